type Position = [longitude: number, latitude: number];

/**
 * The base map that needs no tiles, in /map/outline.v1.json: GeoJSON coordinates, `land` and `lakes`
 * of MultiPolygons, `borders` (of states and countries) and `provinces` of MultiLineStrings. The
 * Great Lakes are gaps in the land; `lakes` are the inland ones, to be filled with water.
 */
export interface OutlineMap {
  land: Position[][][];
  lakes: Position[][][];
  borders: Position[][];
  provinces: Position[][];
  labels: OutlineLabel[];
}

export interface OutlineLabel {
  /** Two letters for a state, words for a province or a country. */
  text: string;
  lat: number;
  lon: number;
  kind: 'state' | 'province' | 'country';
  /** Below it there is no room for the name. */
  minZoom: number;
}
