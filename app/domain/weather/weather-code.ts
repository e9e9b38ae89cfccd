interface Look {
  description: string;
  /** "10": 01 to 04, 09 to 11, 13 or 50. */
  icon: string;
  /** How much of a clear sky's ultraviolet comes through. */
  sunShare: number;
}

const look = (description: string, icon: string, sunShare: number): Look => ({
  description,
  icon,
  sunShare,
});

const PARTLY_CLOUDY = look('Partly cloudy', '03', 0.85);

/* The codes of WMO table 4677 that our sources use. */
const LOOKS: Record<number, Look> = {
  0: look('Clear sky', '01', 1),
  1: look('Mostly clear', '02', 0.95),
  2: PARTLY_CLOUDY,
  3: look('Overcast', '04', 0.6),
  4: look('Smoke', '50', 0.6),
  5: look('Haze', '50', 0.8),
  6: look('Dust', '50', 0.6),
  10: look('Mist', '50', 0.6),
  18: look('Squalls', '50', 0.5),
  19: look('Tornado', '50', 0.4),
  45: look('Fog', '50', 0.6),
  48: look('Freezing fog', '50', 0.6),
  51: look('Light drizzle', '09', 0.5),
  53: look('Drizzle', '09', 0.5),
  55: look('Heavy drizzle', '09', 0.4),
  56: look('Light freezing drizzle', '09', 0.5),
  57: look('Freezing drizzle', '09', 0.4),
  61: look('Light rain', '10', 0.5),
  63: look('Rain', '10', 0.4),
  65: look('Heavy rain', '10', 0.3),
  66: look('Light freezing rain', '13', 0.4),
  67: look('Freezing rain', '13', 0.4),
  68: look('Light sleet', '13', 0.5),
  69: look('Sleet', '13', 0.4),
  71: look('Light snow', '13', 0.5),
  73: look('Snow', '13', 0.4),
  75: look('Heavy snow', '13', 0.3),
  77: look('Snow grains', '13', 0.5),
  80: look('Light showers', '09', 0.7),
  81: look('Showers', '09', 0.6),
  82: look('Heavy showers', '09', 0.5),
  85: look('Light snow showers', '13', 0.6),
  86: look('Snow showers', '13', 0.5),
  95: look('Thunderstorms', '11', 0.5),
  96: look('Thunderstorms with hail', '11', 0.5),
  99: look('Thunderstorms with heavy hail', '11', 0.4),
};

/** A code we have no words for still has a tens digit, which says what falls. */
const TENS: Record<number, number> = { 4: 45, 5: 53, 6: 63, 7: 73, 8: 81, 9: 95 };

export function weatherLook(code: number): Look {
  return LOOKS[code] ?? LOOKS[TENS[Math.floor(code / 10)] ?? 2] ?? PARTLY_CLOUDY;
}

/** Something falls: drizzle, rain, snow, showers, thunderstorms. */
export function isWetCode(code: number): boolean {
  return code >= 50;
}

export function isThunderCode(code: number): boolean {
  return code >= 95;
}

/** What falls freezes where it lands. */
export function isFreezingCode(code: number): boolean {
  return [56, 57, 66, 67].includes(code);
}
