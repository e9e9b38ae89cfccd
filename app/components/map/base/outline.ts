import type { OutlineMap } from '~/domain/places/regions/outline-map';

const OUTLINE_URL = '/map/outline.v1.json';

let loading: Promise<OutlineMap> | undefined;
let loaded: OutlineMap | null = null;

/** Fetched once for the page; after a failure the next call tries again. */
export function loadOutline(): Promise<OutlineMap> {
  loading ??= fetchOutline().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchOutline(): Promise<OutlineMap> {
  const response = await fetch(OUTLINE_URL);
  if (!response.ok) throw new Error(`outline answered ${response.status}`);
  loaded = await response.json();
  return loaded as OutlineMap;
}

/** What has been fetched already: a map that comes back shows no bare water. */
export function loadedOutline(): OutlineMap | null {
  return loaded;
}
