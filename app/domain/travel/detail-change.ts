import { baseValues } from '~/domain/base-version';
import { z } from '~/zod';
import { type ApiColumn, apiName } from './detail-api';
import { EDITED_COLUMNS, type EditedColumn } from './detail-fields';
import { TravelDetailPatch } from './travel-detail-input';

/** What a person can change and another screen may have changed meanwhile, as the API calls it. */
export const GUARDED_FIELDS = EDITED_COLUMNS.map(
  (column) => apiName('flight', column) as ApiColumn<EditedColumn>,
);

/** Fields as a screen has read them. */
export type BaseFields = NonNullable<z.output<typeof DetailChange>['ifUnchanged']>;

/**
 * What a screen changes and, with `ifUnchanged`, what it had read of these fields before: if one
 * of them is something else by now, nothing is changed.
 */
export const DetailChange = z.intersection(
  TravelDetailPatch,
  z.object({ ifUnchanged: baseValues(GUARDED_FIELDS) }),
);
