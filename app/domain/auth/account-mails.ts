import { BRAND } from '~/brand';

interface MailText {
  subject: string;
  text: string;
  html: string;
}

/*
 * No mail quotes what people can type, such as a name: anybody may enter somebody else's address,
 * and would have us send them their words.
 */

export function resetPasswordMail(link: string, minutes: number): MailText {
  return mailText({
    subject: `Choose a new ${BRAND} password`,
    lines: [
      `Someone, hopefully you, asked for a new password for your ${BRAND} account.`,
      `The link works once, for ${minutes} minutes.`,
    ],
    button: { label: 'Choose a new password', link },
    closing: 'If this wasn’t you, you can ignore this email. Your password won’t change.',
  });
}

export function verifyEmailMail(link: string, minutes: number): MailText {
  return mailText({
    subject: `Confirm your e-mail address for ${BRAND}`,
    lines: [
      `Please confirm that this address belongs to your ${BRAND} account, so that you can always get back in.`,
      `The link works once, for ${minutes} minutes.`,
    ],
    button: { label: 'Confirm this address', link },
    closing: `If you don’t have a ${BRAND} account, someone probably mistyped their address. Please ignore this email.`,
  });
}

export function passwordChangedMail(link: string): MailText {
  return mailText({
    subject: `Your ${BRAND} password was changed`,
    lines: [
      `The password for your ${BRAND} account was just changed, and your other devices were signed out.`,
    ],
    button: { label: 'See where you are signed in', link },
    closing:
      'If this wasn’t you, choose a new password right away: go to sign-in and select "Forgot your password?"',
  });
}

interface MailParts {
  subject: string;
  lines: string[];
  button: { label: string; link: string };
  closing: string;
}

function mailText({ subject, lines, button, closing }: MailParts): MailText {
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`);
  const link = escapeHtml(button.link);
  return {
    subject,
    text: [...lines, `${button.label}: ${button.link}`, closing, BRAND].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="margin:0;background:#f8f5f1">',
      '<div style="max-width:480px;margin:0 auto;padding:32px 24px;font:16px/24px Figtree,Helvetica,Arial,sans-serif;color:#1d1528">',
      `<p style="margin:0 0 24px;font-weight:700;font-size:20px;color:#8a2be2">${BRAND}</p>`,
      ...paragraphs,
      `<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#8a2be2;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
      `<p style="margin:0 0 16px;font-size:14px;line-height:20px;color:#50475e">Or copy this address: <a href="${link}" style="color:#7420c4;word-break:break-all">${link}</a></p>`,
      `<p style="margin:0;font-size:14px;line-height:20px;color:#50475e">${escapeHtml(closing)}</p>`,
      '</div></body></html>',
    ].join('\n'),
  };
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
