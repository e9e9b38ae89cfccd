import { html, htmlPage } from '../page';
import type { AuthorizationRequest, RequestError } from './authorization-request';
import type { GoogleUser } from './google-users';
import { hueOf } from './pictures';
import { describeScope, isOptional } from './scopes';

const FRAME = {
  banner: 'Sandbox Google',
  note: 'A stand-in for development. No real Google account is used.',
};

interface Consent {
  request: AuthorizationRequest;
  users: readonly GoogleUser[];
  selected: GoogleUser | undefined;
  /** The request's parameters, sent back with the answer. */
  fields: readonly { name: string; value: string }[];
}

export function renderConsentPage({ request, users, selected, fields }: Consent): Response {
  const app = new URL(request.redirectUri).host;
  const optional = request.scopes.filter(isOptional);
  const always = request.scopes.filter((scope) => !isOptional(scope));
  const main = html`<form class="card narrow" method="post" action="/o/oauth2/v2/auth">
${fields.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}">`)}
<h1>Choose an account</h1>
<p class="muted">to continue to <strong>${app}</strong></p>
<fieldset>
<legend>Account</legend>
<ul class="rows">${users.map((user) => accountRow(user, user === selected))}</ul>
</fieldset>
${
  optional.length > 0 &&
  html`<fieldset>
<legend>What ${app} may do</legend>
<ul class="rows">${optional.map(scopeRow)}</ul>
</fieldset>`
}
${
  always.length > 0 &&
  html`<h2>${app} will ${optional.length > 0 && 'also '}be able to</h2>
<ul class="rows">${always.map(
    (scope) => html`<li><span class="row"><span>${describeScope(scope)}</span></span></li>`,
  )}</ul>`
}
<div class="buttons">
<button class="primary" name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Deny</button>
</div>
</form>`;
  return htmlPage({ ...FRAME, title: 'Choose an account', main });
}

function accountRow(user: GoogleUser, checked: boolean) {
  const remarks = [
    !user.email_verified && 'address not verified',
    user.hd && `Workspace ${user.hd}`,
  ].filter(Boolean);
  return html`<li><label class="row">
<input type="radio" name="user" value="${user.email}" required${checked && html` checked`}>
<span class="letter" style="background:hsl(${hueOf(user.name)} 45% 30%)" aria-hidden="true">${user.name.charAt(0).toUpperCase()}</span>
<span>${user.name}<small>${user.email}</small>${
    remarks.length > 0 && html`<small>${remarks.join(' · ')}</small>`
  }</span>
</label></li>`;
}

function scopeRow(scope: string) {
  return html`<li><label class="row">
<input type="checkbox" name="granted" value="${scope}" checked>
<span>${describeScope(scope)}<small>${scope.replace(/^.*\/auth\//, '…/auth/')}</small></span>
</label></li>`;
}

/** What Google shows instead of redirecting when the request itself cannot be trusted. */
export function renderErrorPage({ error, description }: RequestError): Response {
  const main = html`<div class="card narrow">
<h1>Access blocked: Authorization Error</h1>
<p>${description}</p>
<p class="muted">Error 400: ${error}</p>
</div>`;
  return htmlPage({ ...FRAME, title: 'Error 400', main, status: 400 });
}
