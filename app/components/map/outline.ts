import type { OutlineMap } from '~/domain/places/outline-map';

const OUTLINE_URL = '/map/outline.v1.json';

let loading: Promise<OutlineMap> | undefined;

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
  return response.json();
}
