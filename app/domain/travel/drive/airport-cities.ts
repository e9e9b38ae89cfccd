/**
 * The city people name an airport by, for the airports of the US and Canada that airlines sell
 * most. The whole table of the world's airports is the server's: it is too long for a screen.
 */
const CITIES = `
ABE Allentown|ABQ Albuquerque|ACK Nantucket|ACY Atlantic City|AGS Augusta|ALB Albany|AMA Amarillo
ANC Anchorage|ASE Aspen|ATL Atlanta|ATW Appleton|AUS Austin|AVL Asheville|AVP Scranton|AZA Mesa
AZO Kalamazoo|BDL Hartford|BFL Bakersfield|BGR Bangor|BHM Birmingham|BIL Billings|BIS Bismarck
BLI Bellingham|BMI Bloomington|BNA Nashville|BOI Boise|BOS Boston|BTR Baton Rouge|BTV Burlington
BUF Buffalo|BUR Burbank|BWI Baltimore|BZN Bozeman|CAE Columbia|CAK Akron|CHA Chattanooga
CHO Charlottesville|CHS Charleston|CID Cedar Rapids|CLE Cleveland|CLT Charlotte|CMH Columbus
CMI Champaign|COS Colorado Springs|CPR Casper|CRP Corpus Christi|CRW Charleston|CVG Cincinnati
DAB Daytona Beach|DAL Dallas|DAY Dayton|DCA Washington|DEN Denver|DFW Dallas|DLH Duluth|DRO Durango
DSM Des Moines|DTW Detroit|ECP Panama City|EGE Vail|ELP El Paso|ERI Erie|EUG Eugene|EVV Evansville
EWR Newark|EYW Key West|FAI Fairbanks|FAR Fargo|FAT Fresno|FAY Fayetteville|FCA Kalispell
FLG Flagstaff|FLL Fort Lauderdale|FNT Flint|FSD Sioux Falls|FWA Fort Wayne|GEG Spokane
GJT Grand Junction|GNV Gainesville|GPT Gulfport|GRB Green Bay|GRR Grand Rapids|GSO Greensboro
GSP Greenville|GTF Great Falls|HHH Hilton Head|HLN Helena|HNL Honolulu|HOU Houston|HPN White Plains
HRL Harlingen|HSV Huntsville|HVN New Haven|IAD Washington|IAH Houston|ICT Wichita|IDA Idaho Falls
ILM Wilmington|IND Indianapolis|ISP Islip|ITH Ithaca|ITO Hilo|JAC Jackson Hole|JAN Jackson
JAX Jacksonville|JFK New York|JNU Juneau|KOA Kona|KTN Ketchikan|LAN Lansing|LAS Las Vegas
LAX Los Angeles|LBB Lubbock|LCK Columbus|LEX Lexington|LFT Lafayette|LGA New York|LGB Long Beach
LIH Lihue|LIT Little Rock|LNK Lincoln|LSE La Crosse|MAF Midland|MBS Saginaw|MCI Kansas City
MCO Orlando|MDT Harrisburg|MDW Chicago|MEM Memphis|MFE McAllen|MFR Medford|MGM Montgomery
MHT Manchester|MIA Miami|MKE Milwaukee|MLB Melbourne|MLI Moline|MLU Monroe|MOB Mobile|MRY Monterey
MSN Madison|MSO Missoula|MSP Minneapolis|MSY New Orleans|MTJ Montrose|MVY Martha's Vineyard
MYR Myrtle Beach|OAK Oakland|OGG Maui|OKC Oklahoma City|OMA Omaha|ONT Ontario|ORD Chicago|ORF Norfolk
PAE Everett|PBI West Palm Beach|PDX Portland|PGD Punta Gorda|PHF Newport News|PHL Philadelphia
PHX Phoenix|PIA Peoria|PIE St. Petersburg|PIT Pittsburgh|PNS Pensacola|PSC Pasco|PSP Palm Springs
PVD Providence|PVU Provo|PWM Portland|RAP Rapid City|RDD Redding|RDM Bend|RDU Raleigh|RFD Rockford
RIC Richmond|RNO Reno|ROA Roanoke|ROC Rochester|RST Rochester|RSW Fort Myers|SAN San Diego
SAT San Antonio|SAV Savannah|SBA Santa Barbara|SBN South Bend|SBP San Luis Obispo|SDF Louisville
SEA Seattle|SFB Orlando|SFO San Francisco|SGF Springfield|SGU St. George|SHV Shreveport|SIT Sitka
SJC San Jose|SJU San Juan|SLC Salt Lake City|SMF Sacramento|SNA Santa Ana|SPI Springfield
SRQ Sarasota|STL St. Louis|STS Santa Rosa|STT St. Thomas|SUN Sun Valley|SWF Newburgh|SYR Syracuse
TLH Tallahassee|TPA Tampa|TRI Tri-Cities|TTN Trenton|TUL Tulsa|TUS Tucson|TVC Traverse City
TYS Knoxville|USA Concord|VPS Destin|XNA Fayetteville|YUM Yuma
YDF Deer Lake|YEG Edmonton|YFC Fredericton|YHM Hamilton|YHZ Halifax|YKA Kamloops|YKF Kitchener
YLW Kelowna|YMM Fort McMurray|YOW Ottawa|YQB Québec|YQM Moncton|YQR Regina|YQT Thunder Bay
YQX Gander|YSJ Saint John|YTZ Toronto|YUL Montréal|YVR Vancouver|YWG Winnipeg|YXE Saskatoon
YXS Prince George|YXU London|YXX Abbotsford|YXY Whitehorse|YYC Calgary|YYG Charlottetown
YYJ Victoria|YYT St. John's|YYZ Toronto|YZF Yellowknife`;

const cityByCode = new Map(
  CITIES.trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, 3), entry.slice(4)] as const),
);

/** "DFW" is Dallas; null for an airport that is not in the table. */
export function airportCity(code: string): string | null {
  return cityByCode.get(code) ?? null;
}
