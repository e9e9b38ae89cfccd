/** Hotel brands, longest spelling first where one contains another. Only names no sentence uses otherwise. */
export const HOTEL_BRANDS: readonly string[] = `
Courtyard by Marriott|Courtyard|Fairfield Inn & Suites|Fairfield Inn|Fairfield by Marriott|SpringHill Suites|Residence Inn|TownePlace Suites|
JW Marriott|Marriott Marquis|Marriott|Sheraton|Westin|Le Méridien|Le Meridien|St. Regis|Ritz-Carlton|Renaissance|Delta Hotels|AC Hotel|
Aloft|Moxy|Element|Four Points|Autograph Collection|Tribute Portfolio|Gaylord|Protea Hotel|W Hotel|EDITION|
Hampton Inn & Suites|Hampton Inn|Hampton by Hilton|Hilton Garden Inn|DoubleTree|Embassy Suites|Homewood Suites|Home2 Suites|Tru by Hilton|
Hilton|Waldorf Astoria|Conrad|Canopy by Hilton|Curio Collection|Tapestry Collection|Motto by Hilton|Tempo by Hilton|
Holiday Inn Express|Holiday Inn|Crowne Plaza|InterContinental|Kimpton|Hotel Indigo|Staybridge Suites|Candlewood Suites|avid hotel|EVEN Hotel|voco|
Hyatt Place|Hyatt House|Hyatt Regency|Grand Hyatt|Park Hyatt|Hyatt Centric|Hyatt|Andaz|Thompson|Alila|
limehome|Novotel|Mercure|ibis|Sofitel|Pullman|Swissôtel|Fairmont|Raffles|Mövenpick|Adagio|MGallery|Mama Shelter|
Best Western Plus|Best Western Premier|Best Western|SureStay|La Quinta|Wyndham|Ramada|Days Inn|Super 8|Microtel|Baymont|Howard Johnson|Travelodge|Hawthorn Suites|
Comfort Inn|Comfort Suites|Quality Inn|Sleep Inn|Clarion|Cambria|Econo Lodge|Rodeway Inn|WoodSpring Suites|Ascend Collection|
Radisson|Park Inn|Park Plaza|Country Inn & Suites|Motel 6|Studio 6|Extended Stay America|Red Roof|Drury|Omni|Loews|Four Seasons|
citizenM|Graduate|Ace Hotel|The Standard|Virgin Hotels|Premier Inn|NH Collection|Melia|Meliá|Scandic|Motel One|Leonardo|Sonder|Great Wolf Lodge|Kalahari|Margaritaville|
Citadines|Ascott|Oakwood|NH Hotel|nhow|B&B Hotel|B&B Hotels|a&o|Meininger|25hours|Steigenberger|Maritim|Dorint|InterCityHotel|Kempinski|
Vienna House|ACHAT|Campanile|Kyriad|Première Classe|Golden Tulip|Tulip Inn|Appart'City|Pierre & Vacances|Center Parcs|Barceló|Iberostar|
Eurostars|Vincci|Petit Palace|Sercotel|Pestana|Vila Galé|Starhotels|UNAHOTELS|Van der Valk|Thon Hotel|Comfort Hotel|Quality Hotel|
First Hotel|Zleep|Cabinn|Sokos|Malmaison|Hotel du Vin|Jurys Inn|Maldron|Clayton Hotel|hub by Premier Inn|YOTEL|The Hoxton|
Mandarin Oriental|Shangri-La|Rosewood Hotel|Oberoi|Lemon Tree|APA Hotel|Toyoko Inn|Dormy Inn|Daiwa Roynet|Centara|Anantara|
Rydges|Spark by Hilton|Signia by Hilton|MainStay Suites|Oxford Suites|Shilo Inn|My Place Hotel|Americas Best Value Inn|Knights Inn|
Bellagio|Borgata|Caesars Palace|Foxwoods|Golden Nugget|Harrah's|Mohegan Sun|MGM Grand|Mandalay Bay|The Venetian`
  .split('|')
  .map((name) => name.trim());

/** Places to stay that are platforms: the listing's title is the property. */
export const HOME_PLATFORMS: readonly { name: string; pattern: RegExp }[] = [
  { name: 'Airbnb', pattern: /\bairbnb\b/i },
  { name: 'Vrbo', pattern: /\bvrbo\b/i },
];

/** Agencies sell other companies' trips: never the airline, hotel or rental company itself. */
export const AGENCIES =
  /\b(?:expedia|orbitz|travelocity|priceline|booking\.com|kayak|hotels\.com|hotwire|capital one travel|chase travel|trip\.com|agoda|concur|egencia|navan|cheapoair|tripadvisor|costco travel|amex travel|american express travel|hopper|opodo|edreams|go voyages|kiwi\.com|mytrip|gotogate|lastminute\.com|despegar|decolar|traveloka|makemytrip|cleartrip|flightnetwork|bravofly|volagratis|rumbo|budgetair|fluege\.de|ab-in-den-urlaub|check24|momondo|justfly|almundo|webjet|discover ?cars(?:\.com)?|rentalcars\.com|economybookings(?:\.com)?|travellink|supersaver|flight centre|jet2holidays)\b/i;
