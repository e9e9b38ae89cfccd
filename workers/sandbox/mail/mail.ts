import type { Vendor } from '../vendor';
import { resetIdempotencyKeys } from './idempotency';
import { mailError } from './mail-error';
import { listMails, resetMailbox } from './mailbox';
import { renderMail, renderMailbox } from './mailbox-page';
import { answerSendEmail } from './send-email';

/** Resend's HTTP, and the pages on which a developer reads what was sent. */
export const mail: Vendor = {
  name: 'mail',
  owns: (pathname) => pathname === '/emails' || /^\/mailbox(?:\/[^/]+)?$/.test(pathname),
  answer(request, { pathname }) {
    if (pathname !== '/emails') {
      const id = pathname.slice('/mailbox/'.length);
      return id === '' ? renderMailbox() : renderMail(id);
    }
    if (request.method === 'POST') return answerSendEmail(request);
    return mailError(405, 'method_not_allowed', 'Method is not allowed for the requested path.');
  },
  nothing: () => Response.json({}),
  controls: {
    'GET /__ctl/mails': ({ url }) => Response.json(listMails(new URL(url).searchParams.get('to'))),
  },
  reset() {
    resetMailbox();
    resetIdempotencyKeys();
  },
};
