import { z } from '~/zod';
import { TAGS_PER_GIG, TOO_MANY_TAGS_ON_GIG, tagNameProblem, tidyTagName } from './tag-name';

const name = z
  .string('Give the tag a name')
  .transform(tidyTagName)
  .superRefine((tidy, context) => {
    const message = tagNameProblem(tidy);
    if (message) context.addIssue({ code: 'custom', message });
  });

const COLOR_MESSAGE = 'Give the colour as #rrggbb';

const color = z
  .string(COLOR_MESSAGE)
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, COLOR_MESSAGE);

export const NewTagInput = z.object({ name, color });
export type NewTagInput = z.output<typeof NewTagInput>;

export const TagPatch = NewTagInput.partial();
export type TagPatch = z.output<typeof TagPatch>;

const LIST_MESSAGE = 'Give the tags as a list of their ids';

/** In form data it is one field with commas. */
const tagIds = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z
    .array(z.string('Give the tags by their ids').max(100), LIST_MESSAGE)
    .transform((ids) => [...new Set(ids)]),
);

const tagIdsOfOneGig = tagIds.refine((ids) => ids.length <= TAGS_PER_GIG, TOO_MANY_TAGS_ON_GIG);

/**
 * What becomes of a gig's tags: the whole list, or only what is put on and taken off. With the
 * whole list all others go, also those that somebody else has put on since it was read.
 */
export const GigTagsInput = z
  .object({
    tagIds: tagIdsOfOneGig.optional(),
    add: tagIdsOfOneGig.optional(),
    remove: tagIds.optional(),
  })
  .superRefine(({ tagIds, add, remove }, context) => {
    const reject = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const changes = add ?? remove;
    if (!tagIds && !changes) reject('tagIds', LIST_MESSAGE);
    if (tagIds && changes) reject('tagIds', 'Give either all tags or what changes of them');
    if (add?.some((id) => remove?.includes(id))) {
      reject('remove', 'A tag is either put on or taken off');
    }
  })
  .transform(({ tagIds, add = [], remove = [] }) =>
    tagIds ? { add: tagIds, remove: 'others' as const } : { add, remove },
  );
export type GigTagsInput = z.output<typeof GigTagsInput>;
