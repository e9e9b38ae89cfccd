import type { Airport } from '~/domain/places/places';

/**
 * Airports a confirmation may print that nobody should be sent to by a map: closed ones with their
 * last year, and fields with a terminal of one airline alone. Code, name, city, region, country,
 * latitude, longitude, zone, then "opened-closed".
 */
const ROWS = `
TXL|Berlin Tegel Airport|Berlin|BE|DE|52.5597|13.2877|Europe/Berlin|1948-2020
SXF|Berlin Schönefeld Airport|Berlin|BB|DE|52.3800|13.5225|Europe/Berlin|1946-2020
THF|Berlin Tempelhof Airport|Berlin|BE|DE|52.4730|13.4039|Europe/Berlin|1923-2008
ISL|Istanbul Atatürk Airport|Istanbul|34|TR|40.9769|28.8146|Europe/Istanbul|1953-2019
ULN|Buyant-Ukhaa International Airport|Ulaanbaatar|1|MN|47.8431|106.7666|Asia/Ulaanbaatar|1957-2021
REP|Siem Reap International Airport|Siem Reap|17|KH|13.4107|103.8130|Asia/Phnom_Penh|1932-2023
ISN|Sloulin Field International Airport|Williston|ND|US|48.1779|-103.6420|America/Chicago|1947-2019
HIR|Honiara International Airport|Honiara|GU|SB|-9.4280|160.0548|Pacific/Guadalcanal|1943-
TQO|Tulum International Airport|Tulum|ROO|MX|20.1700|-87.6600|America/Cancun|2023-
SAI|Siem Reap-Angkor International Airport|Siem Reap|17|KH|13.3790|104.2220|Asia/Phnom_Penh|2023-
KTI|Techo International Airport|Phnom Penh|12|KH|11.3610|104.9220|Asia/Phnom_Penh|2025-
NMI|Navi Mumbai International Airport|Navi Mumbai|MH|IN|18.9890|73.0640|Asia/Kolkata|2025-
DXN|Noida International Airport|Noida|UP|IN|28.1750|77.6080|Asia/Kolkata|2025-
WSI|Western Sydney International Airport|Sydney|NSW|AU|-33.8880|150.7140|Australia/Sydney|2026-
APA|Centennial Airport|Denver|CO|US|39.5701|-104.8490|America/Denver|1968-
`;

interface MoreAirport extends Airport {
  opened: number;
  /** The last year of airline flights; null while it is open. */
  closed: number | null;
}

const byCode = new Map<string, MoreAirport>(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [code = '', name = '', city = '', region = '', country = '', ...rest] = row.split('|');
      const [latitude = '', longitude = '', timeZone = '', years = ''] = rest;
      const [opened = '', closed = ''] = years.split('-');
      return [
        code,
        {
          ...{ code, name, city, region, country, timeZone },
          latitude: Number(latitude),
          longitude: Number(longitude),
          size: 'small' as const,
          opened: Number(opened),
          closed: closed === '' ? null : Number(closed),
        },
      ];
    }),
);

export function moreAirport(code: string): Airport | null {
  return byCode.get(code) ?? null;
}

/** Whether airlines flew from an airport in that year, as far as this list knows. */
export function isOpenIn(code: string, year: number): boolean {
  const airport = byCode.get(code);
  return (
    !airport || (year >= airport.opened && (airport.closed === null || year <= airport.closed))
  );
}

/** An airport known by nothing but its printed code: without a place or a zone. */
export function unknownAirport(code: string): Airport {
  return {
    ...{ code, name: code, city: '', region: '', country: '', timeZone: '', size: 'small' },
    latitude: Number.NaN,
    longitude: Number.NaN,
  };
}
