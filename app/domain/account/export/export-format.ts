import { BRAND } from '~/brand';
import { z } from '~/zod';

const CONTENT_TYPES = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
} as const;

const FORMATS = ['json', 'csv', 'ics'] as const satisfies (keyof typeof CONTENT_TYPES)[];
export type ExportFormat = (typeof FORMATS)[number];

export const ExportQuery = z.object({
  format: z.enum(FORMATS, 'Choose json, csv or ics').default('json'),
});

/** The headers that make a browser save the export as a file. */
export function exportHeaders(format: ExportFormat, day: string): Record<string, string> {
  const fileName = `${BRAND.toLowerCase()}-${day}.${format}`;
  return {
    'Content-Type': CONTENT_TYPES[format],
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  };
}
