import type { Reading } from '../../reading';
import type { PrintedReference } from '../../tokens/references';

/** Labels that railways print, and codes behind one without a colon. */
const OWN_LABEL =
  /(?:auftragsnummer|c[óo]digo da reserva|(?:order|booking|collection) (?:reference|code|number|#)|\breference|ticket (?:collection )?reference|dossier(?: (?:voyage|n°))?|e-?ticket reference)\s{0,2}[:#-]?\s{1,3}([A-Z0-9]{6,14})(?![\w-])/i;

/** What the counter asks for, printed between two offsets: the carrier's own before an order's number. */
export function rideReference(
  references: readonly PrintedReference[],
  { clean }: Reading,
  from: number,
  until: number,
): PrintedReference | null {
  const within = references.filter(
    ({ start, label }) =>
      start >= from && start < until && !/flight|airline|hotel|property/.test(label),
  );
  const [best] = within;
  if (best && best.rank >= 4) return best;
  const match = OWN_LABEL.exec(clean.slice(from, until));
  const value = match?.[1] ?? '';
  if (!match || (!/\d/.test(value) && !/^[A-Z]{6}$/.test(value))) return best ?? null;
  const start = from + match.index + match[0].length - value.length;
  return { start, end: start + value.length, value, rank: 4, label: 'railway' };
}
