export type RideMode = 'train' | 'bus' | 'ferry' | 'shuttle';

/** Who runs trains, buses, ferries or shuttles, or sells the seats in them. */
export interface Carrier {
  name: string;
  mode: RideMode;
  /** The zone it runs in, where the gazetteer does not know its stations. */
  timeZone: string | null;
  /** Sells other companies' rides. */
  seller: boolean;
}

export interface CarrierSpelling {
  spelling: string;
  /** An everyday word or an abbreviation: it counts only as spelled. */
  exact: boolean;
  carrier: Carrier;
}

const LONDON = 'Europe/London';
const PARIS = 'Europe/Paris';
/** A name, then its other spellings behind "="; "!" marks one that counts only as spelled. */
const CARRIERS: readonly { mode: RideMode; timeZone: string | null; names: string }[] = [
  {
    mode: 'train',
    timeZone: null,
    names: `Amtrak|VIA Rail=VIA Rail Canada|Brightline|Metrolink|Metro-North=MTA Metro-North|LIRR=Long Island Rail Road|NJ Transit=NJTransit|
      !MBTA|Caltrain|!Metra|!SEPTA|Alaska Railroad|Rocky Mountaineer|!GO Transit|Ontario Northland|!UP Express|Tri-Rail|!SunRail|Trinity Railway Express|
      !FrontRunner|Grand Canyon Railway|Durango & Silverton`,
  },
  {
    mode: 'train',
    timeZone: LONDON,
    names: `LNER=London North Eastern Railway|Avanti West Coast=Avanti|GWR=Great Western Railway|ScotRail|CrossCountry|TransPennine Express=TPE|
      Northern Rail=Northern Trains|Southeastern Railway=!Southeastern|South Western Railway=!SWR|Southern Railway|Thameslink|Great Northern Rail|Gatwick Express|Heathrow Express|
      Stansted Express|Hull Trains|!Lumo|Grand Central Rail|East Midlands Railway|Greater Anglia|Chiltern Railways|!c2c|Transport for Wales|Merseyrail|
      London Northwestern Railway|West Midlands Railway|Caledonian Sleeper|Island Line Trains`,
  },
  { mode: 'train', timeZone: 'Europe/Dublin', names: 'Irish Rail=Iarnród Éireann' },
  {
    mode: 'train',
    timeZone: PARIS,
    names: 'SNCF=SNCF Voyageurs=SNCF Connect|Ouigo|!TGV Lyria',
  },
  { mode: 'train', timeZone: PARIS, names: 'Eurostar=Thalys' },
  {
    mode: 'train',
    timeZone: 'Europe/Berlin',
    names: 'Deutsche Bahn=!DB Bahn=DB Fernverkehr=DB Vertrieb=!DB|FlixTrain|Metronom',
  },
  { mode: 'train', timeZone: 'Europe/Rome', names: 'Trenitalia|!Italo=Italo Treno|Trenord' },
  { mode: 'train', timeZone: 'Europe/Madrid', names: 'Renfe|!iryo=!Iryo' },
  {
    mode: 'train',
    timeZone: 'Europe/Zurich',
    names: '!SBB=!SBB CFF FFS=Schweizerische Bundesbahnen|Rhaetian Railway=Rhätische Bahn',
  },
  { mode: 'train', timeZone: 'Europe/Vienna', names: 'ÖBB=OEBB|Westbahn' },
  {
    mode: 'train',
    timeZone: 'Europe/Amsterdam',
    names: '!NS=NS International=Nederlandse Spoorwegen',
  },
  { mode: 'train', timeZone: 'Europe/Brussels', names: '!SNCB=!NMBS=Belgian Train' },
  { mode: 'train', timeZone: 'Europe/Lisbon', names: 'Comboios de Portugal' },
  { mode: 'train', timeZone: 'Europe/Prague', names: 'RegioJet|Leo Express|České dráhy' },
  { mode: 'train', timeZone: 'Europe/Warsaw', names: 'PKP Intercity|!PKP' },
  { mode: 'train', timeZone: 'Europe/Stockholm', names: '!SJ|Snälltåget|Arlanda Express' },
  { mode: 'train', timeZone: 'Europe/Oslo', names: '!Vy|Flytoget' },
  { mode: 'train', timeZone: 'Europe/Copenhagen', names: '!DSB' },
  { mode: 'train', timeZone: 'Europe/Helsinki', names: '!VR' },
  {
    mode: 'bus',
    timeZone: null,
    names: `Greyhound|FlixBus=Flix SE|Megabus|Peter Pan=Peter Pan Bus Lines|Coach USA|OurBus|Concord Coach Lines=Concord Coach|Jefferson Lines|
      Trailways|RedCoach|Vonlane|Dartmouth Coach|C&J Bus Lines|Martz Trailways|Hampton Jitney|BoltBus|Orléans Express=Orleans Express|Rider Express|
      Maritime Bus|!Ebus|BlaBlaCar Bus=BlaBlaBus|Eurolines|Tufesa|El Expreso|Plymouth & Brockton`,
  },
  {
    mode: 'bus',
    timeZone: LONDON,
    names: 'National Express|Scottish Citylink=Citylink|Oxford Tube|Stagecoach',
  },
  {
    mode: 'bus',
    timeZone: 'Europe/Dublin',
    names: 'Bus Éireann=Bus Eireann|Aircoach|Dublin Express',
  },
  { mode: 'bus', timeZone: 'Europe/Madrid', names: '!ALSA|Avanza Bus' },
  {
    mode: 'ferry',
    timeZone: null,
    names: `BC Ferries|Washington State Ferries=WSDOT Ferries=WSF|Steamship Authority|Hy-Line Cruises=Hy-Line|Seastreak|Cape May-Lewes Ferry=Cape May–Lewes Ferry|
      Cross Sound Ferry|Lake Champlain Ferries|Block Island Ferry|Bay Ferries|Marine Atlantic|Alaska Marine Highway|!FRS Clipper=Victoria Clipper|
      Black Ball Ferry Line=!MV Coho|Catalina Express|Casco Bay Lines|Golden Gate Ferry|San Francisco Bay Ferry|NYC Ferry|Shepler's Ferry|
      Lake Express|!SS Badger|Bay State Cruise|Fire Island Ferries|Viking Line|Tallink Silja=Tallink|
      Color Line|Corsica Ferries|!GNV|Moby Lines|Grimaldi Lines|Balearia=Baleària|Jadrolinija|Blue Star Ferries|Scandlines|Hurtigruten|Fjord Line`,
  },
  {
    mode: 'ferry',
    timeZone: LONDON,
    names:
      '!CalMac=Caledonian MacBrayne|NorthLink Ferries|Condor Ferries|Red Funnel|Wightlink|Hovertravel',
  },
  {
    mode: 'ferry',
    timeZone: PARIS,
    names: 'Brittany Ferries|P&O Ferries=!P&O|!DFDS|Stena Line|Irish Ferries',
  },
  {
    mode: 'shuttle',
    timeZone: null,
    names: `SuperShuttle|Groome Transportation|GO Airport Shuttle=!GO Airlink|Mears Connect=Mears Transportation|Blacklane|
      Welcome Pickups|Hoppa|Suntransfers|Epic Mountain Express|Peak 1 Express|Salt Lake Express|SpeediShuttle|Prime Time Shuttle`,
  },
];
const SELLERS: readonly { mode: RideMode; names: string }[] = [
  {
    mode: 'train',
    names: 'Trainline=thetrainline|Omio|Rail Europe|TrainPal|TrainSplit|Rail Ninja',
  },
  { mode: 'bus', names: 'Wanderu|Busbud|CheckMyBus|12Go' },
  { mode: 'ferry', names: 'Direct Ferries|Ferryhopper|AFerry' },
  { mode: 'shuttle', names: 'Jayride|Mozio|GetTransfer|Booking.com Taxi' },
];

