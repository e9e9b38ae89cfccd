import { expect, test } from 'vitest';
import { loadPlaces } from '~/domain/places/load-places.server';
import { regionOf } from '~/domain/places/regions/regions';

const places = await loadPlaces();

/* As the Associated Press writes them; eight states it never shortens, and the usual ones of Canada. */
test.each([
  ['Mobile, Ala.', 'AL'],
  ['Tempe, Ariz.', 'AZ'],
  ['Little Rock, Ark.', 'AR'],
  ['Oakland, Calif.', 'CA'],
  ['Boulder, Colo.', 'CO'],
  ['Hartford, Conn.', 'CT'],
  ['Dover, Del.', 'DE'],
  ['Washington, D.C.', 'DC'],
  ['Tampa, Fla.', 'FL'],
  ['Macon, Ga.', 'GA'],
  ['Springfield, Ill.', 'IL'],
  ['Gary, Ind.', 'IN'],
  ['Wichita, Kan.', 'KS'],
  ['Paducah, Ky.', 'KY'],
  ['Lafayette, La.', 'LA'],
  ['Columbia, Md.', 'MD'],
  ['Worcester, Mass.', 'MA'],
  ['Flint, Mich.', 'MI'],
  ['Duluth, Minn.', 'MN'],
  ['Gulfport, Miss.', 'MS'],
  ['Columbia, Mo.', 'MO'],
  ['Billings, Mont.', 'MT'],
  ['Omaha, Neb.', 'NE'],
  ['Reno, Nev.', 'NV'],
  ['Concord, N.H.', 'NH'],
  ['Newark, N.J.', 'NJ'],
  ['Roswell, N.M.', 'NM'],
  ['Albany, N.Y.', 'NY'],
  ['Durham, N.C.', 'NC'],
  ['Fargo, N.D.', 'ND'],
  ['Tulsa, Okla.', 'OK'],
  ['Portland, Ore.', 'OR'],
  ['Reading, Pa.', 'PA'],
  ['Newport, R.I.', 'RI'],
  ['Columbia, S.C.', 'SC'],
  ['Rapid City, S.D.', 'SD'],
  ['Jackson, Tenn.', 'TN'],
  ['Waco, Tex.', 'TX'],
  ['Burlington, Vt.', 'VT'],
  ['Roanoke, Va.', 'VA'],
  ['Vancouver, Wash.', 'WA'],
  ['Charleston, W.Va.', 'WV'],
  ['Charleston, W. Va.', 'WV'],
  ['Madison, Wis.', 'WI'],
  ['Casper, Wyo.', 'WY'],
  ['Calgary, Alta.', 'AB'],
  ['Victoria, B.C.', 'BC'],
  ['Brandon, Man.', 'MB'],
  ['Moncton, N.B.', 'NB'],
  ['Corner Brook, Nfld.', 'NL'],
  ['Sydney, N.S.', 'NS'],
  ['Yellowknife, N.W.T.', 'NT'],
  ['Windsor, Ont.', 'ON'],
  ['Charlottetown, P.E.I.', 'PE'],
  ['Laval, Que.', 'QC'],
  ['Regina, Sask.', 'SK'],
])('%j is in %s', (location, region) => {
  expect(regionOf(location)).toBe(region);
  expect(places.locate(location)).toMatchObject({ kind: 'city', region });
});

test.each([
  ['Wichita, Kans.', 'Wichita, KS'],
  ['Lincoln, Nebr.', 'Lincoln, NE'],
  ['Salem, Oreg.', 'Salem, OR'],
  ['Santa Fe, N. Mex.', 'Santa Fe, NM'],
  ['Minot, N. Dak.', 'Minot, ND'],
  ['Oxford, Miss', 'Oxford, MS'],
  ['Albany, N. Y.', 'Albany, NY'],
  ['Arlene Schnitzer Concert Hall, 1037 SW Broadway, Portland, Ore. 97205', 'Portland, OR'],
  ['Calgary, Alta., Canada', 'Calgary, AB'],
])('%j is %s', (location, label) => {
  expect(places.locate(location)?.label).toBe(label);
  expect(regionOf(location)).toBe(label.slice(-2));
});

test.each([
  ['Portland Ore.', 'Portland, OR'],
  ['tulsa okla', 'Tulsa, OK'],
  ['Charleston W. Va.', 'Charleston, WV'],
  ['Charleston W VA', 'Charleston, WV'],
  ['Symphony Hall Boston Mass.', 'Boston, MA'],
])('without a comma %j, a city of that state, is %s', (location, label) => {
  expect(places.locate(location)?.label).toBe(label);
  expect(regionOf(location)).toBe(label.slice(-2));
});

test('a street may go west in Virginia', () => {
  expect(regionOf('100 Main St W VA 24011')).toBe('VA');
});

test.each(['Ark', 'Miss', 'Man', 'The Ark', 'Iron Man', 'Noah’s Ark', 'Little Miss', 'Mass'])(
  '%j is a name and no state',
  (location) => {
    expect(regionOf(location)).toBeNull();
    expect(places.locate(location)).toBeNull();
  },
);
