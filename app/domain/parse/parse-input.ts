import { z } from 'zod';
import { isTooMuchText, PASTE_LIMIT, tooMuchText } from '~/domain/text-limit';
import { TRAVEL_KINDS } from '~/domain/travel/need';

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
    .enum([...TRAVEL_KINDS, 'auto'], 'Choose flight, hotel, car or auto')
    .default('auto'),
  gigId: z.string().optional(),
});

export const ParseEmailInput = z.object({ text: pasted });
