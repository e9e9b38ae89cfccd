import { and, asc, desc, eq, getTableColumns, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Reads } from '~/data/reads.server';
import { gigs, gigTags, tags, travelDetails } from '~/data/schema';
import type { TextQuery } from '~/data/text-query.server';
import { type Owner, ownerSql } from '~/domain/auth/owner';
import { gigState } from '~/domain/calendar/gig-state.server';
import type { TravelKind } from '~/domain/travel/need';
import type { Gig } from './gig';
import { GIG_FIELDS, type GigValues } from './packed-gigs';

/*
 * The hot read. SQLite writes each gig as the JSON that leaves the server: the API hands the texts on
 * as they are, a page parses them in one go. Read column by column, 200 gigs took 7 ms of the Worker's
 * time (drizzle 3, the database's JSON 2, ours 2).
 */

type Needs = { db: Reads };

/** One gig, or null when it is not this user's. One round trip. */
export async function readGig({ db }: Needs, owner: Owner, gigId: string): Promise<Gig | null> {
  const [rows] = await db.batch([gigsQuery({ db }, owner, { gigId })]);
  return parseGigs(rows)[0] ?? null;
}

type GigText = { gig: string };
type ValuesText = { values: string };

interface Choice {
  gigId?: string;
  /** The first day. */
  from?: string;
  /** The day after the last one; the latest come first then. */
  before?: string;
  only?: SQL;
}

/**
 * All of an owner's gigs by date, one of them, or some only, each with its tags and what its trip
 * still needs, as the text of its JSON. A page sends it with its own queries.
 */
export function gigsQuery({ db }: Needs, owner: Owner, choice: Choice = {}) {
  return db
    .select({ gig: sql<string>`${GIG_JSON}`.as('gig') })
    .from(gigs)
    .where(isChosen(owner, choice))
    .orderBy(...inOrder(choice));
}

/** All of them, or one, for the API. */
export function gigTextsQuery(owner: Owner, gigId?: string): TextQuery {
  const { sql: ownerId, params } = ownerSql(owner);
  const one = gigId === undefined ? [] : [gigId];
  return {
    sql: `SELECT ${GIG_TEXT} AS text FROM gigs
      WHERE gigs.user_id = ${ownerId} AND gigs.deleted_at IS NULL ${one.map(() => 'AND gigs.id = ?').join('')}
      ORDER BY gigs.date, gigs.id`,
    params: [...params, ...one],
  };
}

/** The same with each gig as its values alone, which is half as long: for a page that packs them. */
export function gigValuesQuery({ db }: Needs, owner: Owner, choice: Choice) {
  return db
    .select({ values: sql<string>`${GIG_VALUES}`.as('gig_values') })
    .from(gigs)
    .where(isChosen(owner, choice))
    .orderBy(...inOrder(choice));
}

function isChosen(owner: Owner, { gigId, from, before, only }: Choice) {
  return and(
    eq(gigs.userId, owner),
    isNull(gigs.deletedAt),
    gigId === undefined ? undefined : eq(gigs.id, gigId),
    from === undefined ? undefined : gte(gigs.date, from),
    before === undefined ? undefined : lt(gigs.date, before),
    only,
  );
}

function inOrder({ before }: Choice) {
  const direction = before === undefined ? asc : desc;
  return [direction(gigs.date), direction(gigs.id)];
}

/** The JSON of a list. */
export const listText = (texts: readonly string[]) => `[${texts.join()}]`;

export const parseGigs = (rows: readonly GigText[]): Gig[] =>
  JSON.parse(listText(rows.map(({ gig }) => gig)));

export const parseGigValues = (rows: readonly ValuesText[]): GigValues[] =>
  JSON.parse(listText(rows.map(({ values }) => values)));

const {
  userId: _owner,
  airportChosen: _chosen,
  placeAskedAt: _asked,
  placeStatus: _status,
  updatedAt: _updated,
  deletedAt: _deleted,
  deletedBy: _deleter,
  rev: _rev,
  ...shown
} = getTableColumns(gigs);

