import { z } from '~/zod';
import { itemTextProblem, tidyItemText } from './checklist-item';

const text = z
  .string('Write what there is to do')
  .transform(tidyItemText)
  .superRefine((tidy, context) => {
    const message = itemTextProblem(tidy);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Form data has no booleans. */
const completed = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean('Say whether it is completed: true or false'),
);

/** Sent again with the same key, it is the same item. */
export const NewChecklistItem = z.object({
  text,
  idempotencyKey: z.uuidv7('This key is no UUID of version 7').toLowerCase().optional(),
});
export type NewChecklistItem = z.output<typeof NewChecklistItem>;

/** What a person can change and another screen may have changed meanwhile. */
export const GUARDED_FIELDS = ['text', 'completed'] as const;

/**
 * What a screen changes and, with `ifUnchanged`, what it had read of these fields before: if one
 * of them is something else by now, nothing is changed.
 */
export const ChecklistItemPatch = z.object({
  text: text.optional(),
  completed: completed.optional(),
  ifUnchanged: z
    .strictObject({ text: z.string().optional(), completed: z.boolean().optional() })
    .optional(),
});
export type ChecklistItemPatch = z.output<typeof ChecklistItemPatch>;
