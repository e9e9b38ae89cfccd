import { z } from '~/zod';

const required = (message: string) =>
  z.string(message).trim().min(1, message).max(300, 'At most 300 characters');

const LEAD = 'Enter up to 1440 minutes';

/** A form sends a number as text. */
const leadMinutes = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() ? Number(value) : value),
  z.int(LEAD).min(0, LEAD).max(1440, LEAD),
);

export const TravelPreferences = z.object({
  homeAirport: z
    .string('Airport code must be exactly 3 characters')
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'Airport code must be exactly 3 characters'),
  homeAddress: required('Please enter your home address'),
  // One rule, one message: commas alone name no airline.
  preferredAirlines: z
    .string('Please enter at least one airline')
    .trim()
    .max(300, 'At most 300 characters')
    .refine(
      (list) => list.split(',').some((name) => name.trim()),
      'Please enter at least one airline',
    ),
  preferredHotel: required('Please enter a preferred hotel chain'),
  preferredCarRental: required('Please enter a preferred car rental company'),
  /** How long before a show one wants to be at the venue. Left out, it stays as it is. */
  arrivalLeadMinutes: leadMinutes.optional(),
});
/** What is given to be saved; stored preferences have every field. */
export type PreferencesInput = z.infer<typeof TravelPreferences>;
export type TravelPreferences = Required<PreferencesInput>;

/** Until the person says otherwise. An empty home address means "not yet given". */
export const DEFAULT_PREFERENCES: TravelPreferences = {
  homeAirport: 'DFW',
  homeAddress: '',
  preferredAirlines: 'Spirit,Southwest,Delta',
  preferredHotel: 'Courtyard Marriott',
  preferredCarRental: 'Alamo',
  arrivalLeadMinutes: 180,
};
