import { useRouteLoaderData } from '@remix-run/react';

/** Where street tiles come from: "https://tile.openstreetmap.org"; z, x and y are added. */
export function useTileUrl(): string {
  return useRouteLoaderData<{ tileUrl: string }>('root')?.tileUrl ?? '';
}