/** Of a gig what is the same for all screens, by its own columns and what is known of it elsewhere. */
function gigFields(): Record<string, SQL> {
  return {
    ...Object.fromEntries(
      Object.entries(shown).map(([name, column]) => [name, columnValue(column)]),
    ),
    tags: sql`(SELECT json_group_array(json_object('id', id, 'name', name, 'color', color))
      FROM (SELECT ${tags.id}, ${tags.name}, ${tags.color} FROM ${gigTags}
        JOIN ${tags} ON ${tags.id} = ${gigTags.tagId}
        WHERE ${gigTags.userId} = ${gigs.userId} AND ${gigTags.gigId} = ${gigs.id}
        ORDER BY lower(${tags.name}), ${tags.id}))`,
    needs: sql`json_object('flight', ${need('flight')}, 'hotel', ${need('hotel')}, 'car', ${need('car')})`,
    geocoding: json(sql`${gigs.placeStatus} = 'pending'`),
    approximate: json(sql`${gigs.placeStatus} = 'approximate'`),
  };
}

/** `Gig` as a text. */
function gigJson(): SQL {
  return sql`'{' || ${jsonFields(gigFields())}
    || coalesce(',"calendarState":"' || ${gigState} || '"', '') || '}'`;
}

/** `GigValues` as a text. */
function gigValues(): SQL {
  const fields: Record<string, SQL> = { ...gigFields(), calendarState: gigState };
  const values = GIG_FIELDS.map((name) => fields[name] ?? sql`NULL`);
  return sql`json_array(${sql.join(values, sql`, `)})`;
}

/** As `travelNeeds` has it. */
function need(kind: TravelKind): SQL {
  const settled = gigs[`${kind}Booked`];
  return sql`CASE
    WHEN EXISTS (SELECT 1 FROM ${travelDetails} WHERE ${travelDetails.userId} = ${gigs.userId}
      AND ${travelDetails.gigId} = ${gigs.id} AND ${travelDetails.detailType} = ${sql.raw(`'${kind}'`)})
    THEN 'confirmed'
    WHEN ${settled} OR ${gigs.travelNotNeeded} THEN 'notNeeded' ELSE 'needed' END`;
}

function columnValue(column: SQLiteColumn): SQL {
  if (column.dataType === 'boolean') return json(sql`${column}`);
  // Degrees, as JavaScript writes a number: "-70.26", "44".
  if (column.getSQLType() === 'real') {
    return sql`iif(${column} IS NULL, NULL, rtrim(rtrim(printf('%.12f', ${column}), '0'), '.'))`;
  }
  return sql`${column}`;
}

const json = (condition: SQL) => sql`json(CASE WHEN ${condition} THEN 'true' ELSE 'false' END)`;

/** D1 gives a function 32 arguments at most. https://developers.cloudflare.com/d1/platform/limits/ */
const MOST_FIELDS = 16;

/** The inside of a JSON object. Every sixteenth field and the last one must not be objects. */
function jsonFields(fields: Record<string, SQL>): SQL {
  const entries = Object.entries(fields);
  const parts: SQL[] = [];
  for (let from = 0; from < entries.length; from += MOST_FIELDS) {
    const part = entries.slice(from, from + MOST_FIELDS);
    const args = part.map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
    parts.push(sql`rtrim(ltrim(json_object(${sql.join(args, sql`, `)}), '{'), '}')`);
  }
  return sql.join(parts, sql` || ',' || `);
}

/** Put together once: it is the same for everybody, and takes longer than the rest of the query. */
const asText = (expression: SQL) => new SQLiteAsyncDialect().sqlToQuery(expression).sql;
const GIG_TEXT = asText(gigJson());
const GIG_JSON = sql.raw(GIG_TEXT);
const GIG_VALUES = sql.raw(asText(gigValues()));
