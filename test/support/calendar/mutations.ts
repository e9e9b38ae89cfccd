/** One rule of the sync taken out of the source: the histories have to notice. */
export interface Mutation {
  file: string;
  from: string;
  to: string;
  also?: { from: string; to: string };
}

const SYNC = 'app/domain/calendar';

/** The rules, each with what a sync without it looks like. */
export const MUTATIONS: Record<string, Mutation> = {
  fixedInsertId: {
    file: `${SYNC}/push/send-push.server.ts`,
    from: 'google.calendar.insertEvent(token, link.calendarId, body)',
    to: 'google.calendar.insertEvent(token, link.calendarId, { ...body, id: undefined })',
  },
  sweep: {
    file: `${SYNC}/pull/sweep.server.ts`,
    from: '[cancelLinks(run, state.calendarId, missing)]',
    to: '[]',
  },
  tokenAfterApply: {
    file: `${SYNC}/pull/pull-calendar.server.ts`,
    from: '...putIntoInbox(run, state.calendarId, page.events),',
    to: '',
    also: {
      from: '// Neither a next page',
      to: `if (page.events.length > 0) {
        await commit(run.services, run, putIntoInbox(run, state.calendarId, page.events), run);
      }
      //`,
    },
  },
  dontSweepInserting: {
    file: `${SYNC}/pull/sweep.server.ts`,
    from: "const missing = sql`state IN ('linked', 'pull_only')",
    to: "const missing = sql`state IN ('linked', 'pull_only', 'inserting')",
  },
  ifMatch: {
    file: 'app/providers/google/google-calendar.server.ts',
    from: "const call = { method: 'PATCH', url, accessToken, body, ifMatch: etag } as const;",
    to: "const call = { method: 'PATCH', url, accessToken, body, ...(etag ? {} : {}) } as const;",
  },
  onlyDifferingFields: {
    file: `${SYNC}/push/plan-push.ts`,
    from: 'patch: rest ? patchBody(base, wanted, timesOf(link), calendarZone) : null,',
    to: `patch: rest ? { ...patchBody(base, wanted, timesOf(link), calendarZone),
      summary: wanted.title, location: wanted.location } : null,`,
  },
  confirmGet: {
    file: `${SYNC}/pull/apply-inbox.server.ts`,
    from: 'for (const calendarId of calendarsToConfirm(group, context)) {',
    to: 'for (const calendarId of calendarsToConfirm(group, context).slice(9)) {',
  },
  markOnlyPushedRev: {
    file: `${SYNC}/push/send-push.server.ts`,
    from: 'return { ...written, syncedRev: same ? pushedRev : link.syncedRev };',
    to: 'return { ...written, syncedRev: Math.max(gig.rev, same ? (pushedRev ?? 0) : 0) + 1 };',
  },
  intentRecord: {
    file: `${SYNC}/events/merge.ts`,
    from: 'const echo = intent !== null && fieldOf(intent, field) === theirs;',
    to: 'const echo = false && intent !== null;',
  },
};
