/**
 * Where tz-lookup, which draws the world in small squares, gives a town beside a border or a lake the
 * clock of the other side: name, latitude, longitude, and how many kilometres around it are meant.
 * Found by comparing every city and airport of our tables with the outlines of
 * timezone-boundary-builder (2025); the radius is the one that corrects most and breaks nothing.
 */
const MISDRAWN = `#America/Atikokan
Atikokan, ON; 48.76 -91.62 12
Pickle Lake, ON; 51.45 -90.21 15
#America/Blanc-Sablon
Blanc-Sablon, QC; 51.44 -57.19 6
Chevery, QC; 50.47 -59.64 15
#America/Boise
Jordan Valley, OR; 42.97 -117.05 15
#America/Chicago
Blountstown, FL; 30.44 -85.05 5
Boise City, OK; 36.73 -102.51 15
Bowbells, ND; 48.80 -102.25 15
Columbia, KY; 37.10 -85.31 15
Crosby, ND; 48.91 -103.29 12
Goodland, IN; 40.76 -87.29 3
Johnson, KS; 37.57 -101.75 15
Kentland, IN; 40.77 -87.45 4
La Joya, TX; 26.25 -98.48 15
Lakin, KS; 37.94 -101.25 15
Leoti, KS; 38.48 -101.36 15
Mobridge, SD; 45.54 -100.43 4
Mohall, ND; 48.76 -101.51 15
Oakland City, IN; 38.34 -87.34 3
Palestine, IL; 39.00 -87.61 5
Penitas, TX; 26.23 -98.44 15
Remington, IN; 40.76 -87.15 3
Russell Springs, KY; 37.06 -85.09 15
Saint Francis, KS; 39.77 -101.80 15
Sheldon, IL; 40.77 -87.56 8
Ulysses, KS; 37.58 -101.36 15
Watford City, ND; 47.80 -103.28 15
Wewahitchka, FL; 30.11 -85.20 8
Williston, ND; 48.15 -103.62 15
Williston, its airport; 48.26 -103.75 15
#America/Denver
Columbus, NM; 31.83 -107.64 15
Dilkon, AZ; 35.39 -110.32 15
Eureka, MT; 48.88 -115.05 12
Mullen, NE; 42.04 -101.04 15
Plentywood, MT; 48.77 -104.56 15
Scobey, MT; 48.79 -105.42 15
Texico, NM; 34.39 -103.05 1
#America/Edmonton
Cardston, AB; 49.20 -113.30 15
Cold Lake, AB; 54.47 -110.18 15
Grand Centre, AB; 54.42 -110.21 15
Provost, AB; 52.35 -110.27 15
#America/Indiana/Indianapolis
Cayuga, IN; 39.95 -87.46 8
Monon, IN; 40.87 -86.88 10
#America/Indiana/Knox
Bass Lake, IN; 41.21 -86.60 5
#America/Inuvik
Fort McPherson, NT; 67.44 -134.89 15
#America/Los_Angeles
Big River, CA; 34.14 -114.36 2
Blaine, WA; 48.96 -122.75 4
Kellogg, ID; 47.54 -116.12 15
Pinehurst, ID; 47.54 -116.24 15
Point Roberts, WA; 48.98 -123.06 2.2
Wallace, ID; 47.47 -115.93 15
#America/Menominee
Crystal Falls, MI; 46.10 -88.33 15
Iron River, MI; 46.09 -88.64 15
#America/Moncton
Campbellton, NB; 48.01 -66.67 1
Charlo, NB; 47.99 -66.33 12
#America/New_York
Blakely, GA; 31.38 -84.93 15
Calais, ME; 45.18 -67.28 1
Cave Spring, GA; 34.11 -85.34 10
Chattahoochee, FL; 30.71 -84.85 2
Donalsonville, GA; 31.04 -84.88 15
Eastport, ME; 44.91 -66.99 2
Fairmount, TN; 35.18 -85.32 3
Graysville, TN; 35.45 -85.08 6
Hodgdon, ME; 46.05 -67.87 8
Houlton, ME; 46.13 -67.84 6
Limestone, ME; 46.91 -67.83 4
Mowbray Mountain, TN; 35.28 -85.22 5
Spring City, TN; 35.69 -84.86 10
Summerville, GA; 34.48 -85.35 15
Van Buren, ME; 47.16 -67.94 1
#America/North_Dakota/New_Salem
New Salem, ND; 46.84 -101.41 15
#America/Phoenix
Beaver Dam, AZ; 36.90 -113.93 12
Centennial Park, AZ; 36.95 -112.98 4
Colorado City, AZ; 36.98 -112.98 1.8
Ehrenberg, AZ; 33.60 -114.53 1
First Mesa, AZ; 35.84 -110.38 15
Fredonia, AZ; 36.95 -112.53 8
Kykotsmovi, AZ; 35.87 -110.62 15
Scenic, AZ; 36.79 -114.01 4
Second Mesa, AZ; 35.80 -110.51 15
Yuma, AZ; 32.73 -114.62 2
#America/Sitka
Petersburg, AK; 56.81 -132.96 15
Wrangell, AK; 56.47 -132.38 15
#America/Toronto
Bonaventure, QC; 48.05 -65.49 15
Chandler, QC; 48.35 -64.68 15
Fermont, QC; 52.78 -67.08 3
New Carlisle, QC; 48.01 -65.34 15
#America/Vancouver
Fruitvale, BC; 49.12 -117.55 12
Oliver, BC; 49.18 -119.55 15
Osoyoos, BC; 49.03 -119.45 3
Salmo, BC; 49.20 -117.28 15
#America/Winnipeg
Big Trout Lake, ON; 53.82 -89.90 15
Brochet, MB; 57.89 -101.68 15
Kasabonika, ON; 53.52 -88.64 12
Roblin, MB; 51.23 -101.36 15
Swan River, MB; 52.11 -101.27 15`;

interface Circle {
  timeZone: string;
  latitude: number;
  longitude: number;
  radiusKm: number;
}

const CIRCLES = readCircles();
const KM_PER_DEGREE = 111.2;

/** The zone people there go by, where the drawn one is wrong; else null. */
export function correctedTimeZone(latitude: number, longitude: number): string | null {
  // All of American Samoa is drawn with its neighbour's clock, a day ahead.
  if (latitude > -15 && latitude < -10.5 && longitude > -171.5 && longitude < -167.5) {
    return 'Pacific/Pago_Pago';
  }
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const around = CIRCLES.find((circle) => {
    const north = (latitude - circle.latitude) * KM_PER_DEGREE;
    const east = (longitude - circle.longitude) * kmPerLongitude;
    return north * north + east * east <= circle.radiusKm * circle.radiusKm;
  });
  return around?.timeZone ?? null;
}

function readCircles(): Circle[] {
  let timeZone = '';
  return MISDRAWN.split('\n').flatMap((line) => {
    if (line.startsWith('#')) {
      timeZone = line.slice(1);
      return [];
    }
    const [, numbers = ''] = line.split('; ');
    const [latitude = 0, longitude = 0, radiusKm = 0] = numbers.split(' ').map(Number);
    return [{ timeZone, latitude, longitude, radiusKm }];
  });
}
