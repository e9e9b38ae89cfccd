import { cacheLast } from '../../tokens/cache-last';
import { blank } from '../clean';
import { withoutCancelled } from './cancelled-flights';
import { withoutFormerColumns } from './former-columns';
import { withoutFormerTimes } from './former-times';
import { withoutFormerLines } from './standing-lines';

/** What a text prints though it holds no longer is blanked: the old schedule, the old column, the part that was cancelled. */
export const withoutReplaced = cacheLast((clean: string): string => {
  const lines = withoutFormerLines(withoutFormerColumns(withoutAlert(clean)));
  return withoutCancelled(withoutFormerTimes(lines));
});

/** "PRICE ALERT", and below it the trip that is watched, up to the next blank line. */
const ALERT =
  /^[^\p{L}\n]{0,4}(?:price|fare) (?:alert|watch)s?[^\p{L}\n]{0,4}\n(?:[^\n]*\S[^\n]*\n){1,12}/gimu;

function withoutAlert(clean: string): string {
  return clean.replace(ALERT, blank);
}
