import { eventually } from './eventually';
import type { TestWorker } from './worker/start-worker';

interface Mail {
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
}

/** What the sandbox's mail vendor was given for an address. */
export async function mailsTo(worker: TestWorker, email: string): Promise<Mail[]> {
  const to = encodeURIComponent(email);
  return (await (
    await worker.fetch(`https://sandbox.example/__ctl/mails?to=${to}`)
  ).json()) as Mail[];
}

/** The newest mail to an address once there are so many: they are sent after the answer. */
export async function lastMailTo(worker: TestWorker, email: string, count = 1): Promise<Mail> {
  const mails = await eventually(
    () => mailsTo(worker, email),
    ({ length }) => length >= count,
  );
  const last = mails.at(-1);
  if (!last) throw new Error('no mail');
  return last;
}

export function linkIn({ text }: Mail): URL {
  return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
}

export function tokenIn(mail: Mail): string {
  return linkIn(mail).searchParams.get('token') ?? '';
}

/** The link of the newest mail with this subject, as a path of the site; waits for the mail. */
export async function linkInMail(worker: TestWorker, email: string, subject: RegExp) {
  const found = (mails: Mail[]) => mails.filter((mail) => subject.test(mail.subject)).at(-1);
  const mail = found(
    await eventually(
      () => mailsTo(worker, email),
      (mails) => !!found(mails),
    ),
  );
  if (!mail) throw new Error('no mail');
  const { pathname, search } = linkIn(mail);
  return pathname + search;
}
