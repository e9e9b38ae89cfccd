import { isTooMuchText, PASTE_LIMIT, tooMuchText } from '~/domain/text-limit';
import { z } from '~/zod';

/** A text that was read as a confirmation and stays with its gig until it is discarded. */
export interface ConfirmationText {
  id: string;
  /** What it is known by: the name of its file, its subject, or its first line. */
  title: string;
  createdAt: string;
}

export interface WholeConfirmationText extends ConfirmationText {
  gigId: string;
  /** Null for what was pasted. */
  fileName: string | null;
  /** As it came: a mail with its headers, a page with its tags. */
  text: string;
}

/** More are no help to anybody, and each may have 1 MiB. */
export const TEXTS_PER_GIG = 20;
export const TOO_MANY_TEXTS = `A gig keeps ${TEXTS_PER_GIG} confirmation texts at most, and all your gigs together 2,000. Discard one of them first.`;

/** For all gigs together, so that nobody fills the database. */
export const TEXTS_PER_PERSON = 2_000;

export const NewConfirmationText = z.object({
  text: z
    .string('Please paste your confirmation email first')
    .refine((text) => text.trim() !== '', 'Please paste your confirmation email first')
    .refine((text) => !isTooMuchText(text, PASTE_LIMIT), {
      error: tooMuchText(PASTE_LIMIT),
      params: { code: 'too_large' },
    }),
  fileName: z.string().trim().max(200, 'At most 200 characters').nullish(),
});
export type NewConfirmationText = z.output<typeof NewConfirmationText>;
