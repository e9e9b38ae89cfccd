import { z } from 'zod';
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

/** The whole list of a gig's tags. In form data it is one field with commas. */
export const GigTagsInput = z.object({
  tagIds: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z
      .array(
        z.string('Give the tags by their ids').max(100),
        'Give the tags as a list of their ids',
      )
      .transform((ids) => [...new Set(ids)])
      .refine((ids) => ids.length <= TAGS_PER_GIG, TOO_MANY_TAGS_ON_GIG),
  ),
});
