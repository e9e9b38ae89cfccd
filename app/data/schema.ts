import { sql } from 'drizzle-orm';
import {
  blob,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/*
 * Days are "YYYY-MM-DD", times "HH:mm", travel date-times "YYYY-MM-DDTHH:mm": wall clock where
 * they happen, with the IANA zone in the column beside them. Instants (`*_at`) are ISO in UTC.
 */

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Trimmed and lower-cased. */
    email: text('email').notNull(),
    displayName: text('display_name').notNull(),
    profilePicture: text('profile_picture'),
    /** Null for an account that only signs in elsewhere. */
    passwordHash: text('password_hash'),
    /** When the person was last known to read mail at `email`; null until then. */
    emailVerifiedAt: text('email_verified_at'),
    /** Google's id of the person's Google account, and its address when it was connected. */
    googleSub: text('google_sub'),
    googleEmail: text('google_email'),
    /** Counted up by triggers with every change of what the API reads of this person. */
    dataVersion: integer('data_version').notNull().default(0),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_by_email').on(table.email),
    uniqueIndex('users_by_google_sub').on(table.googleSub),
  ],
);

/** Pictures people have uploaded; `users.profile_picture` leads to them. */
export const userPictures = sqliteTable('user_pictures', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  contentType: text('content_type').notNull(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
});

