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
    departureLocation: text('departure_location'),
    departureDateTime: text('departure_date_time'),
    /** The end's own; for the zone it has by now see `domain/travel/detail-zones.ts`. */
    departureTimeZone: text('departure_time_zone'),
    arrivalLocation: text('arrival_location'),
    arrivalDateTime: text('arrival_date_time'),
    arrivalTimeZone: text('arrival_time_zone'),
    seatInfo: text('seat_info'),
    roomInfo: text('room_info'),
    carType: text('car_type'),
    notes: text('notes'),
    additionalDetails: text('additional_details'),
    additionalInfo: text('additional_info'),
    sourceText: text('source_text'),
    googleEventId: text('google_event_id'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    index('travel_details_by_gig').on(table.userId, table.gigId, table.detailType),
    index('travel_details_of_gig').on(table.gigId),
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
  updatedAt: text('updated_at').notNull(),
});

/** When each vendor that limits us may be asked again, for all consumers together. */
export const vendorTurns = sqliteTable('vendor_turns', {
  vendor: text('vendor').primaryKey(),
  /** Milliseconds since 1970, by the database's clock. */
  nextAt: integer('next_at').notNull(),
});

export type UserRow = typeof users.$inferSelect;
export type GigRow = typeof gigs.$inferSelect;
export type TravelDetailRow = typeof travelDetails.$inferSelect;
