import { html, htmlPage } from '../page';
import { findMail, listMails, type Mail } from './mailbox';

const FRAME = {
  banner: 'Sandbox mailbox',
  note: 'Mail the app sent in development. Nothing was delivered to anybody.',
};

/** `/mailbox`: the mails, newest first. */
export function renderMailbox(): Response {
  const mails = [...listMails()].reverse();
  const main = html`<h1>Mailbox</h1>
<p class="muted">${mails.length === 1 ? '1 mail' : `${mails.length} mails`} · <a href="/mailbox">Refresh</a></p>
${
  mails.length === 0
    ? html`<div class="card"><p>No mail yet</p></div>`
    : html`<ul class="rows">${mails.map(mailRow)}</ul>`
}`;
  return htmlPage({ ...FRAME, title: 'Mailbox', main });
}

function mailRow(mail: Mail) {
  return html`<li><a class="row" href="/mailbox/${mail.id}">
<span><strong>${mail.subject}</strong><small>To ${mail.to.join(', ')}</small><small>${sentTime(mail)}</small></span>
</a></li>`;
}

/** `/mailbox/<id>`: one mail, its HTML without scripts but with links that work. */
export function renderMail(id: string): Response {
  const mail = findMail(id);
  if (!mail) {
    const main = html`<h1>No such mail</h1><p><a href="/mailbox">All mails</a></p>`;
    return htmlPage({ ...FRAME, title: 'No such mail', main, status: 404 });
  }
  const main = html`<p><a href="/mailbox">All mails</a></p>
<article class="card">
<h1>${mail.subject}</h1>
<dl>
<dt>From</dt><dd>${mail.from}</dd>
<dt>To</dt><dd>${mail.to.join(', ')}</dd>
${mail.reply_to.length > 0 && html`<dt>Reply to</dt><dd>${mail.reply_to.join(', ')}</dd>`}
<dt>Sent</dt><dd>${sentTime(mail)}</dd>
</dl>
${
  mail.html !== null &&
  html`<h2>HTML</h2>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${withBase(mail.html)}"></iframe>`
}
${
  mail.text !== null &&
  html`<h2>Plain text</h2>
<pre>${mail.text}</pre>`
}
</article>`;
  return htmlPage({ ...FRAME, title: mail.subject, main });
}

function sentTime({ sentAt }: Mail) {
  const sent = new Date(sentAt);
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  return html`<time datetime="${sent.toISOString()}">${format.format(sent)} UTC</time>`;
}

/** Links without a target open in the window, not in the frame. In the head, as a doctype comes first. */
function withBase(document: string): string {
  const base = '<base target="_top">';
  const start = document.match(/<head(?:\s[^>]*)?>/i) ?? document.match(/<html(?:\s[^>]*)?>/i);
  const afterStart = start ?? document.match(/^\s*<!doctype[^>]*>/i);
  if (!afterStart) return base + document;
  const end = (afterStart.index ?? 0) + afterStart[0].length;
  return document.slice(0, end) + base + document.slice(end);
}
