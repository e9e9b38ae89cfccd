import { ApiError, invalid, notFound, required } from '../http/api-error';
import type { Call, Result } from '../http/call';
import { findCalendar } from '../store/access';
import { checksum } from '../store/checksum';
import type { CalendarStore, Channel } from '../store/store';

/** Google gives a channel for events no more than a week. */
const LONGEST_MS = 7 * 86_400_000;

export function watchEvents(call: Call): Result {
  const { store, user, now, url } = call;
  const { calendar } = findCalendar(store, user, call.calendarId);
  const { id, type, address, token, expiration } = call.body();
  if (typeof id !== 'string' || !id) throw required('Required');
  if (!/^[A-Za-z0-9\-_+/=]{1,64}$/.test(id)) throw invalid('Invalid value for: id', 'resource.id');
  if (type !== 'web_hook' && type !== 'webhook') {
    throw invalid('Unknown channel type.', 'resource.type');
  }
  if (typeof address !== 'string' || !isAllowedAddress(address)) {
    throw new ApiError(
      400,
      'push.webhookUrlNotHttps',
      `WebHook callback must be HTTPS: ${address}`,
    );
  }
  const known = store.channels.get(id);
  if (known && known.expiration > now) {
    throw new ApiError(400, 'channelIdNotUnique', `Channel id ${id} not unique`);
  }
  const asked = expiration == null ? now + LONGEST_MS : Number(expiration);
  if (!Number.isFinite(asked) || asked <= now) throw invalid('Invalid channel expiration.');
  const channel: Channel = {
    id,
    resourceId: checksum(`resource ${user.email} ${calendar.id}`),
    resourceUri: `${url.origin}/calendar/v3/calendars/${encodeURIComponent(calendar.id)}/events?alt=json`,
    calendarId: calendar.id,
    email: user.email,
    address,
    ...(typeof token === 'string' && { token }),
    expiration: Math.min(asked, now + LONGEST_MS),
    messages: 0,
    pending: 'sync',
  };
  store.channels.set(id, channel);
  return {
    body: {
      kind: 'api#channel',
      id,
      resourceId: channel.resourceId,
      resourceUri: channel.resourceUri,
      token: channel.token,
      expiration: String(channel.expiration),
    },
  };
}

/** HTTPS as at Google, and plain HTTP on the machine the sandbox runs on. */
function isAllowedAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  );
}

export function stopChannel({ store, user, body }: Call): Result {
  const { id, resourceId } = body();
  const channel = typeof id === 'string' ? store.channels.get(id) : undefined;
  if (!channel || channel.resourceId !== resourceId || channel.email !== user.email) {
    throw notFound();
  }
  store.channels.delete(channel.id);
  return { status: 204 };
}

export interface PushNotification {
  address: string;
  headers: Record<string, string>;
}

/** What the channels are still to be told; expired channels are told nothing. */
export function pendingNotifications(store: CalendarStore, now: number): PushNotification[] {
  const notifications: PushNotification[] = [];
  for (const channel of store.channels.values()) {
    if (channel.pending && channel.expiration > now) notifications.push(toNotification(channel));
  }
  return notifications;
}

/** The same, and then nothing is pending any more. */
export function takeNotifications(store: CalendarStore, now: number): PushNotification[] {
  const notifications = pendingNotifications(store, now);
  for (const [id, channel] of store.channels) {
    if (!channel.pending) continue;
    const { pending: _pending, ...rest } = channel;
    store.channels.set(id, { ...rest, messages: channel.messages + 1 });
  }
  return notifications;
}

function toNotification(channel: Channel): PushNotification {
  return {
    address: channel.address,
    headers: {
      'X-Goog-Channel-ID': channel.id,
      ...(channel.token !== undefined && { 'X-Goog-Channel-Token': channel.token }),
      'X-Goog-Channel-Expiration': new Date(channel.expiration).toUTCString(),
      'X-Goog-Resource-ID': channel.resourceId,
      'X-Goog-Resource-URI': channel.resourceUri,
      'X-Goog-Resource-State': channel.pending ?? 'exists',
      'X-Goog-Message-Number': String(channel.messages + 1),
    },
  };
}
