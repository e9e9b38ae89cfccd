import { parseJson } from '../control-body';
import { parseEmailInput } from './email-input';
import { findSent, saveSent } from './idempotency';
import { mailError } from './mail-error';
import { addMail } from './mailbox';

/** `POST /emails` as Resend has it. Any API key will do; the mail lands in the mailbox. */
export async function answerSendEmail(request: Request): Promise<Response> {
  // Resend's front door turns away clients without a name, as Workers are unless they set one:
  // https://resend.com/docs/api-reference/introduction#user-agent
  if (!request.headers.get('User-Agent')) return new Response('error code: 1010', { status: 403 });
  if (!/^Bearer +\S/i.test(request.headers.get('Authorization') ?? '')) {
    return mailError(401, 'missing_api_key', 'Missing API key in the authorization header.');
  }
  const key = request.headers.get('Idempotency-Key');
  if (key !== null && (key.length < 1 || key.length > 256)) {
    return mailError(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.');
  }
  const body = await request.text();
  const parsed = parseEmailInput(parseJson(body));
  if (!parsed.ok) return parsed.response;
  const sent = key === null ? null : findSent(key, body);
  if (sent === 'conflict') {
    return mailError(
      409,
      'invalid_idempotent_request',
      'Same idempotency key used with a different request payload.',
    );
  }
  if (sent) return Response.json(sent);

  const id = crypto.randomUUID();
  const { from, to, subject, html, text, reply_to } = parsed.input;
  addMail({
    id,
    from,
    to,
    subject,
    html: html || null,
    text: text || null,
    reply_to: reply_to ?? [],
    sentAt: Date.now(),
  });
  if (key !== null) saveSent(key, body, id);
  return Response.json({ id });
}
