import { ProviderError } from '~/domain/provider-error';
import type { Services } from '~/services.server';
import { type City, cityOf } from './city-name';
import { type CityPhoto, isPhotoOf } from './city-photo';
import { drawCity } from './city-picture';

export interface CityImage {
  imageUrl: string;
  /** The article a photograph comes from; a drawn picture has none. */
  credit?: CityPhoto['credit'];
}

type Needs = Pick<Services, 'places' | 'cityPhotos' | 'limits'>;

/** A picture of the city a text means: a photograph, else one that is drawn. Null for a blank text. */
export async function cityImage(
  services: Needs,
  userId: string,
  written: string,
): Promise<CityImage | null> {
  if (!written.trim()) return null;
  const city = cityOf(written, await services.places());
  if (!city) return { imageUrl: drawCity(written) };
  const photo = await photoOf(services, userId, city);
  if (!photo) return { imageUrl: drawCity(city.name) };
  return { imageUrl: photo.imageUrl, credit: photo.credit };
}

async function photoOf({ cityPhotos, limits }: Needs, userId: string, city: City) {
  if (!(await limits.suggestions(userId))) return null;
  try {
    const photo = await cityPhotos.find(city.title);
    return photo && isPhotoOf(city, photo) ? photo : null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.info('city drawn', { error: error.message });
    return null;
  }
}
