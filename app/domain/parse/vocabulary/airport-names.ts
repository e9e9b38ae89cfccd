/** How airlines print an airport without its code: the airport's nickname, alone or behind its city. */
export const AIRPORT_NICKNAMES = byName(`
LGA=laguardia|la guardia;
JFK=kennedy|john f kennedy|john f. kennedy|john f kennedy international;
EWR=newark|newark liberty; ORD=o'hare|ohare; MDW=midway; DAL=love field;
DFW=fort worth|dallas/fort worth|dallas-fort worth|dallas fort worth|dallas/ft. worth|dallas/ft worth;
EDI=turnhouse; TXL=tegel; ARN=arlanda; OSL=gardermoen; CPH=kastrup; WAW=chopin; BCN=el prat;
KEF=keflavik; SVO=sheremetyevo; DME=domodedovo; SAW=sabiha gokcen;
AZA=mesa gateway|phoenix-mesa gateway;
IAH=intercontinental|bush intercontinental|george bush|bush; HOU=hobby;
DCA=reagan|reagan national|ronald reagan|national|washington national; IAD=dulles;
BWI=thurgood marshall|baltimore/washington; ATL=hartsfield-jackson; BOS=logan; PHX=sky harbor;
LAS=mccarran|harry reid; LHR=heathrow; LGW=gatwick; STN=stansted; LTN=luton; LCY=london city;
CDG=charles de gaulle; ORY=orly; AMS=schiphol; HND=haneda; NRT=narita; LIN=linate; MXP=malpensa;
FCO=fiumicino; CIA=ciampino; MAD=barajas; BER=brandenburg; YYZ=pearson; YTZ=billy bishop;
YUL=trudeau;
MSP=minneapolis/st. paul|minneapolis/st paul|minneapolis-st. paul|minneapolis-st paul;
RDU=raleigh/durham|raleigh-durham; FLL=ft. lauderdale|ft lauderdale|fort lauderdale/hollywood;
GSP=greenville/spartanburg; SRQ=sarasota/bradenton; STL=st. louis; MCI=kansas city;
SLC=salt lake city`);

/** Cities by the names other languages give them. */
export const CITY_NAMES = byName(`
Lisbon=lissabon|lisboa|lisbonne; London=londres|londen|londra|londyn; Rome=rom|roma;
Milan=mailand|milano; Naples=neapel|napoli; Venice=venedig|venezia; Florence=firenze|florenz;
Vienna=wien|vienne|viena; Geneva=genf|genève; Zurich=zürich; Paris=parijs|parigi; Nice=nizza;
Copenhagen=kopenhagen|københavn|köpenhamn; Gothenburg=göteborg; Warsaw=warschau|warszawa;
Kraków=krakau; Prague=prag|praha; Athens=athen; Brussels=brüssel|bruxelles|brussel;
Munich=münchen; Cologne=köln|köln/bonn; New York=nueva york; Moscow=moskau`);

/** Nicknames that are a word or a surname of their own: an airport only behind their city or before "Airport". */
export const WORDY_NICKNAMES = new Set(
  'bush city hopkins island lambert liberty mitchell national'.split(' '),
);

/** What a city's name alone stands for at most airlines, where a second airport serves others. */
export const MAIN_AIRPORTS = byName(`
MCO=orlando; PHX=phoenix; LAX=los angeles; SFO=san francisco; BOS=boston; MIA=miami; TPA=tampa;
CLT=charlotte; MSP=minneapolis; DTW=detroit; PHL=philadelphia; SEA=seattle; DEN=denver;
ATL=atlanta; LAS=las vegas; AUS=austin; BNA=nashville; SAN=san diego; PDX=portland;
MSY=new orleans; CLE=cleveland; CMH=columbus; CVG=cincinnati; PIT=pittsburgh; SLC=salt lake city;
STL=st louis; SAT=san antonio; SJC=san jose; ANC=anchorage; HNL=honolulu; YYZ=toronto;
YUL=montreal; YVR=vancouver; AMS=amsterdam; FRA=frankfurt; MUC=munich; BER=berlin; MAD=madrid;
BCN=barcelona; BRU=brussels; DUB=dublin; FCO=rome; MEX=mexico city;
FLL=fort lauderdale|ft lauderdale; OAK=oakland; BUR=burbank; LGB=long beach; BWI=baltimore;
EWR=newark; SRQ=sarasota; SJU=san juan`);

/** Codes that are also words, months, currencies or abbreviations in capitals: need a partner or brackets. */
export const WORDY_CODES = new Set(
  'THE AND FOR YOU ARE NOT CAN ALL ANY OUR OUT NEW ONE TWO SEE GET MAY DAY AGE PAY TAX FEE CAR BAG ADD USE VIA WAY END OFF NOW HOW WHO WHY ITS HAS HAD LET PUT SET MON TUE WED THU FRI SAT SUN JAN FEB MAR APR JUN JUL AUG SEP OCT NOV DEC EST CST MST PST EDT CDT MDT PDT USD CAD EUR GBP MXN AUD VAT VIP FAQ APP TSA ETA ETD PNR FLY AIR TRY BUS KEY BED MAP NET RES REF PER BUY DUE FUN HOT ICE JOB LAW MIX OLD PIN PDF POP RED RUN SIT TEN TOP WIN YES ZIP MIN MAX AVE RTE HWY DLX QTY AMT TKT FOP DOB ADT CHD INF MRS REV WAS BUT HER HIS SHE OWN MEN BOY BAD BIG LOW HIT CUT EAT GAS TEL FAX ACT DIY IMG ALT GMT UTC LLC INC ACC ADA ATM BAR BOX CAB CAT COM CON DOG DOT EAR EYE FAN FIT GUN GYM HAM HUB ILL INK KID LEG LOT MUD NUT ODD OIL PET RAW ROW SON SUM TEA TIP TOY VAN WAX WEB WET SPA INN'.split(
    ' ',
  ),
);

/** Cities whose name alone is an everyday word or first name: on a line with other words they need their state. */
export const WORDY_CITIES = new Set(
  'mobile nice reading page eagle orange split bend gary man male main bath hope lead national bush hobby kennedy intercontinental reagan logan pearson trudeau delta union central deer lima bar of troy moscow rome paris troll long most big best'.split(
    ' ',
  ),
);

/** No place printed among other words begins with one of these. */
export const SENTENCE_WORDS = new Set(
  'the your you this that we our i a an and or at on in for with to from of main basic first business economy comfort coach premium cabin class depart departs departing departure arrive arrives arriving arrival flight flights trip hotel number total seat seats passenger terminal gate operated ticket fare airport mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec am pm delta united american southwest alaska jetblue confirmation record outbound return nonstop duration name travel traveler travelers check'.split(
    ' ',
  ),
);

/** "LGA=laguardia|la guardia; …": what is meant, by each of its names. */
function byName(rows: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.split(';').flatMap((row) => {
      const [meant = '', names = ''] = row.trim().split('=');
      return names.split('|').map((name) => [name, meant]);
    }),
  );
}
