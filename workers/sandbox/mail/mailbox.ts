export interface Mail {
  id: string;
  from: string;
  to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  reply_to: string[];
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Older mails are deleted. */
const MAILBOX_SIZE = 500;

// In the memory of one isolate, as the sandbox runs locally in a single one.
let mails: Mail[] = [];

export function addMail(mail: Mail): void {
  mails.push(mail);
  if (mails.length > MAILBOX_SIZE) mails.shift();
}

/** Newest last; with an address, only what was sent to it. */
export function listMails(to?: string | null): readonly Mail[] {
  if (!to) return mails;
  const wanted = to.toLowerCase();
  return mails.filter((mail) => mail.to.some((each) => addressOf(each).toLowerCase() === wanted));
}

export function findMail(id: string): Mail | null {
  return mails.find((mail) => mail.id === id) ?? null;
}

export function resetMailbox(): void {
  mails = [];
}

/** The address of `Name <address>`. */
function addressOf(mailbox: string): string {
  return mailbox.match(/<([^<>]*)>\s*$/)?.[1] ?? mailbox.trim();
}
