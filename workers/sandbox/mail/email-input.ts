import { z } from 'zod';
import { type MailErrorName, mailError } from './mail-error';

const MAX_RECIPIENTS = 50;

/** `email@example.com` or `Name <email@example.com>`. */
const Mailbox = z
  .string()
  .regex(
    /^(?:[^<>]*<[^\s<>@,]+@[^\s<>@,.]+(?:\.[^\s<>@,.]+)+>|[^\s<>@,]+@[^\s<>@,.]+(?:\.[^\s<>@,.]+)+)$/,
  );
const Mailboxes = z
  .union([Mailbox, z.array(Mailbox).min(1).max(MAX_RECIPIENTS)])
  .transform((value) => (typeof value === 'string' ? [value] : value));
const Content = z.string().nullish();

/** What Resend takes: https://resend.com/docs/api-reference/emails/send-email */
const EmailInput = z.object({
  from: Mailbox,
  to: Mailboxes,
  subject: z.string(),
  html: Content,
  text: Content,
  reply_to: Mailboxes.nullish(),
});
type EmailInput = z.infer<typeof EmailInput>;

type Parsed = { ok: true; input: EmailInput } | { ok: false; response: Response };

export function parseEmailInput(body: unknown): Parsed {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return rejected('validation_error', 'The request body is not a JSON object.');
  }
  const given: Record<string, unknown> = { ...body };
  const missing = ['from', 'to', 'subject'].find((name) => isMissing(given[name]));
  if (missing) return rejected('missing_required_field', `Missing \`${missing}\` field.`);
  if (isMissing(given.html) && isMissing(given.text)) {
    return rejected('missing_required_field', 'Missing `html` or `text` field.');
  }
  const parsed = EmailInput.safeParse(given);
  if (parsed.success) return { ok: true, input: parsed.data };
  return rejected('validation_error', explain(parsed.error, given));
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function explain(error: z.ZodError, given: Record<string, unknown>): string {
  const field = String(error.issues[0]?.path[0]);
  if (!['from', 'to', 'reply_to'].includes(field))
    return `The \`${field}\` field must be a \`string\`.`;
  const value = given[field];
  if (Array.isArray(value) && value.length > MAX_RECIPIENTS) {
    return `The \`${field}\` field must have at most ${MAX_RECIPIENTS} addresses.`;
  }
  return `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`;
}

function rejected(name: MailErrorName, message: string): Parsed {
  return { ok: false, response: mailError(422, name, message) };
}
