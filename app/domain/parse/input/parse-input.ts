import { emptyToNull } from '~/domain/empty-to-null';
import { isTooMuchText, PASTE_LIMIT, tooMuchText } from '~/domain/text-limit';
import { DETAIL_TYPES } from '~/domain/travel/travel-detail';
import { z } from '~/zod';

const pasted = z
  .string('Please paste your confirmation email first')
  .refine((text) => text.trim() !== '', 'Please paste your confirmation email first')
  .refine((text) => !isTooMuchText(text, PASTE_LIMIT), {
    error: tooMuchText(PASTE_LIMIT),
    params: { code: 'too_large' },
  });

export const SmartParseInput = z.object({
  emailText: pasted,
  travelType: z
    .preprocess(
      emptyToNull,
      z.enum([...DETAIL_TYPES, 'auto'], 'Choose flight, hotel, car, other or auto').nullish(),
    )
    .transform((kind) => kind ?? 'auto'),
  gigId: z.string().nullish(),
});

export const ParseEmailInput = z.object({ text: pasted });
