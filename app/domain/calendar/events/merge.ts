import {
  differingFields,
  FIELDS,
  type Field,
  fieldOf,
  type Projection,
  withField,
} from './projection';

export interface Conflict {
  field: Field;
  /** Google's value, which both sides have now. */
  kept: string;
  /** The app's value, which neither has. */
  lost: string;
}

interface Sides {
  /** What was last equal on both sides. */
  base: Projection;
  local: Projection;
  remote: Projection;
  /** What was about to be written to Google when its answer was lost. */
  intent: Projection | null;
}

/** Field by field: whoever changed it has it; if both did, Google has it and the loss is told. */
export function mergeSides({ base, local, remote, intent }: Sides) {
  let merged = local;
  const conflicts: Conflict[] = [];
  for (const field of FIELDS) {
    const [was, ours, theirs] = [base, local, remote].map((side) => fieldOf(side, field));
    const echo = intent !== null && fieldOf(intent, field) === theirs;
    if (theirs === was || theirs === ours || echo) continue;
    merged = withField(merged, field, remote);
    if (ours !== was) conflicts.push({ field, kept: String(theirs), lost: String(ours) });
  }
  return { merged, conflicts };
}

/**
 * True when this is how the event was before our write, in part or in full: it was read by another
 * run before the write arrived, and the record of the write is still needed to know it again.
 */
export function mayStillArrive({
  base,
  remote,
  intent,
}: Record<'base' | 'remote' | 'intent', Projection>) {
  const missing = differingFields(remote, intent).filter(
    (field) => fieldOf(intent, field) !== fieldOf(base, field),
  );
  return (
    missing.length > 0 && !differingFields(remote, base).some((field) => missing.includes(field))
  );
}
