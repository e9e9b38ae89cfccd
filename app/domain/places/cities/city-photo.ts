import { greatCircleMeters } from '../airports/nearest-airport';
import type { City } from './city-name';

/** A photograph of a place, and where it is from. */
export interface CityPhoto {
  imageUrl: string;
  credit: { title: string; url: string };
  latitude: number;
  longitude: number;
}

/** A city's article may mark its far end; its namesakes are farther away. */
const FARTHEST_METERS = 150_000;

/** Whether a photograph that was found by a city's name is that city's. */
export function isPhotoOf({ near }: City, photo: CityPhoto): boolean {
  return (
    near === null || greatCircleMeters(near.latitude, near.longitude, photo) <= FARTHEST_METERS
  );
}
