import type { SandboxCalendar } from '../sandbox-calendar';
import type { StoredEvent, User } from '../store/store';
import { formatInZone } from '../store/zones';
import { type Html, html, rawHtml } from './html';
import {
  calendarsOf,
  daysOfEvent,
  daysOfGrid,
  eventsBetween,
  type ListedCalendar,
  zoneOfEvent,
} from './page-days';
import { eventDialog } from './page-dialog';
import { editFromForm } from './page-edit';
import { PAGE_SCRIPT } from './page-script';
import { PAGE_STYLE } from './page-style';

const PATH = '/ui';

export function ownsPage(pathname: string): boolean {
  return pathname === PATH;
}

/** A calendar page for people: what somebody sees in Google, and what they do there by hand. */
export async function answerPage(request: Request, url: URL, sandbox: SandboxCalendar) {
  if (request.method !== 'POST') return showPage(url.searchParams, sandbox);
  // Another site's page has no business here, even on a developer's own machine.
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') {
    return new Response('Forbidden\n', { status: 403 });
  }
  const form = new URLSearchParams(await request.text());
  const problem = editFromForm(sandbox, form);
  const next = new URLSearchParams();
  for (const name of ['user', 'month', 'show']) {
    const value = form.get(name);
    if (value) next.set(name, value);
  }
  if (problem) next.set('problem', problem);
  return new Response(null, { status: 303, headers: { Location: `${PATH}?${next}` } });
}

interface Shown {
  event: StoredEvent;
  listed: ListedCalendar;
}

function showPage(query: URLSearchParams, { store, now }: SandboxCalendar): Response {
  const user = store.users.get(query.get('user') ?? '') ?? [...store.users.values()][0];
  if (!user) return new Response('Nobody has a calendar here.\n', { status: 404 });
  const today = formatInZone(user.timeZone, now()).slice(0, 10);
  const asked = query.get('month') ?? '';
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  const listed = calendarsOf(store, user);
  const chosen = listed.find(({ calendar }) => calendar.id === query.get('show'));
  const days = daysOfGrid(month);
  const shown = (chosen ? [chosen] : listed).flatMap((each) =>
    eventsBetween(each.calendar, days[0] ?? '', days.at(-1) ?? '').map((event) => ({
      event,
      listed: each,
    })),
  );
  const writable = listed.filter(({ isWritable }) => isWritable);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox Google Calendar</title>
<link rel="icon" href="data:,">
<style>${rawHtml(PAGE_STYLE)}</style>
</head>
<body data-user="${user.email}" data-month="${month}" data-show="${chosen?.calendar.id}">
<header>
  <p class="banner">Sandbox Google Calendar</p>
  ${chooser([...store.users.values()], user, listed, chosen, month)}
</header>
<main>
  ${query.get('problem') && html`<p class="problem" role="alert">${query.get('problem')}</p>`}
  <div class="month">
    <a class="button" href="${link(user, addMonths(month, -1), chosen)}" aria-label="Previous month">‹</a>
    <h1>${monthName(month)}</h1>
    <a class="button" href="${link(user, addMonths(month, 1), chosen)}" aria-label="Next month">›</a>
    <a class="button" href="${link(user, today.slice(0, 7), chosen)}">Today</a>
    <button type="button" class="primary" data-new="${today}">New event</button>
  </div>
  <ul class="legend">${listed.map(
    ({ calendar, entry, isWritable }) =>
      html`<li><i style="background:${entry.backgroundColor}"></i>${calendar.summary}${!isWritable && ' (read-only)'}</li>`,
  )}</ul>
  <div class="weekdays" aria-hidden="true">${['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name) => html`<span>${name}</span>`)}</div>
  <ol class="grid">${days.map((day) => dayCell(day, month, today, shown))}</ol>
</main>
${eventDialog(user, month, chosen?.calendar.id, writable, chosen?.isWritable ? chosen : writable[0])}
<script>${rawHtml(PAGE_SCRIPT)}</script>
</body>
</html>`;
  return new Response(page.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Frame-Options': 'DENY',
    },
  });
}

function chooser(
  users: User[],
  user: User,
  listed: ListedCalendar[],
  chosen: ListedCalendar | undefined,
  month: string,
): Html {
  return html`<form method="get" action="${PATH}" class="chooser">
    <label>Person <select name="user">${users.map(
      ({ email, name }) =>
        html`<option value="${email}" ${email === user.email && rawHtml('selected')}>${name} (${email})</option>`,
    )}</select></label>
    <label>Calendar <select name="show"><option value="">All calendars</option>${listed.map(
      ({ calendar }) =>
        html`<option value="${calendar.id}" ${calendar.id === chosen?.calendar.id && rawHtml('selected')}>${calendar.summary}</option>`,
    )}</select></label>
    <input type="hidden" name="month" value="${month}">
    <button>Show</button>
  </form>`;
}

function dayCell(day: string, month: string, today: string, shown: readonly Shown[]): Html {
  const events = shown
    .map((each) => ({ ...each, ...daysOfEvent(each.event, each.listed.calendar.timeZone) }))
    .filter(({ first, last }) => first <= day && day <= last)
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other)));
  const classes = [
    'day',
    day === today && 'today',
    !day.startsWith(month) && 'outside',
    events.length === 0 && 'empty',
  ];
  const label = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return html`<li class="${classes.filter(Boolean).join(' ')}" data-day="${day}">
    <button type="button" class="date" data-new="${day}" aria-label="New event on ${label}"><b>${Number(day.slice(8))}</b><span>${label}</span></button>
    ${events.map((each) => chip(each, each.first < day))}
  </li>`;
}

function sortKey({ event }: Shown): string {
  const { start } = event;
  return 'date' in start ? `0${start.date}` : `1${new Date(start.instant).toISOString()}`;
}

function chip({ event, listed }: Shown, isContinued: boolean): Html {
  const { calendar, entry, isWritable } = listed;
  const zone = zoneOfEvent(event, calendar.timeZone);
  const [from, to] = [event.start, event.end].map((time) =>
    'instant' in time ? formatInZone(zone, time.instant) : null,
  );
  const { first, last } = daysOfEvent(event, calendar.timeZone);
  const canEdit = isWritable && event.eventType === 'default';
  const title = String(event.fields.summary ?? '(No title)');
  const time = from?.slice(11, 16) ?? '';
  return html`<button type="button" class="event" style="--color:${entry.backgroundColor}"
    ${canEdit && rawHtml('draggable="true"')} title="${title} · ${calendar.summary}"
    data-id="${event.id}" data-calendar="${calendar.id}" data-summary="${String(event.fields.summary ?? '')}"
    data-location="${String(event.fields.location ?? '')}" data-start-date="${first}" data-end-date="${to ? to.slice(0, 10) : last}"
    data-start-time="${time}" data-end-time="${to?.slice(11, 16)}" data-zone="${zone}"
    data-recurring="${event.recurringEventId ? 'yes' : ''}" data-can-edit="${canEdit ? 'yes' : ''}"
    data-can-delete="${isWritable ? 'yes' : ''}" data-type="${event.eventType}"
    >${time && !isContinued && html`<time>${time}</time> `}${isContinued && '… '}${title}</button>`;
}

function link(user: User, month: string, chosen: ListedCalendar | undefined): string {
  const query = new URLSearchParams({ user: user.email, month });
  if (chosen) query.set('show', chosen.calendar.id);
  return `${PATH}?${query}`;
}

function addMonths(month: string, count: number): string {
  const [year = 2000, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

function monthName(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