/** Links that were sent by mail and have not been used yet. */
export const emailTokens = sqliteTable(
  'email_tokens',
  {
    /** SHA-256 of what stands in the link. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['resetPassword', 'verifyEmail'] }).notNull(),
    /** Where the link was sent: it says nothing of another address. */
    email: text('email').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    index('email_tokens_by_user').on(table.userId),
    index('email_tokens_by_expiry').on(table.expiresAt),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the id in the cookie, so that the table alone signs nobody in. */
    idHash: text('id_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    /** Null in a session that was not used since it began. */
    lastUsedAt: text('last_used_at'),
    /** What it was begun with and where, roughly: "Safari on iOS", "Chicago, Illinois, US". */
    device: text('device'),
    place: text('place'),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

export const gigs = sqliteTable(
  'gigs',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    type: text('type', { enum: ['booked', 'possible'] }).notNull(),
    date: text('date').notNull(),
    endDate: text('end_date'),
    startTime: text('start_time'),
    endTime: text('end_time'),
    /** When one is let in to set up; after the start by the clock it is the evening before. */
    loadInTime: text('load_in_time'),
    timeZone: text('time_zone'),
    location: text('location').notNull(),
    latitude: real('latitude'),
    longitude: real('longitude'),
    /** Approximate: the coordinates are the city's, and the address is still to be looked up. */
    placeStatus: text('place_status', {
      enum: ['pending', 'approximate', 'found', 'unknown'],
    }).notNull(),
    /** When the place was last asked for once more, by the person or by the nightly round. */
    placeAskedAt: text('place_asked_at'),
    airport: text('airport'),
    /** An airport the person chose is never replaced by a lookup. */
    airportChosen: integer('airport_chosen', { mode: 'boolean' }).notNull().default(false),
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    contactOrganization: text('contact_organization'),
    flightBooked: integer('flight_booked', { mode: 'boolean' }).notNull().default(false),
    hotelBooked: integer('hotel_booked', { mode: 'boolean' }).notNull().default(false),
    carBooked: integer('car_booked', { mode: 'boolean' }).notNull().default(false),
    travelNotNeeded: integer('travel_not_needed', { mode: 'boolean' }).notNull().default(false),
    googleEventId: text('google_event_id'),
    additionalInfo: text('additional_info'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    deletedAt: text('deleted_at'),
    /** Counted up with every change of a field that is synced: title, type, location, dates, deletion. */
    rev: integer('rev').notNull().default(1),
    deletedBy: text('deleted_by', { enum: ['user', 'google'] }),
  },
  (table) => [
    index('gigs_by_user_and_date')
      .on(table.userId, table.date, table.id)
      .where(sql`deleted_at IS NULL`),
    index('gigs_to_place').on(table.placeStatus).where(sql`place_status = 'pending'`),
    index('gigs_to_refine').on(table.placeStatus).where(sql`place_status = 'approximate'`),
    index('gigs_to_purge').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);

export const tags = sqliteTable(
  'tags',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    color: text('color').notNull(),
  },
  (table) => [uniqueIndex('tags_by_user_and_name').on(table.userId, sql`lower("name")`)],
);

export const gigTags = sqliteTable(
  'gig_tags',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gigId: text('gig_id')
      .notNull()
      .references(() => gigs.id, { onDelete: 'cascade' }),
    tagId: text('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.gigId, table.tagId] }),
    index('gig_tags_by_gig').on(table.gigId),
    index('gig_tags_by_tag').on(table.tagId),
  ],
);

/** What people had read as a confirmation, as it came. It stays with the gig until it is discarded. */
export const confirmationTexts = sqliteTable(
  'confirmation_texts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gigId: text('gig_id')
      .notNull()
      .references(() => gigs.id, { onDelete: 'cascade' }),
    /** What it is known by in a list: its subject, or its first line. */
    title: text('title').notNull(),
    fileName: text('file_name'),
    text: text('text').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('confirmation_texts_by_gig').on(table.userId, table.gigId),
    index('confirmation_texts_of_gig').on(table.gigId),
  ],
);

export const travelDetails = sqliteTable(
  'travel_details',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gigId: text('gig_id')
      .notNull()
      .references(() => gigs.id, { onDelete: 'cascade' }),
    detailType: text('detail_type', { enum: ['flight', 'hotel', 'car', 'other'] }).notNull(),
    title: text('title'),
    provider: text('provider'),
    flightNumber: text('flight_number'),
    confirmationNumber: text('confirmation_number'),
    startsLocation: text('starts_location'),
    startsDateTime: text('starts_date_time'),
    /** The end's own; for the zone it has by now see `domain/travel/detail-zones.ts`. */
    startsTimeZone: text('starts_time_zone'),
    endsLocation: text('ends_location'),
    endsDateTime: text('ends_date_time'),
    endsTimeZone: text('ends_time_zone'),
    seatInfo: text('seat_info'),
    roomInfo: text('room_info'),
    carType: text('car_type'),
    notes: text('notes'),
    additionalDetails: text('additional_details'),
    additionalInfo: text('additional_info'),
    sourceText: text('source_text'),
    /** The kept text that it was read from: discarding that empties `sourceText`. */
    confirmationTextId: text('confirmation_text_id').references(() => confirmationTexts.id, {
      onDelete: 'set null',
    }),
    googleEventId: text('google_event_id'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    index('travel_details_by_gig').on(table.userId, table.gigId, table.detailType),
    index('travel_details_of_gig').on(table.gigId),
    index('travel_details_by_text')
      .on(table.confirmationTextId)
      .where(sql`confirmation_text_id IS NOT NULL`),
  ],
);

export const checklistItems = sqliteTable(
  'checklist_items',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gigId: text('gig_id')
      .notNull()
      .references(() => gigs.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    completedAt: text('completed_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('checklist_items_by_gig').on(table.userId, table.gigId),
    index('checklist_items_of_gig').on(table.gigId),
  ],
);

export const travelPreferences = sqliteTable('travel_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  homeAirport: text('home_airport').notNull(),
  homeAddress: text('home_address').notNull(),
  /** Comma-separated. */
  preferredAirlines: text('preferred_airlines').notNull(),
  preferredHotel: text('preferred_hotel').notNull(),
  preferredCarRental: text('preferred_car_rental').notNull(),
  /** How long before a show the person wants to be at the venue. */
  arrivalLeadMinutes: integer('arrival_lead_minutes').notNull().default(180),
  updatedAt: text('updated_at').notNull(),
});

/** How long the drive from an airport to a gig takes, as somebody who knows the roads said. */
export const gigDrives = sqliteTable(
  'gig_drives',
  {
    gigId: text('gig_id')
      .primaryKey()
      .references(() => gigs.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    airport: text('airport').notNull(),
    /** Where the gig was then: once it is elsewhere, the drive is another. */
    latitude: real('latitude').notNull(),
    longitude: real('longitude').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (table) => [index('gig_drives_by_user').on(table.userId)],
);

/** Findings about a trip that the person has seen and wants to hear no more of. */
export const silencedFindings = sqliteTable(
  'silenced_findings',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gigId: text('gig_id')
      .notNull()
      .references(() => gigs.id, { onDelete: 'cascade' }),
    /** Made from the finding's rule, bookings and facts: once one changes, it is another. */
    findingId: text('finding_id').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.gigId, table.findingId] }),
    index('silenced_findings_by_gig').on(table.gigId),
  ],
);

