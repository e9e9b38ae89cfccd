import type { Gig } from '../gig';
import { nameIn } from './name-in-title';
import { organizationIn } from './organization-in-title';
import { phoneIn } from './phone-in-title';
import { MARK } from './title-words';

export type FoundContact = Pick<
  Gig,
  'contactName' | 'contactEmail' | 'contactPhone' | 'contactOrganization'
>;

/**
 * Who a gig's title says it is with, by the patterns people write: an e-mail address, a phone
 * number, a name after "with" or "contact", an organization after "at" or "for". Null when it says
 * nothing of the kind.
 */
export function contactFromTitle(title: string): FoundContact | null {
  const line = title.normalize('NFC').replaceAll(MARK, ' ').replace(/\s+/g, ' ').trim();
  const contactEmail = emailIn(line);
  const unaddressed = contactEmail ? marked(line, contactEmail) : line;
  const number = phoneIn(unaddressed);
  const words = number ? marked(unaddressed, number.phrase) : unaddressed;
  const named = nameIn(words);
  // What names the person says nothing of where they work.
  const rest = named ? words.replace(named.phrase, ' | ') : words;
  const found = {
    contactName: named?.name ?? (contactEmail && nameInAddress(contactEmail)),
    contactEmail,
    contactPhone: number?.phone ?? null,
    contactOrganization: organizationIn(rest),
  };
  return Object.values(found).some(Boolean) ? found : null;
}

const EMAIL = /[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/u;

function emailIn(line: string): string | null {
  const found = EMAIL.exec(line)?.[0].replace(/^[.'-]+/, '');
  return found && !found.includes('..') && !found.includes('.@') ? found : null;
}

function marked(line: string, phrase: string): string {
  return line
    .replace(phrase, MARK)
    .replace(/mailto:/i, '')
    .replace(new RegExp(`[<([]${MARK}[>)\\]]`, 'u'), MARK);
}

/** "dana.rivers@…" is Dana Rivers; "info@…" and "drivers@…" say nobody. */
function nameInAddress(email: string): string | null {
  const parts = (email.split('@')[0] ?? '').split(/[._-]/);
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /^\p{L}{2,}$/u.test(part))) {
    return null;
  }
  if (parts.some((part) => ROLES.test(part))) return null;
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()).join(' ');
}

const ROLES =
  /^(?:admin|booking|bookings|contact|desk|event|events|hello|help|info|mail|marketing|no|noreply|office|press|programs?|reply|sales|speaker|speakers|support|team|the|tickets|tour|us)$/i;
