import { sessionText } from '~/components/forms/session-text';
import { newId } from '~/domain/new-id';
import { z } from '~/zod';

const GigDraft = z.object({
  /** Becomes the gig's, so that sending it twice makes one gig. */
  id: z.uuidv7(),
  userId: z.string(),
  /** What stands in the form's fields, by their names. */
  fields: z.record(z.string(), z.string()),
  /** Those of the suggestion that was picked. */
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Whether it was sent, and may be a gig by now although no answer came. */
  sent: z.boolean().default(false),
});

/** A gig that somebody is about to add. */
export type GigDraft = z.infer<typeof GigDraft>;

/** With the day that was tapped in the calendar, if one was. */
export function newDraft(userId: string, date?: string): GigDraft {
  const fields: GigDraft['fields'] = date ? { date } : {};
  return { id: newId(new Date()), userId, fields, coordinates: null, sent: false };
}

/** Whether there is anything in it that would be a pity to lose; a day it began with is not. */
export function holdsWords({ fields }: GigDraft, begunWith?: string): boolean {
  return Object.entries(fields).some(
    ([name, text]) =>
      name !== 'type' && text.trim() !== '' && !(name === 'date' && text === begunWith),
  );
}

/** The draft in a stored text, if it is this person's. */
export function parseDraft(text: string | null, userId: string): GigDraft | null {
  if (text === null) return null;
  try {
    const draft = GigDraft.parse(JSON.parse(text));
    return draft.userId === userId && holdsWords(draft) ? draft : null;
  } catch {
    return null;
  }
}

/**
 * A draft as this tab goes on with it. A duplicated tab begins with the words of the other one: until
 * they are sent, what becomes of them there and here are two gigs.
 */
export function asOwn(draft: GigDraft): GigDraft {
  return draft.sent ? draft : { ...draft, id: newId(new Date()) };
}

const stored = sessionText('gigbound:new-gig');

export function readDraft(userId: string): GigDraft | null {
  const draft = parseDraft(stored.read(), userId);
  return draft && asOwn(draft);
}

export function keepDraft(draft: GigDraft, begunWith?: string) {
  if (holdsWords(draft, begunWith)) stored.write(draft);
  else stored.remove();
}

export const forgetDraft = stored.remove;