/** When each vendor that limits us may be asked again, for all consumers together. */
export const vendorTurns = sqliteTable('vendor_turns', {
  vendor: text('vendor').primaryKey(),
  /** Milliseconds since 1970, by the database's clock. */
  nextAt: integer('next_at').notNull(),
});

/*
 * Google Calendar. Instants in these tables are seconds since 1970 by the database's clock, so that
 * Workers whose clocks differ agree on leases and due times.
 */

export const calendarConnections = sqliteTable(
  'calendar_connections',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The Google account's own id; its e-mail address may change. */
    googleSub: text('google_sub').notNull(),
    googleEmail: text('google_email'),
    refreshTokenEnc: text('refresh_token_enc'),
    accessTokenEnc: text('access_token_enc'),
    accessExpiresAt: integer('access_expires_at'),
    /** Compared and set by whoever stores a refreshed token. */
    tokenVersion: integer('token_version').notNull().default(0),
    /** Space separated, as Google granted them. */
    scopes: text('scopes').notNull().default(''),
    status: text('status', { enum: ['active', 'auth_suspect', 'reconnect_needed', 'disconnected'] })
      .notNull()
      .default('active'),
    twoWay: integer('two_way', { mode: 'boolean' }).notNull().default(false),
    bookedCalendarId: text('booked_calendar_id'),
    possibleCalendarId: text('possible_calendar_id'),
    travelCalendarId: text('travel_calendar_id'),
    /** Leave-by times as events. `ending`: turned off, and their calendar is still to be deleted. */
    leaveBy: text('leave_by', { enum: ['off', 'on', 'ending'] })
      .notNull()
      .default('off'),
    /** The calendar that was made for them, and holds nothing else. */
    leaveByCalendarId: text('leave_by_calendar_id'),
    /**
     * Why they are not there: Google asks the person first, they have deleted the calendar (which
     * turned it off), Google does not let us delete it, or it is tried again later.
     */
    leaveByError: text('leave_by_error', {
      enum: ['scope_missing', 'calendar_deleted', 'calendar_left', 'unavailable'],
    }),
    nextSyncAt: integer('next_sync_at'),
    lastOkAt: integer('last_ok_at'),
    lastErrorCode: text('last_error_code'),
    lastErrorAt: integer('last_error_at'),
    failCount: integer('fail_count').notNull().default(0),
    /** Google asked for no calls before this moment. */
    pausedUntil: integer('paused_until'),
    /** Google takes no writes before this moment; reading goes on. */
    pushBlockedUntil: integer('push_blocked_until'),
    /** What the last sync did, with all the runs it took, as JSON. */
    syncCounts: text('sync_counts'),
    leaseEpoch: integer('lease_epoch').notNull().default(0),
    /** Not null on purpose: a commit of a run that lost its lease tries to store null and fails. */
    leaseUntil: integer('lease_until').notNull().default(0),
  },
  (table) => [
    index('calendar_connections_due')
      .on(table.nextSyncAt)
      .where(sql`status IN ('active', 'auth_suspect') AND (two_way = 1 OR leave_by <> 'off')`),
  ],
);

const connectionId = () =>
  text('connection_id')
    .notNull()
    .references(() => calendarConnections.id, { onDelete: 'cascade' });

