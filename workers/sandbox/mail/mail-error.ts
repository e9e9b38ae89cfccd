export type MailErrorName =
  | 'invalid_idempotency_key'
  | 'invalid_idempotent_request'
  | 'method_not_allowed'
  | 'missing_api_key'
  | 'missing_required_field'
  | 'validation_error';

/** An error as Resend writes it: https://resend.com/docs/api-reference/errors */
export function mailError(statusCode: number, name: MailErrorName, message: string): Response {
  return Response.json({ statusCode, name, message }, { status: statusCode });
}
