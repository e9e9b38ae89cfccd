import { expect, test } from 'vitest';
import {
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from '~/domain/auth/account-mails';

const LINK = 'https://gigs.example/auth/reset?token=abc';
const MAILS = [resetPasswordMail, verifyEmailMail, passwordChangedMail] as const;

test.each(MAILS)(
  '%s has the link once in its text and where it can be clicked or copied',
  (mail) => {
    const { subject, text, html } = mail(LINK, 30);
    expect(subject).toContain('Gigbound');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text.split(LINK)).toHaveLength(2);
    expect(html.split(`href="${LINK}"`)).toHaveLength(3);
    expect(html).toContain(`>${LINK}</a>`);
  },
);

test.each(MAILS)('%s escapes what it is given', (mail) => {
  const { html } = mail('https://gigs.example/?a=1&b="><script>alert(1)</script>', 30);
  expect(html).not.toContain('<script>');
  expect(html).toContain('?a=1&amp;b=&quot;&gt;&lt;script&gt;');
});

test.each(MAILS)('%s loads nothing from elsewhere', (mail) => {
  expect(mail(LINK, 30).html).not.toMatch(/<img|<link|<script|url\(/);
});

test.each([resetPasswordMail, verifyEmailMail])(
  '%s says how long its link works and what to do about a mistake',
  (mail) => {
    const { text, html } = mail(LINK, 30);
    for (const content of [text, html]) {
      expect(content).toContain('The link works once, for 30 minutes.');
      expect(content).toMatch(/can ignore this email|please ignore/i);
    }
  },
);
