import type { LeaveBy } from '~/domain/fit/leave-by/leave-by';
import { flightCode } from '~/domain/travel/travel-label';
import type { EventBody } from '../events/event-body';

/** A leave-by time as an event: from setting out to being there. */
export interface Block {
  /** What it is for: "flight:<travel detail>", "show:<gig>". */
  subject: string;
  gigId: string;
  /** Seconds since 1970. */
  leavesAt: number;
  body: EventBody;
}

interface Ticket {
  id: string;
  flightNumber: string | null;
}

/** A flight that was saved with two gigs is left for once. */
export function blocksOf(times: readonly LeaveBy[], tickets: readonly Ticket[]): Block[] {
  const flightNumbers = new Map(tickets.map(({ id, flightNumber }) => [id, flightNumber]));
  const blocks = new Map<string, Block>();
  for (const one of times) {
    const [ticket] = one.travelDetailIds.toSorted();
    const subject = ticket ? `flight:${ticket}` : `show:${one.gigId}`;
    const number = ticket ? flightCode(flightNumbers.get(ticket) ?? null) : null;
    blocks.set(subject, {
      subject,
      gigId: one.gigId,
      leavesAt: one.leavesAt / 1000,
      body: {
        summary: `Leave for ${one.to}${number ? ` (${number})` : ''}`,
        description: one.sentence,
        start: timeOf(one.leavesAt, one.timeZone),
        end: timeOf(one.leavesAt + one.driveMinutes * 60_000, one.timeZone),
      },
    });
  }
  return [...blocks.values()];
}

function timeOf(instant: number, timeZone: string) {
  return { dateTime: new Date(instant).toISOString().replace('.000Z', 'Z'), timeZone };
}