export const CARRIER_SPELLINGS: readonly CarrierSpelling[] = [
  ...CARRIERS.flatMap(({ names, ...rest }) => spellings(names, { ...rest, seller: false })),
  ...SELLERS.flatMap(({ names, mode }) => spellings(names, { mode, timeZone: null, seller: true })),
].sort((a, b) => b.spelling.length - a.spelling.length);

function spellings(names: string, rest: Omit<Carrier, 'name'>): CarrierSpelling[] {
  return names.split('|').flatMap((entry) => {
    const all = entry.trim().split('=');
    const carrier = { ...rest, name: (all[0] ?? '').replace('!', '') };
    return all.map((spelling) => ({
      spelling: spelling.replace('!', ''),
      exact: spelling.startsWith('!'),
      carrier,
    }));
  });
}

export function carrierNamed(name: string): Carrier | null {
  return CARRIER_SPELLINGS.find(({ carrier }) => carrier.name === name)?.carrier ?? null;
}

const BRITISH_CLOCK =
  /\b(?:London|St\.? Pancras|Ashford|Ebbsfleet|Dover|Folkestone|Portsmouth|Plymouth|Poole|Newhaven|Newcastle|Hull|Harwich|Holyhead|Fishguard|Pembroke|Cairnryan|Liverpool|Heysham|Larne|Belfast|Dublin|Rosslare|Cork)\b/i;

/** The zone at a carrier's station; null where the place itself tells it. */
export function zoneOfCarrier(carrier: Carrier | null, station: string): string | null {
  const zone = carrier?.timeZone ?? null;
  return zone === PARIS && BRITISH_CLOCK.test(station) ? LONDON : zone;
}

/** Trains and lines that are known by a name of their own, with who runs them. */
const TRAIN_NAMES: Readonly<Record<string, string>> = {
  Amtrak: `Northeast Regional|Acela Express|Acela|Keystone|Pennsylvanian|Empire Service|Maple Leaf|Adirondack|Ethan Allen Express|Vermonter|Downeaster|
    Lake Shore Limited|Capitol Limited|Cardinal|Crescent|Silver Star|Silver Meteor|Palmetto|Carolinian|Piedmont|Auto Train|City of New Orleans|
    Illini|Saluki|Lincoln Service|Hiawatha|Wolverine|Blue Water|Pere Marquette|Southwest Chief|California Zephyr|Empire Builder|Coast Starlight|
    Texas Eagle|Sunset Limited|Heartland Flyer|Missouri River Runner|Amtrak Cascades|Cascades|Capitol Corridor|San Joaquins|Gold Runner|
    Pacific Surfliner|Borealis|Floridian|Valley Flyer|Hartford Line|Mardi Gras Service`,
  'Deutsche Bahn': 'ICE',
  SNCF: 'TGV INOUI|TGV|Intercités',
  Trenitalia: 'Frecciarossa|Frecciargento|Frecciabianca|Intercity Notte',
  Renfe: 'AVE|Alvia|Avlo',
  ÖBB: 'Railjet|Nightjet|RJX|RJ|NJ',
  '': 'EuroCity|EuroNight|Intercity|EC|EN|IC',
};

export const TRAINS: readonly { name: string; carrier: string | null }[] = Object.entries(
  TRAIN_NAMES,
).flatMap(([carrier, names]) =>
  names.split('|').map((name) => ({ name: name.trim(), carrier: carrier || null })),
);