export const calendarSyncState = sqliteTable(
  'calendar_sync_state',
  {
    connectionId: connectionId(),
    calendarId: text('calendar_id').notNull(),
    /** Comma separated: booked, possible, travel. */
    roles: text('roles').notNull(),
    /** Everything up to here has been applied. */
    syncToken: text('sync_token'),
    /** Everything up to here has been pulled into the inbox. */
    nextSyncToken: text('next_sync_token'),
    mode: text('mode', { enum: ['idle', 'full', 'incremental'] })
      .notNull()
      .default('idle'),
    runId: text('run_id'),
    pageToken: text('page_token'),
    /** First day of the events that a full sync lists. */
    windowStart: text('window_start'),
    timeZone: text('time_zone'),
    accessRole: text('access_role'),
    health: text('health', { enum: ['ok', 'read_only', 'gone', 'review_deletes'] })
      .notNull()
      .default('ok'),
    mappingVersion: integer('mapping_version').notNull().default(0),
    watchId: text('watch_id'),
    watchResourceId: text('watch_resource_id'),
    watchTokenHash: text('watch_token_hash'),
    watchExpiresAt: integer('watch_expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.calendarId] }),
    index('calendar_sync_state_by_watch').on(table.watchId).where(sql`watch_id IS NOT NULL`),
  ],
);

/** Which event belongs to which gig or travel detail. Rows outlive both, as tombstones. */
export const eventLinks = sqliteTable(
  'event_links',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    googleSub: text('google_sub').notNull(),
    calendarId: text('calendar_id').notNull(),
    eventId: text('event_id').notNull(),
    gigId: text('gig_id').references(() => gigs.id, { onDelete: 'set null' }),
    /** Left as it was when the detail is deleted: that is how a deletion by the person is known. */
    travelDetailId: text('travel_detail_id'),
    kind: text('kind', { enum: ['gig', 'travel'] }).notNull(),
    state: text('state', {
      enum: ['inserting', 'linked', 'pull_only', 'replaced', 'ignored', 'detached', 'gone'],
    }).notNull(),
    /** Null: the event has to be read again before anything is written to it. */
    etag: text('etag'),
    /** What was last equal on both sides. */
    baseJson: text('base_json').notNull(),
    /** Start and end as Google gave them. */
    rawTimeJson: text('raw_time_json'),
    /** What was about to be written when the answer was lost. */
    intentJson: text('intent_json'),
    /** The gig's `rev` that Google has. */
    syncedRev: integer('synced_rev'),
    intentRev: integer('intent_rev'),
    /** The gig's `rev` that Google does not take: nothing is sent until there is another. */
    refusedRev: integer('refused_rev'),
    generation: integer('generation').notNull().default(0),
    recurringEventId: text('recurring_event_id'),
    /** The last day of the event, by which a full sync knows what it could have listed. */
    lastDay: text('last_day').notNull(),
    seenRun: text('seen_run'),
    goneReason: text('gone_reason'),
    /** The event cannot change its calendar: the gig's type is its own. */
    typeHeld: integer('type_held', { mode: 'boolean' }).notNull().default(false),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('event_links_by_event').on(table.userId, table.googleSub, table.eventId),
    index('event_links_by_gig').on(table.gigId),
    index('event_links_by_calendar').on(table.userId, table.calendarId),
    index('event_links_by_detail').on(table.travelDetailId),
  ],
);

/** Pulled from Google and not yet applied. */
export const syncInbox = sqliteTable(
  'sync_inbox',
  {
    connectionId: connectionId(),
    calendarId: text('calendar_id').notNull(),
    eventId: text('event_id').notNull(),
    payloadJson: text('payload_json').notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.calendarId, table.eventId] })],
);

export const recurringMasters = sqliteTable(
  'recurring_masters',
  {
    connectionId: connectionId(),
    calendarId: text('calendar_id').notNull(),
    eventId: text('event_id').notNull(),
    /** The day up to which its occurrences have been listed. */
    expandedUntil: text('expanded_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.calendarId, table.eventId] })],
);

/** The event of each leave-by time. A gig's rows outlive it until its events are deleted. */
export const leaveByEvents = sqliteTable(
  'leave_by_events',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    connectionId: connectionId(),
    /** "flight:<travel detail>", "show:<gig>" */
    subject: text('subject').notNull(),
    gigId: text('gig_id').notNull(),
    eventId: text('event_id').notNull(),
    leavesAt: integer('leaves_at').notNull(),
    /** What Google is known to have; null before its first answer. */
    synced: text('synced'),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.subject] }),
    index('leave_by_events_by_user').on(table.userId),
  ],
);

/** What a sync decided against one side's value, so that the value can be shown. */
export const syncLog = sqliteTable(
  'sync_log',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    kind: text('kind').notNull(),
    gigId: text('gig_id'),
    detailJson: text('detail_json').notNull(),
  },
  (table) => [index('sync_log_by_user').on(table.userId, table.at)],
);

export const oauthStates = sqliteTable(
  'oauth_states',
  {
    stateHash: text('state_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verifierEnc: text('verifier_enc').notNull(),
    redirect: text('redirect'),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('oauth_states_by_user').on(table.userId),
    index('oauth_states_by_expiry').on(table.expiresAt),
  ],
);

export type ConnectionRow = typeof calendarConnections.$inferSelect;
export type SyncStateRow = typeof calendarSyncState.$inferSelect;
export type EventLinkRow = typeof eventLinks.$inferSelect;

export type UserRow = typeof users.$inferSelect;
export type GigRow = typeof gigs.$inferSelect;
export type TravelDetailRow = typeof travelDetails.$inferSelect;
