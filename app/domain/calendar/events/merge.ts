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
 * What of our write may still arrive, when the event was read as it was before, in part or in full:
 * the record of it is needed to know it again. Null when it has arrived or cannot any more.
 */
export function openIntent({
  base,
  remote,
  intent,
}: Record<'base' | 'remote' | 'intent', Projection>): Projection | null {
  const missing = differingFields(remote, intent).filter(
    (field) => fieldOf(intent, field) !== fieldOf(base, field),
  );
  const overtaken = differingFields(remote, base).some((field) => missing.includes(field));
  if (missing.length === 0 || overtaken) return null;
  // The other fields are no part of it any more: who changes them to what they were changes them.
  return missing.reduce((open, field) => withField(open, field, intent), remote);
}
