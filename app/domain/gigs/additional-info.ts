import { splitWallTime } from '~/domain/time/wall-time';

/** What a gig's additional info tells, as far as it can be read. */
export interface AdditionalInfo {
  /** Wall time at the venue; null where the text names no such moment. */
  eventAt: { day: string; time: string | null } | null;
  vehicle: string | null;
  licensePlate: string | null;
}

/** JSON text, possibly wrapped in quotes. Of anything else nothing is told. */
export function readAdditionalInfo(text: string | null): AdditionalInfo {
  const info = objectOf(text) ?? {};
  const eventDateTime = wordsOf(info.eventDateTime);
  return {
    eventAt: eventDateTime === null ? null : splitWallTime(eventDateTime),
    vehicle: wordsOf(info.vehicle),
    licensePlate: wordsOf(info.licensePlate),
  };
}

/**
 * The text with another moment, vehicle or licence plate, an empty one taken out. All else that was
 * in it stays, and words that are no JSON are kept as `text`. Null when nothing is left.
 */
export function writeAdditionalInfo(
  before: string | null,
  changes: { eventDateTime?: string; vehicle?: string; licensePlate?: string },
): string | null {
  const info: Record<string, unknown> = objectOf(before) ?? {};
  if (before?.trim() && !objectOf(before)) info.text = before;
  for (const [key, value] of Object.entries(changes)) {
    if (value.trim()) info[key] = value.trim();
    else delete info[key];
  }
  return Object.keys(info).length > 0 ? JSON.stringify(info) : null;
}

/** Quotes within quotes, as far as anybody has wrapped them. */
const MOST_WRAPPINGS = 3;

function objectOf(text: string | null): Record<string, unknown> | null {
  let value: unknown = text;
  for (let round = 0; round <= MOST_WRAPPINGS && typeof value === 'string'; round++) {
    value = parsed(value.trim());
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : null;
}

/** Some wrap an object in quotes without escaping those inside. */
function parsed(text: string): unknown {
  const unwrapped = /^(["'])(\{.*\})\1$/s.exec(text)?.[2];
  for (const candidate of [text, unwrapped]) {
    try {
      if (candidate !== undefined) return JSON.parse(candidate);
    } catch {
      // The next reading may fit.
    }
  }
  return null;
}

function wordsOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return (typeof value === 'string' && value.trim()) || null;
}
