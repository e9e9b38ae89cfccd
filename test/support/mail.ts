import { eventually } from './eventually';
import type { TestWorker } from './start-worker';

interface SentMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** What the mail vendor has been handed for an address, oldest first. */
export async function mailsTo(worker: TestWorker, email: string): Promise<SentMail[]> {
  const path = `https://sandbox.example/__ctl/mails?to=${encodeURIComponent(email)}`;
  return (await worker.fetch(path)).json();
}

/** The link of the newest mail with this subject, as a path of the site; waits for the mail. */
export async function linkInMail(worker: TestWorker, email: string, subject: RegExp) {
  const found = (mails: SentMail[]) => mails.filter((mail) => subject.test(mail.subject)).at(-1);
  const mail = found(
    await eventually(
      () => mailsTo(worker, email),
      (mails) => !!found(mails),
    ),
  );
  const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return link.pathname + link.search;
}
