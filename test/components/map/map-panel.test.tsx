import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapPanel } from '~/components/map/map-panel';

function renderPanel(overlay?: string) {
  return renderToString(
    <MapPanel
      gigs={[]}
      today="2026-05-14"
      selectedId={null}
      onSelect={() => undefined}
      onOverlap={() => undefined}
      home={null}
      tileUrl="https://tiles.example"
    >
      {overlay}
    </MapPanel>,
  );
}

test('the server draws the place of the map and says that it is loading', () => {
  expect(renderPanel()).toContain('Loading the map');
});

test('what lies over the map is there before the map is', () => {
  expect(renderPanel('Next 30 days')).toContain('Next 30 days');
});
