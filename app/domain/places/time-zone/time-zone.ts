import { correctedTimeZone } from './misdrawn-zones';

type Lookup = (latitude: number, longitude: number) => string;

/** Any finite coordinates, however often they go round the world; UTC where there is no answer. */
export function timeZoneWith(lookup: Lookup, latitude: number, longitude: number): string {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return 'UTC';
  const wrapped = ((((longitude + 180) % 360) + 360) % 360) - 180;
  const within = Math.max(-90, Math.min(90, latitude));
  return correctedTimeZone(within, wrapped) ?? lookup(within, wrapped);
}
