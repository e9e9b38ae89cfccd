import type { Places } from '~/domain/places/places';
import { ProviderError } from '~/domain/provider-error';
import type { Services } from '~/services.server';
import type { ParsedDetail, ParsedText } from '../parsed-detail';
import { fillGaps } from './fill-gaps';
import { missingFields } from './missing-fields';
import { type Gap, questionAbout, SecondReading } from './question';

/**
 * Asks the second reader for what the rules left empty in what they found. It is asked nothing where
 * they found no booking: what they take for none is not made one. Whatever goes wrong, their answer
 * stands.
 */
export async function readGaps(
  reader: Services['secondReader'],
  { details, text }: ParsedText,
  context: { places: Places; today: string },
): Promise<ParsedDetail[]> {
  const gaps = details
    .map((detail, index): Gap => ({ index, detail, missing: missingFields(detail) }))
    .filter(({ missing }) => missing.length > 0);
  if (!reader || gaps.length === 0) return details;
  try {
    const answer = await reader.ask(questionAbout(text, gaps));
    return fillGaps(details, gaps, SecondReading.parse(answer), { text, ...context });
  } catch (error) {
    // An error of the schema may quote what was answered, which is a person's.
    const reason = error instanceof ProviderError ? error.message : 'answered in another shape';
    console.info('second reader not used', { reason });
    return details;
  }
}
