import { z } from 'zod';
import { TRAVEL_KINDS } from '~/domain/travel/need';

const pasted = z
  .string('Please paste your confirmation email first')
  .refine((text) => text.trim() !== '', 'Please paste your confirmation email first');

export const SmartParseInput = z.object({
  emailText: pasted,
  travelType: z
    .enum([...TRAVEL_KINDS, 'auto'], 'Choose flight, hotel, car or auto')
    .default('auto'),
  gigId: z.string().optional(),
});

export const ParseEmailInput = z.object({ text: pasted });
