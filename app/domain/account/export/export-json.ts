import type { WholeConfirmationText } from '~/domain/confirmation-texts/confirmation-text';
import { toAnswer } from '~/domain/travel/detail-api';
import type { ExportedGig } from './exported-gig';
import type { ExportedAccount } from './read-export.server';

/** One JSON object in pieces, one gig and one kept text a line, as the API shows them. */
export async function* exportJson(
  exportedAt: Date,
  account: ExportedAccount,
  pages: AsyncIterable<ExportedGig[]>,
  texts: AsyncIterable<WholeConfirmationText[]>,
): AsyncGenerator<string> {
  const head = JSON.stringify({ exportedAt: exportedAt.toISOString(), ...account });
  yield `${head.slice(0, -1)},"gigs":[`;
  let separator = '\n';
  for await (const page of pages) {
    for (const gig of page) {
      yield separator + JSON.stringify({ ...gig, travelDetails: gig.travelDetails.map(toAnswer) });
      separator = ',\n';
    }
  }
  yield '\n],"confirmationTexts":[';
  separator = '\n';
  for await (const page of texts) {
    for (const text of page) {
      yield separator + JSON.stringify(text);
      separator = ',\n';
    }
  }
  yield '\n]}\n';
}
