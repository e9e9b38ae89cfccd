import { splitWallTime } from '~/domain/time/wall-time';
import { z } from '~/zod';

const DAY = 'Enter a date as YYYY-MM-DD';

const day = z.string().refine((text) => {
  const parts = splitWallTime(text);
  return parts !== null && parts.time === null && parts.day === text;
}, DAY);

/** The days of which gigs are asked for, both included. */
export const FitQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'The last day can’t be before the first',
  });
