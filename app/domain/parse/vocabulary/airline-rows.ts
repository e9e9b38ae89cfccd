/**
 * Airlines, kept by hand because published lists are stale (MX is Breeze, XP is Avelo): the IATA code,
 * the ICAO code or "-", and the name with further spellings. "=" names the airline that is meant.
 */
export const AIRLINE_ROWS = `
WN SWA Southwest Airlines|Southwest
DL DAL Delta Air Lines|Delta Airlines|Delta
UA UAL United Airlines|United
AA AAL American Airlines|American
B6 JBU JetBlue|JetBlue Airways|Jet Blue
AS ASA Alaska Airlines|Alaska
F9 FFT Frontier Airlines|Frontier
NK NKS Spirit Airlines|Spirit
G4 AAY Allegiant Air|Allegiant
SY SCX Sun Country Airlines|Sun Country
HA HAL Hawaiian Airlines|Hawaiian
MX MXY Breeze Airways|Breeze
XP VXP Avelo Airlines|Avelo
9K KAP Cape Air
3M SIL Silver Airways
4B BTQ Boutique Air
AC ACA Air Canada
WS WJA WestJet
PD POE Porter Airlines|Porter
TS TSC Air Transat
F8 FLE Flair Airlines
AM AMX Aeroméxico|Aeromexico
Y4 VOI Volaris
VB VIV VivaAerobus|Viva Aerobus
AV AVA Avianca
CM CMP Copa Airlines|Copa
LA LAN LATAM Airlines|LATAM
G3 GLO GOL Linhas Aéreas|GOL
AD AZU Azul Linhas Aéreas
AR ARG Aerolíneas Argentinas|Aerolineas Argentinas
BW BWA Caribbean Airlines
BA BAW British Airways
VS VIR Virgin Atlantic
EI EIN Aer Lingus
FR RYR Ryanair
U2 EZY easyJet
LH DLH Lufthansa
EW EWG Eurowings
LX SWR SWISS|Swiss International Air Lines
WK EDW Edelweiss Air
OS AUA Austrian Airlines|Austrian
SN BEL Brussels Airlines
AF AFR Air France
TO TVF Transavia France
HV TRA Transavia
KL KLM KLM|KLM Royal Dutch Airlines
IB IBE Iberia
I2 IBS Iberia Express
VY VLG Vueling
UX AEA Air Europa
TP TAP TAP Air Portugal|TAP Portugal
AZ ITY ITA Airways|Alitalia
SK SAS SAS|Scandinavian Airlines
DY NOZ Norwegian|Norwegian Air Shuttle
D8 NSZ Norwegian Air Sweden
N0 NBT Norse Atlantic Airways
AY FIN Finnair
FI ICE Icelandair
OG FPY PLAY
BT BTI airBaltic|Air Baltic
LO LOT LOT Polish Airlines|LOT
W6 WZZ Wizz Air
W9 WUK Wizz Air UK
LS EXS Jet2
DE CFG Condor
X3 TUI TUIfly|TUI fly
BY TOM TUI Airways
A3 AEE Aegean Airlines|Aegean
TK THY Turkish Airlines|Türk Hava Yolları
PC PGT Pegasus Airlines|Pegasus
RO ROT TAROM
OU CTN Croatia Airlines
JU ASL Air Serbia
OK CSA Czech Airlines
LG LGL Luxair
LY ELY El Al
EK UAE Emirates
EY ETD Etihad Airways|Etihad
QR QTR Qatar Airways
SV SVA Saudia|Saudi Arabian Airlines
RJ RJA Royal Jordanian
MS MSR EgyptAir
AT RAM Royal Air Maroc
ET ETH Ethiopian Airlines
KQ KQA Kenya Airways
SA SAA South African Airways
AI AIC Air India
6E IGO IndiGo
SQ SIA Singapore Airlines
TR TGW Scoot
MH MAS Malaysia Airlines
AK AXM AirAsia
TG THA Thai Airways
VN HVN Vietnam Airlines
VJ VJC VietJet Air|VietJet
GA GIA Garuda Indonesia
PR PAL Philippine Airlines
CX CPA Cathay Pacific
HX CRK Hong Kong Airlines
CI CAL China Airlines
BR EVA EVA Air|EVA Airways
CA CCA Air China
MU CES China Eastern Airlines|China Eastern
CZ CSN China Southern Airlines|China Southern
HU CHH Hainan Airlines
JL JAL Japan Airlines|JAL
NH ANA ANA|All Nippon Airways
ZG TZP ZIPAIR
KE KAL Korean Air
OZ AAR Asiana Airlines|Asiana
QF QFA Qantas
JQ JST Jetstar
VA VOZ Virgin Australia
NZ ANZ Air New Zealand
FJ FJI Fiji Airways
TN THT Air Tahiti Nui
BF FBU French bee
4Y OCN Discover Airlines
LM LOG Loganair
T3 EZE Eastern Airways
XE JSX JSX
MW MHO Mokulele Airlines|Mokulele
9X FDY Southern Airways Express
LF VTE Contour Airlines
RV RVF Ravn Alaska
8E BRG Bering Air
AN WSN Advanced Air
PB SPR PAL Airlines
7F AKT Canadian North
8P PCO Pacific Coastal Airlines
SU AFL Aeroflot|Аэрофлот
S7 SBI S7 Airlines
U6 SVR Ural Airlines
DP PBD Pobeda
AB BER Air Berlin|airberlin
4U GWI Germanwings
EN DLA Air Dolomiti
CL CLH Lufthansa CityLine
WF WIF Widerøe|Wideroe
EC EJU easyJet Europe=easyJet
DS EZS easyJet Switzerland=easyJet
RK RUK Ryanair UK=Ryanair
W4 WMT Wizz Air Malta=Wizz Air
XQ SXS SunExpress
BE BEE Flybe
MT TCX Thomas Cook Airlines
ZB MON Monarch Airlines
RE EAI Emerald Airlines
RC FLI Atlantic Airways
GL GRL Air Greenland
V7 VOE Volotea
NO NOS Neos
XZ AEZ Aeroitalia
NT IBB Binter Canarias|Binter
PM CNF Canaryfly
S4 RZO Azores Airlines|SATA
A5 HOP HOP!
SS CRL Corsair
TX FWI Air Caraïbes|Air Caraibes
UU REU Air Austral
XK CCM Air Corsica
FB LZB Bulgaria Air
A9 TGZ Georgian Airways
J2 AHY Azerbaijan Airlines
KC KZR Air Astana
HY UZB Uzbekistan Airways
GQ SEH Sky Express
CY CYP Cyprus Airways
TU TAR Tunisair
AH DAH Air Algérie|Air Algerie
BJ LBT Nouvelair
3O MAC Air Arabia Maroc
G9 ABY Air Arabia
FZ FDB flydubai
GF GFA Gulf Air
WY OMA Oman Air
KU KAC Kuwait Airways
J9 JZR Jazeera Airways
XY KNE flynas
F3 FAD flyadeal
ME MEA Middle East Airlines
IZ AIZ Arkia
6H ISR Israir
PK PIA Pakistan International Airlines
UL ALK SriLankan Airlines
BG BBC Biman Bangladesh Airlines
MK MAU Air Mauritius
HM SEY Air Seychelles
4Z LNK Airlink
FA SFR FlySafair
WB RWD RwandAir
QP AKJ Akasa Air
SG SEJ SpiceJet
UK VTI Vistara
IX AXB Air India Express
PG BKP Bangkok Airways
FD AIQ Thai AirAsia
D7 XAX AirAsia X
DD NOK Nok Air
5J CEB Cebu Pacific
Z2 APG Philippines AirAsia
OD MXD Batik Air Malaysia
JT LNI Lion Air
QG CTV Citilink
3K JSA Jetstar Asia
GK JJP Jetstar Japan
MM APJ Peach
BC SKY Skymark Airlines|Skymark
7G SFJ StarFlyer
HD ADO AIRDO
6J SNJ Solaseed Air
7C JJA Jeju Air
LJ JNA Jin Air
TW TWB T'way Air
BX ABL Air Busan
YP APZ Air Premia
IT TTW Tigerair Taiwan
JX SJX Starlux Airlines|Starlux
HO DKH Juneyao Airlines
3U CSC Sichuan Airlines
MF CXA Xiamen Airlines
ZH CSZ Shenzhen Airlines
9C CQH Spring Airlines
UO HKE HK Express
NX AMU Air Macau
ZL RXA Rex Airlines
DJ PAO Virgin Blue|Pacific Blue
H2 SKU Sky Airline
JA JAT JetSMART
P5 RPB Wingo
QS TVS Smartwings
BQ SWU SkyAlps
5F FIA Fly One
IW WON Wings Air; ID BTK Batik Air; QZ AWQ Indonesia AirAsia; SJ SJY Sriwijaya Air; IU SJV Super Air Jet; DG SRQ Cebgo; KD KLS KalStar Aviation; XC CAI Corendon Airlines; LP LPE LATAM Perú|LAN Perú|LAN Peru
VZ TVJ Thai Vietjet Air; SL TLM Thai Lion Air; QH BAV Bamboo Airways; BL PIC Pacific Airlines; FY FFM Firefly
9W JAI Jet Airways; G8 GOW Go First|GoAir; I5 IAD AirAsia India; 9I LLR Alliance Air; S5 SDG Star Air; U4 BHA Buddha Air
RA RNA Nepal Airlines; BS UBG US-Bangla Airlines; Q2 DQA Maldivian; K6 KHV Cambodia Airways
QV LAO Lao Airlines; 8M MMA Myanmar Airways International; OM MGL MIAT Mongolian Airlines; PX ANG Air Niugini
O6 ONE Avianca Brasil; JJ TAM TAM; 4O AIJ Interjet; 5R RUC Rutaca; QL LER Laser Airlines; V0 VCV Conviasa; 9V ROI Avior Airlines
9R NSE Satena; OB BOV Boliviana de Aviación; FO FBZ Flybondi; PU PUE Plus Ultra; 2Z PTB Voepass; EQ TAE TAME
US USA US Airways; CO COA Continental Airlines; NW NWA Northwest Airlines; FL TRS AirTran Airways|AirTran; VX VRD Virgin America
PS AUI Ukraine International Airlines; B2 BRU Belavia; 9U MLD Air Moldova; KM AMC KM Malta Airlines|Air Malta; WX BCY CityJet
IG ISS Air Italy|Meridiana; TB JAF TUI fly Belgium; OR TFL TUI fly Netherlands; JP ADR Adria Airways; YM MGX Air Montenegro
HC SZN Air Senegal; DT DTA TAAG Angola Airlines; P4 APK Air Peace; W3 ARA Arik Air; TC ATC Air Tanzania; PW PRF Precision Air
MN CAW kulula|kulula.com; W5 IRM Mahan Air; IR IRA Iran Air; IA IAW Iraqi Airways; SB ACI Aircalin; VT VTA Air Tahiti`;
