interface RentalCompany {
  name: string;
  pattern: RegExp;
  /** The name is an everyday word: it also counts by itself where a company is named, not in prose. */
  isWord?: true;
  /** What all its spellings have in them, in small letters, where it is not the first word of its name. */
  part?: string;
}

/** Names with other spellings, or that are everyday words as well. */
const SPELLED: readonly RentalCompany[] = [
  { name: 'Hertz', pattern: /\bhertz\b/gi },
  { name: 'Avis', pattern: /\bavis\b(?! budget)/gi },
  {
    name: 'National',
    part: '',
    pattern: /\bnational car rental\b|\bnationalcar\b|\bemerald (?:club|aisle)\b/gi,
    isWord: true,
  },
  {
    name: 'Enterprise',
    pattern: /\benterprise rent-?a-?car\b|\benterprise car\b|\benterprise\b(?! holdings)/gi,
  },
  {
    name: 'Budget',
    pattern:
      /(?<!\b(?:Avis|avis|AVIS) )\b(?:(?:[Bb]udget|BUDGET)(?: (?:[Rr]ent[ -]?[Aa][ -]?[Cc]ar|RENT[ -]?A[ -]?CAR|[Cc]ar [Rr]ental|CAR RENTAL|[Rr]eservation|[Rr]ental|RENTAL|[Ff]astbreak)|\.com|\.COM)\b|Budget\b(?= [A-Z#]))/g,
    isWord: true,
  },
  { name: 'Alamo', pattern: /\balamo\b(?! drafthouse)/gi },
  { name: 'Turo', pattern: /\bturo\b/gi },
  { name: 'Dollar', pattern: /\bdollar\s{1,3}(?:rent ?a ?car|car rental)\b/gi, isWord: true },
  { name: 'Thrifty', pattern: /\bthrifty\b/gi },
  { name: 'Sixt', pattern: /\bsixt\b/gi },
  { name: 'Europcar', pattern: /\beuropcar\b/gi },
  { name: 'Payless', pattern: /\bpayless\s{1,3}car rental\b/gi, isWord: true },
  { name: 'Fox', pattern: /\bfox rent ?a ?car\b/gi, isWord: true },
  { name: 'Zipcar', pattern: /\bzipcar\b/gi },
  { name: 'Advantage', pattern: /\badvantage rent ?a ?car\b/gi, isWord: true },
  { name: 'Silvercar', pattern: /\bsilvercar\b/gi },
  { name: 'Kyte', pattern: /\bkyte\b/gi },
  { name: 'Ace', pattern: /\bace rent ?a ?car\b/gi },
  { name: 'goldcar', pattern: /\bgoldcar\b/gi },
  { name: 'Maggiore', pattern: /\bmaggiore(?= (?:autonoleggio|rent)|\.it\b)/gi },
  { name: 'Green Motion', pattern: /\bgreen motion\b/gi },
  { name: 'Centauro', pattern: /\bcentauro\b/gi },
  { name: 'Record go', pattern: /\brecord ?go\b/gi },
  { name: 'OK Mobility', pattern: /\bok mobility\b/gi },
  { name: 'Firefly', pattern: /\bfirefly car rental\b/gi, isWord: true },
  { name: 'Buchbinder', pattern: /\bbuchbinder\b/gi },
  { name: 'Starcar', pattern: /\bstarcar\b/gi },
  { name: 'Localiza', pattern: /\blocaliza\b/gi },
  { name: 'Movida', pattern: /\bmovida (?:aluguel|rent)/gi, isWord: true },
  { name: 'Unidas', pattern: /\bunidas (?:aluguel|rent)/gi, isWord: true },
  { name: 'Sicily by Car', pattern: /\bsicily by car\b/gi },
  { name: 'Maggiore', pattern: /\bmaggiore (?:rent|noleggio)/gi, isWord: true },
  { name: 'Surprice', pattern: /\bsurprice\b/gi },
  { name: 'Mex Rent a Car', pattern: /\bmex rent ?a ?car\b/gi },
  { name: 'U-Save', pattern: /\bu-save\b/gi },
  { name: 'E-Z Rent-A-Car', part: 'rent', pattern: /\be-?z rent-?a-?car\b/gi },
  { name: 'Jucy', pattern: /\bjucy\b/gi },
  {
    name: 'Toyota Rent a Car',
    part: '',
    pattern: /\btoyota rent-? ?a-? ?car\b|トヨタレンタカー/gi,
  },
  {
    name: 'Nippon Rent-A-Car',
    part: '',
    pattern: /\bnippon rent-? ?a-? ?car\b|ニッポンレンタカー/gi,
  },
  {
    name: 'ORIX Rent-A-Car',
    part: '',
    pattern: /\borix rent-? ?a-? ?car\b|オリックスレンタカー/gi,
  },
  {
    name: 'Lotte Rent a Car',
    part: '',
    pattern: /\blotte rent-? ?a-? ?car\b|롯데렌터카/gi,
  },
  { name: 'SK Rent a Car', part: '', pattern: /\bsk rent-? ?a-? ?car\b|SK렌터카/gi },
  { name: 'Times Car', part: '', pattern: /\btimes car\b|タイムズカー/gi },
];

/** What a firm that is in no table calls itself: "Fjord Rent a Car", "Autovermietung Adler". */
export const FIRM_WORDS =
  '(?:car|van|camper) (?:rentals?|hire)|rent[- ]?a[- ]?car|autovermietung|autoverhuur|biludlejning|biluthyrning|bilutleie|autonoleggio|rent-a-van|alquiler de (?:coches|autos|vehículos)|noleggio auto|wypożyczalnia samochodów|aluguer de carros|aluguel de carros|location de voitures';

/** Names that no sentence uses otherwise. */
const PLAIN = `
U-Haul|Penske Truck Rental|Bandago|Cruise America|El Monte RV|Outdoorsy|RVshare|Getaround|SnappCar|Virtuo|Midway Car Rental|NextCar|NÜ Car Rentals|
Routes Car Rental|Discount Car & Truck|InterRent|Keddy by Europcar|AddCar|Autoclick|DelPaso|Malagacar|Cicar|AutoReisen|OwnersCars|Wiber|Owiber|
Drivalia|Noleggiare|B-Rent|Joyrent|Klass Wagen|Carwiz|Oryx Rent|Dan Dooley|Arnold Clark|Guerin Rent|Flizzr|Right Cars|TopCar|
Blue Car Rental|Lotus Car Rental|Geysir Car Rental|Lava Car Rental|Apex Car Rentals|Ezi Car Rental|Snap Rentals|East Coast Car Rentals|
Nissan Rent a Car|Niconico Rent a Car|Lotte Rental|First Car Rental|Bidvest Car Rental|Tempest Car Hire|Woodford Car Hire|
Foco Aluguel|Alquicar|America Car Rental|Optimo Rent a Car|Vamos Rent-A-Car|Adobe Rent a Car|
Locauto|Leasys Rent|Winrent|Rentis|PANEK|Kaizen Rent|Global Rent a Car|Circular Car Hire|Procar Iceland|Go Car Rental|SADcars|Happy Campers|Cozy Campers|
Indie Campers|roadsurfer|Escape Campervans|Apollo Motorhomes|Britz|GO Rentals|Omega Rental Cars|Ace Rental Cars|Bayswater Car Rental|No Birds|Redspot|
Rent-A-Wreck|MABI|GreenMobility|GoMore|Bilkollektivet|Practical Car & Van Rental|easirent|Nationwide Vehicle Rentals|CarlundCarla|Miles Mobility|Turisprime|
Auto Jardim|Drive on Holidays|Ilha Verde|Avance Rent a Car|AutoUnion|Uni Rent|Nova rent a car|Last Minute Rent a Car|OTS Rent-a-Car|Sky Rent a Car|
Airport Van Rental|Avon Rent a Car|Carl's Van Rentals`
  .split('|')
  .map((name) => name.trim());

/** Rental companies with the words that name them, and what a text that names them has in it. */
export const RENTAL_COMPANIES: readonly (RentalCompany & { part: string })[] = [
  ...SPELLED,
  ...PLAIN.map((name) => ({ name, pattern: new RegExp(`\\b${name}(?!\\w)`, 'gi') })),
].map((company) => ({ part: company.name.split(' ')[0]?.toLowerCase() ?? '', ...company }));
