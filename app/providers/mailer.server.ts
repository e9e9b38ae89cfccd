import { ProviderError } from '~/domain/provider-error';
import { abortAfter } from '~/domain/time/abort-after';
import type { VendorConfig } from './fetch-vendor-json.server';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends one mail, or throws a ProviderError. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

interface MailerOptions {
  /** Cloudflare's e-mail binding: https://developers.cloudflare.com/email-routing/email-workers/send-email-workers/ */
  binding: SendEmail | null;
  vendor: VendorConfig;
  key: string | null;
  /** "Name <address>" */
  from: string;
}

interface VendorAccount {
  vendor: VendorConfig;
  key: string;
  from: string;
}

/** The binding where there is one, else the vendor where there is a key, else nothing. */
export function createMailer({ binding, vendor, key, from }: MailerOptions): Mailer | null {
  if (binding) {
    return {
      async send(mail) {
        try {
          await binding.send({ ...mail, from });
        } catch {
          // The cause may name the address it was for.
          throw new ProviderError('email binding', 'not sent', { status: null, retryable: true });
        }
      },
    };
  }
  return key ? { send: (mail) => sendByVendor({ vendor, key, from }, mail) } : null;
}

/** A mail that could not be handed over is handed over once more. */
const TRIES = 2;
const PAUSE_MS = 500;

/** https://resend.com/docs/api-reference/emails/send-email */
async function sendByVendor(account: VendorAccount, mail: Mail): Promise<void> {
  // The vendor sends what comes under one key once, also if it was its answer that got lost.
  const idempotencyKey = crypto.randomUUID();
  for (let left = TRIES - 1; ; left--) {
    try {
      return await post(account, mail, idempotencyKey);
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.retryable || left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

async function post({ vendor, key, from }: VendorAccount, mail: Mail, idempotencyKey: string) {
  const timeLimit = abortAfter(vendor.timeoutMs);
  let status: number;
  try {
    const response = await fetch(`${vendor.baseUrl}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'User-Agent': vendor.userAgent,
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify({ ...mail, from }),
      signal: timeLimit.signal,
    });
    // An answer that breaks off may be that of a mail which was not taken.
    await response.arrayBuffer();
    status = response.status;
  } catch {
    throw new ProviderError(vendor.name, 'not reached', { status: null, retryable: true });
  } finally {
    timeLimit.clear();
  }
  if (status >= 200 && status <= 299) return;
  const retryable = status === 429 || status >= 500;
  throw new ProviderError(vendor.name, `answered ${status}`, { status, retryable });
}
