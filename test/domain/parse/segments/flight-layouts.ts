/** A stop as mails name it. */
interface Stop {
  code: string;
  city: string;
  state: string;
  airport: string;
}

const BOISE = { code: 'BOI', city: 'Boise', state: 'ID', airport: 'Boise Airport' };
const DENVER = {
  code: 'DEN',
  city: 'Denver',
  state: 'CO',
  airport: 'Denver International Airport',
};
const ATLANTA = {
  code: 'ATL',
  city: 'Atlanta',
  state: 'GA',
  airport: 'Hartsfield-Jackson Atlanta International Airport',
};
/** Its namesake in Oregon is the larger. */
const PORTLAND = {
  code: 'PWM',
  city: 'Portland',
  state: 'ME',
  airport: 'Portland International Jetport',
};
/** One of three airports. */
const NEW_YORK = { code: 'LGA', city: 'New York', state: 'NY', airport: 'LaGuardia Airport' };
const TORONTO = {
  code: 'YYZ',
  city: 'Toronto',
  state: 'ON',
  airport: "Pearson Int'l Airport",
};

interface PrintedLeg {
  flightNumber: string;
  from: Stop;
  to: Stop;
  day: string;
  leaves: string;
  lands: string;
  departs: string;
  arrives: string;
}

function out(from: Stop, to: Stop): PrintedLeg {
  return {
    flightNumber: 'DL119',
    from,
    to,
    day: 'Thu, Jun 4, 2026',
    leaves: '8:20 AM',
    lands: '11:07 AM',
    departs: '2026-06-04T08:20',
    arrives: '2026-06-04T11:07',
  };
}

function back(from: Stop, to: Stop): PrintedLeg {
  return {
    flightNumber: 'DL128',
    from,
    to,
    day: 'Sun, Jun 7, 2026',
    leaves: '5:20 PM',
    lands: '8:07 PM',
    departs: '2026-06-07T17:20',
    arrives: '2026-06-07T20:07',
  };
}

function onward(from: Stop, to: Stop): PrintedLeg {
  return {
    flightNumber: 'DL128',
    from,
    to,
    day: 'Thu, Jun 4, 2026',
    leaves: '12:30 PM',
    lands: '5:20 PM',
    departs: '2026-06-04T12:30',
    arrives: '2026-06-04T17:20',
  };
}

export const FLIGHT_TRIPS: Readonly<Record<string, readonly PrintedLeg[]>> = {
  'there and back': [out(BOISE, DENVER), back(DENVER, BOISE)],
  'to a namesake': [out(ATLANTA, PORTLAND), back(PORTLAND, ATLANTA)],
  'one of three airports': [out(NEW_YORK, ATLANTA), back(ATLANTA, NEW_YORK)],
  'one way': [out(BOISE, DENVER)],
  'with a connection': [out(BOISE, DENVER), onward(DENVER, ATLANTA)],
  'from elsewhere': [out(BOISE, DENVER), back(ATLANTA, TORONTO)],
};

/** In which order a leg's date, number, route line and stops are printed. */
export const LEG_ORDERS = [
  'DNRS',
  'NDRS',
  'DRSN',
  'DRNS',
  'RDNS',
  'RDSN',
  'NRDS',
  'DNSR',
  'RNDS',
  'NDSR',
  'DSRN',
  'RSDN',
  'RSND',
  'NRSD',
  'NSRD',
  'SRDN',
] as const;

export const ROUTE_LINES: Readonly<Record<string, (from: Stop, to: Stop) => string>> = {
  nothing: () => '',
  'BOI to DEN': (a, b) => `${a.code} to ${b.code}`,
  'BOI → DEN': (a, b) => `${a.code} → ${b.code}`,
  'BOI  DEN': (a, b) => `${a.code}  ${b.code}`,
  'BOI/DEN': (a, b) => `${a.code}/${b.code}`,
  'BOI-DEN': (a, b) => `${a.code}-${b.code}`,
  'BOI, then DEN below': (a, b) => `${a.code}\n${b.code}`,
  'Boise to Denver': (a, b) => `${a.city} to ${b.city}`,
  'Boise → Denver': (a, b) => `${a.city} → ${b.city}`,
  'Boise (BOI) to Denver (DEN)': (a, b) => `${a.city} (${a.code}) to ${b.city} (${b.code})`,
  'Boise (BOI) - Denver (DEN)': (a, b) => `${a.city} (${a.code}) - ${b.city} (${b.code})`,
  'Boise, ID to Denver, CO': (a, b) => `${a.city}, ${a.state} to ${b.city}, ${b.state}`,
  'Boise, ID, US (BOI) → Denver, CO, US (DEN)': (a, b) =>
    `${a.city}, ${a.state}, US (${a.code}) → ${b.city}, ${b.state}, US (${b.code})`,
  'From Boise (BOI) to Denver (DEN)': (a, b) =>
    `From ${a.city} (${a.code}) to ${b.city} (${b.code})`,
  'BOI Boise - DEN Denver': (a, b) => `${a.code} ${a.city} - ${b.code} ${b.city}`,
  '(BOI) Boise - (DEN) Denver': (a, b) => `(${a.code}) ${a.city} - (${b.code}) ${b.city}`,
  'Your flight to Denver': (_, b) => `Your flight to ${b.city} (${b.code})`,
};

type StopLines = (from: Stop, to: Stop, leaves: string, lands: string) => string;

function each(line: (stop: Stop, time: string) => string): StopLines {
  return (from, to, leaves, lands) => `${line(from, leaves)}\n${line(to, lands)}`;
}

export const STOP_LINES: Readonly<Record<string, StopLines>> = {
  'time, city': each(({ city }, time) => `${time} ${city}`),
  'time, city and code': each(({ city, code }, time) => `${time} ${city} (${code})`),
  'time, city and state': each(({ city, state }, time) => `${time} ${city}, ${state}`),
  'time, code': each(({ code }, time) => `${time} ${code}`),
  'time, city, airport and terminal': each(
    ({ city, airport }, time) => `${time} ${city}, ${airport} Terminal 1`,
  ),
  'time - city and code': each(({ city, code }, time) => `${time} - ${city} (${code})`),
  'time above city': each(({ city }, time) => `${time}\n${city}`),
  'time above code': each(({ code }, time) => `${time}\n${code}`),
  'time above code above city': each(({ city, code }, time) => `${time}\n${code}\n${city}`),
  'time above airport': each(({ airport, code }, time) => `${time}\n${airport} (${code})`),
  'city, time': each(({ city }, time) => `${city} ${time}`),
  'city at time': each(({ city }, time) => `${city} at ${time}`),
  'city and state, time': each(({ city, state }, time) => `${city}, ${state} ${time}`),
  'city and code, time': each(({ city, code }, time) => `${city} (${code}) ${time}`),
  'code, time': each(({ code }, time) => `${code} ${time}`),
  'code above time': each(({ code }, time) => `${code}\n${time}`),
  'code above city above time': each(({ city, code }, time) => `${code}\n${city}\n${time}`),
  'airport above time': each(({ airport, code }, time) => `${airport} (${code})\n${time}`),
  'labels, time and city': (from, to, leaves, lands) =>
    `Depart: ${leaves} ${from.city}\nArrive: ${lands} ${to.city}`,
  'labels, city and time': (from, to, leaves, lands) =>
    `Leave ${from.city} ${leaves}\nLand ${to.city} ${lands}`,
  'only times': (_, __, leaves, lands) => `${leaves}\n${lands}`,
  'only times with labels': (_, __, leaves, lands) => `Departs ${leaves}\nArrives ${lands}`,
};
