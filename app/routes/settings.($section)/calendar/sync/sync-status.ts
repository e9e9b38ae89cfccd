import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import type { SyncCounts } from '~/domain/calendar/pull/run';
import { plural } from '~/domain/travel/travel-label';
import { canSync } from '../choices/calendar-choices';

export interface SyncStatus {
  tone: 'ok' | 'busy' | 'warn' | 'bad' | 'quiet';
  /** What is so. */
  text: string;
  /** What follows from it. */
  notes: string[];
}

/** How the sync stands, in words. `now` and all instants are of the server's clock. */
export function syncStatus(settings: CalendarSettings, now: Date, timeZone: string): SyncStatus {
  const waiting = settings.pendingPush > 0 ? plural(settings.pendingPush, 'change') : null;
  const verb = settings.pendingPush === 1 ? 'waits' : 'wait';
  const readOnly = settings.perCalendar.some(({ health }) => health === 'read_only');
  const readOnlyNote =
    readOnly && settings.twoWaySync ? ['Read-only calendar: changes stay here'] : [];

  if (settings.status === 'reconnect_needed') {
    return {
      tone: 'bad',
      text: 'Reconnect needed',
      notes: ['Google has ended the connection. Your gigs and calendars are kept.'],
    };
  }
  if (settings.syncing || settings.continuing) {
    const paused = settings.pausedUntil && !settings.syncing;
    if (!paused) {
      return {
        tone: 'busy',
        text: 'Syncing your calendar…',
        notes: waiting ? [`${waiting} left to write`] : ['You can leave this page meanwhile.'],
      };
    }
  }
  if (settings.pausedUntil) {
    return {
      tone: 'warn',
      text: `Paused by Google until ${clockLabel(settings.pausedUntil, now, timeZone)}`,
      notes: waiting ? [`${waiting} ${verb} here`] : [],
    };
  }
  if (settings.status === 'auth_suspect') {
    return {
      tone: 'warn',
      text: 'Google did not accept the connection',
      notes: ['This may clear up on its own. We’ll try again within 15 minutes.'],
    };
  }
  if (!canSync(settings)) {
    return { tone: 'quiet', text: 'Choose a booked or possible calendar to sync', notes: [] };
  }
  if (settings.perCalendar.some(({ health }) => health === 'gone')) {
    return {
      tone: 'warn',
      text: 'A calendar you chose is gone from Google',
      notes: ['Choose another one. Its gigs are kept.'],
    };
  }
  if (settings.reviewDeletes > 0) {
    return {
      tone: 'warn',
      text: `${plural(settings.reviewDeletes, 'event')} disappeared, review before removing`,
      notes: [],
    };
  }
  if (!settings.lastSyncedAt) return { tone: 'quiet', text: 'Not synced yet', notes: readOnlyNote };

  const parts = [
    settings.linkedGigs > 0 && plural(settings.linkedGigs, 'gig'),
    settings.linkedTravel > 0 && plural(settings.linkedTravel, 'travel event'),
  ].filter((part) => part !== false);
  const notes = [...readOnlyNote];
  if (settings.pushBlockedUntil && settings.twoWaySync) {
    const until = clockLabel(settings.pushBlockedUntil, now, timeZone);
    notes.push(`Google takes no changes until ${until}`);
  }
  if (waiting) notes.push(`${waiting} ${verb} to be written`);
  if (settings.nextSyncAt) notes.push(nextSync(settings.nextSyncAt, now));
  return {
    tone: 'ok',
    text: [`Synced ${agoLabel(settings.lastSyncedAt, now)}`, parts.join(', ')]
      .filter(Boolean)
      .join(' · '),
    notes,
  };
}

/** "just now", "12 minutes ago", "3 days ago". */
export function agoLabel(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000);
  return minutes < 1 ? 'just now' : `${lengthLabel(minutes)} ago`;
}

function nextSync(instant: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(instant) - now.getTime()) / 60_000);
  return minutes <= 1 ? 'Next sync in a moment' : `Next sync in ${lengthLabel(minutes)}`;
}

function lengthLabel(minutes: number): string {
  if (minutes < 60) return plural(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? plural(hours, 'hour') : plural(Math.round(hours / 24), 'day');
}

/** "2:00 PM CDT", with its day when that is another one. */
export function clockLabel(instant: string, now: Date, timeZone: string): string {
  const at = new Date(instant);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  const day = format({ month: 'short', day: 'numeric' });
  const clock = format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
    .format(at)
    // Some versions of Intl put a narrow space there, which the fonts do not have.
    .replace(/\u202f/g, ' ');
  return day.format(at) === day.format(now) ? clock : `${day.format(at)}, ${clock}`;
}

/** "Imported 3 events from 24 total events. Removed 1 gig. Found 5 travel events." */
export function syncResult({ imported, total, deleted, travelEventsImported }: SyncCounts): string {
  return [
    `Imported ${imported} events from ${total} total events`,
    deleted > 0 && `Removed ${plural(deleted, 'gig')}`,
    travelEventsImported > 0 && `Found ${plural(travelEventsImported, 'travel event')}`,
  ]
    .filter(Boolean)
    .join('. ')
    .concat('.');
}

/** "in 30 seconds", "in 2 minutes". */
export function waitLabel(seconds: number): string {
  return seconds < 90
    ? `in ${plural(Math.max(1, seconds), 'second')}`
    : `in ${lengthLabel(Math.ceil(seconds / 60))}`;
}
