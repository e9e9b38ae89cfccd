import { readAllTexts } from '~/domain/confirmation-texts/confirmation-texts.server';
import type { Services } from '~/services.server';
import type { ExportFormat } from './export-format';
import { readAccount, readCalendarScope, readGigPages } from './read-export.server';

/**
 * Everything that is a user's, in pieces of text: a page of gigs is read when the pieces of the one
 * before it are used up. What writes a format is loaded when somebody first asks for it.
 */
export async function* exportAccount(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  format: ExportFormat,
): AsyncGenerator<string> {
  const pages = readGigPages(services, userId);
  const exportedAt = services.now();
  switch (format) {
    case 'json': {
      const { exportJson } = await import('./export-json');
      const texts = readAllTexts(services, userId);
      return yield* exportJson(exportedAt, await readAccount(services, userId), pages, texts);
    }
    case 'csv': {
      const { exportCsv } = await import('./export-csv');
      return yield* exportCsv(pages);
    }
    case 'ics': {
      const { exportIcs } = await import('./export-ics');
      return yield* exportIcs(exportedAt, await readCalendarScope(services, userId), pages);
    }
  }
}
