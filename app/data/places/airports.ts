/**
 * Airports with scheduled service, from OurAirports (public domain). `#US` and a time zone begin
 * a section; then code, name (`@` is the first city), cities served, region, latitude and
 * longitude in ten-thousandths of a degree, size (l, m, s). Large ones first, then by the
 * population of the city.
 */
export const AIRPORTS = `#AE	Asia/Dubai
DXB	@ International Airport	Dubai	DU	252528	553644	l
SHJ	@ International Airport	Sharjah	SH	253286	555172	l
AUH	@ International Airport	Abu Dhabi	AZ	244438	546517	l
DWC	Al Maktoum International Airport	Jebel Ali	DU	248964	551614	l
AAN	@ International Airport	Al Ain	AZ	242617	556092	m
FJR	Fujairah International Airport		FU	251122	563240	m
RKT	@ International Airport	Ras Al Khaimah	RK	256135	559388	m
#AF	Asia/Kabul
KBL	@ International Airport	Kabul	KAB	345659	692123	m
HEA	Herat - Khwaja Abdullah Ansari International Airport	Guzara	HER	342100	622283	m
KDH	Ahmad Shah Baba International Airport / Kandahar Airfield	Khvoshab	KAN	315058	658478	m
MZR	@ International Airport	Mazar-i-Sharif	BAL	367069	672097	m
#AG	America/Antigua
BBQ	@ Airport	Codrington	10	176358	-618286	m
ANU	V C Bird International Airport	Osbourn	03	171367	-617927	m
#AI	America/Anguilla
AXA	Clayton J Lloyd International Airport	The Valley	U-A	182048	-630538	m
#AL	Europe/Tirane
TIA	@ International Airport Mother Teresa	Tirana	11	414147	197206	l
#AM	Asia/Yerevan
EVN	Zvartnots International Airport	Yerevan	ER	401473	443959	l
LWN	Shirak International Airport	Gyumri	SH	407504	438593	m
#AO	Africa/Luanda
LAD	Quatro de Fevereiro International Airport	Luanda	LUA	-88584	132312	l
NOV	Nova Lisboa Airport	Huambo	HUA	-128089	157605	m
SDD	@ Airport	Lubango	HUI	-149247	135750	m
MEG	@ Airport	Malanje	MAL	-95251	163124	m
CAB	@ Airport	Cabinda	CAB	-55970	121884	m
SPP	@ Airport	Menongue	CCU	-146576	177198	m
CBT	@ Airport	Catumbela	BGU	-124792	134869	m
DUE	Dundo Airport	Chitato	LNO	-74009	208185	m
GXG	@ Airport	Negage	UIG	-77545	152877	m
MSZ	Welwitschia Mirabilis International Airport	Moçâmedes	NAM	-152612	121468	m
SSY	@ Airport	Mbanza Congo	ZAI	-62699	142470	m
SZA	@ Airport	Soyo	ZAI	-61411	123718	m
VPE	Ngjiva Pereira Airport	Ngiva	CNN	-170435	156838	m
#AR	America/Argentina/Buenos_Aires
AEP	Jorge Newbery Airpark	Buenos Aires	C	-345592	-584156	l
EZE	Minister Pistarini International Airport	Buenos Aires (Ezeiza)	B	-348222	-585358	l
MDQ	Ástor Piazzola International Airport	Mar del Plata	B	-379342	-575733	m
NEC	@ Airport	Necochea	B	-384907	-588163	m
BHI	Comandante Espora Airport	Bahia Blanca	B	-387250	-621693	m
SST	@ Airport	Santa Teresita	B	-365423	-567218	m
#AR	America/Argentina/Cordoba
ROS	@ Islas Malvinas International Airport	Rosario	S	-329036	-607850	m
SFN	Sauce Viejo Airport	Santa Fe	S	-317117	-608117	m
RES	@ International Airport	Resistencia	H	-274500	-590561	m
SDE	Vicecomodoro Angel D. La Paz Aragonés Airport	Santiago del Estero	G	-277656	-643100	m
CNQ	@ Airport	Corrientes	W	-274455	-587619	m
PSS	Libertador Gral D Jose De San Martin Airport	Posadas	N	-273858	-559707	m
FMA	@ Airport	Formosa	P	-262127	-582281	m
COR	Ingeniero Ambrosio Taravella Airport	Cordoba	X	-313236	-642080	m
IGR	Cataratas Del Iguazú International Airport	Puerto Iguazu	N	-257373	-544734	m
PRA	General Urquiza Airport	Parana	E	-317948	-604804	m
#AR	America/Argentina/Mendoza
MDZ	El Plumerillo Airport	Mendoza	M	-328317	-687929	m
AFA	Suboficial Ay Santiago Germano Airport	San Rafael	M	-345883	-684039	m
#AR	America/Argentina/Tucuman
TUC	Teniente Benjamin Matienzo Airport	San Miguel de Tucumán	T	-268409	-651049	m
RHD	@ international Airport	Termas de Río Hondo	G	-274966	-649359	m
#AR	America/Argentina/Salta
SLA	Martin Miguel De Guemes International Airport	Salta	A	-248560	-654862	m
RSA	@ Airport	Santa Rosa	L	-365883	-642757	m
BRC	San Carlos De Bariloche Airport	San Carlos de Bariloche	R	-411512	-711575	m
TTG	General Enrique Mosconi Airport	Tartagal	A	-226196	-637937	m
VDM	Gobernador Castello Airport	Viedma/Carmen de Patagones	R	-408692	-630004	m
CPC	Aviador C. Campos Airport	Chapelco/San Martin de los Andes	Q	-400754	-711373	m
NQN	Presidente Peron Airport	Neuquen	Q	-389490	-681557	m
#AR	America/Argentina/San_Juan
UAQ	Domingo Faustino Sarmiento Airport	San Juan	J	-315715	-684182	m
#AR	America/Argentina/Jujuy
JUJ	Gobernador Horacio Guzman International Airport	San Salvador de Jujuy	Y	-243928	-650978	m
#AR	America/Argentina/San_Luis
LUQ	Brigadier Mayor D Cesar Raul Ojeda Airport	San Luis	D	-332732	-663564	m
#AR	America/Argentina/La_Rioja
IRJ	Capitan V A Almonacid Airport	La Rioja	F	-293816	-667958	m
#AR	America/Argentina/Catamarca
CRD	General E. Mosconi Airport	Comodoro Rivadavia	U	-457853	-674655	m
PMY	El Tehuelche Airport	Puerto Madryn	U	-427592	-651027	m
EQS	Brigadier Antonio Parodi Airport	Esquel	U	-429080	-711395	m
REL	Almirante Marco Andres Zar Airport	Rawson	U	-432105	-652703	m
CTC	@ Airport	Catamarca	K	-285956	-657517	m
#AR	America/Punta_Arenas
USH	Malvinas Argentinas Airport	Ushuaia	V	-548433	-682958	m
#AR	America/Argentina/Rio_Gallegos
PUD	@ Airport	Puerto Deseado	Z	-477353	-659041	m
LHS	@ Airport	Las Heras	Z	-465385	-689653	m
FTE	@ - Commander Armando Tola International Airport	El Calafate	Z	-502803	-720531	m
PMQ	@ Airport	Perito Moreno	Z	-465379	-709787	m
RZA	Santa Cruz Airport	Puerto Santa Cruz	Z	-500165	-685792	m
RGL	Piloto Civil N. Fernández Airport	Rio Gallegos	Z	-516089	-693126	m
ULA	Capitan D Daniel Vazquez Airport	San Julian	Z	-493068	-678026	m
#AR	America/Argentina/Ushuaia
RGA	Gobernador Ramón Trejo Noel International Airport	Rio Grande	V	-537777	-677494	m
#AS	Pacific/Pago_Pago
PPG	@ International Airport	Pago Pago	AS	-143310	-1707100	m
FTI	Fitiuta Airport	Fitiuta Village	AS	-142156	-1694243	m
#AT	Europe/Vienna
VIE	@ International Airport	Vienna	9	481103	165697	l
LNZ	@-Hörsching Airport / Vogler Air Base	Linz	4	482332	141875	m
SZG	@ Airport	Salzburg	5	477933	130043	m
INN	@ Airport	Innsbruck	7	472602	113440	m
KLU	Klagenfurt Airport	Klagenfurt am Wörthersee	2	466425	143377	m
GRZ	Graz Airport	Graz (Feldkirchen bei Graz)	6	469911	154396	m
#AU	Australia/Sydney
SYD	@ Kingsford Smith International Airport	Sydney	NSW	-339461	1511770	l
CBR	@ International Airport	Canberra	ACT	-353069	1491950	m
TMW	@ Airport	Tamworth	NSW	-310779	1508455	m
PQQ	@ Airport	Port Macquarie	NSW	-314358	1528630	m
DBO	@ City Regional Airport	Dubbo	NSW	-322167	1485750	m
BHS	@ Airport	Bathurst	NSW	-334068	1496512	m
CFS	@ Airport	Coffs Harbour	NSW	-303206	1531160	m
ARM	@ Airport	Armidale	NSW	-305281	1516170	m
GFF	@ Airport	Griffith	NSW	-342508	1460670	m
TRO	@ Airport	Taree	NSW	-318886	1525140	m
PKE	@ Airport	Parkes	NSW	-331314	1482390	m
MRZ	@ Airport	Moree	NSW	-294989	1498450	m
BNK	@ Byron Gateway Airport	Ballina	NSW	-288332	1535615	m
NAA	@ Airport	Narrabri	NSW	-303192	1498270	m
WGA	@ City Airport	Wagga Wagga	NSW	-351635	1474683	m
WOL	Shellharbour Airport	Albion Park Rail	NSW	-345611	1507890	m
OOM	@ Snowy Mountains Airport	Cooma	NSW	-363004	1489724	m
ABX	@ Airport	Albury	NSW	-360668	1469591	m
NRA	@ Airport	Narrandera	NSW	-347022	1465120	m
MIM	@ Airport	Merimbula	NSW	-369086	1499010	m
MYA	@ Airport	Moruya	NSW	-358978	1501440	m
LSY	@ Airport	Lismore	NSW	-288307	1532584	m
NTL	Newcastle Airport	Williamtown	NSW	-327950	1518340	m
BRK	Bourke Airport		NSW	-300392	1459520	m
CAZ	Cobar Airport		NSW	-315383	1457940	m
CNB	Coonamble Airport		NSW	-309809	1483778	m
LHG	Lightning Ridge Airport		NSW	-294529	1479771	m
#AU	Australia/Melbourne
MEL	@ International Airport	Melbourne	VIC	-376733	1448430	l
MBW	@ Moorabbin Airport	Melbourne	VIC	-379758	1451020	m
MQL	@ Airport	Mildura	VIC	-342292	1420860	m
AVV	Avalon Airport	Lara	VIC	-380394	1444690	m
MEB	Melbourne Essendon Airport	Essendon Fields	VIC	-377281	1449020	m
MHU	@ Airport	Mount Hotham	VIC	-370475	1473340	m
PTJ	Portland Airport		VIC	-383181	1414710	m
#AU	Australia/Brisbane
BNE	@ International Airport	Brisbane	QLD	-273842	1531170	l
OOL	@ Airport	Gold Coast	QLD	-281660	1535066	m
TSV	@ Airport / RAAF Base Townsville	Townsville	QLD	-192529	1467665	m
CNS	@ International Airport	Cairns	QLD	-168858	1457550	m
WTB	@ Wellcamp Airport	Toowoomba	QLD	-275583	1517933	m
MKY	@ Airport	Mackay	QLD	-211708	1491826	m
BDB	@ Airport	Bundaberg	QLD	-249050	1523226	m
ROK	@ Airport	Rockhampton	QLD	-233800	1504754	m
HVB	@ Airport	Hervey Bay	QLD	-253201	1528807	m
GLT	@ Airport	Gladstone	QLD	-238698	1512254	m
ISA	@ Airport	Mount Isa	QLD	-206639	1394890	m
MCY	Sunshine Coast Airport	Maroochydore	QLD	-265933	1530832	m
EMD	@ Airport	Emerald	QLD	-235675	1481790	m
MOV	@ Airport	Moranbah	QLD	-220578	1480770	m
RMA	@ Airport	Roma	QLD	-265450	1487750	m
THG	Thangool Airport	Biloela	QLD	-244949	1505780	m
CNJ	@ Airport	Cloncurry	QLD	-206686	1405040	m
LRE	@ Airport	Longreach	QLD	-234342	1442800	m
PPP	@ Whitsunday Coast Airport	Proserpine	QLD	-204944	1485536	m
CTL	@ Airport	Charleville	QLD	-264133	1462620	m
WEI	@ Airport	Weipa	QLD	-126775	1419226	m
BCI	@ Airport	Barcaldine	QLD	-235663	1453021	m
NTN	@ Airport	Normanton	QLD	-176841	1410697	m
BKQ	@ Airport	Blackall	QLD	-244317	1454297	m
BEU	Bedourie Airport		QLD	-243461	1394600	m
BLT	Blackwater Airport		QLD	-236031	1488070	m
BQL	Boulia Airport		QLD	-229133	1399000	m
BVI	Birdsville Airport		QLD	-258975	1393480	m
CMA	Cunnamulla Airport		QLD	-280300	1456220	m
CTN	Cooktown Airport		QLD	-154436	1451832	m
CUQ	@ Airport	Coen	QLD	-137611	1431133	m
HID	@ Island Airport	Horn	QLD	-105856	1422927	m
HTI	@ Airport	Hamilton Island	QLD	-203581	1489520	m
IRG	@ Airport	Lockhart River	QLD	-127869	1433050	m
KWM	@ Airport	Kowanyama	QLD	-154854	1417526	m
OKY	Oakey Army Aviation Centre		QLD	-274093	1517367	m
ULP	Quilpie Airport		QLD	-266122	1442530	m
WIN	Winton Airport		QLD	-223636	1430860	m
WNR	Windorah Airport		QLD	-254131	1426670	m
XTG	@ Airport	Thargomindah	QLD	-279864	1438121	m
#AU	Australia/Perth
PER	@ International Airport	Perth	WA	-319403	1159670	l
ALH	@ Airport	Albany	WA	-349433	1178090	m
GET	@ Airport	Geraldton	WA	-287961	1147070	m
ZNE	@ Airport	Newman	WA	-234178	1198030	m
KTA	@ Airport	Karratha	WA	-207122	1167730	m
CVQ	@ Airport	Carnarvon	WA	-248801	1136708	m
KNX	East Kimberley Regional (@) Airport	Kununurra	WA	-157781	1287080	m
PHE	@ International Airport	Port Hedland	WA	-203778	1186260	m
BME	@ International Airport	Broome	WA	-179488	1222274	m
LEA	Learmonth Airport	Exmouth	WA	-222352	1140900	m
EPR	@ Airport	Esperance	WA	-336844	1218230	m
PBO	@ Airport	Paraburdoo	WA	-231711	1177450	m
MJK	Shark Bay Airport	Denham	WA	-258973	1135758	m
LNO	@ Airport	Leonora	WA	-288781	1213150	m
KGI	Kalgoorlie Boulder Airport	Broadwood	WA	-307915	1214646	m
LER	Leinster Airport		WA	-278433	1207030	m
MKR	Meekatharra Airport		WA	-266117	1185480	m
MMG	Mount Magnet Airport		WA	-281161	1178420	m
WUN	Wiluna Airport		WA	-266292	1202210	m
#AU	Australia/Adelaide
ADL	@ International Airport	Adelaide	SA	-349475	1385334	l
MGB	@ Airport	Mount Gambier	SA	-377444	1407806	m
PLO	@ Airport	Port Lincoln	SA	-346053	1358800	m
WYA	@ Airport	Whyalla	SA	-330589	1375140	m
CPD	@ Airport	Coober Pedy	SA	-290383	1347222	m
CED	Ceduna Airport		SA	-321306	1337100	m
KGC	Kingscote Airport		SA	-357139	1375210	m
PUG	Port Augusta Airport		SA	-325069	1377170	m
#AU	Australia/Darwin
DRW	@ International Airport / RAAF Darwin	Darwin	NT	-124150	1308818	l
ASP	@ Airport	Alice Springs	NT	-238066	1339034	m
GOV	Gove Airport	Nhulunbuy	NT	-122694	1368180	m
TCA	@ Airport	Tennant Creek	NT	-196344	1341830	m
MNG	@ Airport	Maningrida	NT	-120561	1342340	m
AYQ	Ayers Rock Connellan Airport	Yulara	NT	-251859	1309770	m
ELC	@ Airport	Elcho Island	NT	-120194	1355710	m
GTE	@ Airport	Groote Eylandt	NT	-139724	1364586	m
SNB	Snake Bay Airport	Milikapiti	NT	-114177	1306485	m
#AU	Australia/Hobart
HBA	@ International Airport	Hobart	TAS	-428361	1475100	m
LST	@ Airport	Launceston	TAS	-415453	1472140	m
BWT	Wynyard Airport	Burnie	TAS	-409970	1457260	m
DPO	@ Airport	Devonport	TAS	-411697	1464300	m
#AU	Australia/Broken_Hill
BHQ	@ Airport	Broken Hill	NSW	-320014	1414720	m
#AU	Australia/Currie
KNS	King Island Airport		TAS	-398775	1438780	m
#AW	America/Aruba
AUA	Queen Beatrix International Airport	Oranjestad	U-A	125014	-700152	l
#AZ	Asia/Baku
GYD	Heydar Aliyev International Airport	Baku	BA	404675	500467	l
KVD	@ International Airport	Ganja	GA	407377	463176	m
NAJ	@ Airport	Nakhchivan	NX	391888	454584	m
GBB	@ International Airport	Gabala	QAB	408086	477254	m
#BA	Europe/Sarajevo
SJJ	@ International Airport	Sarajevo	BIH	438246	183315	m
BNX	@ International Airport	Banja Luka	SRP	449414	172975	m
TZL	@ International Airport	Tuzla	BIH	444587	187248	m
OMO	@ International Airport	Mostar	BIH	432829	178459	m
#BB	America/Barbados
BGI	Grantley Adams International Airport	Bridgetown	01	130746	-594925	m
#BD	Asia/Dhaka
DAC	Hazrat Shahjalal International Airport	Dhaka	3	238433	903978	l
ZYL	Osmany International Airport	Sylhet	6	249638	918648	m
SPD	@ Airport	Saidpur	5	257592	889089	m
BZL	@ Airport	Barisal	1	228010	903012	m
CGP	Shah Amanat International Airport	Chattogram (Chittagong)	2	222496	918133	m
CXB	@ Airport	Cox's Bazar	2	214522	919639	m
JSR	Jessore Airport	Jashore (Jessore)	4	231838	891608	m
RJH	Shah Mokhdum Airport	Rajshahi	5	244372	886165	m
#BE	Europe/Brussels
BRU	Brussels Airport	Zaventem	BRU	509014	44844	l
CRL	@ South Charleroi Airport	Brussels	WHT	504592	44538	m
LGG	@ Airport	Liège	WLG	506374	54432	m
OST	@-Bruges International Airport	Ostend	VWV	511998	28747	m
ANR	@ International Airport (Deurne)	Antwerp	VAN	511894	44603	m
#BF	Africa/Ouagadougou
OUA	@ Airport	Ouagadougou	KAD	123532	-15124	m
BOY	@ Airport	Bobo Dioulasso	HOU	111601	-43310	m
#BG	Europe/Sofia
SOF	@ Airport	Sofia	23	426967	234114	l
VAR	@ Airport	Varna	03	432321	278251	l
BOJ	@ Airport	Burgas	02	425696	275152	l
PDV	@ International Airport	Plovdiv	16	420678	248508	m
#BH	Asia/Bahrain
BAH	Bahrain International Airport	Manama	15	262673	506376	l
#BI	Africa/Bujumbura
BJM	@ Melchior Ndadaye International Airport	Bujumbura	BM	-33240	293185	m
#BJ	Africa/Porto-Novo
COO	Cadjehoun Airport	Cotonou	AQ	63572	23844	m
#BL	America/St_Barthelemy
SBH	Saint Barthélemy - Rémy de Haenen Airport	Gustavia/Saint-Jean	U-A	179044	-628436	m
#BM	Atlantic/Bermuda
BDA	L.F. Wade International International Airport	Hamilton	U-A	323640	-646787	m
#BN	Asia/Brunei
BWN	Brunei International Airport	Bandar Seri Begawan	BM	49442	1149280	l
#BO	America/La_Paz
VVI	Viru Viru International Airport	Santa Cruz	S	-176448	-631354	l
CBB	Jorge Wilsterman International Airport	Cochabamba	C	-174211	-661771	m
LPB	El Alto International Airport	La Paz/El Alto	L	-165133	-681923	m
TJA	Capitan Oriel Lea Plaza Airport	Tarija	T	-215557	-647013	m
CIJ	Capitán Aníbal Arab Airport	Cobija	N	-110404	-687830	m
PSZ	Capitán Av. Salvador Ogaya G. airport	Puerto Suárez	S	-189753	-578206	m
SRE	Alcantarí Airport	Yamparaez	H	-192468	-651496	m
SRZ	El Trompillo Airport	Santa Cruz	S	-178116	-631715	m
#BQ	America/Caracas
BON	Flamingo International Airport	Kralendijk, Bonaire	U-A	121310	-682685	l
#BQ	America/Kralendijk
EUX	F. D. Roosevelt Airport	Sint Eustatius	U-A	174965	-629794	m
#BR	America/Sao_Paulo
GRU	Guarulhos - Governador André Franco Montoro International Airport	São Paulo	SP	-234319	-464678	l
CNF	Tancredo Neves International Airport	Belo Horizonte	MG	-196357	-439669	l
BSB	Presidente Juscelino Kubitschek International Airport	Brasília	DF	-158692	-479208	l
FLN	Hercílio Luz International Airport	Florianópolis	SC	-276703	-485525	l
GIG	Rio Galeão – Tom Jobim International Airport	Rio De Janeiro	RJ	-228100	-432506	l
CGH	Congonhas Airport	São Paulo	SP	-236277	-466546	m
SDU	Santos Dumont Airport	Rio de Janeiro	RJ	-229105	-431631	m
CWB	Afonso Pena Airport	Curitiba	PR	-255285	-491758	m
POA	Salgado Filho International Airport	Porto Alegre	RS	-299947	-511666	m
GYN	Santa Genoveva Airport	Goiânia	GO	-166320	-492207	m
VCP	Viracopos International Airport	Campinas	SP	-230074	-471345	m
RAO	Leite Lopes Airport	Ribeirão Preto	SP	-211343	-477741	m
UDI	Ten. Cel. Aviador César Bombonato Airport	Uberlândia	MG	-188836	-482259	m
LDB	Governador José Richa Airport	Londrina	PR	-233336	-511301	m
IZA	Presidente Itamar Franco Airport	Juiz de Fora	MG	-215131	-431731	m
JDF	Francisco de Assis Airport	Juiz de Fora	MG	-217915	-433861	m
JOI	Lauro Carneiro de Loyola Airport	Joinville	SC	-262245	-487974	m
SJP	Prof. Eribelto Manoel Reino State Airport	São José do Rio Preto	SP	-208171	-494070	m
JTC	@/Arealva–Moussa Nakhal Tobias State Airport	Bauru	SP	-221608	-490703	m
MOC	Mário Ribeiro Airport	Montes Claros	MG	-167069	-438189	m
PET	João Simões Lopes Neto International Airport	Pelotas	RS	-317173	-523280	m
VIX	Eurico de Aguiar Salles Airport	Vitória	ES	-202580	-402850	m
MGF	Regional de @ - Sílvio Name Júnior Airport	Maringá	PR	-234761	-520162	m
IGU	Cataratas International Airport	Foz do Iguaçu	PR	-255942	-544894	m
PGZ	@ Airport - Comandante Antonio Amilton Beraldo	Ponta Grossa	PR	-251845	-501438	m
UBA	Mário de Almeida Franco Airport	Uberaba	MG	-197647	-479661	m
CAC	Coronel Adalberto Mendes da Silva Airport	Cascavel	PR	-250003	-535012	m
RIA	@ Airport	Santa Maria	RS	-297114	-536882	m
IPN	Vale do Aço Regional Airport	Ipatinga	MG	-194707	-424876	m
MII	Frank Miloye Milenkowichi–@ State Airport	Marília	SP	-221969	-499265	m
PPB	@ Airport	Presidente Prudente	SP	-221751	-514246	m
PFB	Lauro Kurtz Airport	Passo Fundo	RS	-282440	-523278	m
ARU	@ Airport	Araçatuba	SP	-211415	-504246	m
AQA	@ Airport	Araraquara	SP	-218120	-481330	m
LAJ	@ Airport	Lages	SC	-277821	-502815	m
CCM	Forquilhinha - @ Airport	Criciúma	SC	-287257	-494245	m
XAP	Serafin Enoss Bertaso Airport	Chapecó	SC	-271342	-526566	m
MEA	@ Benedito Lacerda Airport	Macaé	RJ	-223430	-417660	m
URG	Rubem Berta Airport	Uruguaiana	RS	-297822	-570382	m
GEL	@ Airport	Santo Ângelo	RS	-282825	-541696	m
NVT	Ministro Victor Konder International Airport	Navegantes	SC	-268794	-486510	m
CAW	Bartolomeu Lisandro Airport	Campos Dos Goytacazes	RJ	-216983	-413017	m
CXJ	Hugo Cantergiani Regional Airport	Caxias Do Sul	RS	-291972	-511876	m
SJK	Professor Urbano Ernesto Stumpf Airport	São José Dos Campos	SP	-232292	-458615	m
#BR	America/Bahia
SSA	Deputado Luiz Eduardo Magalhães International Airport	Salvador	BA	-129086	-383225	l
VDC	Glauber de Andrade Rocha Airport	Vitória da Conquista	BA	-149079	-409148	m
IOS	Bahia - Jorge Amado Airport	Ilhéus	BA	-148159	-390335	m
BPS	@ Airport	Porto Seguro	BA	-164384	-390806	m
PAV	@ Airport	Paulo Afonso	BA	-94009	-382506	m
#BR	America/Manaus
MAO	Eduardo Gomes International Airport	Manaus	AM	-30386	-600497	l
TFF	@ Airport	Tefé	AM	-33829	-647241	m
TBT	@ Airport	Tabatinga	AM	-42557	-699358	m
SJL	@ Airport	São Gabriel da Cachoeira	AM	-1483	-669855	m
MNX	@ Airport	Manicoré	AM	-58114	-612783	m
#BR	America/Belem
BEL	Val de Cans/Júlio Cezar Ribeiro International Airport	Belém	PA	-13793	-484762	l
MCP	@ - Alberto Alcolumbre International Airport	Macapá	AP	507	-510722	m
CKS	Carajás Airport	Parauapebas	PA	-61178	-500034	m
MAB	João Correa da Rocha Airport	Marabá	PA	-53686	-491380	m
TUR	@ Airport	Tucuruí	PA	-37860	-497203	m
ATM	@ Interstate Airport	Altamira	PA	-32531	-522539	m
#BR	America/Fortaleza
FOR	Pinto Martins International Airport	Fortaleza	CE	-37763	-385326	m
SLZ	Marechal Cunha Machado International Airport	São Luís	MA	-25854	-442341	m
NAT	São Gonçalo do Amarante - Governador Aluízio Alves International Airport	Natal	RN	-57698	-353666	m
THE	Senador Petrônio Portela Airport	Teresina	PI	-50602	-428237	m
JPA	Presidente Castro Pinto International Airport	João Pessoa	PB	-71487	-349506	m
CPV	Presidente João Suassuna Airport	Campina Grande	PB	-72697	-358961	m
IMP	Prefeito Renato Moreira Airport	Imperatriz	MA	-55313	-474600	m
MVF	Dix-Sept Rosado Airport	Mossoró	RN	-52019	-373643	m
JSO	Dr. Luciano de Arruda Coelho Regional Airport	Sobral	CE	-36145	-402314	m
PHB	@ - Prefeito Doutor João Silva Filho International Airport	Parnaíba	PI	-28937	-417320	m
JJD	Jericoacoara - Comandante Ariston Pessoa Regional Airport	Cruz	CE	-29064	-403573	m
#BR	America/Recife
REC	@/Guararapes - Gilberto Freyre International Airport	Recife	PE	-81260	-349233	m
PNZ	Senador Nilo Coelho Airport	Petrolina	PE	-93624	-405691	m
#BR	America/Maceio
MCZ	Zumbi dos Palmares Airport	Maceió	AL	-95108	-357917	m
AJU	@ - Santa Maria International Airport	Aracaju	SE	-109840	-370703	m
#BR	America/Campo_Grande
CGR	@ Airport	Campo Grande	MS	-204700	-546740	m
CMG	@ International Airport	Corumbá	MS	-190119	-576728	m
PMG	@ Airport	Ponta Porã	MS	-225496	-557026	m
#BR	America/Cuiaba
CGB	Marechal Rondon Airport	Cuiabá	MT	-156529	-561167	m
ROO	Maestro Marinho Franco Airport	Rondonópolis	MT	-165843	-547248	m
AFL	Piloto Osvaldo Marques Dias Airport	Alta Floresta	MT	-98664	-561063	m
#BR	America/Porto_Velho
PVH	Governador Jorge Teixeira de Oliveira Airport	Porto Velho	RO	-87079	-639024	m
BVH	Brigadeiro Camarão Airport	Vilhena	RO	-126944	-600983	m
#BR	America/Rio_Branco
RBR	@-Plácido de Castro International Airport	Rio Branco	AC	-98690	-678940	m
CZS	Cruzeiro do Sul Airport	Cruzeiro Do Sul	AC	-75999	-727695	m
#BR	America/Boa_Vista
BVB	Atlas Brasil Cantanhede Airport	Boa Vista	RR	28459	-606909	m
#BR	America/Araguaina
PMW	Brigadeiro Lysias Rodrigues Airport	Palmas	TO	-102915	-483570	m
AUX	@ Airport	Araguaína	TO	-72279	-482405	m
#BR	America/Santarem
STM	@ - Maestro Wilson Fonseca International Airport	Santarém	PA	-24224	-547931	m
ITB	@ Airport	Itaituba	PA	-42421	-560007	m
TMT	Trombetas Airport	Oriximiná	PA	-14896	-563968	m
MEU	Monte Dourado - Serra do Areão Airport	Almeirim	PA	-8898	-526022	m
#BR	America/Noronha
FEN	@ Airport	Fernando de Noronha	PE	-38545	-324233	m
#BS	America/Nassau
NAS	Lynden Pindling International Airport	Nassau	NP	250390	-774662	l
FPO	Grand Bahama International Airport	Freeport	FP	265587	-786956	m
MHH	Leonard M Thompson International Airport	Marsh Harbour	CO	265107	-770843	m
IGA	Inagua Airport	Matthew Town	IN	209750	-736669	m
CRI	@ Airport	Colonel Hill	CK	227456	-741824	m
ATC	@ Airport	Arthur's Town	CI	246294	-756738	m
AXP	@ Airport	Spring Point	AK	224418	-739709	m
BIM	@ Airport	South Bimini	BI	256999	-792647	m
CCZ	Chub Cay Airport		NS	254171	-778809	m
ELH	@ Airport	North Eleuthera	HI	254749	-766835	m
GGT	Exuma International Airport	Moss Town	EX	235626	-758780	m
GHB	@ Airport	Governor's Harbour	CE	252847	-763310	m
LGI	@ Airport	Deadman's Cay	LI	231790	-750936	m
SAQ	San Andros Airport	Andros Island	NS	250538	-780490	m
SML	@ Airport	Stella Maris	LI	235823	-752686	m
TBI	New Bight Airport	Cat Island	CI	243153	-754523	m
TCB	@ Airport	Treasure Cay	CO	267453	-773913	m
TZN	Congo Town Airport	Andros	SA	241587	-775898	m
ZSA	@ Airport	San Salvador	SS	240633	-745240	m
#BS	America/Grand_Turk
MYG	Mayaguana Airport	Abrahams Bay	MG	223795	-730135	m
#BT	Asia/Thimphu
PBH	@ International Airport	Paro	11	274032	894246	m
#BW	Africa/Gaborone
GBE	Sir Seretse Khama International Airport	Gaborone	GA	-245552	259182	l
FRW	P G Matante Intl	Francistown	FR	-211591	274685	m
MUB	@ Airport	Maun	NW	-199726	234311	m
BBK	@ Airport	Kasane	CH	-178329	251624	m
JWA	@ Airport	Jwaneng	JW	-246023	246910	m
PKW	@ Airport	Selebi Phikwe	SP	-220583	278288	m
#BY	Europe/Minsk
MSQ	@ National Airport	Minsk	MI	538881	280400	l
GNA	@ Airport	Hrodna	HR	536020	240538	m
BQT	@ Airport	Brest	BR	521083	238981	m
GME	@ Airport	Gomel	HO	525270	310167	m
MVQ	@ Airport	Mogilev	MA	539549	300951	m
#BZ	America/Belize
BZE	Philip S. W. Goldson International Airport	Belize City	BZ	175400	-883036	l
TZA	Sir Barry Bowen Municipal Airport	Belize City	BZ	175172	-881958	m
DGA	@ Airport	Dangriga	SC	169825	-882310	m
CZH	@ Municipal Airport	Corozal	CZL	183822	-884119	m
SPR	John Greif II Airport	San Pedro	CY	179139	-879711	m
CUK	@ Airport	Caye Caulker	BZ	177350	-880329	m
CYC	@ Airport	Caye Chapel	BZ	176838	-880450	m
SJX	@ Airport	Sartaneja	CZL	183561	-881308	m
#BZ	America/Guatemala
PND	@ Airport	Punta Gorda	TOL	161024	-888083	m
PLJ	@ Airport	Placencia	SC	165370	-883615	m
BGK	@ Airport	Big Creek	SC	165194	-884079	m
#CA	America/Toronto
YYZ	@ Pearson International Airport	Toronto	ON	436772	-796306	l
YUL	@-Trudeau International Airport	Montréal	QC	454706	-737408	l
YOW	@ Macdonald-Cartier International Airport	Ottawa	ON	453225	-756692	l
YQB	@ Jean Lesage International Airport	Quebec	QC	467911	-713933	l
YTZ	Billy Bishop @ City Centre Airport	Toronto	ON	436275	-793962	m
YHU	@ Saint-Hubert Airport	Montréal	QC	455175	-734169	m
YHM	John C. Munro @ International Airport	Hamilton	ON	431736	-799350	m
YXU	@ Airport	London	ON	430356	-811539	m
YQG	@ Airport	Windsor	ON	422756	-829556	m
YND	Ottawa / @ Airport	Gatineau	QC	455217	-755636	m
YKF	Waterloo Airport	Kitchener	ON	434608	-803786	m
YGK	@ Norman Rogers Airport	Kingston	ON	442253	-765969	m
YZR	Chris Hadfield Airport	Sarnia	ON	429994	-823089	m
YYB	@ Jack Garland Airport	North Bay	ON	463636	-794228	m
YTS	@/Victor M. Power	Timmins	ON	485697	-813767	m
YBC	@ Airport	Baie-Comeau	QC	491325	-682044	m
YTF	@ Airport	Alma	QC	485089	-716419	m
YVO	@ Airport	Val-d'Or	QC	480533	-777828	m
YUY	Rouyn Noranda Airport	Rouyn-Noranda	QC	482061	-788356	m
YZV	@ Airport	Sept-Îles	QC	502233	-662656	m
YGP	@ (Michel-Pouliot) Airport	Gaspé	QC	487753	-644786	m
YRJ	@ Airport	Roberval	QC	485200	-722656	m
YYU	@ Airport	Kapuskasing	ON	494139	-824675	m
YMT	Chapais Airport	Chibougamau	QC	497719	-745281	m
YYY	Mont Joli Airport	Mont-Joli	QC	486086	-682081	m
YBG	CFB @	Bagotville	QC	483306	-709964	m
YER	@ Airport	Fort Severn	ON	560189	-876761	m
YFA	@ Airport	Fort Albany	ON	522014	-816969	m
YFH	@ Airport	Fort Hope	ON	515619	-879078	m
YGL	@ Airport	La Grande Rivière	QC	536253	-777042	m
YGW	@ Airport	Kuujjuarapik	QC	552819	-777653	m
YKL	@ Airport	Schefferville	QC	548053	-668053	m
YLH	@ Airport	Lansdowne House	ON	521956	-879342	m
YNS	@ Airport	Nemiscau	QC	516911	-761356	m
YPH	@ Airport	Inukjuak	QC	584719	-780769	m
YPJ	@ Airport	Aupaluk	QC	592967	-695997	m
YPO	@ Airport	Peawanuck	ON	549881	-854433	m
YQN	@ Airport	Nakina	ON	501828	-866964	m
YSB	@ Airport	Sudbury	ON	466250	-807989	m
YTM	Mont-Tremblant International Airport	La Macaza	QC	464094	-747800	m
YUD	@ Airport	Umiujaq	QC	565361	-765183	m
YVP	@ Airport	Kuujjuaq	QC	580961	-684269	m
YWB	@ (Wakeham Bay) Airport	Kangiqsujuaq	QC	615886	-719294	m
YWP	@ Airport	Webequie	ON	529594	-873749	m
ZEM	@ Airport	Eastmain River	QC	522264	-785225	m
ZKE	@ Airport	Kashechewan	ON	522825	-816778	m
#CA	America/Edmonton
YYC	@ International Airport	Calgary	AB	511139	-1140200	l
YEG	@ International Airport	Edmonton	AB	533097	-1135800	l
YMM	@ Airport	Fort McMurray	AB	566533	-1112220	m
YQL	@ County Airport	Lethbridge	AB	496303	-1128000	m
YXH	@ Regional Airport	Medicine Hat	AB	500189	-1107210	m
YQU	@ Airport	Grande Prairie	AB	551797	-1188850	m
YLL	@ Airport	Lloydminster	AB	533092	-1100730	m
YXC	@/Canadian Rockies International Airport	Cranbrook	BC	496108	-1157820	m
YBY	@ Airport	Bonnyville	AB	543042	-1107440	m
YPE	@ Airport	Peace River	AB	562269	-1174470	m
YOJ	@ Airport	High Level	AB	586214	-1171650	m
YOP	@ Airport	Rainbow Lake	AB	584914	-1194080	m
YPY	@ Airport	Fort Chipewyan	AB	587672	-1111170	m
#CA	America/Winnipeg
YWG	@ / James Armstrong Richardson International Airport	Winnipeg	MB	499100	-972399	l
YBR	@ Municipal Airport	Brandon	MB	499100	-999519	m
YQK	@ Airport	Kenora	ON	497883	-943631	m
YTH	@ Airport	Thompson	MB	558011	-978642	m
YDN	@ Barker Airport	Dauphin	MB	511008	-1000520	m
YHD	@ Regional Airport	Dryden	ON	498317	-927442	m
YAG	@ Municipal Airport	Fort Frances	ON	486557	-934435	m
YQD	@ Airport	The Pas	MB	539714	-1010910	m
YFO	@ Airport	Flin Flon	MB	546781	-1016820	m
YRL	@ Airport	Red Lake	ON	510669	-937931	m
YXL	@ Airport	Sioux Lookout	ON	501139	-919053	m
ILF	@ Airport	Ilford	MB	560516	-956205	m
MSA	@ Airport	Muskrat Dam	ON	534414	-917628	m
XKS	@ Airport	Kasabonika	ON	535247	-886428	m
XTL	@ Airport	Tadoule Lake	MB	587061	-985122	m
YAC	@ Airport	Cat Lake	ON	517272	-918244	m
YBT	@ Airport	Brochet	MB	578894	-1016790	m
YBV	@ Airport	Berens River	MB	523589	-970183	m
YGO	@ Airport	Gods Lake Narrows	MB	545589	-944914	m
YGX	@ Airport	Gillam	MB	563575	-947106	m
YIV	@ Airport	Island Lake	MB	538572	-946536	m
YNE	@ Airport	Norway House	MB	539583	-978442	m
YOH	@ Airport	Oxford House	MB	549333	-952789	m
YPM	@ Airport	Pikangikum	ON	518197	-939733	m
YST	@ Airport	St. Theresa Point	MB	538456	-948519	m
YTL	@ Airport	Big Trout Lake	ON	538178	-898969	m
YVZ	@ Airport	Deer Lake	ON	526558	-940614	m
YYL	@ Airport	Lynn Lake	MB	568639	-1010760	m
YYQ	@ Airport	Churchill	MB	587392	-940650	m
ZAC	@ Airport	York Landing	MB	560894	-960892	m
ZGI	@ Airport	Gods River	MB	548397	-940786	m
ZPB	@ Airport	Sachigo Lake	ON	538911	-921964	m
ZRJ	@ (Weagamow Lake) Airport	Round Lake	ON	529436	-913128	m
ZSJ	@ Airport	Sandy Lake	ON	530642	-933444	m
ZTM	@ Airport	Shamattawa	MB	558656	-920814	m
#CA	America/Vancouver
YVR	@ International Airport	Vancouver	BC	491939	-1231840	l
YYJ	@ International Airport	Victoria	BC	486469	-1234260	l
YXX	@ International Airport	Abbotsford	BC	490253	-1223610	l
YXS	@ Airport	Prince George	BC	538843	-1226666	l
YLW	@ International Airport	Kelowna	BC	499561	-1193780	m
YCD	@ Airport	Nanaimo	BC	490550	-1238699	m
YKA	@ Airport	Kamloops	BC	507022	-1204440	m
YYF	@ Airport	Penticton	BC	494631	-1196020	m
YBL	@ Airport	Campbell River	BC	499508	-1252710	m
YXT	Northwest Regional Airport @-Kitimat	Terrace	BC	544685	-1285760	m
YPR	@ Airport	Prince Rupert	BC	542861	-1304450	m
YWL	@ Airport	Williams Lake	BC	521831	-1220540	m
YQZ	@ Airport	Quesnel	BC	530261	-1225100	m
YPW	@ Airport	Powell River	BC	498342	-1245000	m
YCG	@/West Kootenay Regional Airport	Castlegar	BC	492964	-1176320	m
YYD	@ Airport	Smithers	BC	548247	-1271830	m
YPZ	@ Airport	Burns Lake	BC	543764	-1259510	m
YAZ	@ / Long Beach Airport	Tofino	BC	490798	-1257756	m
YZA	@-Ashcroft Regional Airport	Cache Creek	BC	507753	-1213213	m
QBC	@ Airport	Bella Coola	BC	523875	-1265960	m
YAA	@ Airport	Anahim Lake	BC	524515	-1253038	m
YAL	@ Airport	Alert Bay	BC	505822	-1269160	m
YGB	@ Gillies Bay Airport	Texada	BC	496942	-1245180	m
YQQ	@ Valley Airport / CFB Comox	Comox	BC	497108	-1248870	m
YZP	@ Airport	Sandspit	BC	532543	-1318140	m
YZT	@ Airport	Port Hardy	BC	506806	-1273670	m
ZEL	@ (Campbell Island) Airport	Bella Bella	BC	521850	-1281570	m
ZMT	@ Airport	Masset	BC	540275	-1321250	m
#CA	America/Halifax
YHZ	@ / Stanfield International Airport	Halifax	NS	448808	-635086	l
YQM	Greater @ Roméo LeBlanc International Airport	Moncton	NB	461122	-646786	m
YYG	@ Airport	Charlottetown	PE	462900	-631211	m
YGR	Îles-de-la-Madeleine Airport	Les Îles-de-la-Madeleine	QC	474252	-617786	m
#CA	America/St_Johns
YYT	@ International Airport	St. John's	NL	476186	-527519	l
YJT	@ Airport	Stephenville	NL	485442	-585500	m
YDF	@ Airport	Deer Lake	NL	492108	-573914	m
YAY	@ Airport	St. Anthony	NL	513919	-560832	m
YMH	@ Airport	Mary's Harbour	NL	523028	-558476	m
YQX	@ International Airport / CFB Gander	Gander	NL	489363	-545677	m
#CA	America/Regina
YXE	@ John G. Diefenbaker International Airport	Saskatoon	SK	521708	-1067000	m
YQR	@ International Airport	Regina	SK	504319	-1046660	m
YPA	@ Glass Field	Prince Albert	SK	532142	-1056730	m
YVC	@ Airport	La Ronge	SK	551514	-1052620	m
YBE	@ Airport	Uranium City	SK	595614	-1084810	m
YNL	@ Airport	Points North Landing	SK	582767	-1040820	m
YSF	@ Airport	Stony Rapids	SK	592503	-1058410	m
ZFD	@ Airport	Fond-Du-Lac	SK	593344	-1071820	m
ZWL	@ Airport	Wollaston Lake	SK	581069	-1031720	m
#CA	America/Glace_Bay
YQY	@ / J.A. Douglas McCurdy Airport	Sydney	NS	461614	-600478	m
#CA	America/Thunder_Bay
YQT	@ Airport	Thunder Bay	ON	483719	-893239	m
#CA	America/Moncton
YSJ	@ Airport	Saint John	NB	453161	-658903	m
YFC	@ Airport	Fredericton	NB	458689	-665372	m
YCH	@ Airport	Miramichi	NB	470078	-654492	m
YCL	@ Airport	Charlo	NB	479908	-663303	m
ZBF	Bathurst Airport	South Tetagouche	NB	476297	-657389	m
#CA	America/Whitehorse
YXY	@ / Erik Nielsen International Airport	Whitehorse	YT	607096	-1350670	m
YDA	@ Airport	Dawson City	YT	640431	-1391280	m
YOC	@ Airport	Old Crow	YT	675706	-1398390	m
ZHH	Herschel Island Field	Herschel Island (Yukon Territory)	YT	695482	-1390916	m
#CA	America/Yellowknife
YZF	@ International Airport	Yellowknife	NT	624628	-1144400	m
YEV	@ Mike Zubko Airport	Inuvik	NT	683042	-1334830	m
YHY	@ / Merlyn Carter Airport	Hay River	NT	608397	-1157830	m
YSM	@ Airport	Fort Smith	NT	600203	-1119620	m
YVQ	@ Airport	Norman Wells	NT	652816	-1267980	m
LAK	@/Freddie Carmichael Airport	Aklavik	NT	682233	-1350060	m
YFS	@ Airport	Fort Simpson	NT	617602	-1212370	m
YGH	@ Airport	Fort Good Hope	NT	662408	-1286510	m
YHI	@ Holman Airport	Ulukhaktok	NT	707628	-1178060	m
YPC	@ (Nora Aliqatchialuk Ruben) Airport	Paulatuk	NT	693608	-1240755	m
YRA	Rae Lakes Airport	Gamètì	NT	641161	-1173100	m
YSG	@ Airport	Lutselk'e	NT	624183	-1106820	m
YSY	@ (David Nasogaluak Jr. Saaryuaq) Airport	Sachs Harbour	NT	719939	-1252430	m
YUB	@ / James Gruben Airport	Tuktoyaktuk	NT	694333	-1330260	m
YWJ	@ Airport	Déline	NT	652111	-1234360	m
ZFN	@ Airport	Tulita	NT	649097	-1255730	m
#CA	America/Dawson_Creek
YDQ	@ Airport	Dawson Creek	BC	557423	-1201830	m
YXJ	Fort St John Airport	Fort St.John	BC	562381	-1207400	m
#CA	America/Iqaluit
YFB	@ Airport	Iqaluit	NU	637564	-685558	m
YKQ	@ Airport	Waskaganish	QC	514733	-787583	m
YAT	@ Airport	Attawapiskat	ON	529275	-824319	m
YMO	@ Airport	Moosonee	ON	512911	-806078	m
YZG	@ Airport	Salluit	QC	621794	-756672	m
YCY	@ Airport	Clyde River	NU	704861	-685167	m
AKV	@ Airport	Akulivik	QC	608186	-781486	m
YGT	@ Airport	Igloolik	NU	693647	-818161	m
YGZ	@ Airport	Grise Fiord	NU	764261	-829092	m
YIK	@ Airport	Ivujivik	QC	624173	-779253	m
YIO	@ Airport	Pond Inlet	NU	726833	-779667	m
YKG	@ Airport	Kangirsuk	QC	600272	-699992	m
YLC	@ Airport	Kimmirut	NU	628483	-698779	m
YNC	@ Airport	Wemindji	QC	530106	-788311	m
YQC	@ Airport	Quaqtaq	QC	610464	-696178	m
YSK	@ Airport	Sanikiluaq	NU	565378	-792467	m
YTE	Cape Dorset Airport	Kinngait	NU	642300	-765267	m
YUX	Hall Beach Airport	Sanirajak	NU	687761	-812425	m
#CA	America/Fort_Nelson
YYE	@ Airport	Fort Nelson	BC	588364	-1225970	m
#CA	America/Rankin_Inlet
YRT	@ Airport	Rankin Inlet	NU	628114	-921158	m
YBK	@ Airport	Baker Lake	NU	642989	-960778	m
YCS	@ Airport	Chesterfield Inlet	NU	633469	-907311	m
YEK	@ Airport	Arviat	NU	610942	-940708	m
YRB	@ Airport	Resolute Bay	NU	747169	-949694	m
YUT	Naujaat Airport	Repulse Bay	NU	665214	-862247	m
YXN	@ Airport	Whale Cove	NU	622400	-925981	m
#CA	America/Pangnirtung
YXP	@ Airport	Pangnirtung	NU	661450	-657136	m
XGR	@ (Georges River) Airport	Kangiqsualujjuaq	QC	587114	-659928	m
YVM	@ Airport	Qikiqtarjuaq	NU	675462	-640318	m
#CA	America/Cambridge_Bay
YCO	@ Airport	Kugluktuk	NU	678167	-1151440	m
YHK	@ Airport	Gjoa Haven	NU	686356	-958497	m
YBB	@ Airport	Kugaaruk	NU	685344	-898081	m
YCB	@ Airport	Cambridge Bay	NU	691081	-1051380	m
YYH	@ Airport	Taloyoak	NU	695467	-935767	m
#CA	America/Detroit
YAM	@ Airport	Sault Ste Marie	ON	464850	-845094	m
#CA	America/Blanc-Sablon
YBX	Lourdes-de-@ Airport	Blanc-Sablon	QC	514436	-571853	m
YHR	@ Airport	Chevery	QC	504689	-596367	m
YNA	@ Airport	Natashquan	QC	501900	-617892	m
#CA	America/Goose_Bay
YDP	@ Airport	Nain	NL	565508	-616822	m
YHO	@ Airport	Hopedale	NL	554488	-602281	m
YMN	@ Airport	Makkovik	NL	550773	-591879	m
YRF	@ Airport	Cartwright	NL	536825	-570423	m
YWK	@ Airport	Wabush	NL	529219	-668644	m
YYR	@ Airport	Goose Bay	NL	533192	-604258	m
#CA	America/Atikokan
YPL	@ Airport	Pickle Lake	ON	514464	-902142	m
YZS	@ Airport	Coral Harbour	NU	641933	-833594	m
#CA	America/Inuvik
ZFM	@ Airport	Fort Mcpherson	NT	674075	-1348610	m
#CC	Indian/Cocos
CCK	Cocos (Keeling) Islands Airport	West Island	U-A	-121913	968337	m
#CD	Africa/Kinshasa
FIH	Ndjili International Airport	Kinshasa	KN	-43857	154446	l
KKW	@ Airport	Kikwit	KU	-50358	187856	m
MDK	@ Airport	Mbandaka	EQ	226	182887	m
FDU	@ Airport	Bandundu	KU	-33113	173817	m
GMA	@ Airport	Gemena	SU	32354	197713	m
#CD	Africa/Lubumbashi
FBM	@ International Airport	Lubumbashi	HK	-115913	275309	m
FKI	Bangoka International Airport	Kisangani	TS	4816	253380	m
KGA	@ Airport	Kananga	KC	-59000	224692	m
KWZ	@ Airport	Kolwezi	LU	-107659	255057	m
FMI	@ Airport	Kalemie	TA	-58756	292500	m
GOM	@ International Airport	Goma	NK	-16662	292379	m
KND	@ Airport	Kindu	MA	-29192	259154	m
IRP	Matari Airport	Isiro	HU	28276	275883	m
BUX	@ Airport	Bunia	IT	15657	302207	m
MJM	@ Airport	Mbuji Mayi	KE	-61212	235690	m
#CD	Africa/Bangui
BDT	@ Airport	Gbadolite	NU	42527	209753	m
#CF	Africa/Bangui
BGF	@ M'Poko International Airport	Bangui	MP	43985	185188	m
#CG	Africa/Brazzaville
BZV	Maya-Maya Airport	Brazzaville	12	-42517	152530	m
DIS	Ngot Nzoungou Airport	Dolisie	9	-42063	126599	m
PNR	Antonio Agostinho-Neto International Airport	Pointe Noire	5	-48160	118866	m
#CH	Europe/Zurich
GVA	@ Cointrin International Airport	Geneva	GE	462381	61090	l
ZRH	Zürich Airport	Zurich	ZH	474581	85481	l
LUG	@ Airport	Lugano	TI	460043	89106	m
ACH	St Gallen @ Airport	Altenrhein	SG	474850	95608	m
BRN	@ Airport	Bern-Belp	BE	469134	74997	m
#CI	Africa/Abidjan
ABJ	Félix-Houphouët-Boigny International Airport	Abidjan	AB	52614	-39263	m
BYK	@ Airport	Bouaké	VB	77388	-50737	m
#CK	Pacific/Rarotonga
RAR	Rarotonga International Airport	Avarua	U-A	-212027	-1598060	m
#CL	America/Santiago
SCL	Comodoro Arturo Merino Benítez International Airport	Santiago	RM	-333930	-707858	l
ANF	Andrés Sabella Gálvez International Airport	Antofagasta	AN	-234445	-704451	m
ZCO	La Araucanía Airport	Temuco	AR	-389259	-726515	m
IQQ	Diego Aracena Airport	Iquique	TA	-205352	-701813	m
ARI	Chacalluta Airport	Arica	AP	-183485	-703387	m
PMC	El Tepual Airport	Puerto Montt	LL	-414389	-730940	m
CJC	El Loa Airport	Calama	AN	-224982	-689036	m
ZOS	Cañal Bajo Carlos - Hott Siebert Airport	Osorno	LL	-406112	-730610	m
ZAL	Pichoy Airport	Valdivia	LR	-396500	-730861	m
CCP	Carriel Sur Airport	Concepcion	BI	-367727	-730631	m
CPO	Desierto de Atacama Airport	Copiapo	AT	-272612	-707792	m
ESR	Ricardo García Posada Airport	El Salvador	AT	-263111	-697652	m
LSC	La Florida Airport	La Serena-Coquimbo	CO	-299162	-711995	m
#CL	America/Punta_Arenas
PUQ	President Carlos Ibañez del Campo International Airport	Punta Arenas	MA	-530026	-708546	m
PNT	Lieutenant Julio Gallardo Airport	Puerto Natales	MA	-516707	-725291	m
#CL	America/Argentina/Catamarca
BBA	@ Airport	Balmaceda	AI	-459161	-716895	m
#CL	Pacific/Easter
IPC	Mataveri Airport	Isla De Pascua	VS	-271648	-1094220	m
#CM	Africa/Douala
DLA	@ International Airport	Douala	LT	40061	97195	m
NSI	@ Nsimalen International Airport	Yaoundé	CE	37226	115533	m
YAO	@ Airport	Yaoundé	CE	38360	115235	m
GOU	@ International Airport	Garoua	NO	93359	133701	m
MVR	Salak Airport	Maroua	EN	104514	142574	m
NGE	@ Airport	N'Gaoundéré	AD	73570	135592	m
#CN	Asia/Shanghai
PEK	@ Capital International Airport	Beijing	11	400801	1165850	l
PKX	@ Daxing International Airport	Beijing	11	395099	1164109	l
TSN	@ Binhai International Airport	Tianjin	12	391244	1173460	l
CKG	@ Jiangbei International Airport	Chongqing	50	297123	1066519	l
NKG	@ Lukou International Airport	Nanjing	32	317350	1188659	l
HGH	@ Xiaoshan International Airport	Hangzhou	33	302361	1204289	l
HRB	@ Taiping International Airport	Harbin	23	456234	1262500	l
TNA	@ Yaoqiang International Airport	Jinan	37	368572	1172160	l
CGO	@ Xinzheng International Airport	Zhengzhou	41	345265	1138492	l
CGQ	@ Longjia International Airport	Changchun	22	439962	1256850	l
KMG	@ Changshui International Airport	Kunming	53	251103	1029367	l
XMN	@ Gaoqi International Airport	Xiamen	35	245440	1181280	l
NGB	@ Lishe International Airport	Ningbo	33	298267	1214620	l
TYN	@ Wusu Airport	Taiyuan	14	377469	1126280	l
KHN	@ Changbei International Airport	Nanchang	36	288648	1159027	l
FOC	@ Changle International Airport	Fuzhou	35	259347	1196632	l
WNZ	@ Longwan International Airport	Wenzhou	33	279122	1208520	l
HET	@ Baita International Airport	Hohhot	15	408497	1118246	l
YNT	@ Penglai International Airport	Yantai	37	376597	1209781	l
EHU	@ Huahu Airport	Ezhou	13	303412	1150393	l
CAN	Guangzhou Baiyun International Airport	Guangzhou (Huadu)	44	233924	1132990	l
CSX	Changsha Huanghua International Airport	Changsha (Changsha)	43	281892	1132200	l
CTU	Chengdu Shuangliu International Airport	Chengdu (Shuangliu)	51	305583	1039460	l
DLC	Dalian Zhoushuizi International Airport	Ganjingzi, Dalian	21	389657	1215390	l
HAK	Haikou Meilan International Airport	Haikou (Meilan)	46	199349	1104590	l
KWE	Guiyang Longdongbao International Airport	Guiyang (Nanming)	52	265415	1068033	l
KWL	Guilin Liangjiang International Airport	Guilin (Lingui)	45	252198	1100396	l
LHW	Lanzhou Zhongchuan International Airport	Lanzhou (Yongdeng)	62	365152	1036200	l
NNG	Nanning Wuxu Airport	Nanning (Jiangnan)	45	226083	1081720	l
PVG	Shanghai Pudong International Airport	Shanghai (Pudong)	31	311434	1218050	l
SHA	Shanghai Hongqiao International Airport	Shanghai (Minhang)	31	311981	1213343	l
SHE	Shenyang Taoxian International Airport	Hunnan, Shenyang	21	416398	1234830	l
SYX	Sanya Phoenix International Airport	Sanya (Tianya)	46	183029	1094120	l
SZX	Shenzhen Bao'an International Airport	Shenzhen (Bao'an)	44	226393	1138110	l
TAO	Qingdao Jiaodong International Airport	Jiaozhou, Qingdao	37	363620	1200882	l
TFU	Chengdu Tianfu International Airport	Chengdu (Jianyang)	51	303125	1044413	l
WUH	Wuhan Tianhe International Airport	Wuhan (Huangpi)	42	307748	1142137	l
XIY	Xi'an Xianyang International Airport	Xianyang (Weicheng)	61	344471	1087520	l
WUX	Sunan Shuofang International Airport	Wuxi	32	314944	1204290	m
HFE	@ Xinqiao International Airport	Hefei	34	319878	1169769	m
SJW	@ Zhengding International Airport	Shijiazhuang	13	382807	1146970	m
DSN	@ Ejin Horo Airport	Ordos	15	394934	1098602	m
XAI	@ Minggang Airport	Xinyang	41	325408	1140791	m
HDG	@ Airport	Handan	13	365258	1144256	m
BAV	@ Donghe Airport	Baotou	15	405600	1099970	m
AOG	@ Teng'ao Airport / Anshan Air Base	Anshan	21	411053	1228540	m
CZX	@ Benniu International Airport	Changzhou	32	319197	1197790	m
NDG	@ Sanjiazi Airport	Qiqihar	23	472396	1239180	m
BPE	@ Beidaihe Airport	Qinhuangdao	13	396664	1190589	m
ZQZ	@ Ningyuan Airport	Zhangjiakou	13	407386	1149300	m
NTG	@ Xingdong International Airport	Nantong	32	320708	1209760	m
MDG	@ Hailang International Airport	Mudanjiang	23	445241	1295690	m
ZHA	@ Wuchuan Airport	Zhanjiang	44	214817	1105903	m
HSC	@ Danxia Airport	Shaoguan	44	249786	1134210	m
YNZ	@ Nanyang International Airport	Yancheng	32	334258	1202031	m
HIA	@ Lianshui International Airport	Huai'an	32	337908	1191250	m
JMU	@ Dongjiao Airport	Jiamusi	23	468434	1304650	m
YTY	@ Taizhou Airport	Yangzhou	32	325634	1197198	m
TNH	@ Sanyuanpu Airport	Tonghua	22	422539	1257033	m
INC	@ Hedong International Airport	Yinchuan	64	383228	1063932	m
WMT	@ Maotai Airport	Zunyi	52	278164	1063327	m
ZYI	@ Xinzhou Airport	Zunyi	52	275895	1070007	m
JNG	@ Qufu Airport	Jining	37	352928	1163467	m
CDE	@ Puning Airport	Chengde	13	411225	1180739	m
JXA	@ Xingkaihu Airport	Jixi	23	452930	1311930	m
WEF	@ Nanyuan Airport	Weifang	37	366467	1191190	m
AQG	@ Tianzhushan Airport / Anqing North Air Base	Anqing	34	305822	1170500	m
CIF	@ Yulong Airport	Chifeng	15	421577	1188395	m
YNJ	@ Chaoyangchuan Airport	Yanji	22	428828	1294510	m
SQD	@ Sanqingshan Airport	Shangrao	36	283797	1179643	m
DBC	@ Chang'an Airport	Baicheng	22	455053	1230197	m
JDZ	@ Luojia Airport	Jingdezhen	36	293386	1171760	m
TGO	@ Airport	Tongliao	15	435567	1222000	m
HZA	@ Mudan Airport	Heze	37	352130	1157367	m
RIZ	@ Shanzihe Airport	Rizhao	37	354050	1193244	m
HLD	Hulunbuir @ Airport	Hailar	15	492050	1198250	m
SQJ	@ Shaxian Airport	Sanming	35	264263	1178336	m
JJN	@ Jinjiang International Airport	Quanzhou	35	247964	1185900	m
NBS	Changbaishan Airport	Baishan	22	420669	1276022	m
HCZ	@ Beihu Airport	Chenzhou	43	257534	1128454	m
LDS	@ Lindu Airport	Yichun	23	477521	1290191	m
WEH	@ Dashuibo Airport	Weihai	37	371871	1222290	m
YIC	@ Mingyueshan Airport	Yichun	36	278025	1143062	m
HYN	Taizhou Luqiao Airport	Huangyan	33	285622	1214290	m
JGD	@ Airport	Jiagedaqi	23	503714	1241175	m
NZL	@ Genghis Khan Airport	Zhalantun	15	478659	1227687	m
HJJ	@ Zhijiang Airport	Huaihua	43	274431	1097047	m
HEK	@ Aihui Airport	Heihe	23	501716	1273089	m
YIW	@ Airport	Yiwu	33	293447	1200320	m
JUZ	@ Airport	Quzhou	33	289658	1188990	m
BFJ	@ Feixiong Airport	Bijie	52	272671	1054721	m
TXN	Tunxi International Airport	Huangshan	34	297333	1182560	m
FYJ	@ Dongji Aiport	Fuyuan	23	481972	1343630	m
WUS	Nanping @ Airport	Wuyishan	35	277019	1180010	m
ERL	@ Saiwusu International Airport	Erenhot	15	434225	1120967	m
ACX	@ Wanfenglin Airport	Xingyi	52	250834	1049608	m
AEB	Baise Youjiang Airport	Baise (Tianyang)	45	237206	1069600	m
AVA	Anshun Huangguoshu Airport	Anshun (Xixiu)	52	262606	1058733	m
AXF	Alxa Left Banner @ Airport	Bayanhot	15	387483	1055886	m
BAR	Qionghai Bo'ao Airport	Qionghai (Basuo)	46	191410	1104528	m
BPX	Qamdo @ Airport	Bangda	54	305536	971083	m
BSD	Baoshan Yunrui Airport	Baoshan (Longyang)	53	250533	991683	m
CGD	Changde Taohuayuan Airport	Changde (Dingcheng)	43	289189	1116400	m
CHG	Chaoyang Airport	Shuangta, Chaoyang	21	415381	1204350	m
CNI	Changhai Airport	Changhai, Dalian	21	392667	1226669	m
CQW	Chongqing Xiannüshan Airport	Wulong	50	294657	1076937	m
CWJ	Cangyuan Washan Airport	Lincang (Cangyuan)	53	232763	993732	m
DCY	Daocheng Yading Airport	Garzê (Daocheng)	51	293163	1000603	m
DDG	Dandong Langtou Airport	Zhenxing, Dandong	21	400247	1242860	m
DIG	Diqing Shangri-La Airport	Diqing (Shangri-La)	53	277936	996772	m
DLU	Dali Fengyi Airport	Dali (Xiaguan)	53	256494	1003190	m
DNH	@ Mogao International Airport	Dunhuang	62	401611	948092	m
DTU	Wudalianchi Dedu Airport	Heihe	23	484410	1261284	m
ENH	Enshi Xujiaping Airport	Enshi (Enshi)	42	303203	1094850	m
ENY	Yan'an Nanniwan Airport	Yan'an (Baota)	61	364794	1094641	m
FUG	Fuyang Xiguan Airport	Yingzhou, Fuyang	34	328822	1157344	m
FUO	Foshan Shadi Airport	Foshan (Nanhai)	44	230833	1130700	m
GMQ	Golog Maqên Airport	Golog (Maqên)	63	344181	1003011	m
GOQ	@ Airport	Golmud	63	364006	947861	m
GXH	Gannan Xiahe Airport	Gannan (Xiahe)	62	348190	1026223	m
GYS	Guangyuan Panlong Airport	Guangyuan (Lizhou)	51	323903	1056946	m
HCJ	Hechi Jinchengjiang Airport	Hechi (Jinchengjiang)	45	248043	1077108	m
HPG	Shennongjia Hongping Airport	Shennongjia (Hongping)	42	316260	1103400	m
HTT	Huatugou Airport	Mengnai	63	382016	908378	m
HUO	@ Huolinhe Airport	Holingol	15	454872	1194072	m
HUZ	Huizhou Pingtan Airport	Huizhou (Pingtan)	44	230500	1146000	m
HZH	@ Airport	Liping	52	263222	1091499	m
IQN	Qingyang Xifeng Airport	Qingyang (Xifeng)	62	358026	1075989	m
JGS	Jinggangshan Airport	Ji'an	36	268569	1147370	m
JHG	Xishuangbanna Gasa International Airport	Jinghong (Gasa)	53	219746	1007622	m
JIQ	@ Wulingshan Airport	Qianjiang	50	295133	1088311	m
JMJ	Lancang Jingmai Airport	Pu'er (Lancang)	53	224177	997840	m
JNZ	Jinzhou Bay Airport	Linghai, Jinzhou	21	409360	1212771	m
JSJ	@ Shidi Airport	Jiansanjiang	23	471082	1326579	m
JZH	Jiuzhai Huanglong Airport	Ngawa (Songpan)	51	328533	1036822	m
KGT	Kangding Airport	Garzê (Kangding)	51	301425	1017387	m
KJH	Kaili Huangping Airport	Kaili (Huangping)	52	269720	1079880	m
LCX	@ Guanzhishan Airport	Longyan	35	256747	1167470	m
LFQ	Linfen Yaodu Airport	Linfen (Yaodu)	14	361326	1116412	m
LJG	Lijiang Sanyi International Airport	Lijiang (Gucheng)	53	266800	1002460	m
LLF	@ Lingling Airport	Yongzhou	43	263387	1116100	m
LLV	@ Dawu Airport	Lüliang	61	376833	1111428	m
LNJ	@ Boshang Airport	Lincang	53	237381	1000250	m
LNL	Longnan Chengzhou Airport	Longnan (Cheng)	62	337899	1057900	m
LPF	Liupanshui Yuezhao Airport	Liupanshui (Zhongshan)	52	266094	1049790	m
LUM	Dehong Mangshi Airport	Dehong (Mangshi)	53	244011	985317	m
LXA	Lhasa Gonggar Airport	Shannan (Gonggar)	54	292980	909120	m
LYA	Luoyang Beijiao Airport	Luoyang (Laocheng)	41	347411	1123880	m
LYG	@ Huaguoshan International Airport	Lianyungang	32	344141	1191790	m
LZG	Langzhong Gucheng Airport	Nanchong (Langzhong)	51	315019	1060344	m
LZH	Liuzhou Bailian Airport / Bailian Air Base	Liuzhou (Liujiang)	45	242075	1093910	m
LZO	Luzhou Yunlong Airport	Luzhou (Yunlong)	51	290304	1054684	m
LZY	Nyingchi Mainling Airport	Nyingchi (Mainling)	54	293033	943353	m
MIG	Mianyang Nanjiao Airport	Mianyang (Fucheng)	51	314281	1047410	m
NGQ	Ngari Gunsa Airport	Shiquanhe	54	321000	800531	m
NLH	@ Luguhu Airport	Ninglang	53	275403	1007593	m
NZH	Manzhouli Xijiao Airport		15	495667	1173300	m
OHE	@ Gulian Airport	Mohe	23	529169	1224228	m
PZI	Panzhihua Bao'anying Airport	Panzhihua (Renhe)	51	265400	1017985	m
RKZ	Xigaze Peace Airport / Shigatse Air Base	Xigazê (Samzhubzê)	54	293519	893114	m
RLK	Bayannur Tianjitai Airport	Bavannur	15	409260	1077428	m
SHS	Jingzhou Shashi Airport	Jingzhou (Shashi)	42	302928	1124485	m
SWA	Jieyang Chaoshan International Airport	Jieyang (Rongcheng)	44	235520	1165033	m
TCZ	Tengchong Tuofeng Airport	Baoshan (Tengchong)	53	249381	984858	m
TEN	Tongren Fenghuang Airport	Tongren (Daxing)	52	278833	1093089	m
THQ	Tianshui Maijishan Airport	Tianshui (Maiji)	62	345594	1058600	m
UCB	@ Jining Airport	Ulanqab	15	411303	1131073	m
WDS	Shiyan Wudangshan Airport	Shiyan (Maojian)	42	325929	1109063	m
WGN	Shaoyang Wugang Airport	Shaoyang (Wugang)	43	268061	1106410	m
WUZ	Wuzhou Xijiang Airport	Tangbu	45	234032	1110933	m
XFN	Xiangyang Liuji Airport	Xiangyang (Xiangzhou)	42	321522	1122917	m
XIC	Xichang Qingshan Airport	Liangshan (Xichang)	51	279891	1021840	m
XIL	@ Airport	Xilinhot	15	439156	1159640	m
XNN	Xining Caojiabao International Airport	Haidong (Huzhu Tu Autonomous County)	63	365283	1020402	m
XUZ	@ Guanyin International Airport	Xuzhou	32	340591	1175553	m
YBP	Yibin Wuliangye Airport	Yibin (Cuiping)	51	288584	1045262	m
YIE	@ Yi'ershi Airport	Arxan	15	473106	1199117	m
YIH	Yichang Sanxia Airport	Yichang (Xiaoting)	42	305541	1114826	m
YKH	Yingkou Lanqi Airport	Laobian, Yingkou	21	405425	1223586	m
YLX	Yulin Fumian Airport	Yùlín	45	224381	1101208	m
YSQ	Songyuan Chaganhu Airport	Qian Gorlos Mongol Autonomous County	22	449381	1245502	m
YUS	Yushu Batang Airport	Yushu (Batang)	63	328364	970364	m
YYA	Yueyang Sanhe Airport	Yueyang (Yueyanglou)	43	293117	1132816	m
ZHY	Zhongwei Shapotou Airport	Zhongwei (Shapotou)	64	375731	1051545	m
ZUH	Zhuhai Jinwan Airport	Zhuhai (Jinwan)	44	220064	1133760	m
#CN	Asia/Urumqi
URC	@ Diwopu International Airport	Ürümqi	65	439071	874742	l
NLT	@ Nalati Airport	Xinyuan	65	434318	833786	m
KHG	@ Airport	Kashgar	65	395429	760200	m
TLQ	@ Jiaohe Airport	Turpan	65	430308	890987	m
KRL	@ Licheng Airport	Korla	65	416978	861289	m
AAT	@ Xuedu Airport	Altay	65	477499	880858	m
HMI	@ Airport	Hami	65	428414	936692	m
HTN	@ Airport	Hotan	65	370385	798649	m
QSZ	@ Airport	Shache	65	382454	770561	m
AKU	Aksu Hongqipo Airport	Aksu (Onsu)	65	412625	802917	m
BPL	@ Alashankou Airport	Bole	65	448955	823001	m
FYN	@ Koktokay Airport	Fuyun	65	468042	895120	m
IQM	@ Yudu Airport	Qiemo	65	382345	854655	m
KJI	@ Kanas Airport	Burqin	65	482223	869959	m
RQA	Ruoqiang Loulan Airport	Ruoqiang Town	65	389747	880083	m
#CO	America/Bogota
BOG	El Dorado International Airport	Bogota	CUN	47016	-741469	l
CLO	Alfonso Bonilla Aragon International Airport	Cali	VAC	35432	-763816	m
EOH	Enrique Olaya Herrera Airport	Medellín	ANT	62205	-755906	m
MDE	Jose Maria Córdova International Airport	Medellín	ANT	61645	-754231	m
BAQ	Ernesto Cortissoz International Airport	Barranquilla	ATL	108896	-747808	m
CTG	Rafael Nuñez International Airport	Cartagena	BOL	104424	-755130	m
CUC	Camilo Daza International Airport	Cúcuta	NSA	79276	-725115	m
BGA	Palonegro Airport	Bucaramanga	SAN	71265	-731848	m
PEI	Matecaña International Airport	Pereira	RIS	48127	-757395	m
SMR	Simón Bolívar International Airport	Santa Marta	MAG	111196	-742306	m
IBE	Perales Airport	Ibagué	TOL	44216	-751333	m
MZL	La Nubia Airport	Manizales	CAL	50296	-754647	m
NVA	Benito Salas Airport	Neiva	HUI	29502	-752940	m
VVC	Vanguardia Airport	Villavicencio	MET	41679	-736138	m
AXM	El Eden Airport	Armenia	QUI	44528	-757664	m
VUP	Alfonso López Pumarejo Airport	Valledupar	CES	104350	-732495	m
MTR	Los Garzones Airport	Montería	COR	88237	-758258	m
PPN	Guillermo León Valencia Airport	Popayán	CAU	24544	-766093	m
BUN	Gerardo Tobar López Airport	Buenaventura	VAC	38196	-769898	m
EJA	Yariguíes Airport	Barrancabermeja	SAN	70243	-738068	m
CRC	Santa Ana Airport	Cartago	VAC	47582	-759557	m
FLA	Gustavo Artunduaga Paredes Airport	Florencia	CAQ	15892	-755644	m
RCH	Almirante Padilla Airport	Riohacha	LAG	115262	-729260	m
TCO	La Florida Airport	Tumaco	NAR	18144	-787492	m
IPI	San Luis Airport	Ipiales	NAR	8613	-776676	m
UIB	El Caraño Airport	Quibdó	CHO	56908	-766412	m
AUC	Santiago Perez Airport	Arauca	ARA	70689	-707369	m
ADZ	Gustavo Rojas Pinilla International Airport	San Andrés	SAP	125836	-817112	m
CZU	Las Brujas Airport	Corozal	SUC	93327	-752856	m
PUU	Tres De Mayo Airport	Puerto Asís	PUT	5052	-765008	m
TME	Gustavo Vargas Airport	Tame	ARA	64511	-717603	m
APO	Antonio Roldán Betancur Airport	Carepa	ANT	78120	-767164	m
PCR	German Olano Airport	Puerto Carreño	VID	61847	-674932	m
MVP	Fabio Alberto Leon Bentley Airport	Mitú	VAU	12537	-702339	m
PSO	Antonio Nariño Airport	Chachagüí	NAR	13963	-772915	m
BSC	José Celestino Mutis Airport	Bahía Solano	CHO	62029	-773947	m
EYP	@ Airport	El Yopal	CAS	53191	-723840	m
GPI	Juan Casiano Airport	Guapi	CAU	25701	-778980	m
PDA	Obando Cesar Gaviria Trujillo Airport	Puerto Inírida	GUA	38535	-679062	m
PVA	El Embrujo Airport	Providencia	SAP	133575	-813580	m
SJE	Jorge E. Gonzalez Torres Airport	San José Del Guaviare	GUV	25797	-726394	m
SVI	Eduardo Falla Solano Airport	San Vicente Del Caguán	CAQ	21522	-747663	m
#CO	America/Eirunepe
LET	Alfredo Vásquez Cobo International Airport	Leticia	AMA	-41935	-699432	m
#CR	America/Costa_Rica
LIR	Guanacaste Airport	Liberia	G	105933	-855444	l
NOB	Nosara Airport	Nicoya	G	99765	-856530	m
XQP	@ Managua Airport	Quepos	P	94432	-841298	m
GLF	@ Airport	Golfito	P	86540	-831822	m
TTQ	Aerotortuguero Airport	Roxana	L	104200	-836095	m
BCL	Barra del Colorado Airport	Pococi	L	107687	-835856	m
LIO	Limon International Airport	Puerto Limon	L	99580	-830220	m
OTR	Coto 47 Airport	Corredores	P	86016	-829686	m
PJM	@ Airport	Puerto Jimenez	P	85333	-833000	m
PMZ	@ Airport	Palmar Sur	P	89510	-834686	m
SJO	Juan Santamaría International Airport	San José (Alajuela)	A	99939	-842088	m
SYQ	Tobías Bolaños International Airport	San Jose	SJ	99571	-841398	m
#CU	America/Havana
HAV	José Martí International Airport	Havana	03	229892	-824091	l
VRA	Juan Gualberto Gomez International Airport	Matanzas	04	230344	-814353	l
UPB	Playa Baracoa Airport	Havana	15	230328	-825794	m
GAO	Mariana Grajales Airport	Guantánamo	14	200853	-751583	m
VTU	Hermanos Ameijeiras Airport	Las Tunas	10	209876	-769358	m
BYM	Carlos Manuel de Cespedes Airport	Bayamo	12	203964	-766214	m
CFG	Jaime Gonzalez Airport	Cienfuegos	06	221500	-804142	m
MZO	Sierra Maestra International Airport	Manzanillo	12	202886	-770875	m
TND	Alberto Delgado Airport	Trinidad	07	217883	-799972	m
BCA	Gustavo Rizo Airport	Baracoa	14	203653	-745062	m
GER	Rafael Cabrera Airport	Nueva Gerona	99	218347	-827838	m
AVI	Maximo Gomez Airport	Ciego de Avila	08	220271	-787896	m
CCC	Jardines Del Rey Airport	Cayo Coco	08	224610	-783284	m
CMW	Ignacio Agramonte International Airport	Camaguey	09	214203	-778475	m
CYO	Vilo Acuña International Airport	Cayo Largo del Sur	99	216165	-815460	m
SCU	Antonio Maceo International Airport	Santiago	13	199698	-758354	m
#CU	America/Nassau
HOG	Frank Pais International Airport	Holguin	11	207856	-763151	m
#CV	Atlantic/Cape_Verde
SID	Amílcar Cabral International Airport	Espargos	B	167414	-229494	l
RAI	@ International Airport	Praia	S	149245	-234935	m
MMO	Maio Airport	Vila do Maio	S	151559	-232137	m
BVC	@ Airport	Rabil	B	161365	-228889	m
SNE	@ Airport	Preguiça	B	165889	-242841	m
VXE	@ Airport	São Pedro	B	168332	-250553	m
#CW	America/Curacao
CUR	Hato International Airport	Willemstad	U-A	121889	-689598	l
#CX	Indian/Christmas
XCH	Christmas Island Airport	Flying Fish Cove	U-A	-104494	1056909	m
#CY	Asia/Nicosia
LCA	@ International Airport	Larnaca	04	348751	336249	l
PFO	@ International Airport	Paphos	06	347180	324857	m
#CY	Asia/Famagusta
ECN	Nicosia (Lefkoşa) Ercan International Airport	Tymbou (Kirklar)	02	351523	335066	m
GEC	Lefkoniko Airport / Geçitkale Air Base	Lefkoniko (Geçitkale)	03	352359	337201	m
#CZ	Europe/Prague
PRG	Václav Havel Airport @	Prague	PR	501008	142600	l
BRQ	@-Tuřany Airport	Brno	JM	491513	166944	m
OSR	@ Leos Janáček Airport	Ostrava	MO	496963	181111	m
PED	@ Airport	Pardubice	PA	500134	157386	m
KLV	@ International Airport	Karlovy Vary	KA	502030	129150	m
#DE	Europe/Berlin
BER	@ Brandenburg Airport	Berlin	BR	523622	135007	l
HAM	@ Helmut Schmidt Airport	Hamburg	HH	536304	99882	l
MUC	@ Airport	Munich	BY	483538	117861	l
FRA	Frankfurt Airport	Frankfurt am Main	HE	500365	85613	l
STR	@ Airport	Stuttgart	BW	486899	92220	l
DUS	@ Airport	Düsseldorf	NW	512895	67668	l
HAJ	@ Airport	Hannover	NI	524611	96851	l
LEJ	@/Halle Airport	Leipzig	SN	514239	122364	l
CGN	Cologne Bonn Airport	Köln (Cologne)	NW	508659	71427	l
NUE	@ Airport	Nuremberg	BY	494987	110781	l
DTM	@ Airport	Dortmund	NW	515183	76122	m
BRE	@ Airport	Bremen	HB	530475	87867	m
DRS	@ Airport	Dresden	SN	511341	137678	m
MHG	@-City Airport	Mannheim	BW	494731	85142	m
FMO	@ Osnabrück Airport	Münster	NW	521346	76848	m
LBC	@ Blankensee Airport	Lübeck	SH	538054	107192	m
ERF	@ Airport	Erfurt	TH	509798	109581	m
RLG	@-Laage Airport	Rostock	MV	539182	122783	m
KSF	@-Calden Airport	Kassel	HE	514173	93850	m
SCN	@ Airport	Saarbrücken	SL	492146	71095	m
PAD	@ Lippstadt Airport	Paderborn	NW	516141	86163	m
FDH	@ Airport	Friedrichshafen	BW	476713	95115	m
FKB	Karlsruhe @ Airport	Baden-Baden	BW	487794	80805	m
FMM	@ Allgau Airport	Memmingen	BY	479888	102395	m
NRN	@ Airport	Weeze	NW	516024	61422	m
GWT	@ Sylt Airport	Westerland	SH	549132	83405	m
HDF	@ Airport	Heringsdorf	MV	538787	141523	m
HHN	Frankfurt-Hahn Airport	Frankfurt am Main (Lautzenhausen)	RP	499487	72639	m
#DJ	Africa/Djibouti
JIB	Djibouti-Ambouli Airport	Djibouti City	DJ	115473	431595	l
#DK	Europe/Copenhagen
CPH	@ Kastrup Airport	Copenhagen	84	556179	126560	l
BLL	@ Airport	Billund	83	557403	91518	l
ODE	@ Airport	Odense	83	554767	103309	m
AAL	@ Airport	Aalborg	81	570928	98492	m
EBJ	@ Airport	Esbjerg	83	555259	85534	m
SGD	@ Airport	Sønderborg	83	549644	97917	m
RNN	Bornholm Airport	Rønne	84	550633	147596	m
CNL	@ Airport	Sindal	81	575035	102294	m
KRP	@ Airport	Karup	82	562975	91246	m
AAR	@ Airport	Aarhus	82	563033	106183	m
#DM	America/Dominica
DOM	Douglas-Charles Airport	Marigot	02	155470	-613000	m
DCF	@ Airport	Canefield	10	153367	-613921	m
#DO	America/Santo_Domingo
SDQ	Las Américas International Airport	Santo Domingo	01	184297	-696689	l
LRM	Casa De Campo International Airport	La Romana	12	184507	-689118	m
POP	Gregorio Luperon International Airport	Puerto Plata	18	197579	-705700	m
AZS	Samaná El Catey International Airport	Samana	20	192693	-697374	m
BRX	Maria Montez International Airport	Barahona	04	182515	-711204	m
JBQ	@ International Airport	La Isabela	01	185725	-699856	m
STI	Cibao International Airport	Santiago	25	194061	-706047	m
#DO	America/Puerto_Rico
PUJ	@ International Airport	Punta Cana	11	185674	-683634	l
#DZ	Africa/Algiers
ALG	Houari Boumediene Airport	Algiers	16	366939	32145	l
CZL	Mohamed Boudiaf International Airport	Constantine	25	362760	66204	m
BSK	@ - Mohamed Khider Airport	Biskra	07	347933	57382	m
QSF	Ain Arnat Airport	Sétif	19	361781	53245	m
BLJ	@ Mostefa Ben Boulaid Airport	Batna	05	357521	63086	m
AAE	@ Rabah Bitat Airport	Annaba	23	368268	78133	m
CFK	@ Aboubakr Belkaid International Airport	Chlef	02	362172	13422	m
CBH	@ Boudghene Ben Ali Lotfi Airport	Béchar	08	316457	-22699	m
OGX	Ain Beida Airport	Ouargla	30	319172	54128	m
TMR	Aguenar – Hadj Bey Akhamok Airport	Tamanrasset	11	228115	54511	m
HME	@-Oued Irara Krim Belkacem Airport	Hassi Messaoud	30	316730	61404	m
TMX	@ Airport	Timimoun	54	292371	2760	m
TGR	@ Sidi Madhi Airport	Touggourt	55	330678	60887	m
TIN	@ Airport	Tindouf	37	277004	-81671	m
AZR	Touat Cheikh Sidi Mohamed Belkebir Airport	Adrar	01	278376	-1864	m
VVZ	@ Takhamalt Airport	Illizi	33	267235	86227	m
BJA	Soummam–Abane Ramdane Airport	Béjaïa	06	367120	50698	m
DJG	@ Inedbirene Airport	Djanet	56	242928	94524	m
ELG	El Golea Airport	El Menia	50	305807	28616	m
ELU	@ Airport	Guemar	39	335114	67768	m
GHA	Noumérat - Moufdi Zakaria Airport	El Atteuf	47	323841	37941	m
GJL	Jijel Ferhat Abbas Airport	Tahir	18	367951	58736	m
HRM	@ Airport	Hassi R'Mel	03	329304	33115	m
IAM	Zarzaitine - @ Airport	In Aménas	33	280515	96429	m
INZ	@ Airport	In Salah	57	272510	25120	m
ORN	Oran @ (Ahmed Ben Bella) International Airport	Es-Sénia	31	356239	-6212	m
TEE	Cheikh Larbi @ Airport	Tébessi	12	354316	81207	m
TLM	@ – Messali El Hadj Airport	Zenata	13	350134	-14572	m
#EC	America/Guayaquil
GYE	José Joaquín de Olmedo International Airport	Guayaquil	G	-21574	-798836	l
UIO	Mariscal Sucre International Airport	Quito	P	-1254	-783543	l
CUE	Mariscal Lamar Airport	Cuenca	A	-28895	-789844	m
MEC	Eloy Alfaro International Airport	Manta	M	-9461	-806788	m
LTX	Cotopaxi International Airport	Latacunga	X	-9068	-786158	m
ETR	@ - Artillery Colonel Victor Larrea International Airport	Santa Rosa	O	-34420	-799970	m
XMS	Coronel E Carvajal Airport	Macas	S	-22992	-781208	m
OCC	Francisco De Orellana Airport	Coca	D	-4629	-769868	m
#EC	America/Bogota
TUA	Lieutenant Colonel Luis A. Mantilla International Airport	Tulcán	C	8095	-777081	m
#EE	Europe/Tallinn
TLL	Lennart Meri @ Airport	Tallinn	37	594133	248328	l
TAY	@ Airport	Tartu	7B	583075	266904	m
EPU	@ Airport	Pärnu	67	584190	244728	m
URE	@ Airport	Kuressaare	74	582299	225095	m
KDL	@ Airport	Kärdla	39	589908	228307	m
#EG	Africa/Cairo
CAI	@ International Airport	Cairo	C	301115	313967	l
HRG	@ International Airport	Hurghada	BA	271768	337967	l
SSH	@ International Airport	Sharm El Sheikh	JS	279773	343947	l
HBE	Borj El Arab International Airport	Alexandria	ALX	309325	296964	m
LXR	@ International Airport	Luxor	LX	256746	327000	m
ASW	@ International Airport	Aswan	ASN	239681	328244	m
RMF	@ International Airport	Marsa Alam	BA	255555	345925	m
ABS	@ Airport	Abu Simbel	ASN	223677	316100	m
AAC	@ International Airport	El Arish	SIN	310786	338368	m
ATZ	@ International Airport	Asyut	AST	270508	310163	m
DBB	@ International Airport	El Alamein	MT	309303	284631	m
HMB	@ Mubarak International Airport	Suhaj	SHG	263391	317376	m
MUH	@ International Airport	Marsa Matruh	MT	313382	272176	m
SPX	Sphinx International Airport	Al Jiza	GZ	301081	308893	m
TCP	@ International Airport	Taba	JS	295945	347758	m
#EH	Africa/El_Aaiun
VIL	@ Airport	Dakhla	U-A	237183	-159320	m
EUN	Hassan I Airport	El Aaiún	U-A	271425	-132249	m
SMW	@ Airport	Smara	U-A	267320	-116837	m
#ER	Africa/Asmara
ASM	@ International Airport	Asmara	SK	152919	389107	m
MSW	@ International Airport	Massawa	SK	156700	393701	m
ASA	Assab International Airport	Asab	DK	130718	426450	m
#ES	Europe/Madrid
MAD	Adolfo Suárez @–Barajas Airport	Madrid	MD	404719	-35626	l
BCN	Josep Tarradellas @-El Prat Airport	Barcelona	CT	412971	20785	l
AGP	@-Costa del Sol Airport	Málaga	AN	366749	-44991	l
ALC	@-Elche Miguel Hernández Airport	Alicante	VC	382822	-5582	l
SCQ	Santiago-Rosalía de Castro Airport	Santiago de Compostela	GA	428963	-84151	l
IBZ	Ibiza Airport	Ibiza (Eivissa)	IB	388729	13731	l
PMI	@ Airport	Palma de Mallorca	IB	395517	27388	l
VLC	@ Airport	Valencia	VC	394893	-4816	m
SVQ	@ Airport	Sevilla	AN	374180	-58931	m
ZAZ	@ Airport	Zaragoza	AR	416662	-10415	m
BIO	@ Airport	Bilbao	PV	433011	-29106	m
VLL	@ Airport	Valladolid	CL	417061	-48519	m
VGO	@ Airport	Vigo	GA	422318	-86268	m
GRX	F.G.L. Airport @-Jaén Airport	Granada	AN	371887	-37774	m
XRY	Jerez Airport	Jerez de la Frontera	AN	367446	-60601	m
PNA	@ Airport	Pamplona	NC	427700	-16463	m
LEI	@ Airport	Almería	AN	368439	-23701	m
SDR	Seve Ballesteros-@ Airport	Santander	CB	434271	-38200	m
RGS	@ Airport	Burgos	CL	423576	-36208	m
SLM	@ Airport	Salamanca	CL	409521	-55020	m
BJZ	@ Airport	Badajoz	EX	388913	-68213	m
ILD	@-Alguaire Airport	Lleida	CT	417282	5350	m
LEN	@ Airport	León	CL	425890	-56556	m
REU	@ Airport	Reus	CT	411474	11672	m
GRO	@-Costa Brava Airport	Girona	CT	419046	27618	m
LCG	A Coruña Airport	Culleredo	GA	433021	-83773	m
EAS	San Sebastián Airport	Hondarribia	PV	433565	-17906	m
OVD	Asturias Airport	Ranón	AS	435636	-60346	m
CDT	Castellón-Costa Azahar Airport	Castellón de la Plana	VC	402139	733	m
MAH	Menorca Airport	Mahón (Maó)	IB	398626	42187	m
RMU	Región de Murcia International Airport	Corvera	MC	378030	-11250	m
VIT	Vitoria Airport	Alava	PV	428828	-27245	m
#ES	Atlantic/Canary
ACE	César Manrique-Lanzarote Airport	San Bartolomé	CN	289455	-136052	l
FUE	Fuerteventura Airport	El Matorral	CN	284527	-138638	l
LPA	Gran Canaria Airport	Gran Canaria Island	CN	279319	-153866	l
TFS	@ Sur Airport	Tenerife	CN	280445	-165725	l
SPC	La Palma Airport	Sta Cruz de la Palma, La Palma Island	CN	286265	-177556	m
TFN	@ Norte-Ciudad de La Laguna Airport	Tenerife	CN	284827	-163415	m
VDE	El Hierro Airport	El Hierro Island	CN	278148	-178871	m
#ES	Africa/Ceuta
MLN	@ Airport	Melilla	ML	352798	-29563	m
#ET	Africa/Addis_Ababa
ADD	@ Bole International Airport	Addis Ababa	AA	89779	387993	l
DIR	Aba Tenna Dejazmach Yilma International Airport	Dire Dawa	DD	96247	418542	m
BJR	@ Airport	Bahir Dar	AM	116081	373216	m
AWA	@ International Airport	Hawassa	XSD	70999	383962	m
JIM	@ Airport	Jimma	OR	76661	368166	m
AMH	@ Airport	Arba Minch	SN	60394	375905	m
JIJ	Wilwal International Airport	Jijiga	SO	93325	429121	m
AXU	@ Airport	Axum	TI	141468	387728	m
ABK	@ Airport	Kebri Dahar	SO	67326	442413	m
ASO	@ Airport	Asosa	BE	100185	345863	m
GDE	@ Airport	Gode	SO	59351	435786	m
GDQ	Gondar Airport	Azezo	AM	125199	374340	m
GMB	@ Airport	Gambela	GA	81288	345631	m
MQX	Alula Aba Nega Airport	Mekelle	TI	134674	395335	m
#FI	Europe/Helsinki
HEL	@ Vantaa Airport	Helsinki	18	603172	249633	l
TMP	@-Pirkkala Airport	Tampere/Pirkkala	11	614141	236044	m
TKU	@ Airport	Turku	19	605141	222628	m
OUL	@ Airport	Oulu/Oulunsalo	14	649301	253546	m
KUO	@ Airport	Kuopio/Siilinjärvi	15	630071	277978	m
POR	@ Airport	Pori	17	614617	218000	m
LPP	@ Airport	Lappeenranta	02	610446	281447	m
VAA	@ Airport	Vaasa	12	630507	217622	m
JOE	@ Airport	Joensuu/Liperi	13	626629	296075	m
KOK	@-Pietarsaari Airport	Kokkola/Kruunupyy	07	637212	231431	m
KAJ	@ Airport	Kajaani	05	642855	276924	m
RVN	@ Airport	Rovaniemi	10	665648	258304	m
SJY	@ Airport	Seinäjoki/Ilmajoki	03	626921	228323	m
SVL	@ Airport	Savonlinna	04	619431	289451	m
KEM	@-Tornio Airport	Kemi/Tornio	10	657787	245821	m
VRK	@ Airport	Varkaus/Joroinen	04	621711	278686	m
KAO	@ Airport	Kuusamo	14	659876	292394	m
KTT	@ Airport	Kittilä	10	677010	248468	m
IVL	@ Airport	Ivalo	10	686073	274053	m
ENF	@ Airport	Enontekio	10	683626	234243	m
JYV	Jyväskylä Airport	Jyväskylän Maalaiskunta	08	623995	256783	m
#FI	Europe/Mariehamn
MHQ	@ Airport	Mariehamn	01	601222	198982	m
#FJ	Pacific/Fiji
NAN	@ International Airport	Nadi	W	-177554	1774430	m
LBS	@ Airport	Labasa	N	-164667	1793400	m
SUV	@ International Airport	Nausori	C	-180433	1785590	m
#FK	Atlantic/Stanley
PSY	Port @ Airport	Stanley	U-A	-516857	-577776	m
MPN	@ Airport	Mount Pleasant	U-A	-518228	-584472	m
#FM	Pacific/Kosrae
KSA	Kosrae International Airport	Okat	KSA	53570	1629580	m
#FM	Pacific/Pohnpei
PNI	Pohnpei International Airport	Pohnpei Island	PNI	69851	1582090	m
#FM	Pacific/Chuuk
TKK	Chuuk International Airport	Weno Island	TRK	74619	1518430	m
YAP	Yap International Airport	Yap Island	YAP	94989	1380830	m
#FO	Atlantic/Faroe
FAE	@ Airport	Vágar	U-A	620633	-72758	m
#FR	Europe/Paris
CDG	Charles de Gaulle International Airport	Paris	IDF	490128	25500	l
ORY	@-Orly Airport	Paris	IDF	487233	23794	l
MRS	@ Provence Airport	Marseille	PAC	434393	52214	l
LYS	@ Saint-Exupéry Airport	Lyon	ARA	457256	50811	l
TLS	@-Blagnac Airport	Toulouse/Blagnac	OCC	436291	13638	l
NCE	@-Côte d'Azur Airport	Nice	PAC	436584	72159	l
BOD	@-Mérignac Airport	Bordeaux/Mérignac	NAQ	448283	-7156	l
BSL	EuroAirport Basel-Mulhouse-Freiburg Airport	Bâle/Mulhouse	GES	475900	75292	l
NTE	@ Atlantique Airport	Nantes	PDL	471532	-16107	m
SXB	@ Airport	Strasbourg	GES	485383	76282	m
MPL	@-Méditerranée Airport	Montpellier/Méditerranée	OCC	435762	39630	m
LIL	@-Lesquin Airport	Lille/Lesquin	HDF	505633	30869	m
RNS	@-Saint-Jacques Airport	Rennes/Saint-Jacques	BRE	480695	-17348	m
LEH	@-Octeville Airport	Le Havre	NOR	495340	884	m
EBU	@-Bouthéon Airport	Saint-Étienne/Bouthéon	ARA	455406	42964	m
TLN	@-Hyères Airport	Toulon/Hyères/Le Palyvestre	PAC	430973	61460	m
DIJ	@-Bourgogne Airport	Dijon/Longvic	BFC	472689	50900	m
FNI	@-Arles-Camargue Airport	Nîmes/Garons	OCC	437574	44163	m
BES	@ Bretagne Airport	Brest/Guipavas	BRE	484479	-44185	m
TUF	@-Val-de-Loire Airport	Tours/Val de Loire (Loire Valley)	CVL	474322	7276	m
LIG	@ Airport	Limoges/Bellegarde	NAQ	458628	11794	m
CFE	@ Auvergne Airport	Clermont-Ferrand/Auvergne	ARA	457867	31692	m
ETZ	@-Nancy-Lorraine Airport	Metz/Nancy	GES	489821	62513	m
PGF	@-Rivesaltes (Llabanère) Airport	Perpignan/Rivesaltes	OCC	427404	28707	m
CFR	@-Carpiquet Airport	Caen/Carpiquet	NOR	491733	-4500	m
AVN	@-Caumont Airport	Avignon/Caumont	PAC	439073	49018	m
PIS	@-Biard Airport	Poitiers/Biard	NAQ	465877	3067	m
PUF	@ Pyrénées Airport	Pau/Pyrénées (Uzein)	NAQ	433800	-4186	m
LRH	@-Île de Ré Airport	La Rochelle/Île de Ré	NAQ	461792	-11953	m
BZR	@-Vias Airport	Béziers/Vias	OCC	433235	33539	m
CEQ	@-Mandelieu Airport	Cannes	PAC	435420	69535	m
UIP	@-Cornouaille Airport	Quimper/Pluguffan	BRE	479750	-41678	m
CMF	@-Savoie Airport	Chambéry/Aix-les-Bains	ARA	456381	58802	m
LRT	@ South Brittany (Bretagne Sud) Airport	Lorient/Lann/Bihoué	BRE	477606	-34400	m
AJA	@-Napoléon Bonaparte Airport	Ajaccio/Napoléon Bonaparte	COR	419236	88029	m
BVA	Paris @ Tillé Airport	Beauvais	HDF	494544	21128	m
LDE	@-Lourdes-Pyrénées Airport	Tarbes/Lourdes/Pyrénées	OCC	431787	-64	m
CCF	@ Airport	Carcassonne/Salvaza	OCC	432160	23063	m
NCY	@-Haute-Savoie-Mont Blanc Airport	Annecy/Meythet	ARA	459308	61064	m
DCM	@-Mazamet Airport	Castres/Mazamet	OCC	435563	22892	m
BIA	@-Poretta Airport	Bastia/Poretta	COR	425527	94837	m
AUR	@ Airport	Aurillac	ARA	448914	24219	m
AGF	@-La Garenne Airport	Agen/La Garenne	NAQ	441747	5906	m
BIQ	@-Anglet-Bayonne Airport	Biarritz/Anglet/Bayonne	NAQ	434683	-15311	m
RDZ	@-Marcillac Airport	Rodez/Marcillac	OCC	444079	24827	m
EGC	@-Roumanière Airport	Bergerac/Roumanière	NAQ	448253	5186	m
DLE	@-Tavaux Airport	Dole/Tavaux	BFC	470427	54351	m
DNR	@-Pleurtuit-Saint-Malo Airport	Dinard/Pleurtuit/Saint-Malo	BRE	485877	-20800	m
CLY	@-Sainte-Catherine Airport	Calvi/Sainte-Catherine	COR	425244	87931	m
DOL	@-Saint-Gatien Airport	Deauville	NOR	493653	1543	m
URO	Rouen Vallée de Seine Airport	Boos	NOR	493867	11835	m
GNB	Grenoble-Isère Airport	Saint-Étienne-de-Saint-Geoirs	U-A	453629	53294	m
ANE	Angers-Loire Airport	TFFR	PDL	475603	-3122	m
BVE	Brive-Souillac	Brive la Gaillarde	NAQ	450397	14856	m
CER	@-Maupertus Airport	Cherbourg/Maupertus	NOR	496501	-14703	m
FSC	@ Airport	Figari Sud-Corse	COR	415006	90978	m
IDY	@ Airport	Île d'Yeu	PDL	467186	-23911	m
LPY	@-Loudes Airfield	Le Puy/Loudes	ARA	450807	37629	m
XCR	Châlons-@ Airport	Vatry	GES	487733	42061	m
#GA	Africa/Libreville
LBV	@ Leon M'ba International Airport	Libreville	1	4586	94123	m
MVB	M'Vengue El Hadj Omar Bongo Ondimba International Airport	Franceville	2	-16562	134380	m
OYE	@ Airport	Oyem	9	15431	115814	m
MJL	Mouilla Ville Airport	Mouila	4	-18451	110567	m
KOU	@ Mabimbi Airport	Koulamoutou	7	-11846	124413	m
MKU	@ Airport	Makokou	6	5792	128909	m
POG	@ Airport	Port Gentil	8	-7117	87544	m
#GB	Europe/London
LGW	@ Gatwick Airport	London	ENG	511481	-1903	l
LHR	@ Heathrow Airport	London	ENG	514706	-4619	l
LTN	@ Luton Airport	London	ENG	518747	-3683	l
STN	@ Stansted Airport	London	ENG	518850	2350	l
BHX	@ International Airport	Birmingham	ENG	524539	-17480	l
EDI	@ Airport	Edinburgh	SCT	559501	-33723	l
MAN	@ Airport	Manchester	ENG	533494	-22795	l
BFS	@ International Airport	Belfast	NIR	546575	-62158	l
GLA	Glasgow International Airport	Paisley, Renfrewshire	SCT	558719	-44331	l
LCY	@ City Airport	London	ENG	515053	553	m
SEN	Southend Airport	London	ENG	515714	6956	m
LPL	@ John Lennon Airport	Liverpool	ENG	533336	-28497	m
EMA	East Midlands Airport	Nottingham	ENG	528311	-13281	m
BRS	@ Airport	Bristol	ENG	513827	-27191	m
LBA	@ Bradford Airport	Leeds	ENG	538659	-16606	m
CWL	@ International Airport	Cardiff	WLS	513967	-33433	m
BHD	George Best @ City Airport	Belfast	NIR	546181	-58725	m
SOU	@ Airport	Southampton	ENG	509503	-13568	m
BLK	@ International Airport	Blackpool	ENG	537717	-30286	m
NWI	@ Airport	Norwich	ENG	526758	12828	m
ABZ	@ Dyce Airport	Aberdeen	SCT	572019	-21978	m
BOH	@ Airport	Bournemouth	ENG	507800	-18425	m
DND	@ Airport	Dundee	SCT	564525	-30258	m
HUY	Humberside Airport	Grimsby	ENG	535744	-3508	m
EXT	@ International Airport	Exeter	ENG	507344	-34139	m
LDY	City of @ Airport	Derry	NIR	550428	-71611	m
INV	@ Airport	Inverness	SCT	575425	-40475	m
NQY	Cornwall Airport @	Newquay	ENG	504406	-49954	m
WIC	@ Airport	Wick	SCT	584589	-30931	m
LSI	Sumburgh Airport	Lerwick	SCT	598789	-12956	m
CAL	@ Airport	Campbeltown	SCT	554372	-56864	m
BEB	Benbecula Airport	Balivanich	SCT	574811	-73628	m
BRR	Barra Airport	Eoligarry	SCT	570228	-74431	m
EOI	@ Airport	Eday	SCT	591906	-27722	m
ILY	Islay Airport	Port Ellen	SCT	556819	-62567	m
KOI	Kirkwall Airport	Orkney Islands	SCT	589578	-29050	m
MME	Teesside International Airport	Darlington, Durham	ENG	545092	-14294	m
NCL	@ Airport	Newcastle	ENG	550375	-16917	m
PIK	Glasgow Prestwick Airport	Prestwick, South Ayrshire	SCT	555020	-45870	m
SYY	Stornoway Airport	Stornoway, Western Isles	SCT	582156	-63311	m
TRE	Tiree Airport	Balemartine	SCT	564992	-68692	m
VLY	Anglesey Airport	Angelsey	WLS	532481	-45353	m
#GD	America/Grenada
GND	Maurice Bishop International Airport	Saint George's	GE	120042	-617862	m
#GE	Asia/Tbilisi
TBS	@ International Airport	Tbilisi	TB	416692	449547	l
BUS	@ International Airport	Batumi	AJ	416103	415997	m
KUT	David the Builder Kutaisi International Airport	Kopitnari	IM	421768	424824	m
SUI	@ Babushara / Vladislav Ardzinba International Airport	Sukhumi	AB	428582	411281	m
#GF	America/Cayenne
CAY	Cayenne – Félix Eboué Airport	Matoury	CY	48200	-523613	l
#GG	Europe/Guernsey
GCI	Guernsey Airport	Saint Peter Port	U-A	494350	-26020	m
ACI	Alderney Airport	Saint Anne	U-A	497061	-22147	m
#GH	Africa/Accra
ACC	Kotoka International Airport	Accra	AA	56052	-1668	l
KMS	@ Airport	Kumasi	AH	67146	-15908	m
TML	@ Airport	Tamale	NP	95572	-8632	m
TKD	Takoradi Airport	Sekondi-Takoradi	WP	48961	-17748	m
NYI	@ Airport	Sunyani	BO	73618	-23288	m
#GI	Europe/Gibraltar
GIB	@ Airport	Gibraltar	U-A	361512	-53497	m
#GL	America/Godthab
GOH	@ Airport	Nuuk	SE	641930	-516765	m
JHS	@ Airport	Sisimiut	QA	669513	-537293	m
JEG	@ Airport	Aasiaat	QK	687218	-527847	m
KUS	@ Airport	Kulusuk	SE	655736	-371236	m
SFJ	@ Airport	Kangerlussuaq	QA	670104	-507153	m
UAK	@ Airport	Narsarsuaq	KU	611605	-454260	m
#GL	America/Thule
THU	Thule Air Base	Pituffik	AV	765312	-687032	m
#GM	Africa/Banjul
BJL	@ International Airport	Banjul	W	133380	-166522	l
#GN	Africa/Conakry
CKY	@ International Airport	Conakry	C	95769	-136120	m
#GP	America/Guadeloupe
PTP	@ Le Raizet International Airport	Pointe-à-Pitre	U-A	162653	-615318	l
#GP	America/Dominica
GBJ	Les Bases Airport	Grand Bourg	U-A	158687	-612700	m
#GQ	Africa/Douala
BSG	@ Airport	Bata	LI	19055	98057	m
#GQ	Africa/Malabo
SSG	@ Airport	Malabo	BN	37553	87087	m
#GR	Europe/Athens
ATH	@ Eleftherios Venizelos International Airport	Athens	I	379364	239445	l
HER	@ International Nikos Kazantzakis Airport	Heraklion	M	353397	251803	l
SKG	@ Macedonia International Airport	Thessaloniki	B	405197	229709	l
KLX	@ Airport	Kalamata	J	370683	220255	m
MJT	@ International Airport	Mytilene	K	390567	265983	m
AOK	Karpathos Airport	Karpathos Island	L	354214	271460	m
AXD	Alexandroupoli Democritus Airport	Alexandroupolis	A	408559	259563	m
CFU	Ioannis Kapodistrias International Airport	Kerkyra Island	F	396019	199117	m
CHQ	Chania International Airport	Souda	M	355317	241497	m
EFL	Kefallinia Airport	Kefallinia Island	F	381201	205005	m
GPA	@ Araxos Agamemnon Airport	Patras	G	381511	214256	m
IOA	@ Airport	Ioannina	D	396964	208225	m
JKH	@ National Airport	Chios Island	K	383432	261406	m
JMK	Mikonos Airport	Mykonos Island	L	374351	253481	m
JSH	Sitia Airport	Crete Island	M	352161	261013	m
JSI	@ Island National Airport	Skiathos	E	391771	235037	m
JTR	Santorini Airport	Santorini Island	L	363992	254793	m
KGS	Kos Airport	Kos Island	L	367933	270917	m
KVA	@ Alexander the Great International Airport	Kavala	A	409133	246192	m
KZI	@ State Airport Filippos	Kozani	C	402861	218408	m
PVK	Aktion National Airport	Preveza/Lefkada	D	389255	207653	m
RHO	Diagoras Airport	Rodes Island	L	364054	280862	m
SMI	Samos Airport	Samos Island	K	376900	269117	m
VOL	@ National Airport	Nea Anchialos	E	392196	227943	m
ZTH	Zakynthos International Airport "Dionysios Solomos"	Zakynthos Island	F	377509	208843	m
#GT	America/Guatemala
GUA	La Aurora Airport	Guatemala City	GU	145833	-905275	l
PBR	@ Airport	Puerto Barrios	IZ	157309	-885838	m
FRS	Mundo Maya International Airport	San Benito	PE	169138	-898664	m
GSJ	San José Airport	Puerto San José	ES	139362	-908358	m
#GU	Pacific/Guam
GUM	Antonio B. Won Pat International Airport	Hagåtña	GU	134834	1447960	l
#GW	Africa/Bissau
OXB	Osvaldo Vieira International Airport	Bissau	BS	118948	-156537	m
#GY	America/Guyana
GEO	Cheddi Jagan International Airport	Georgetown	DE	64986	-582541	m
LTM	@ Airport	Lethem	UT	33728	-597894	m
KAI	Kaieteur International Airport	Kaieteur Falls	PT	51728	-594915	m
OGL	Eugene F. Correira International Airport	Ogle	DE	68063	-581059	m
#HK	Asia/Hong_Kong
HKG	Hong Kong International Airport	Islands	NT	223089	1139150	l
#HN	America/Tegucigalpa
TGU	Toncontín International Airport	Tegucigalpa	FM	140609	-872172	m
SAP	Ramón Villeda Morales International Airport	San Pedro Sula	CR	154526	-879236	m
LCE	Goloson International Airport	La Ceiba	AT	157425	-868530	m
RTB	Juan Manuel Gálvez International Airport	Coxen Hole	IB	163168	-865230	m
GJA	La Laguna Airport	Guanaja	IB	164454	-859066	m
XPL	@ International Airport / José Enrique Soto Cano Air Base	Palmerola	CM	143824	-876212	m
#HR	Europe/Zagreb
ZAG	@ Airport	Zagreb	21	457429	160688	l
SPU	@ Airport	Split	17	435389	162980	m
RJK	@ Airport	Rijeka	08	452169	145703	m
OSI	@ Airport	Osijek	14	454627	188102	m
PUY	@ Airport	Pula	18	448935	139222	m
DBV	@ Airport	Dubrovnik	19	425614	182682	m
BWK	Brač Airport	Bol	17	432857	166797	m
ZAD	Zadar Airport	Zemunik (Zadar)	13	441083	153467	m
#HT	America/Port-au-Prince
PAP	Toussaint Louverture International Airport	Port-au-Prince	OU	185800	-722925	l
JAK	@ Airport	Jacmel	SE	182411	-725185	m
CYA	@ Airport	Les Cayes	SD	182711	-737883	m
CAP	@ International Airport	Cap Haitien	ND	197267	-721996	m
JEE	Jérémie Airport	Jeremie	GA	186631	-741703	m
#HU	Europe/Budapest
BUD	@ Liszt Ferenc International Airport	Budapest	PE	474298	192611	l
DEB	@ International Airport	Debrecen	HB	474889	216153	m
SOB	Hévíz–Balaton Airport	Sármellék	ZA	466864	171591	m
#ID	Asia/Jakarta
CGK	Soekarno-Hatta International Airport	Jakarta	BT	-61256	1066560	l
SUB	Juanda International Airport	Surabaya	JI	-73798	1127870	l
KNO	Kualanamu International Airport	Medan	SU	36378	988706	l
HLP	Halim Perdanakusuma International Airport	Jakarta	JK	-62666	1068910	m
BDO	Husein Sastranegara International Airport	Bandung	JB	-69006	1075760	m
PLM	Sultan Mahmud Badaruddin II Airport	Palembang	SS	-28977	1046981	m
SRG	Achmad Yani Airport	Semarang	JT	-69707	1103732	m
BTH	Hang Nadim International Airport	Batam	RI	11210	1041190	m
TKG	Radin Inten II International Airport	Bandar Lampung	LA	-52468	1051825	m
MLG	Abdul Rachman Saleh Airport	Malang	JI	-79291	1127142	m
PKU	Sultan Syarif Kasim II International Airport / Roesmin Nurjadin AFB	Pekanbaru	RI	4586	1014443	m
JOG	Adisutjipto International Airport	Yogyakarta	YO	-77882	1104320	m
YIA	@ International Airport	Yogyakarta	YO	-79053	1100573	m
SOC	Adisumarmo International Airport	Surakarta	JT	-75160	1107575	m
BKS	Fatmawati Soekarno Airport	Bengkulu	BE	-38637	1023390	m
BTJ	Sultan Iskandar Muda International Airport	Banda Aceh	AC	55229	954206	m
DUM	Pinang Kampai Airport	Dumai	RI	16091	1014335	m
AEG	Aek Godang Airport	Padang Sidempuan	SU	14001	994305	m
CXP	Tunggul Wulung Airport	Cilacap	JT	-76451	1090340	m
FLZ	Dr. Ferdinand Lumban Tobing Airport	Sibolga (Pinangsori)	SU	15571	988871	m
GNS	Binaka Airport	Gunungsitoli	SU	11663	977043	m
LSR	Alas Leuser Airport	Kutacane	AC	33915	978637	m
MEQ	Cut Nyak Dhien Airport	Kuala Pesisir	AC	40406	962535	m
NTX	Ranai-Natuna Airport	Ranai-Natuna Besar Island	RI	39087	1083880	m
PDG	Minangkabau International Airport	Padang (Katapiang)	SB	-7869	1002810	m
PDO	Pendopo Airport	Talang Gudang-Sumatra Island	SS	-32861	1038800	m
TXE	Rembele Airport	Takengon	AC	47211	968519	m
#ID	Asia/Makassar
DPS	Ngurah Rai (Bali) International Airport	Denpasar	BA	-87482	1151670	l
BPN	Sultan Aji Muhammad Sulaiman Sepinggan International Airport	Balikpapan	KI	-12683	1168945	l
UPG	Hasanuddin International Airport	Ujung Pandang	SN	-50616	1195540	l
MDC	Sam Ratulangi Airport	Manado	SA	15493	1249260	m
AAP	Aji Pangeran Tumenggung Pranoto International Airport	Samarinda	KI	-3745	1172501	m
LOP	Lombok International Airport	Mataram	NB	-87578	1162754	m
PLW	Mutiara - SIS Al-Jufrie Airport	Palu	ST	-9165	1199086	m
TRK	Juwata International Airport / Suharnoko Harbani AFB	Tarakan	KU	33251	1175642	m
BDJ	Syamsudin Noor International Airport	Landasan Ulin	KS	-34424	1147630	m
BEJ	Kalimarau Airport	Tanjung Redeb - Borneo Island	KI	21555	1174320	m
KXB	Sangia Nibandera Airport	Kolaka	SG	-43412	1215240	m
NAH	Naha Airport	Tahuna-Sangihe Island	SA	36832	1255280	m
TJG	Warukin Airport	Tanta-Tabalong	KS	-22166	1154360	m
TRT	@ Airport	Toraja	SS	-31858	1199178	m
WNI	Matahora Airport	Wangi-wangi Island	SG	-52940	1236340	m
#ID	Asia/Jayapura
DJJ	Dortheys Hiyo Eluay International Airport	Sentani	PA	-25796	1405199	l
AMQ	Pattimura International Airport	Ambon	MA	-37103	1280890	m
SOQ	Domine Eduard Osok Airport	Sorong	PB	-8940	1312870	m
MKW	Rendani Airport	Manokwari	PB	-8918	1340490	m
NBX	@ Airport	Nabire	PT	-33686	1354967	m
BIK	Frans Kaisiepo Airport	Biak	PA	-11900	1361080	m
FKQ	@ Airport	Fakfak	PB	-29205	1322670	m
KNG	@ Airport	Kaimana	PB	-36446	1336951	m
LUV	Karel Sadsuitubun Airport	Langgur	MA	-57603	1327594	m
MKQ	Mopah International Airport	Merauke	PS	-85239	1404197	m
OKL	@ Airport	Oksibil	PP	-49071	1406277	m
TIM	Mozes Kilangin Airport	Timika	PT	-45298	1368874	m
TMH	@ Airport	Tanah Merah	PS	-60967	1403035	m
TTE	Sultan Babullah Airport	Sango	MU	8310	1273816	m
UGU	Bilogai-@ Airport	Sugapa	PT	-37395	1370312	m
WMX	@ Airport	Wamena	PP	-40973	1389524	m
#ID	Asia/Pontianak
PNK	Supadio Airport	Pontianak	KB	-1507	1094040	m
PKY	Tjilik Riwut Airport	Palangkaraya	KT	-22251	1139430	m
KTG	Rahadi Osman Airport	Ketapang	KB	-18168	1099633	m
NPO	Nanga Pinoh Airport	Nanga Pinoh-Borneo Island	KB	-3489	1117480	m
PSU	Pangsuma Airport	Putussibau-Borneo Island	KB	8356	1129370	m
SQG	@ Airport	Sintang	KB	639	1114736	m
#IE	Europe/Dublin
DUB	@ Airport	Dublin	D	534287	-62621	l
SNN	@ Airport	Shannon	CE	527020	-89248	l
ORK	@ Airport	Cork	C	518413	-84911	m
WAT	@ Airport	Waterford	WD	521872	-70870	m
CFN	@ Airport	Donegal	DL	550442	-83410	m
GWY	@ Airport	Galway	G	533002	-89416	m
KIR	Kerry Airport	Killarney	KY	521809	-95238	m
NOC	Ireland West Knock Airport	Charlestown	MO	539103	-88185	m
#IL	Asia/Jerusalem
TLV	Ben Gurion International Airport	Tel Aviv	M	320114	348867	l
ETM	Ramon International Airport	Eilat	D	297270	350141	l
HFA	@ International Airport	Haifa	HA	328094	350431	m
#IM	Europe/Isle_of_Man
IOM	Isle of Man Airport	Castletown	U-A	540833	-46239	m
#IN	Asia/Kolkata
BOM	Chhatrapati Shivaji International Airport	Mumbai	MM	190887	728679	l
CCU	Netaji Subhash Chandra Bose International Airport	Kolkata	WB	226547	884467	l
MAA	@ International Airport	Chennai	TN	129900	801693	l
HYD	Rajiv Gandhi International Airport	Hyderabad	TG	172313	784299	l
TRV	Trivandrum International Airport	Thiruvananthapuram	KL	84821	769201	l
DEL	Indira Gandhi International Airport	New Delhi	DL	285556	770952	l
GOI	Dabolim Airport	Vasco da Gama	GA	153808	738314	l
BLR	Kempegowda International Airport	Bangalore	KA	131979	777063	l
COK	Cochin International Airport	Kochi	KL	101520	764019	l
AMD	Sardar Vallabhbhai Patel International Airport	Ahmedabad	GJ	230772	726347	m
PNQ	@ Airport / Lohagaon Air Force Station	Pune	MM	185821	739197	m
KNU	@ Airport	Kanpur	UP	264043	804101	m
JAI	@ International Airport	Jaipur	RJ	268242	758122	m
LKO	Chaudhary Charan Singh International Airport	Lucknow	UP	267606	808893	m
NAG	Dr. Babasaheb Ambedkar International Airport	Nagpur	MM	210922	790472	m
IDR	Devi Ahilyabai Holkar Airport	Indore	MP	227218	758011	m
PAT	Jay Prakash Narayan Airport	Patna	BR	255913	850880	m
BHO	Raja Bhoj International Airport	Bhopal	MP	232875	773374	m
AGR	@ Airport / Agra Air Force Station	Agra	UP	271577	779609	m
BDQ	@ Airport	Vadodara	GJ	223362	732263	m
VNS	Lal Bahadur Shastri Airport	Varanasi	UP	254521	828618	m
ATQ	Sri Guru Ram Dass Jee International Airport	Amritsar	PB	317096	747973	m
VTZ	@ Airport / INS Dega	Visakhapatnam	AP	177235	832277	m
JLR	@ Airport	Jabalpur	MP	231778	800520	m
IXU	@ Airport	Aurangabad	MM	198627	753981	m
SXR	Sheikh ul Alam International Airport	Srinagar	JK	339871	747742	m
IXC	@ International Airport	Chandigarh	CH	306735	767885	m
CJB	@ International Airport	Coimbatore	TN	110300	770434	m
JDH	@ Airport	Jodhpur	RJ	262511	730489	m
IXM	@ Airport	Madurai	TN	98345	780934	m
GAU	Lokpriya Gopinath Bordoloi International Airport	Guwahati	AS	261061	915859	m
GWL	@ Airport	Gwalior	MP	262933	782278	m
IXR	Birsa Munda Airport	Ranchi	JH	233143	853217	m
HBX	@ Airport	Hubli	KA	153617	750849	m
TRZ	@ International Airport	Tiruchirappalli	TN	107662	787177	m
GOP	@ Airport	Gorakhpur	UP	267397	834497	m
BHU	@ Airport	Bhavnagar	GJ	217522	721852	m
NDC	@ Airport	Nanded	MM	191833	773167	m
RDP	Kazi Nazrul Islam Airport	Durgapur	WB	236225	872430	m
IXB	Bagdogra Airport	Siliguri	WB	266812	883286	m
JGA	@ Airport	Jamnagar	GJ	224655	700126	m
IXJ	@ Airport	Jammu	JK	326888	748382	m
IXG	Belagavi Airport	Belgaum	KA	158593	746183	m
GAY	@ Airport	Gaya	BR	247443	849512	m
UDR	Maharana Pratap Airport	Udaipur	RJ	246177	738961	m
IXE	@ International Airport	Mangalore	KA	129613	748901	m
LTU	Murod Kond Airport	Latur	MM	184115	764647	m
IMF	@ Airport	Imphal	MN	247600	938967	m
IXA	@ - Maharaja Bir Bikram Airport	Agartala	TR	238870	912404	m
IXS	@ Airport	Silchar	AS	249129	929787	m
PBD	@ Airport	Porbandar	GJ	216495	696564	m
BHJ	@ Airport	Bhuj	GJ	232878	696702	m
SHL	@ Airport	Shillong	ML	257036	919787	m
DIB	@ Airport	Dibrugarh	AS	274839	950169	m
IXZ	Veer Savarkar International Airport / INS Utkrosh	Port Blair	AN	116412	927296	m
CNN	@ International Airport	Kannur	KL	119186	755472	m
IXL	@ Kushok Bakula Rimpochee Airport	Leh	LA	341359	775465	m
VGA	Vijayawada Airport	Gannavaram	AP	165304	807968	m
AGX	@ Airport	Agatti	LD	108237	721760	m
AJL	Lengpui Airport	Aizawl (Lengpui)	MZ	238406	926197	m
BBI	Biju Patnaik Airport	Bhubaneswar	OR	202444	858178	m
CCJ	@ International Airport	Calicut	KL	111368	759553	m
CDP	@ Airport	Kadapa	AP	145132	787692	m
DED	Dehradun Jolly Grant Airport	Dehradun (Jauligrant)	UT	301892	781767	m
DHM	@ Airport	Kangra	HP	321649	762630	m
DMU	@ Airport	Dimapur	NL	258839	937711	m
GDB	Birsi Airport	Gondia	MM	215268	802903	m
GOX	@ International Airport	Mopa	GA	157443	738606	m
HJR	@ Airport	Khajuraho	MP	248172	799186	m
ISK	Nashik Airport	Nasik	MM	201191	739129	m
IXD	Prayagraj Deendayal Upadhyay Airport / Bamrauli Air Force Station	Allahabad	UP	254401	817339	m
IXI	@ North Lakhimpur Airport	Lilabari	AS	272955	940976	m
IXP	@ Airport	Pathankot	PB	322336	756344	m
IXY	@ Airport	Kandla	GJ	231127	701003	m
JRH	@ Airport	Jorhat	AS	267315	941755	m
KJB	Kurnool Airport	Orvakal	AP	157163	781692	m
KLH	@ Airport	Kolhapur	MM	166647	742894	m
KQH	Kishangarh Airport Ajmer	Ajmer (Kishangarh)	RJ	265910	748130	m
PAB	@ Airport	Bilaspur	CT	219884	821110	m
PGH	@ Airport	Pantnagar	UP	290334	794737	m
PNY	Pondicherry Airport	Puducherry (Pondicherry)	PY	119680	798120	m
RAJ	@ Airport	Rajkot	GJ	223092	707795	m
RJA	Rajahmundry Airport	Madhurapudi	AP	171058	818132	m
SAG	Shirdi Airport	Kakadi	MM	196888	743774	m
STV	Surat Airport		GJ	211141	727418	m
TEZ	Tezpur Airport		AS	267091	927847	m
#IQ	Asia/Baghdad
BGW	@ International Airport / New Al Muthana Air Base	Baghdad	BG	332625	442346	l
NJF	Al @ International Airport	Najaf	NA	319899	444043	m
BSR	@ International Airport	Basra	BA	305491	476621	m
EBL	Erbil International Airport	Arbil	AR	362376	439632	m
ISU	@ International Airport	Sulaymaniyah	SW	355617	453167	m
#IR	Asia/Tehran
IKA	Imam Khomeini International Airport	Tehran	23	354161	511522	l
THR	Mehrabad International Airport	Tehran	23	356892	513134	l
MHD	@ International Airport	Mashhad	09	362352	596410	l
SYZ	@ Shahid Dastghaib International Airport	Shiraz	07	295392	525898	l
IFN	@ Shahid Beheshti International Airport	Isfahan	10	327508	518615	m
PYK	Payam @ International Airport	Karaj	30	357761	508267	m
TBZ	@ International Airport	Tabriz	03	381339	462350	m
AWZ	Lieutenant General Qasem Soleimani International Airport	Ahvaz	06	313374	487620	m
KSH	Shahid Ashrafi Esfahani Airport	Kermanshah	05	343459	471581	m
RAS	Sardar-e-Jangal Airport	Rasht	01	373233	496178	m
KER	Ayatollah Hashemi Rafsanjani International Airport	Kerman	08	302713	569497	m
ZAH	@ International Airport	Zahedan	11	294757	609062	m
AZD	Shahid Sadooghi Airport	Yazd	21	319049	542765	m
ABD	@ Airport	Abadan	06	303679	482301	m
BND	@ International Airport	Bandar Abbas	22	272183	563778	m
SRY	@ Dasht-e Naz International Airport	Sari	02	366444	531888	m
AFZ	@ National Airport	Sabzevar	09	361681	575952	m
BUZ	@ Airport	Bushehr	18	289448	508346	m
BXR	@ Airport	Bam	08	290842	584500	m
NSH	@ Airport	Nowshahr	02	366643	514627	m
ADU	@ Airport	Ardabil	24	383257	484244	m
AEU	@ Island Airport	Abu Musa	22	258757	550330	m
BDH	@ International Airport	Bandar Lengeh	22	265323	548248	m
BJB	@ Airport	Bojnord	28	374930	573082	m
DEF	@ Airport	Dezful	06	324344	483976	m
GCH	@ Airport	Gachsaran	17	303339	508338	m
HDM	@ Airport	Hamadan	13	348692	485525	m
KHD	Khoram Abad Airport		15	334354	482829	m
KIH	Kish International Airport	Kish Island	22	265262	539802	m
KKS	@ Airport	Kashan	10	338953	515770	m
LFM	@ Airport	Lamerd	07	273727	531888	m
LRR	@ Airport	Lar	07	276747	543833	m
MRX	@ Airport	Mahshahr	06	305562	491519	m
OMH	@ Airport	Urmia	04	376681	450687	m
PGU	Persian Gulf International Airport	Khiyaroo	18	273796	527377	m
RJN	@ Airport	Rafsanjan	08	302983	560490	m
RZR	@ Airport	Ramsar	02	369070	506873	m
SDG	Sanandaj Airport		12	352459	470092	m
XBJ	@ International Airport	Birjand	29	328965	592813	m
ZBR	Chabahar @ International Airport	Konarak	11	254432	603822	m
#IS	Atlantic/Reykjavik
KEF	Keflavik International Airport	Reykjavík	2	639850	-226056	l
AEY	@ Airport	Akureyri	6	656600	-180727	m
IFJ	@ Airport	Ísafjörður	4	660581	-231353	m
EGS	@ Airport	Egilsstaðir	7	652833	-144014	m
HZK	@ Airport	Húsavík	6	659523	-174260	m
HFN	Hornafjörður Airport	Höfn	8	642956	-152272	m
RKV	@ Airport	Reykjavik	1	641300	-219406	m
#IT	Europe/Rome
FCO	@–Fiumicino Leonardo da Vinci International Airport	Rome	62	418045	122520	l
BGY	@ Bergamo Airport	Milan	25	456739	97042	l
MXP	Malpensa International Airport	Milan	25	456306	87281	l
PMO	Falcone–Borsellino Airport	Palermo	82	381760	130910	l
BLQ	@ Guglielmo Marconi Airport	Bologna	45	445354	112887	l
CTA	@-Fontanarossa Airport	Catania	82	374668	150664	l
BRI	@ Karol Wojtyła Airport	Bari	75	411389	167606	l
CAG	@ Elmas Airport	Cagliari	88	392515	90543	l
BDS	@ Airport	Brindisi	75	406576	179470	l
PSA	@ International Airport	Pisa	52	436839	103927	l
VCE	@ Marco Polo Airport	Venice	34	455053	123519	l
VRN	Verona-Villafranca Valerio Catullo Airport	Villafranca di Verona	34	453950	108873	l
NAP	Naples International Airport	Napoli	72	408860	142908	l
TRN	Turin Airport	Torino	21	452008	76496	l
CIA	Ciampino–G. B. Pastine International Airport	Rome	62	417994	125949	m
LIN	@o Linate Airport	Milan	25	454451	92767	m
TRS	@–Friuli Venezia Giulia Airport	Trieste	36	458275	134722	m
REG	@ Airport	Reggio Calabria	78	380712	156516	m
PMF	@ Airport	Parma	45	448245	102964	m
FOG	@ "Gino Lisa" Airport	Foggia	75	414329	155350	m
PEG	@ San Francesco d'Assisi – Umbria International Airport	Perugia	55	430959	125132	m
RMI	Federico Fellini International Airport	Rimini	45	440203	126117	m
PSR	Abruzzo Airport	Pescara	65	424317	141811	m
BZO	@ Airport	Bolzano	32	464602	113264	m
AOI	Marche Airport	Ancona	57	436163	133623	m
TSF	@-Sant'Angelo Airport	Treviso	34	456484	121944	m
CRV	@ Airport	Crotone	78	389972	170802	m
CUF	@ International Airport	Cuneo	21	445470	76232	m
AHO	@-Fertilia Airport	Alghero	88	406321	82908	m
CIY	@ Airport	Comiso	82	369946	146072	m
LMP	@ Airport	Lampedusa	82	354979	126181	m
EBA	@ Airport	Marina Di Campo	52	427603	102394	m
FLR	Peretola Airport	Firenze	52	438100	112051	m
FRL	Forlì Airport	Forlì (FC)	45	441948	120701	m
GOA	Genoa Cristoforo Colombo Airport	Genova	42	444133	88375	m
OLB	Olbia Costa Smeralda Airport	Olbia (SS)	88	408987	95176	m
PNL	Pantelleria Airport	Pantelleria (TP)	82	368165	119689	m
SUF	Lamezia Terme Airport	Lamezia Terme (CZ)	78	389054	162423	m
TPS	Vincenzo Florio Airport Trapani-Birgi	Trapani (TP)	82	379114	124880	m
VBS	Brescia Airport	Montichiari (BS)	25	454289	103306	m
#JE	Europe/Jersey
JER	Jersey Airport	Saint Helier	U-A	492079	-21955	m
#JM	America/Jamaica
KIN	Norman Manley International Airport	Kingston	01	179357	-767875	l
MBJ	Sangster International Airport	Montego Bay	08	185037	-779134	m
KTP	@ Airport	Tinson Pen	02	179886	-768238	m
OCJ	Ian Fleming International Airport	Boscobel	05	184041	-769698	m
#JO	Asia/Amman
AMM	Queen Alia International Airport	Amman	AM	317226	359932	l
ADJ	@ Civil (Marka International) Airport	Amman	AM	319727	359916	m
AQJ	@ King Hussein International Airport	Aqaba	AQ	296116	350181	m
#JP	Asia/Tokyo
HND	@ Haneda International Airport	Tokyo	13	355523	1397800	l
NRT	Narita International Airport	Tokyo/Narita	12	357647	1403860	l
ITM	@ International Airport	Osaka	27	347855	1354380	l
KIX	Kansai International Airport	Osaka	27	344273	1352440	l
CTS	New Chitose Airport	Sapporo	01	427752	1416920	l
FUK	@ Airport	Fukuoka	40	335859	1304510	l
KOJ	@ Airport	Kagoshima	46	318034	1307190	l
OKA	@ Airport / JASDF Naha Air Base	Naha	47	261958	1276460	l
NGO	Chubu Centrair International Airport	Tokoname	23	348584	1368050	l
SDJ	Sendai Airport	Natori	04	381397	1409170	l
NKM	@ Airport / JASDF Komaki Air Base	Nagoya	23	352558	1369241	m
OKD	@ Okadama Airport	Sapporo	01	431174	1413813	m
UKB	@ Airport	Kobe	28	346328	1352240	m
HIJ	@ Airport	Hiroshima	34	344361	1329190	m
KKJ	@ Airport	Kitakyushu	40	338459	1310350	m
KMJ	@ Airport	Kumamoto	43	328373	1308550	m
OKJ	@ Momotaro Airport	Okayama	33	347569	1338550	m
KIJ	@ Airport	Niigata	15	379559	1391210	m
KMQ	Komatsu Airport / JASDF Komatsu Air Base	Kanazawa	17	363946	1364070	m
MYJ	@ Airport	Matsuyama	38	338272	1327000	m
NGS	@ Airport	Nagasaki	42	329169	1299140	m
AKJ	@ Airport	Asahikawa	01	436708	1424470	m
TAK	@ Airport	Takamatsu	37	342142	1340160	m
TOY	@ Airport	Toyama	16	366483	1371880	m
AXT	@ Airport	Akita	05	396156	1402190	m
KMI	@ Airport	Miyazaki	45	318772	1314490	m
AOJ	@ Airport	Aomori	02	407347	1406910	m
HKD	@ Airport	Hakodate	01	417700	1408220	m
TKS	@ Awaodori Airport / JMSDF Tokushima Air Base	Tokushima	36	341328	1346070	m
MMJ	Shinshu-@ Airport	Matsumoto	20	361668	1379230	m
KUH	@ Airport	Kushiro	01	430410	1441930	m
OBO	Tokachi-@ Airport	Obihiro	01	427333	1432170	m
UBJ	Yamaguchi @ Airport	Ube	35	339300	1312790	m
HSG	@ Airport	Saga	41	331497	1303020	m
TTJ	@ Sand Dunes Conan Airport	Tottori	31	355301	1341670	m
YGJ	@ Kitaro Airport / JASDF Miho Air Base	Yonago	31	354922	1332360	m
IWK	@ Kintaikyo Airport / Marine Corps Air Station Iwakuni	Iwakuni	35	341463	1322472	m
IZO	@ Enmusubi Airport	Izumo	32	354136	1328900	m
HNA	Iwate @ Airport	Hanamaki	03	394286	1411350	m
FKS	Fukushima Airport	Sukagawa	07	372274	1404310	m
IWJ	Iwami Airport	Masuda	32	346764	1317900	m
GAJ	Yamagata Airport	Higashine	06	384119	1403710	m
ISG	New @ Airport	Ishigaki	47	243964	1242450	m
MSJ	@ Air Base / Misawa Airport	Misawa	02	407032	1413680	m
WKJ	@ Airport	Wakkanai	01	454042	1418010	m
ASJ	@ Airport	Amami	46	284306	1297130	m
FSZ	Mount Fuji Shizuoka Airport	Makinohara/Shimada	22	347960	1381878	m
FUJ	Fukue Airport	Goto	42	326663	1288330	m
HAC	@ Airport	Hachijojima	13	331150	1397860	m
IBR	Ibaraki Airport / JASDF Hyakuri Air Base	Omitama	08	361811	1404150	m
IKI	@ Airport	Iki	42	337490	1297850	m
KCZ	Kochi Ryoma Airport	Nankoku	39	335461	1336690	m
KKX	@ Airport	Kikai	46	283213	1299280	m
KTD	Kitadaito Airport	Kitadaitōjima	47	259447	1313270	m
KUM	@ Airport	Yakushima	46	303856	1306590	m
MBE	@ Airport	Monbetsu	01	443039	1434040	m
MMB	Memanbetsu Airport	Ōzora	01	438806	1441640	m
MMD	@ Airport	Minamidaito	47	258465	1312630	m
MMY	Miyako Airport	Miyako City	47	247828	1252950	m
MYE	@ Airport	Miyakejima	13	340736	1395600	m
NTQ	Noto Satoyama Airport	Wajima	17	372931	1369620	m
OGN	@ Airport	Yonaguni	47	244673	1229798	m
OIM	Oshima Airport	Izu Oshima	13	347820	1393600	m
OIR	Okushiri Airport	Okushiri Island	01	420717	1394330	m
OIT	@ Airport	Oita	44	334794	1317370	m
OKE	Okinoerabu Airport	Wadomari	46	274255	1287010	m
OKI	Oki Global Geopark Airport	Okinoshima	32	361784	1333236	m
ONJ	Odate Noshiro Airport	Kitaakita	05	401919	1403710	m
RIS	@ Airport	Rishiri	01	452420	1411860	m
RNJ	@ Airport	Yoron	46	270440	1284020	m
SDS	@ Airport	Sado	15	380602	1384140	m
SHB	@ Airport	Nakashibetsu	01	435775	1449600	m
SHM	Nanki @ Airport	Shirahama	30	336622	1353640	m
SYO	@ Airport	Shonai	06	388122	1397870	m
TKN	Tokunoshima Airport	Amagi	46	278364	1288810	m
TNE	New @ Airport	Tanegashima	46	306051	1309910	m
TRA	@ Airport	Tarama	47	246539	1246750	m
TSJ	@ Airport	Tsushima	42	342849	1293310	m
UEO	@ Airport	Kumejima	47	263634	1267138	m
#KE	Africa/Nairobi
NBO	Jomo Kenyatta International Airport	Nairobi	110	-13192	369278	l
MBA	Moi International Airport	Mombasa	300	-40348	395942	l
WIL	@ Wilson Airport	Nairobi	110	-13217	368148	m
EDL	@ International Airport	Eldoret	700	4045	352389	m
KIS	@ Airport	Kisumu	600	-861	347289	m
MYD	@ Airport	Malindi	300	-32293	401017	m
WJR	@ Airport	Wajir	500	17332	400916	m
NYK	@ Airport	Nanyuki	200	-624	370410	m
LAU	Manda Airport	Lamu	300	-22524	409129	m
ASV	Amboseli Airport	Amboseli National Park	700	-26451	372531	m
KWY	@ Airport	Kiwayu	300	-19606	412975	m
LKG	@ Airport	Lokichoggio	700	42041	343482	m
MRE	Mara Serena Lodge Airstrip	Masai Mara	700	-14061	350081	m
#KG	Asia/Bishkek
FRU	Manas International Airport	Bishkek	C	430613	744776	l
OSS	@ Airport	Osh	O	406090	727933	m
IKU	Issyk-Kul International Airport	Tamchy	Y	425856	767012	m
#KH	Asia/Phnom_Penh
REP	@ International Airport	Siem Reap	17	134116	1038130	l
PNH	Phnom Penh International Airport	Phnom Penh (Pou Senchey)	12	115466	1048440	l
BBM	@ Airport	Battambang	2	130956	1032240	m
#KI	Pacific/Tarawa
TRW	Bonriki International Airport	Tarawa	G	13816	1731470	m
#KI	Pacific/Kiritimati
CXI	Cassidy International Airport	Kiritimati	L	19863	-1573500	m
#KM	Indian/Comoro
HAH	Prince Said Ibrahim International Airport	Moroni	G	-115337	432719	m
NWA	Mohéli Bandar Es Eslam Airport	Fomboni	M	-122981	437664	m
AJN	@ Airport	Ouani	A	-121310	444300	m
#KN	America/St_Kitts
SKB	Robert L. Bradshaw International Airport	Basseterre	U-A	173112	-627187	m
NEV	Vance W. Amory International Airport	Charlestown	U-A	172057	-625899	m
#KP	Asia/Pyongyang
FNJ	@ Sunan International Airport	Pyongyang	01	392241	1256700	m
DSO	Sondok Airport	Sŏndŏng-ni	08	397452	1274740	m
RGO	Orang (Chongjin) Airport	Hoemun-ri	09	414285	1296476	m
WOS	@ Kalma International Airport	Wonsan	07	391668	1274860	m
#KR	Asia/Seoul
GMP	Gimpo International Airport	Seoul	11	375583	1267910	l
ICN	Incheon International Airport	Seoul	28	374691	1264510	l
PUS	Gimhae International Airport	Busan	26	351795	1289380	l
CJU	Jeju International Airport	Jeju City	49	335121	1264925	l
MWX	Muan International Airport	Piseo-ri (Muan)	46	349914	1263828	l
TAE	@ Airport	Daegu	27	358969	1286553	m
KWJ	@ Airport	Gwangju	29	351232	1268054	m
USN	@ Airport	Ulsan	31	355935	1293520	m
KPO	@ Airport (G-815/K-3)	Pohang	47	359880	1294204	m
RSU	@ Airport	Yeosu	46	348423	1276170	m
CJJ	@ International Airport/Cheongju Air Base (K-59/G-513)	Cheongju	43	367170	1274987	m
HIN	@ Airport / Sacheon Air Base	Sacheon	48	350886	1280717	m
KUV	@ Air Base	Kunsan	45	359038	1266160	m
WJU	@ Airport / Hoengseong Air Base (K-38/K-46)	Wonju	42	374371	1279601	m
YNY	Yangyang International Airport	Gonghang-ro	42	380613	1286690	m
#KW	Asia/Kuwait
KWI	Kuwait International Airport	Kuwait City	FA	292266	479689	l
#KY	America/Cayman
GCM	Owen Roberts International Airport	Georgetown	U-A	192928	-813577	l
CYB	Charles Kirkconnell International Airport	Cayman Brac	U-A	196870	-798828	m
#KZ	Asia/Almaty
ALA	@ International Airport	Almaty	ALA	433543	770428	l
NQZ	Nursultan Nazarbayev International Airport	Nur-Sultan	AKM	510222	714669	l
HSA	Hazrat Sultan International Airport		YUZ	433131	685499	l
CIT	@ Airport	Shymkent	YUZ	423642	694789	m
DMB	@ Airport	Taraz	ZHA	428536	713036	m
PWQ	@ Airport	Pavlodar	PAV	521950	770739	m
PLX	@ Airport	Semey	ABA	503513	802344	m
PPK	@ Airport	Petropavl	SEV	547747	691833	m
KOV	@ Airport	Kokshetau	AKM	533291	695946	m
DZN	@ National Airport	Zhezkazgan	ULY	477090	677381	m
KGF	Sary-Arka Airport	Karaganda	KAR	496708	733344	m
UKK	Ust-Kamenogorsk Airport	Ust-Kamenogorsk (Oskemen)	VOS	500366	824935	m
#KZ	Asia/Aqtobe
AKX	@ Airport	Aktobe	AKT	502458	572067	m
#KZ	Asia/Qostanay
KSN	@ West Airport	Kostanay	KUS	532069	635503	m
#KZ	Asia/Atyrau
GUW	@ International Airport	Atyrau	ATY	471226	518193	m
#KZ	Asia/Aqtau
SCO	@ Airport	Aktau	MAN	438601	510909	m
#KZ	Asia/Oral
URA	@ Airport	Uralsk	ZAP	511508	515431	m
#LA	Asia/Vientiane
VTE	Wattay International Airport	Vientiane	VT	179883	1025630	m
PKZ	@ International Airport	Pakse	CH	151321	1057810	m
LPQ	@ International Airport	Luang Phabang	LP	198973	1021610	m
#LB	Asia/Beirut
BEY	@ Rafic Hariri International Airport	Beirut	JL	338209	354884	l
#LC	America/St_Vincent
UVF	Hewanorra International Airport	Vieux Fort	11	137332	-609526	l
SLU	George F. L. Charles Airport	Castries	02	140202	-609929	m
#LK	Asia/Colombo
CMB	Bandaranaike International @ Airport	Colombo	1	71808	798841	l
HRI	Mattala Rajapaksa International Airport		3	62845	811241	l
RML	@ Ratmalana Airport	Colombo	1	68220	798862	m
JAF	@ International Airport	Jaffna	4	97923	800701	m
TRR	China Bay Airport	Trincomalee	5	85385	811819	m
KCT	Koggala Airport	Galle	3	59937	803203	m
BTC	@ Airport	Batticaloa	5	77058	816788	m
#LR	Africa/Monrovia
ROB	Roberts International Airport	Monrovia	MG	62338	-103623	l
MLW	Spriggs Payne Airport	Monrovia	MO	62891	-107587	m
#LS	Africa/Maseru
MSU	Moshoeshoe I International Airport	Maseru	A	-294623	275525	m
#LT	Europe/Vilnius
VNO	@ International Airport	Vilnius	VL	546341	252858	l
KUN	@ International Airport	Kaunas	KU	549639	240848	m
PLQ	@ International Airport	Palanga	KL	559732	210939	m
#LU	Europe/Luxembourg
LUX	@-Findel International Airport	Luxembourg	L	496233	62044	l
#LV	Europe/Riga
RIX	@ International Airport	Riga	062	569236	239711	l
LPX	@ International Airport	Liepāja	112	565175	210969	m
VNT	@ International Airport	Ventspils	VEN	573578	215442	m
#LY	Africa/Tripoli
MJI	Mitiga International Airport	Tripoli	TB	328918	132879	l
GHT	@ Airport	Ghat	GT	251456	101426	m
AKF	@ Airport	Kufra	KF	241787	233140	m
BEN	@ International Airport	Benina	BA	320968	202695	m
LAQ	Al Abraq International Airport	Al Albraq	JA	327887	219643	m
LTD	@ East Airport	Ghadames	NL	301517	97153	m
SEB	@ Airport	Sabha	SB	269925	144662	m
SRX	@ International Airport / Ghardabiya Airbase	Sirt	SR	310635	165950	m
#MA	Africa/Casablanca
CMN	Mohammed V International Airport	Casablanca	CAS	333675	-75900	l
RBA	@-Salé Airport	Rabat	RBA	340515	-67515	m
TNG	@ Ibn Battuta Airport	Tangier	TNG	357317	-59215	m
TTU	Sania Ramel Airport	Tétouan	TET	355943	-53200	m
ERH	Moulay Ali Cherif Airport	Errachidia	ERR	319475	-43983	m
ESU	@-Mogador Airport	Essaouira	ESI	313975	-96817	m
NDR	Nador @ International Airport	Al Aaroui	NAD	349888	-30282	m
OZG	@ Airport	Zagora	U-A	302639	-58533	m
AGA	Al Massira Airport	Agadir (Temsia)	AGD	303225	-94120	m
AHU	Cherif Al Idrissi Airport	Al Hoceima	HOC	351771	-38395	m
FEZ	Fes @ International Airport	Saïss	FES	339273	-49780	m
OUD	Oujda Angads Airport	Ahl Angad	OUJ	347896	-19260	m
OZZ	@ Airport	Ouarzazate	OUA	309391	-69094	m
RAK	Menara Airport	Marrakech	MAR	316069	-80363	m
TTA	@ Airport	Tan Tan	TNT	284482	-111613	m
#MD	Europe/Chisinau
KIV	@ International Airport	Chişinău	CU	469277	289310	m
#ME	Europe/Podgorica
TGD	@ Airport / Podgorica Golubovci Airbase	Podgorica	16	423594	192519	l
TIV	@ Airport	Tivat	19	424047	187233	m
#MF	America/Marigot
SFG	@-Espérance Airport	Grand Case	U-A	180999	-630472	m
#MG	Indian/Antananarivo
TNR	Ivato Airport	Antananarivo	T	-187969	474788	l
TMM	@ Ambalamanasy Airport	Toamasina	A	-181095	493925	m
WFI	@ Airport	Fianarantsoa	F	-214416	471117	m
MJN	Amborovy Airport	Mahajanga	M	-156668	463512	m
TLE	@ Airport	Toliara	U	-233834	437285	m
FTU	@ Airport	Tôlanaro	U	-250381	469561	m
MOQ	@ Airport	Morondava	U	-202847	443176	m
WVK	@ Airport	Manakara	F	-221197	480217	m
SVB	@ Airport	Sambava	D	-142786	501747	m
MNJ	@ Airport	Mananjary	F	-212018	483583	m
WMN	@ Airport	Maroantsetra	A	-154377	496891	m
WAI	Ambalabe Airport	Antsohihy	M	-148988	479939	m
ZVA	@ Airport	Miandrivazo	U	-195628	454508	m
ANM	@ Airport	Antsirabe	D	-149994	503202	m
BPY	@ Airport	Besalampy	M	-167445	444825	m
DIE	Arrachart Airport	Antisiranana	D	-123494	492917	m
HVA	@ Airport	Analalava	M	-146295	477636	m
MXM	@ Airport	Morombe	U	-217538	433748	m
NOS	Fascene Airport	Nosy Be	D	-133121	483148	m
SMS	Sainte Marie Airport	Vohilava	A	-170939	498158	m
VOH	@ Airport	Vohemar	D	-133758	500028	m
WMR	@ Airport	Mananara Nord	A	-161639	497738	m
#MH	Pacific/Kwajalein
KWA	Bucholz Army Air Field	Kwajalein	KWA	87201	1677320	m
#MH	Pacific/Majuro
MAJ	Marshall Islands International Airport	Majuro Atoll	MAJ	70648	1712720	m
#MK	Europe/Skopje
SKP	@ International Airport	Skopje	004	419616	216214	l
OHD	@ St. Paul the Apostle Airport	Ohrid	003	411800	207423	m
#ML	Africa/Bamako
BKO	Modibo Keita International Airport	Bamako	2	125335	-79499	l
TOM	@ Airport	Timbuktu	7	167305	-30076	m
GAQ	Gao Airport		7	162484	-55	m
KYS	Kayes Dag Dag Airport		1	144812	-114044	m
MZI	Mopti Ambodédjo International Airport	Sévaré	5	145128	-40796	m
#MM	Asia/Yangon
RGN	@ International Airport	Yangon	06	169073	961332	l
MDL	@ International Airport	Mandalay	04	217022	959779	l
AKY	@ Airport	Sittwe	16	201332	928707	m
TVY	@ Airport	Dawei	05	141039	982036	m
LSH	@ Airport	Lashio	17	229779	977522	m
NYT	Nay Pyi Taw International Airport	Pyinmana	04	196235	962010	m
MYT	@ Airport	Myitkyina	11	253836	973519	m
KAW	@ Airport	Kawthoung	05	100493	985380	m
LIW	@ Airport	Loikaw	12	196915	972148	m
KET	@ Airport	Kengtung	17	213016	996360	m
KYP	@ Airport	Kyaukpyu	16	194264	935348	m
MGZ	Myeik Airport	Mkeik	05	124398	986215	m
MOG	@ Airport	Mong Hsat	17	205168	992568	m
PBU	@ Airport	Putao	11	273299	974263	m
SNW	@ Airport	Thandwe	16	184607	943001	m
THL	@ Airport	Tachileik	17	204838	999354	m
#MN	Asia/Ulaanbaatar
UBN	Ulaanbaatar Chinggis Khaan International Airport	Ulaanbaatar (Sergelen)	047	476469	1068198	l
UGA	@ Airport	Bulgan	067	488550	1034760	m
LTI	@ Airport	Altai	065	463764	962211	m
AVK	@ Airport	Arvaikheer	055	462503	1028020	m
BYN	@ Airport	Bayankhongor	069	461633	1007040	m
DLZ	Dalanzadgad Airport	Dalanzadgad, Ömnögovi	055	436086	1043677	m
MXV	@ Airport	Mörön	041	496633	1000990	m
#MN	Asia/Hovd
HVD	@ Airport	Khovd	043	479541	916282	m
#MO	Asia/Macau
MFM	Macau International Airport	Nossa Senhora do Carmo	CAR	221496	1135920	l
#MP	Pacific/Guam
ROP	Rota International Airport	Rota Island	MP	141743	1452430	m
#MP	Pacific/Saipan
SPN	Saipan International Airport	I Fadang, Saipan	MP	151190	1457290	m
#MQ	America/Martinique
FDF	Martinique Aimé Césaire International Airport	Fort-de-France	U-A	145910	-610032	l
#MR	Africa/Nouakchott
NKC	@–Oumtounsy International Airport	Nouakchott	NKC	183100	-159697	l
NDB	@ International Airport	Nouadhibou	08	209331	-170300	m
#MS	America/Montserrat
MNI	John A. Osborne Airport	Gerald's Park	SP	167914	-621933	m
#MT	Europe/Malta
MLA	Malta International Airport	Valletta	25	358575	144775	l
#MU	Indian/Mauritius
MRU	Sir Seewoosagur Ramgoolam International Airport	Plaine Magnien	GP	-204302	576836	l
RRG	Sir Charles Gaetan Duval Airport	Port Mathurin	VP	-197577	633610	m
#MV	Indian/Maldives
MLE	@ International Airport	Malé	MLE	41918	735291	l
GAN	@ International Airport	Gan	01	-6933	731556	m
HAQ	Hanimaadhoo Airport	Haa Dhaalu Atoll	23	67442	731705	m
KDM	Kaadedhdhoo Airport	Huvadhu Atoll	28	4881	729969	m
KDO	@ Airport	Kadhdhoo	05	18592	735219	m
NMF	Maafaru International Airport	Noonu Atoll	25	58184	734692	m
VAM	Villa Airport	Maamigili	00	34706	728358	m
#MW	Africa/Blantyre
LLW	@ International Airport	Lilongwe	LI	-137894	337810	m
BLZ	Chileka International Airport	Blantyre	BL	-156791	349740	m
ZZU	@ Airport	Mzuzu	MZ	-114447	340118	m
#MX	America/Mexico_City
MEX	Aeropuerto Internacional Lic. Benito Juárez	Mexico City	DIF	194354	-990824	l
NLU	General Felipe Ángeles International Airport	Mexico City	MEX	197458	-990145	l
ACA	Aeropuerto Internacional Juan N. Álvarez	Ciudad de Acapulco	GRO	167621	-997555	l
BJX	Aeropuerto Internacional Del Bajío	Ciudad de Silao	GUA	209858	-1014788	l
GDL	Aeropuerto Internacional Miguel Hidalgo	Ciudad de Tlajomulco de Zúñiga	JAL	205250	-1033016	l
PVR	Aeropuerto Internacional Lic. Gustavo Díaz Ordaz	Ciudad de Puerto Vallarta	JAL	206797	-1052467	l
TLC	Aeropuerto Internacional Adolfo López Mateos	Ciudad de Toluca	MEX	193382	-995704	l
PBC	Hermanos Serdán International Airport	Puebla	PUE	191581	-983714	m
SLP	Ponciano Arriaga International Airport	San Luis Potosí	SLP	222543	-1009310	m
AGU	Governor Jesús Terán Peredo International Airport	Aguascalientes	AGU	216996	-1023184	m
MLM	General Francisco J. Mujica International Airport	Morelia	MIC	198499	-1010250	m
VER	General Heriberto Jara International Airport	Veracruz	VER	191459	-961873	m
VSA	Carlos Rovirosa Pérez International Airport	Villahermosa	TAB	179970	-928174	m
CYW	Captain Rogelio Castillo National Airport	Celaya	GUA	205460	-1008870	m
UPN	@ - Licenciado y General Ignacio Lopez Rayon International Airport	Uruapan	MIC	193967	-1020390	m
OAX	Xoxocotlán International Airport	Oaxaca	OAX	169999	-967266	m
TAP	@ International Airport	Tapachula	CHP	147943	-923700	m
CLQ	Licenciado Miguel de la Madrid Airport	Colima	COL	192770	-1035770	m
ZLO	Playa De Oro International Airport	Manzanillo	COL	191448	-1045590	m
ZCL	General Leobardo C. Ruiz International Airport	Zacatecas	ZAC	228971	-1026870	m
CVJ	Cuernavaca - General Mariano Matamoros Airport	Temixco	MOR	188348	-992613	m
PXM	@ International Airport	Puerto Escondido	OAX	158769	-970891	m
IZT	@ Airport	Ixtepec	OAX	164493	-950937	m
MTT	Minatitlán/Coatzacoalcos International Airport	Cosoleacaque	VER	181034	-945807	m
ZIH	@ Zihuatanejo International Airport	Ixtapa	GRO	176016	-1014610	m
HUX	Bahías de @ International Airport	Huatulco	OAX	157756	-962608	m
JAL	El Lencero Airport	Xalapa	VER	194751	-967975	m
LZC	@ Airport	Lázaro Cárdenas	MIC	180017	-1022210	m
PAZ	El Tajín National Airport	Poza Rica	VER	206027	-974608	m
QRO	@ Intercontinental Airport	Querétaro	QUE	206173	-1001860	m
TGZ	Angel Albino Corzo International Airport	Tuxtla Gutiérrez	CHP	165636	-930225	m
#MX	America/Hermosillo
HMO	General Ignacio P. Garcia International Airport	Hermosillo	SON	290959	-1110480	l
CEN	@ International Airport	Ciudad Obregón	SON	273926	-1098330	m
GYM	General José María Yáñez International Airport	Guaymas	SON	279690	-1109250	m
#MX	America/Cancun
CUN	Aeropuerto Internacional de @	Cancún	ROO	210394	-868743	l
CZM	Aeropuerto Internacional de Cozumel	Ciudad de Cozumel	ROO	205114	-869303	l
CTM	@ International Airport	Chetumal	ROO	185047	-883268	m
#MX	America/Monterrey
DGO	Aeropuerto Internacional Gral, Guadalupe Victoria	Ciudad de Durango	DUR	241259	-1045339	l
MTY	Aeropuerto Internacional Gral. Mariano Escobedo	Ciudad de Apodaca	NLE	257786	-1001136	l
SLW	Plan De Guadalupe International Airport	Saltillo	COA	255495	-1009290	m
TRC	Francisco Sarabia Tinoco International Airport	Torreón	COA	255683	-1034110	m
TAM	General Francisco Javier Mina International Airport	Tampico	TAM	222964	-978659	m
CVM	General Pedro Jose Mendez International Airport	Ciudad Victoria	TAM	237033	-989565	m
LOV	Monclova International Airport		COA	269557	-1014700	m
#MX	America/Merida
MID	Aeropuerto Internacional Manuel Crescencio Rejón	Ciudad de Mérida	YUC	209334	-896626	l
CPE	Ingeniero Alberto Acuña Ongay International Airport	Campeche	CAM	198168	-905003	m
CME	@ International Airport	Ciudad del Carmen	CAM	186537	-917990	m
#MX	America/Mazatlan
MZT	Aeropuerto Internacional Gral. Rafael Buelna	Ciudad de Mazatlàn	SIN	231667	-1062702	l
SJD	Aeropuerto Internacional de Los Cabos	Ciudad de San José del Cabo	BCS	231564	-1097168	l
CUL	Bachigualato Federal International Airport	Culiacán	SIN	247650	-1074752	m
TPQ	Amado Nervo National Airport	Tepic	NAY	214198	-1048425	m
LMM	Valle del Fuerte International Airport	Los Mochis	SIN	256854	-1090811	m
LAP	Manuel Márquez de León International Airport	La Paz	BCS	240727	-1103620	m
LTO	@ International Airport	Loreto	BCS	259892	-1113480	m
CUA	Ciudad Constitución National Airport	Comondú	BCS	250538	-1116150	m
#MX	America/Tijuana
TIJ	Aeropuerto Internacional Gral. Abelardo Rodriguez	Ciudad de Tijuana	BCN	325460	-1169759	l
MXL	General Rodolfo Sánchez Taboada International Airport	Mexicali	BCN	326306	-1152420	m
#MX	America/Chihuahua
CUU	General Roberto Fierro Villalobos International Airport	Chihuahua	CHH	287029	-1059650	m
#MX	America/Matamoros
REX	General Lucio Blanco International Airport	Reynosa	TAM	260089	-982285	m
NLD	Quetzalcóatl International Airport	Nuevo Laredo	TAM	274439	-995705	m
PDS	@ International Airport	Piedras Negras	COA	286279	-1005352	m
MAM	General Servando Canales International Airport	Matamoros	TAM	257699	-975253	m
#MX	America/Ciudad_Juarez
CJS	Abraham González International Airport	Ciudad Juárez	CHH	316361	-1064290	m
#MY	Asia/Kuala_Lumpur
KUL	Kuala Lumpur International Airport	Sepang	10	27456	1017100	l
JHB	Senai International Airport	Johor Bahru	01	16413	1036700	m
IPH	Sultan Azlan Shah Airport	Ipoh	08	45680	1010920	m
KUA	@ Airport	Kuantan	06	37754	1032090	m
TGG	Sultan Mahmud Airport	Kuala Terengganu	11	53826	1031030	m
AOR	Sultan Abdul Halim Airport	Alor Satar	02	61897	1003980	m
KBR	Sultan Ismail Petra Airport	Kota Baharu	03	61669	1022930	m
LGK	@ International Airport	Langkawi	02	63297	997287	m
PEN	@ International Airport	Penang	07	52971	1002770	m
SZB	Sultan Abdul Aziz Shah International Airport	Subang	10	31306	1015490	m
TOD	Tioman Airport	Tioman Island	06	28182	1041600	m
#MY	Asia/Kuching
KCH	@ International Airport	Kuching	13	14874	1103529	m
BKI	@ International Airport	Kota Kinabalu	12	59327	1160493	m
SDK	@ Airport	Sandakan	12	59009	1180590	m
TWU	@ Airport	Tawau	12	43202	1181280	m
MYY	@ Airport	Miri	13	43220	1139870	m
SBW	@ Airport	Sibu	13	22616	1119850	m
BTU	@ Airport	Bintulu	13	31239	1130200	m
LDU	@ Airport	Lahad Datu	12	50322	1183240	m
MUR	@ Airport	Marudi	13	41787	1143303	m
LBU	@ Airport	Labuan	15	53007	1152500	m
MKM	@ Airport	Mukah	13	28819	1120433	m
LMN	@ Airport	Limbang	13	48083	1150100	m
MZV	@ Airport	Mulu	13	40483	1148050	m
#MY	Asia/Makassar
BBN	@ Airport	Bario	13	37346	1154785	m
#MZ	Africa/Maputo
MPM	@ Airport	Maputo	MPM	-259208	325726	l
BEW	@ Airport	Beira	S	-197964	349076	m
APL	@ Airport	Nampula	N	-151056	392818	m
VPY	@ Airport	Chimoio	B	-191513	334290	m
UEL	@ Airport	Quelimane	Q	-178555	368691	m
TET	Chingozi Airport	Tete	T	-161048	336402	m
VXC	@ Airport	Lichinga	A	-132740	352663	m
POL	@ Airport	Pemba/Porto Amelia	P	-129918	405240	m
INH	@ Airport	Inhambane	I	-238764	354085	m
BCW	@ Airport	Benguera Island	I	-218533	354383	m
VNX	Vilankulo Airport	Vilanculo	I	-220184	353133	m
#NA	Africa/Windhoek
WDH	Hosea Kutako International Airport	Windhoek	KH	-224799	174709	l
ERS	Eros Airport	Windhoek	KH	-226122	170804	m
NDU	@ Airport	Rundu	KE	-179565	197194	m
WVB	@ Airport	Walvis Bay	ER	-229799	146453	m
OND	@ Airport	Ondangwa	ON	-178782	159526	m
OMD	@ Airport	Oranjemund	KA	-285847	164467	m
LUD	@ Airport	Luderitz	KA	-266874	152429	m
#NC	Pacific/Noumea
GEA	@ Magenta Airport	Nouméa	U-A	-222583	1664730	l
KNQ	@ Airport	Koné	U-A	-210536	1648388	m
KOC	@ Airport	Koumac	U-A	-205463	1642556	m
TOU	@ Airport	Touho	U-A	-207901	1652595	m
BMY	Île Art - @ Airport	Waala	U-A	-197205	1636611	m
ILP	@ Airport	Île des Pins	U-A	-225889	1674560	m
LIF	@ Airport	Lifou	U-A	-207748	1672400	m
MEE	@ Airport	Maré	U-A	-214817	1680380	m
NOU	La Tontouta International Airport	Nouméa (La Tontouta)	U-A	-220146	1662130	m
TGJ	@ Airport	Tiga	U-A	-210961	1678040	m
UVE	@ Airport	Ouvéa	U-A	-206406	1665730	m
#NE	Africa/Niamey
NIM	Diori Hamani International Airport	Niamey	8	134815	21836	l
ZND	@ Airport	Zinder	7	137790	89838	m
AJY	Mano Dayak International Airport	Agadez	1	169660	80001	m
#NF	Pacific/Norfolk
NLK	Norfolk Island International Airport	Burnt Pine	U-A	-290419	1679396	m
#NG	Africa/Lagos
LOS	Murtala Muhammed International Airport	Lagos	LA	65774	33212	l
ABV	Nnamdi Azikiwe International Airport	Abuja	FC	90068	72632	l
KAN	Mallam Aminu International Airport	Kano	KN	120476	85246	m
IBA	@ Airport	Ibadan	OY	73625	39783	m
KAD	@ Airport	Kaduna	KD	106960	73201	m
PHC	@ International Airport	Port Harcourt	RI	50155	69496	m
MIU	@ International Airport	Maiduguri	BO	118553	130809	m
JOS	Yakubu Gowon Airport	Jos	PL	96398	88691	m
ILR	@ International Airport	Ilorin	KW	84402	44939	m
SKO	Sadiq Abubakar III International Airport	Sokoto	SO	129163	52072	m
QRW	@ Airport	Warri	DE	55961	58178	m
CBQ	Margaret Ekpo International Airport	Calabar	CR	49760	83472	m
QUO	Akwa Ibom International Airport	Uyo	AK	48725	80930	m
AKR	@ Airport	Akure	ON	72467	53010	m
BCU	Sir Abubakar Tafawa Balewa International Airport	Bauchi	BA	104828	97440	m
MDI	@ Airport	Makurdi	BE	77039	86139	m
GMO	@ Lawanti International Airport	Gombe	GO	102989	109000	m
QOW	Sam Mbakwe International Airport	Owerri	IM	54271	72060	m
YOL	@ Airport	Yola	AD	92576	124304	m
BNI	@ Airport	Benin	ED	63170	55995	m
ENU	Akanu Ibiam International Airport	Enegu	EN	64743	75620	m
#NI	America/Managua
MGA	Augusto C. Sandino (@) International Airport	Managua	MN	121415	-861682	m
PUZ	@ Airport	Puerto Cabezas	AN	140472	-833867	m
BEF	Bluefields Airport	Bluefileds	AS	119910	-837741	m
#NL	Europe/Amsterdam
AMS	@ Airport Schiphol	Amsterdam	NH	523086	47639	l
EIN	@ Airport	Eindhoven	NB	514501	53745	l
RTM	@ The Hague Airport	Rotterdam	ZH	519569	44372	m
GRQ	Eelde Airport	Groningen	DR	531197	65794	m
MST	@ Aachen Airport	Maastricht	LI	509117	57701	m
LEY	@ Airport	Lelystad	FL	524603	55272	m
#NO	Europe/Oslo
OSL	@ Airport, Gardermoen	Oslo	30	601939	111004	l
BGO	@ Airport, Flesland	Bergen	46	602934	52181	l
TRD	@ Airport, Værnes	Trondheim	50	634578	109240	l
SVG	@ Airport, Sola	Stavanger	11	588767	56378	l
TOS	@ Airport, Langnes	Tromsø	54	696833	189189	l
AES	@ Airport, Vigra	Ålesund	15	625625	61197	m
BOO	@ Airport	Bodø	18	672692	143653	m
MQN	@ Airport, Røssvoll	Mo i Rana	18	663639	143014	m
ALF	@ Airport	Alta	54	699761	233717	m
SRP	Stord Airport, Sørstokken	Leirvik	46	597919	53409	m
MJF	@ Airport, Kjærstad	Mosjøen	18	657840	132149	m
NTB	@ Airport	Notodden	38	595657	92122	m
FRO	@ Airport	Florø	46	615836	50247	m
HFT	@ Airport	Hammerfest	54	706797	236686	m
HOV	@-Volda Airport, Hovden	Ørsta	15	621800	60741	m
VDS	@ Airport	Vadsø	54	700653	298447	m
SVJ	@ Airport, Helle	Svolvær	18	682433	146692	m
LKN	@ Airport	Leknes	18	681525	136094	m
KKN	@ Airport, Høybuktmoen	Kirkenes	54	697258	298913	m
ANX	Andøya Airport, @	Andenes	18	692925	161442	m
RVK	@ Airport, Ryum	Rørvik	50	648383	111461	m
HVG	@ Airport, Valan	Honningsvåg	54	710097	259836	m
LKL	@ Airport, Banak	Lakselv	54	700688	249735	m
BJF	@ Airport	Båtsfjord	54	706005	296914	m
VAW	@ Airport, Svartnes	Vardø	54	703554	310449	m
BVG	@ Airport	Berlevåg	54	708714	290342	m
MEH	@ Airport	Mehamn	54	710297	278267	m
BDU	Bardufoss Airport	Målselv	54	690558	185404	m
BNN	@sund Airport, Brønnøy	Brønnøy	18	654611	122175	m
EVE	Harstad/Narvik Airport, @	Evenes	18	684913	166781	m
HAU	Haugesund Airport, @	Karmøy	11	593453	52084	m
KRS	Kristiansand Airport, @	Kjevik	42	582042	80854	m
KSU	Kristiansund Airport, @	Kvernberget	15	631118	78245	m
MOL	Molde Airport, @	Årø	15	627447	72625	m
OLA	@ Airport	Ørland	50	636989	96040	m
SKN	Stokmarknes Airport, Skagen	Hadsel	18	685788	150334	m
SOJ	@ Airport	Sørkjosen	54	697868	209594	m
SSJ	Sandnessjøen Airport, Stokka	Alstahaug	18	659568	124689	m
TRF	Sandefjord Airport, @	Torp	38	591867	102586	m
#NO	Europe/Stockholm
RRS	@ Airport	Røros	50	625784	113423	m
#NO	Arctic/Longyearbyen
LYR	Svalbard Airport, Longyear	Longyearbyen	21	782461	154656	m
#NP	Asia/Kathmandu
KTM	Tribhuvan International Airport	Kathmandu	P3	276966	853591	l
PKR	@ Airport	Pokhara	P4	282009	839821	m
BIR	@ Airport	Biratnagar	P1	264815	872640	m
JKR	@ Airport	Janakpur	P2	267088	859224	m
KEP	@ Airport	Nepalgunj	P5	281036	816670	m
BWA	Gautam Buddha International Airport	Siddharthanagar (Bhairahawa)	P5	275053	834126	m
TPJ	@ Airport	Taplejung	P1	273509	876953	m
#NR	Pacific/Nauru
INU	Nauru International Airport	Yaren District	14	-5475	1669190	m
#NU	Pacific/Niue
IUE	Niue International Airport	Alofi	U-A	-190790	-1699256	m
#NZ	Pacific/Auckland
AKL	@ International Airport	Auckland	AUK	-370120	1747863	l
WLG	@ International Airport	Wellington	WGN	-413272	1748050	l
CHC	@ International Airport	Christchurch	CAN	-434894	1725320	l
HLZ	@ International Airport	Hamilton	WKO	-378667	1753320	m
DUD	@ International Airport	Dunedin	OTA	-459281	1701980	m
TRG	@ Airport	Tauranga	BOP	-376719	1761960	m
PMR	@ Airport	Palmerston North	MWT	-403206	1756170	m
ROT	@ Regional Airport	Rotorua	BOP	-381092	1763170	m
NSN	@ Airport	Nelson	NSN	-412983	1732210	m
NPE	Hawke's Bay Airport	Napier	HKB	-394658	1768700	m
WRE	@ Airport	Whangarei	NTL	-357693	1743637	m
NPL	@ Airport	New Plymouth	TKI	-390086	1741790	m
IVC	@ Airport	Invercargill	STL	-464124	1683130	m
WAG	@ Airport	Wanganui	MWT	-399622	1750250	m
GIS	@ Airport	Gisborne	GIS	-386633	1779780	m
BHE	Woodbourne Airport	Blenheim	MBH	-415183	1738700	m
TUO	@ Airport	Taupo	WKO	-387397	1760840	m
ZQN	@ International Airport	Queenstown	OTA	-450211	1687390	m
KKE	@ Airport	Kerikeri	NTL	-352591	1739133	m
WKA	@ Airport	Wanaka	OTA	-447230	1692484	m
WSZ	@ Airport	Westport	WTC	-417371	1715790	m
HKK	Hokitika Airfield		WTC	-427136	1709850	m
KAT	Kaitaia Airport	Awanui	NTL	-350698	1732871	m
OAM	Oamaru Airport		OTA	-449700	1710820	m
TIU	Timaru Airport		CAN	-443028	1712250	m
WHK	Whakatane Airport		BOP	-379206	1769140	m
#NZ	Pacific/Chatham
CHT	Chatham Islands / Tuuta Airport	Te One	WGN	-438119	-1764651	m
#OM	Asia/Muscat
MCT	@ International Airport	Muscat	MA	235933	582844	l
DQM	@ International Airport	Duqm	WU	195019	576342	l
KHS	@ Airport	Khasab	MU	261710	562406	m
SLL	@ Airport	Salalah	ZU	170387	540913	m
#PA	America/Panama
PTY	@ International Airport	Tocumen	8	90714	-793835	l
DAV	Enrique Malek International Airport	David	4	83910	-824350	m
ONX	Enrique Adolfo Jimenez Airport	Colón	3	93566	-798674	m
CHX	@ Captain Manuel Niño International Airport	Changuinola	1	94590	-825151	m
CTD	Alonso Valderrama Airport	Chitré	6	79878	-804098	m
BOC	Bocas del Toro International Airport	Isla Colón	1	93409	-822508	m
PAC	Marcos A. Gelabert International Airport	Albrook	8	89733	-795556	m
#PE	America/Lima
LIM	Jorge Chávez International Airport	Lima	LIM	-120219	-771143	l
CUZ	Alejandro Velasco Astete International Airport	Cusco	CUS	-135357	-719388	l
AQP	Rodríguez Ballón International Airport	Arequipa	ARE	-163411	-715831	m
TRU	Capitan FAP Carlos Martinez De Pinillos International Airport	Trujillo	LAL	-80814	-791088	m
CIX	Air Force Captain Jose A Quinones Gonzales International Airport	Chiclayo	LAM	-67875	-798281	m
IQT	Coronel FAP Francisco Secada Vignetta International Airport	Iquitos	LOR	-37847	-733088	m
PIU	Capitán FAP Guillermo Concha Iberico International Airport	Piura	PIU	-52057	-806164	m
CHM	FAP Lieutenant Jaime Andres de Montreuil Morales Airport	Chimbote	ANC	-91496	-785238	m
PCL	Cap FAP David Abenzur Rengifo International Airport	Pucallpa	UCA	-83779	-745743	m
TCQ	Coronel FAP Carlos Ciriani Santa Rosa International Airport	Tacna	TAC	-180533	-702758	m
JUL	Inca Manco Capac International Airport	Juliaca	PUN	-154671	-701582	m
HUU	Alferez Fap David Figueroa Fernandini Airport	Huánuco	HUC	-98788	-762048	m
AYP	Air Force Colonel Alfredo Mendivil Duarte Airport	Ayacucho	AYA	-131548	-742044	m
CJA	Mayor General FAP Armando Revoredo Iglesias Airport	Cajamarca	CAJ	-71392	-784894	m
TBP	Captain Pedro Canga Rodríguez International Airport	Tumbes	TUM	-35521	-803811	m
TYL	Captain Victor Montes Arias International Airport	Talara	PIU	-45766	-812541	m
ILQ	General Jorge Fernandez Maldon Airport	Ilo	MOQ	-176950	-713440	m
JAE	Shumba Airport	Jaén	CAJ	-55925	-787740	m
YMS	Moises Benzaquen Rengifo Airport	Yurimaguas	LOR	-58938	-761182	m
PEM	Padre Aldamiz International Airport	Puerto Maldonado	MDD	-126136	-692286	m
NZC	Maria Reiche Neuman Airport	Nazca	ICA	-148540	-749615	m
JAU	Francisco Carle Airport	Jauja	JUN	-117831	-754734	m
CHH	@ Airport	Chachapoyas	AMA	-62019	-778562	m
TPP	Cadete FAP Guillermo Del Castillo Paredes Airport	Tarapoto	SAM	-65087	-763732	m
#PF	Pacific/Tahiti
PPT	Faa'a International Airport	Papeete	U-A	-175537	-1496070	l
RFP	Raiatea Airport	Uturoa	U-A	-167229	-1514660	m
HUH	Huahine-@ Airport	Fare	U-A	-166871	-1510216	m
AAA	@ Airport	Anaa	U-A	-173526	-1455100	m
AHE	Ahe Airport	Ahe Atoll	U-A	-144281	-1462570	m
AXR	Arutua Airport		U-A	-152483	-1466170	m
BOB	Bora Bora Airport	Motu Mute	U-A	-164444	-1517510	m
FAV	Fakarava Airport		U-A	-160541	-1456570	m
HOI	Hao Airport	Otepa	U-A	-180748	-1409460	m
KKR	Kaukura Airport	Raitahiti	U-A	-156633	-1468850	m
MAU	Maupiti Airport		U-A	-164265	-1522440	m
MKP	@ Airport	Makemo	U-A	-165839	-1436580	m
MOZ	Moorea Temae Airport	Moorea-Maiao	U-A	-174898	-1497618	m
MVT	Mataiva Airport		U-A	-148681	-1487170	m
RGI	Rangiroa Airport		U-A	-149543	-1476610	m
RUR	Rurutu Airport		U-A	-224341	-1513610	m
TIH	Tikehau Airport		U-A	-151196	-1482310	m
TKP	Takapoto Airport		U-A	-147095	-1452460	m
TKX	Takaroa Airport		U-A	-144558	-1450250	m
TUB	Tubuai Airport		U-A	-233654	-1495240	m
XMH	Manihi Airport		U-A	-144368	-1460700	m
#PF	Pacific/Marquesas
AUQ	Hiva Oa-Atuona Airport	Hiva Oa Island	U-A	-97688	-1390110	m
NHV	@ Airport	Nuku Hiva	U-A	-87956	-1402290	m
#PF	Pacific/Gambier
GMR	Totegegie Airport		U-A	-230799	-1348900	m
#PG	Pacific/Port_Moresby
POM	@ Jacksons International Airport	Port Moresby	NCD	-94434	1472200	l
LAE	Nadzab Airport	Lae	MPL	-65698	1467260	m
HGU	@ Kagamuga Airport	Mount Hagen	WHM	-58282	1442994	m
PNP	Girua Airport	Popondetta	NPP	-88045	1483090	m
MAG	@ Airport	Madang	MPM	-52071	1457890	m
RAB	Tokua Airport	Kokopo	EBR	-43405	1523800	m
MDU	@ Airport	Mendi	SHM	-61477	1436570	m
HKN	Hoskins Airport	Kimbe	WBK	-54638	1504073	m
WWK	@ International Airport	Wewak	ESW	-35838	1436690	m
DAU	@ Airport	Daru	WPD	-90868	1432080	m
KVG	@ Airport	Kavieng	NIK	-25794	1508080	m
VAI	@ Airport	Vanimo	SAN	-26926	1413028	m
CMU	Chimbu Airport	Kundiawa	CPK	-60243	1449710	m
KMA	@ Airport	Kerema	GPK	-79636	1457710	m
GKA	Goroka Airport	Goronka	EHG	-60817	1453920	m
GUR	@ Airport	Gurney	MBA	-103115	1503340	m
MAS	Momote Airport	Manus Island	MRL	-20619	1474240	m
OPU	@ Airport	Balimo	WPD	-80500	1429330	m
VMU	@ Airport	Baimuru	GPK	-74969	1448199	m
WBM	@ Airport	Wapenamanda	EPW	-56353	1438922	m
#PG	Pacific/Bougainville
BUA	Buka Airport	Buka Island	NSB	-54223	1546730	m
#PH	Asia/Manila
MNL	Ninoy Aquino International Airport	Manila	00	145086	1210200	l
DVO	Francisco Bangoy International Airport	Davao	DAS	71255	1256460	l
CEB	Mactan Cebu International Airport	Lapu-Lapu City	CEB	103093	1239797	l
GES	@ International Airport	General Santos	SCO	60580	1250960	m
BCD	Bacolod-Silay Airport	Bacolod City	NEC	107764	1230150	m
CGY	Laguindingan International Airport	Cagayan de Oro	MSR	86122	1244565	m
BXU	Bancasi Airport	Butuan	AGN	89515	1254788	m
PPS	@ International Airport / PAF Antonio Bautista Air Base	Puerto Princesa	PLW	97421	1187590	m
SFS	Subic Bay International Airport / Naval Air Station Cubi Point	Olongapo	ZMB	147944	1202710	m
PAG	@ Airport	Pagadian	ZAS	78256	1234596	m
WNP	@ Airport	Naga	CAS	135849	1232700	m
SJI	@ Airport	San Jose	MDC	123615	1210470	m
RXS	Roxas Airport	Roxas City	CAP	115977	1227520	m
DPL	@ Airport	Dipolog	ZAN	86020	1233419	m
CYP	Calbayog Airport	Calbayog City	WSA	120727	1245450	m
MBT	Moises R. Espinosa Airport	Masbate	MAS	123697	1236301	m
CRM	@ National Airport	Catarman	NSA	125016	1246353	m
TDG	@ Airport	Tandag	SUR	90720	1261713	m
VRC	@ Airport	Virac	CAT	135764	1242060	m
CGM	Camiguin Airport	Mambajao	CAM	92539	1247091	m
USU	Francisco B. Reyes (Busuanga) Airport	Coron	PLW	121219	1201008	m
BSO	@ Airport	Basco	BTN	204513	1219800	m
TAG	Bohol-@ International Airport	Panglao	BOH	95730	1237701	m
ILO	Iloilo International Airport	Cabatuan	ILI	108330	1224934	m
BAG	Loakan Airport	Baguio City	BEN	163751	1206200	m
BQA	Dr Juan C Angara Airport	Baler	AUR	157293	1215000	m
CBO	Cotabato (Awang) Airport	Datu Odin Sinsuat	MDN	71648	1242099	m
CRK	Clark International Airport / Clark Air Base	Mabalacat	PAM	151860	1205600	m
CYZ	Cauayan Airport	Cauayan City	ISA	169299	1217530	m
DGT	Sibulan Airport	Dumaguete City	NER	93342	1233019	m
DRP	Bicol International Airport	Legazpi	ALB	131119	1236768	m
JOL	Jolo Airport		SLU	60537	1210110	m
KLO	@ International Airport	Kalibo	AKL	116794	1223760	m
LAO	Laoag International Airport	Laoag City	ILN	181761	1205310	m
LLC	Cagayan North International Airport	Lal-lo	CAG	181824	1217459	m
MPH	Godofredo P. Ramos Airport	Malay	AKL	119245	1219540	m
OZC	Labo Airport	Ozamiz	MSC	81785	1238420	m
SFE	San Fernando Airport		LUN	165956	1203030	m
SUG	Surigao Airport	Surigao City	SUN	97558	1254809	m
TAC	Daniel Z. Romualdez Airport	Tacloban City	LEY	112278	1250278	m
TBH	Tugdan Airport	Tablas Island	ROM	123110	1220850	m
TUG	Tuguegarao Airport	Tuguegarao City	CAG	176434	1217332	m
ZAM	Zamboanga International Airport	Zamboanga City	ZAS	69224	1220600	m
#PH	Asia/Kuching
TWT	Sanga Sanga Airport	Bongao	TAW	50482	1197433	m
#PK	Asia/Karachi
KHI	Jinnah International Airport	Karachi	SD	249065	671608	l
LHE	Allama Iqbal International Airport	Lahore	PB	315216	744036	l
ISB	Islamabad International Airport	Attock	PB	335490	728257	l
LYP	@ International Airport	Faisalabad	PB	313650	729948	m
MUX	@ International Airport	Multan	PB	302032	714191	m
PEW	@ International Airport	Peshawar	KP	339939	715146	m
RYK	Shaikh Zaid Airport	Rahim Yar Khan	PB	283839	702796	m
UET	@ International Airport	Quetta	BA	302514	669378	m
BHV	@ Airport	Bahawalpur	PB	293481	717180	m
SKT	@ International Airport	Sialkot	PB	325356	743639	m
DEA	@ Airport	Dera Ghazi Khan	PB	299610	704859	m
TUK	@ International Airport	Turbat	BA	259864	630302	m
GWD	@ International Airport	Gwadar	BA	252324	623277	m
PSI	@ Airport	Pasni	BA	252905	633451	m
GIL	@ Airport	Gilgit	GB	359188	743336	m
KDU	@ Airport	Skardu	GB	353355	755360	m
CJL	@ Airport	Chitral	KP	358862	717999	m
DSK	@ Airport	Dera Ismael Khan	KP	319094	708966	m
MFG	@ Airport	Muzaffarabad	JK	343390	735086	m
MJD	@ Airport	Moenjodaro	SD	273352	681431	m
PJG	@ Airport	Panjgur	BA	269545	641325	m
PZH	Zhob Airport	Fort Sandeman	BA	313584	694636	m
RAZ	@ Airport	Rawalakot	JK	338497	737981	m
SDT	@ Airport	Saidu Sharif	KP	348136	723528	m
SKZ	Sukkur Airport	Mirpur Khas	SD	277220	687917	m
SYW	@ Airport	Sehwan Sharif	SD	264731	677172	m
WNS	Shaheed Benazirabad Airport	Nawabashah	SD	262194	683901	m
#PL	Europe/Warsaw
WAW	@ Chopin Airport	Warsaw	MZ	521657	209671	l
KRK	@ John Paul II International Airport	Kraków	MA	500777	197848	l
GDN	@ Lech Wałęsa Airport	Gdańsk	PM	543776	184662	l
WMI	Modlin Airport	Warsaw	MZ	524511	206518	m
LCJ	@ Władysław Reymont Airport	Łódź	LD	517219	193981	m
WRO	Copernicus @ Airport	Wrocław	DS	511027	168858	m
POZ	@-Ławica Airport	Poznań	WP	524210	168263	m
BZG	@ Ignacy Jan Paderewski Airport	Bydgoszcz	KP	530968	179777	m
LUZ	@ Airport	Lublin	LU	512403	227136	m
KTW	@ International Airport	Katowice	SL	504743	190800	m
RDO	@ Airport	Radom	MZ	513892	212133	m
SZY	@-Mazury Airport	Olsztyn	WN	534819	209377	m
RZE	@-Jasionka Airport	Rzeszów	PK	501100	220190	m
IEG	Zielona Góra-@ Airport	Babimost	LB	521385	157986	m
SZZ	Szczecin-Goleniów "Solidarność" Airport	Goleniow	ZP	535847	149022	m
#PM	America/Miquelon
FSP	St Pierre Airport	Saint-Pierre	SP	467629	-561731	m
MQC	@ Airport	Miquelon	ML	470955	-563803	m
#PR	America/Puerto_Rico
SJU	Luis Munoz Marin International Airport	San Juan	PR	184394	-660018	l
SIG	Fernando Luis Ribas Dominicci Airport	San Juan	PR	184568	-660981	m
PSE	Mercedita Airport	Ponce	PR	180083	-665630	m
BQN	Rafael Hernández International Airport	Aguadilla	PR	184949	-671294	m
MAZ	Eugenio Maria De Hostos Airport	Mayaguez	PR	182557	-671485	m
VQS	Antonio Rivera Rodríguez Airport	Vieques	PR	181348	-654936	s
CPX	Benjamín Rivera Noriega Airport	Culebra	PR	183133	-653043	s
#PT	Europe/Lisbon
LIS	Humberto Delgado Airport (@ Portela Airport)	Lisbon	11	387813	-91359	l
OPO	Francisco de Sá Carneiro Airport	Porto	13	412481	-86814	l
FAO	@ Airport	Faro	08	370144	-79659	l
PRM	@ Airport	Portimão	08	371493	-85840	m
CAT	@ Airport	Cascais	11	387250	-93552	m
BGC	@ Airport	Bragança	04	418578	-67071	m
VSE	Aerodromo Goncalves Lobato (@ Airport)	Viseu	18	407255	-78890	m
VRL	@ Airport	Vila Real	17	412743	-77205	m
#PT	Atlantic/Azores
PDL	João Paulo II Airport	Ponta Delgada	20	377412	-256979	l
HOR	@ Airport	Horta	20	385199	-287159	m
TER	Lajes Airport	Praia da Vitória	20	387618	-270908	m
SJZ	São Jorge Airport	Velas	20	386655	-281758	m
GRW	Graciosa Airport	Santa Cruz da Graciosa	20	390922	-280298	m
FLW	Flores Airport	Santa Cruz das Flores	20	394553	-311314	m
PIX	Pico Airport	Pico Island	20	385543	-284413	m
SMA	Santa Maria Airport	Vila do Porto	20	369714	-251706	m
#PT	Atlantic/Madeira
FNC	Madeira International Airport Cristiano Ronaldo	Funchal	30	326979	-167745	m
PXO	Porto Santo Airport	Vila Baleira	30	330734	-163500	m
#PW	Pacific/Palau
ROR	Babelthuap Airport	Babelthuap Island	004	73673	1345442	m
#PY	America/Asuncion
AGT	Aeropuerto Internacional Guaraní	Ciudad del Este	10	-254572	-548395	l
ASU	Aeropuerto Internacional Silvio Pettirossi	Luque	11	-252417	-575141	l
#QA	Asia/Qatar
DOH	Hamad International Airport	Doha	DA	252731	516081	l
#RE	Indian/Reunion
RUN	Roland Garros Airport	Sainte-Marie	SD	-208901	555189	l
ZSE	Pierrefonds Airport	Saint-Pierre	SR	-213194	554225	m
#RO	Europe/Bucharest
OTP	Henri Coandă International Airport	Bucharest	IF	445711	260850	l
IAS	@ Airport	Iaşi	IS	471803	276208	m
CLJ	@ International Airport	Cluj-Napoca	CJ	467852	236862	m
TSR	@ Traian Vuia Airport	Timişoara	TM	458099	213379	m
CRA	@ Airport	Craiova	DJ	443181	238886	m
CND	Mihail Kogălniceanu International Airport	Constanţa	CT	443622	284883	m
OMR	@ International Airport	Oradea	BH	470253	219025	m
BCM	@ Airport	Bacău	BC	465219	269103	m
ARW	@ International Airport	Arad	AR	461766	212620	m
SBZ	@ International Airport	Sibiu	SB	457856	240913	m
BAY	Maramureș International Airport	Baia Mare	MM	476606	234673	m
SUJ	@ Airport	Satu Mare	SM	477033	228857	m
SCV	@ Stefan cel Mare Airport	Suceava	SV	476875	263541	m
TGM	Transilvania @ International Airport	Târgu Mureş	MS	464677	244125	m
#RS	Europe/Belgrade
BEG	@ Nikola Tesla Airport	Belgrade	00	448184	203091	l
KVO	Morava Airport	Kraljevo	18	438183	205872	m
INI	@ Airport	Nis	20	433373	218537	m
#RU	Europe/Moscow
DME	Domodedovo International Airport	Moscow	MOS	554088	379063	l
SVO	Sheremetyevo International Airport	Moscow	MOS	559726	374146	l
VKO	Vnukovo International Airport	Moscow	MOS	555915	372615	l
ZIA	Zhukovsky International Airport	Moscow	MOS	555533	381500	l
KZN	@ International Airport	Kazan	TA	556062	492787	l
AER	@ International Airport	Sochi	KDA	434499	399566	l
LED	Pulkovo Airport	St. Petersburg	SPE	598003	302625	l
ROV	Platov International Airport	Rostov-on-Don	ROS	474939	399247	l
VOZ	@ International Airport	Voronezh	VOR	518142	392296	m
KRR	@ Pashkovsky International Airport	Krasnodar	KDA	450347	391705	m
LPK	@ Airport	Lipetsk	LIP	527028	395378	m
PEZ	@ Airport	Penza	PNZ	531106	450211	m
MCX	@ Uytash International Airport	Makhachkala	DA	428168	476523	m
CSY	@ Airport	Cheboksary	CU	560903	473473	m
BZK	@ Airport	Bryansk	BRY	532142	341764	m
IWA	@ South Airport	Ivanovo	IVA	569394	409408	m
URS	@ East Airport	Kursk	KRS	517506	362956	m
EGO	@ International Airport	Belgorod	BEL	506438	365901	m
MMK	@ Airport	Murmansk	MUR	687817	327508	m
CEE	@ Airport	Cherepovets	VLG	592736	380158	m
SKX	@ Airport	Saransk	MO	541251	452123	m
JOK	@ Airport	Yoshkar-Ola	ME	567006	479047	m
TGK	@ Yuzhny Airport	Taganrog	ROS	471983	388492	m
KMW	@ Sokerkino Airport	Kostroma	KOS	577969	410194	m
PES	@ Airport	Petrozavodsk	KR	618852	341547	m
NBC	Begishevo Airport	Nizhnekamsk	TA	555647	520925	m
SCW	@ Airport	Syktyvkar	KO	616470	508451	m
RYB	Staroselye Airport	Rybinsk	YAR	581042	389294	m
PKV	@ Airport	Pskov	PSK	577839	283956	m
ESL	@ Airport	Elista	KL	463739	443309	m
UCT	@ Airport	Ukhta	KO	635669	538047	m
EIK	@ Airport	Yeysk	KDA	466800	382100	m
VKT	@ Airport	Vorkuta	KO	674886	639931	m
IGT	Magas Airport	Sunzha	IN	433233	450126	m
KSZ	@ Airport	Kotlas	ARK	612358	466975	m
GDZ	@ Airport	Gelendzhik	KDA	445821	380125	m
PEX	@ Airport	Pechora	KO	651211	571308	m
USK	@ Airport	Usinsk	KO	660047	573672	m
OGZ	Vladikavkaz @ International Airport	Beslan	SE	432051	446066	m
AAQ	Anapa Vityazevo Airport	Krasnyi Kurgan	KDA	450021	373473	m
AMV	@ Airport	Amderma	NEN	697633	615564	m
ARH	Talagi Airport	Archangelsk	ARK	646003	407167	m
GOJ	@ Strigino International Airport	Nizhny Novgorod	NIZ	562301	437840	m
GRV	@ Airport	Grozny	CE	433881	456998	m
MRV	@ Airport	Mineralnyye Vody	STA	442251	430819	m
NAL	@ Airport	Nalchik	KB	435129	436366	m
NNM	@ Airport	Naryan Mar	NEN	676400	531219	m
STW	@ Shpakovskoye Airport	Stavropol	STA	451092	421128	m
UUA	@ Airport	Bugulma	TA	546412	528002	m
#RU	Asia/Novosibirsk
OVB	@ Tolmachevo Airport	Novosibirsk	NVS	550198	826187	l
#RU	Asia/Yekaterinburg
SVX	Koltsovo Airport	Yekaterinburg	SVE	567431	608027	l
UFA	@ International Airport	Ufa	BA	545575	558744	l
CEK	@ Balandino Airport	Chelyabinsk	CHE	553058	615033	m
PEE	@ International Airport	Perm	PER	579145	560212	m
REN	@ Central Airport	Orenburg	ORE	517958	554567	m
TJM	Roshchino International Airport	Tyumen	TYU	571896	653243	m
MQF	@ International Airport	Magnitogorsk	BA	533931	587557	m
KRO	@ Airport	Kurgan	KGN	554753	654156	m
SGC	@ Airport	Surgut	KHM	613437	734018	m
OSW	@ Airport	Orsk	ORE	510725	585956	m
NJC	@ Airport	Nizhnevartovsk	KHM	609493	764836	m
NFG	@ Airport	Nefteyugansk	KHM	611083	726500	m
NOJ	@ Airport	Noyabrsk	YAN	631833	752700	m
HMA	Khanty Mansiysk Airport	Khanty-Mansiysk	KHM	610285	690861	m
KGP	@ International Airport	Kogalym	KHM	621904	745338	m
NYA	@ Airport	Nyagan	KHM	621100	656150	m
NYM	@ Airport	Nadym	YAN	654809	726989	m
URJ	@ Airport	Uray	KHM	601033	648267	m
SLY	@ Airport	Salekhard	YAN	665908	666110	m
OVS	@ Airport	Sovetskiy	KHM	613266	636019	m
BVJ	@ Airport	Bovanenkovo	YAN	703153	683336	m
EYK	Beloyarskiy Airport		KHM	636869	666986	m
NUX	@ Airport	Novy Urengoy	YAN	660694	765203	m
SBT	@ International Airport	Sabetta	YAN	712192	720522	m
#RU	Europe/Samara
KUF	Kurumoch International Airport	Samara	SAM	535049	501643	l
IJK	@ Airport	Izhevsk	UD	568281	534575	m
#RU	Asia/Krasnoyarsk
KJA	@ International Airport	Krasnoyarsk	KYA	561731	924924	l
ABA	@ International Airport	Abakan	KK	537400	913850	m
NSK	@-Alykel Airport	Norilsk	KYA	693111	873322	m
KYZ	@ Airport	Kyzyl	TY	516694	944006	m
EIE	@ Airport	Yeniseysk	KYA	584742	921125	m
IAA	@ Airport	Igarka	KYA	674372	866219	m
HTG	@ Airport	Khatanga	KYA	719781	1024910	m
#RU	Europe/Saratov
GSV	Gagarin International Airport	Saratov	SAR	517128	461711	l
BWO	@ Airport	Balakovo	SAR	518583	477456	m
#RU	Asia/Vladivostok
VVO	Vladivostok International Airport	Artyom	PRI	433963	1321482	l
KHV	@ Novy Airport	Khabarovsk	KHA	485283	1351886	m
KXK	@ Airport	Komsomolsk-on-Amur	KHA	504090	1369340	m
OHO	@ Airport	Okhotsk	KHA	594101	1430565	m
NLI	@	Nikolayevsk-na-Amure Airport	KHA	531550	1406500	m
#RU	Asia/Omsk
OMS	@ Central Airport	Omsk	OMS	549670	733105	m
#RU	Europe/Volgograd
VOG	@ International Airport	Volgograd	VGG	487825	443455	m
#RU	Europe/Ulyanovsk
ULV	@ Baratayevka Airport	Ulyanovsk	ULY	542683	482267	m
ULY	Ulyanovsk East Airport	Cherdakly	ULY	544010	488027	m
#RU	Asia/Barnaul
BAX	@ Airport	Barnaul	ALT	533638	835385	m
#RU	Asia/Irkutsk
IKT	@ International Airport	Irkutsk	IRK	522680	1043890	m
BTK	@ Airport	Bratsk	IRK	563706	1016980	m
UKX	@ Airport	Ust-Kut	IRK	568567	1057300	m
UUD	Baikal International Airport	Ulan Ude	BU	518086	1074397	m
#RU	Asia/Novokuznetsk
NOZ	Spichenkovo Airport	Novokuznetsk	KEM	538114	868772	m
KEJ	@ Airport	Kemerovo	KEM	552701	861072	m
#RU	Europe/Astrakhan
ASF	@ Narimanovo Boris M. Kustodiev International Airport	Astrakhan	AST	462828	480105	m
#RU	Asia/Tomsk
TOF	Bogashevo Airport	Tomsk	TOM	563803	852083	m
#RU	Europe/Kirov
KVX	Pobedilovo Airport	Kirov	KIR	585039	493478	m
#RU	Europe/Kaliningrad
KGD	Khrabrovo Airport	Kaliningrad	KGD	548900	205926	m
#RU	Asia/Chita
HTA	@-Kadala International Airport	Chita	CHI	520263	1133060	m
#RU	Asia/Yakutsk
YKS	@ Airport	Yakutsk	SA	620933	1297710	m
NER	Chulman Airport	Neryungri	SA	569139	1249140	m
MJZ	@ Airport	Mirny	SA	625347	1140390	m
ULK	@ Airport	Lensk	SA	607206	1148260	m
OLZ	@ Airport	Olyokminsk	SA	603975	1204710	m
IKS	@ Airport	Tiksi	SA	716977	1289030	m
ZIX	@ Airport	Zhigansk	SA	667965	1233610	m
SYS	@ Airport	Saskylakh	SA	719279	1140800	m
BQS	Ignatyevo Airport	Blagoveschensk	AMU	504254	1274120	m
PYJ	Polyarny Airport	Yakutia	SA	664004	1120300	m
VYI	@ Airport	Vilyuisk	SA	637567	1216933	m
#RU	Asia/Kamchatka
PKC	Yelizovo Airport	Petropavlovsk-Kamchatsky	KAM	531679	1584540	m
#RU	Asia/Sakhalin
UUS	@ Airport	Yuzhno-Sakhalinsk	SAK	468855	1427175	m
#RU	Asia/Magadan
GDX	Sokol Airport	Magadan	MAG	599110	1507200	m
#RU	Asia/Anadyr
DYR	Ugolny Yuri Ryktheu Airport	Anadyr	CHU	647349	1777410	m
KPW	@ Airport	Keperveem	CHU	678450	1661400	m
#RU	Asia/Ust-Nera
USR	@ Airport	Ust-Nera	SA	645500	1431150	m
#RU	Asia/Srednekolymsk
CYX	@ Airport	Cherskiy	SA	687406	1613380	m
ZKP	@ Airport	Zyryanka	SA	657485	1508889	m
SEK	@ Airport	Srednekolymsk	SA	674805	1537364	m
CKH	Chokurdakh Airport	Chokurdah	SA	706231	1479020	m
MQJ	Moma Airport	Khonuu	SA	664509	1432616	m
#RW	Africa/Kigali
KGL	@ International Airport	Kigali	01	-19686	301395	l
KME	@ Airport	Kamembe	04	-24622	289079	m
#SA	Asia/Riyadh
RUH	King Khaled International Airport	Riyadh	01	249576	466988	l
JED	King Abdulaziz International Airport	Jeddah	02	216796	391565	l
MED	Prince Mohammad Bin Abdulaziz Airport	Medina	03	245534	397051	l
DMM	King Fahd International Airport	Ad Dammam	04	264712	497979	l
TIF	@ Regional Airport	Ta’if	02	214830	405434	m
TUU	@ Airport	Tabuk	07	283654	366189	m
HAS	@ Airport	Ha'il	06	274379	416863	m
AHB	@ International Airport	Abha	14	182404	426566	m
YNB	@ Airport / Prince Abdul Mohsin bin Abdulaziz international Airport	Yanbu	03	241442	380634	m
RAE	@ Domestic Airport	Arar	08	309066	411382	m
GIZ	@ Regional Airport / King Abdullah bin Abdulaziz Airport	Jizan	09	169011	425858	m
TUI	@ Domestic Airport	Turaif	08	316922	387315	m
EJH	@ Domestic Airport	Al Wajh	07	261986	364764	m
AQI	Al @/Hafr Al Batin Airport	Qaisumah	04	283352	461251	m
ABT	King Saud Bin Abdulaziz (Al Baha) Airport	Al-Baha	11	202985	416362	m
AJF	@ Domestic Airport	Al-Jawf	12	297851	401000	m
BHH	@ Airport	Bisha	14	199844	426209	m
DWD	King Salman Abdulaziz Airport	Dawadmi	01	244499	441212	m
EAM	@ Domestic Airport	Najran	10	176114	444192	m
ELQ	Gassim Airport	Buraidah	05	263028	437744	m
HOF	Al-Ahsa International Airport	Hofuf	04	252853	494852	m
KMC	@ Airport	King Khaled Military City	04	279009	455282	m
NUM	Neom Bay Airport	Sharma	07	279276	352887	m
RAH	@ Domestic Airport	Rafha	08	296264	434906	m
SHW	@ Domestic Airport	Sharurah	10	174669	471214	m
ULH	Majeed Bin Abdulaziz Airport	Al Ula	03	264800	381289	m
WAE	@ Domestic Airport	Wadi Al Dawasir	01	205043	451996	m
#SA	Asia/Amman
URY	@ Domestic Airport	Gurayat	12	314124	372789	m
#SB	Pacific/Guadalcanal
HIR	@ International Airport	Honiara	GU	-94280	1600550	l
MUA	@ Airport	Munda	WE	-83280	1572630	m
#SC	Indian/Mahe
SEZ	Seychelles International Airport	Mahe Island	20	-46743	555218	l
PRI	Praslin Airport	Grand Anse	14	-43193	556914	m
#SD	Africa/Khartoum
KRT	@ International Airport	Khartoum	03	155895	325532	l
UYL	@ Airport	Nyala	11	120535	249562	m
PZU	@ New International Airport	Port Sudan	26	194336	372341	m
KSL	@ Airport	Kassala	05	153875	363288	m
ELF	@ Airport	El Fasher	02	136149	253246	m
DOG	@ Airport	Dongola	01	191539	304301	m
EBD	@ Airport	El-Obeid	09	131532	302327	m
#SE	Europe/Stockholm
ARN	@-Arlanda Airport	Stockholm	AB	596519	179186	l
GOT	@-Landvetter Airport	Gothenburg	Q	576628	122798	l
BMA	@-Bromma Airport	Stockholm	AB	593544	179417	m
VST	@ Västerås Airport	Stockholm/Västerås	U	595894	166336	m
MMX	@ Sturup Airport	Malmö	M	555363	133762	m
ORB	@ Airport	Örebro	T	592237	150380	m
LPI	@ City Airport	Linköping	E	584062	156805	m
JKG	@ Airport	Jönköping	F	577576	140687	m
NRK	@ Airport	Norrköping	E	585863	162506	m
UME	@ Airport	Umeå	AC	637918	202828	m
HAD	@ Airport	Halmstad	N	566911	128202	m
VXO	@ Kronoberg Airport	Växjö	G	569291	147280	m
KSD	@ Airport	Karlstad	S	594447	133374	m
SDL	@-Härnösand Airport	Sundsvall/Härnösand	Y	625281	174439	m
OSD	Åre @ Airport	Östersund	Z	631944	145003	m
THN	@-Vänersborg Airport	Trollhättan	Q	583181	123450	m
LLA	@ Airport	Luleå	BD	655438	221220	m
KID	@ Airport	Kristianstad	M	559217	140855	m
KLR	@ Airport	Kalmar	H	566855	162876	m
SFT	@ Airport	Skellefteå	AC	646248	210769	m
OER	@ Airport	Örnsköldsvik	Y	634083	189900	m
NYO	Stockholm Skavsta Airport	Nyköping	D	587886	169122	m
VBY	@ Airport	Visby	I	576628	183462	m
AGH	@-Helsingborg Airport	Ängelholm	M	562961	128471	m
KRN	@ Airport	Kiruna	BD	678220	203368	m
RNB	@ Airport	Ronneby	K	562667	152650	m
MXX	@ Airport	Mora	W	609579	145114	m
GEV	@ Airport	Gällivare	BD	671324	208146	m
LYC	@ Airport	Lycksele	AC	645483	187162	m
AJR	@ Airport	Arvidsjaur	BD	655903	192819	m
TYF	@ Airport	Torsby	S	601576	129913	m
VHM	@ South Lapland Airport	Vilhelmina	AC	645791	168336	m
EVG	@ Airport	Sveg	Z	620478	144229	m
SQO	@ Airport	Storuman	AC	649609	176966	m
BLE	Dala Airport	Borlange	W	604220	155152	m
HFS	Hagfors Airport	Råda	S	600201	135789	m
HMV	@ Airport	Hemavan	AC	658061	150828	m
KRF	Kramfors-Sollefteå Höga Kusten Airport	Nyland	Y	630486	177689	m
SCR	Scandinavian Mountains Airport	Malung-Sälen	W	611584	128425	m
#SG	Asia/Singapore
SIN	@ Changi Airport	Singapore	04	13502	1039940	l
XSP	@ Airport	Seletar	02	14156	1038667	m
#SH	Atlantic/St_Helena
ASI	RAF Ascension Island	Cat Hill	AC	-79696	-143937	m
#SI	Europe/Ljubljana
LJU	@ Jože Pučnik Airport	Ljubljana	061	462237	144576	l
#SK	Europe/Bratislava
BTS	M. R. Štefánik Airport	Bratislava	BL	481702	172127	l
KSC	@ Airport	Košice	KI	486631	212411	m
TAT	@-Tatry Airport	Poprad	PV	490736	202411	m
SLD	@ Airport	Sliač	BC	486378	191341	m
#SL	Africa/Freetown
FNA	Lungi International Airport	Freetown (Lungi-Town)	N	86164	-131955	l
KBS	@ Airport	Bo	S	79444	-117610	m
KEN	@ Airport	Kenema	E	78964	-111741	m
WYE	@ Airport	Yengema	E	86105	-110454	m
#SN	Africa/Dakar
DSS	Blaise Diagne International Airport	Dakar	DK	146700	-170733	l
ZIG	@ Airport	Ziguinchor	ZG	125556	-162818	m
TUD	@ Airport	Tambacounda	TC	137368	-136531	m
MAX	@ Airport	Ouro Sogui	MT	155936	-133228	m
CSK	@ Airport	Cap Skirring	ZG	123953	-167480	m
XLS	@ Airport	Saint Louis	SL	160498	-164610	m
#SO	Africa/Mogadishu
MGQ	Aden Adde International Airport	Mogadishu	BN	20144	453047	m
BBO	@ Airport	Berbera	WO	103850	449367	m
HGA	Egal International Airport	Hargeisa	WO	95132	440824	m
#SR	America/Paramaribo
PBM	Johan Adolf Pengel International Airport	Zandery	PR	54528	-551878	l
#SS	Africa/Juba
JUB	@ International Airport	Juba	17	48720	316011	l
WUU	@ Airport	Wau	14	77258	279750	m
#SS	Africa/Khartoum
MAK	@ Airport	Malakal	23	95590	316522	m
#ST	Africa/Sao_Tome
TMS	@ International Airport	São Tomé	01	3782	67122	m
PCP	Principe Airport	São Tomé & Príncipe	P	16629	74117	m
#SV	America/El_Salvador
SAL	Monseñor Óscar Arnulfo Romero International Airport	San Salvador (San Luis Talpa)	PA	134409	-890557	l
ILS	Ilopango International Airport	San Salvador	SS	136995	-891199	m
#SX	America/Lower_Princes
SXM	Princess Juliana International Airport	Saint Martin	U-A	180410	-631089	l
#SY	Asia/Damascus
DAM	@ International Airport	Damascus	DI	334115	365156	l
ALP	@ International Airport	Aleppo	HL	361807	372244	m
LTK	Bassel Al-Assad International Airport	Latakia	LA	354011	359487	m
KAC	Qamishli Airport	Qamishly	HA	370206	411914	m
#SZ	Africa/Mbabane
SHO	King Mswati III International Airport	Mpaka	LU	-263586	317169	l
#TC	America/Grand_Turk
PLS	@ International Airport	Providenciales	PR	217737	-722683	l
GDT	JAGS McCartney International Airport	Cockburn Town	GT	214445	-711423	m
NCA	@ Airport	North Caicos	NC	219161	-719430	m
XSC	@ Airport	South Caicos	SC	215157	-715285	m
#TD	Africa/Ndjamena
NDJ	@ International Airport	N'Djamena	ND	121337	150340	l
MQQ	@ Airport	Moundou	LO	86244	160714	m
AEH	@ Airport	Abeche	OD	138470	208443	m
#TG	Africa/Lome
LFW	@–Tokoin International Airport	Lomé	M	61656	12545	m
#TH	Asia/Bangkok
BKK	Suvarnabhumi Airport	Bangkok	10	136811	1007470	l
DMK	Don Mueang International Airport	Bangkok	10	139126	1006070	l
CNX	@ International Airport	Chiang Mai	50	187668	989626	l
HKT	@ International Airport	Phuket	83	81132	983169	l
UTH	@ Airport	Udon Thani	41	173864	1027880	m
HDY	@ International Airport	Hat Yai	90	69332	1003930	m
KKC	@ Airport	Khon Kaen	40	164666	1027840	m
URT	@ Airport	Surat Thani	84	91326	991356	m
UBP	@ Airport	Ubon Ratchathani	34	152513	1048700	m
NST	@ Airport	Nakhon Si Thammarat	80	85396	999447	m
UTP	U-Tapao International Airport	Rayong	21	126799	1010050	m
PHS	@ Airport	Phitsanulok	65	167829	1002790	m
CEI	Mae Fah Luang - @ International Airport	Chiang Rai	57	199523	998829	m
TST	@ Airport	Trang	92	75087	996166	m
CJM	@ Airport	Chumphon	86	107112	993617	m
HHQ	@ Airport	Hua Hin	76	126362	999515	m
PXR	@ Airport	Surin	32	148683	1034980	m
ROI	@ Airport	Roi Et	45	161168	1037740	m
KOP	@ Airport	Nakhon Phanom	48	173838	1046430	m
KBV	@ Airport	Krabi	81	80991	989862	m
UNN	@ Airport	Ranong	85	97776	985855	m
BFV	Buri Ram Airport	Buriram	31	152295	1032530	m
HGN	Mae Hong Son Airport		58	193013	979758	m
LOE	Loei Airport		42	174391	1017220	m
LPT	Lampang Airport		52	182709	995042	m
MAQ	Mae Sot Airport		63	166999	985451	m
NAW	Narathiwat Airport		96	65199	1017430	m
NNT	Nan Airport		55	188079	1007830	m
PHY	Phetchabun Airport		67	166760	1011950	m
SNO	Sakon Nakhon Airport		47	171951	1041190	m
TDX	Trat Airport	Laem Ngop	23	122746	1023190	m
THS	Sukhothai Airport		64	172380	998182	m
USM	Samui Airport	Na Thon (Ko Samui Island)	84	95478	1000620	m
#TJ	Asia/Dushanbe
DYU	@ Airport	Dushanbe	RR	385433	688250	m
LBD	@ Airport	Khujand	SU	402154	696947	m
KQT	Qurghonteppa International Airport	Kurgan-Tyube	KT	378664	688647	m
TJU	Kulob Airport	Kulyab	KT	379881	698050	m
#TL	Asia/Dili
DIL	Presidente Nicolau Lobato International Airport	Dili	DI	-85466	1255245	m
#TM	Asia/Ashgabat
ASB	@ International Airport	Ashgabat	S	379868	583610	l
CRZ	@ International Airport	Türkmenabat	L	389307	635640	m
TAZ	@ Airport	Daşoguz	D	417599	598361	m
MYP	@ International Airport	Mary	M	376235	618957	m
KRW	@ International Airport	Turkmenbashi	B	400633	530072	m
#TN	Africa/Tunis
TUN	@ Carthage International Airport	Tunis	11	368510	102272	l
SFA	@ Thyna International Airport	Sfax	61	347180	106910	m
GAE	@ Matmata International Airport	Gabès	81	337337	99194	m
GAF	@ Ksar International Airport	Gafsa	71	344220	88225	m
MIR	@ Habib Bourguiba International Airport	Monastir	52	357581	107547	m
TOE	@ Nefta International Airport	Tozeur	72	339397	81106	m
TBJ	@-Aïn Draham International Airport	Tabarka	32	369800	88769	m
DJE	Djerba Zarzis International Airport	Mellita	82	338750	107755	m
NBE	@ - Hammamet International Airport	Enfidha	51	360758	104386	m
#TO	Pacific/Tongatapu
HPA	@ Island Airport	Lifuka	02	-197770	-1743410	m
TBU	Fua'amotu International Airport	Nuku'alofa	04	-212412	-1751500	m
VAV	Vava'u International Airport	Vava'u Island	05	-185853	-1739620	m
#TR	Europe/Istanbul
IST	İstanbul Airport	Istanbul	34	412613	287420	l
ESB	Esenboğa International Airport	Ankara	06	401281	329951	l
ADB	Adnan Menderes International Airport	İzmir	35	382924	271570	l
AYT	@ International Airport	Antalya	07	368987	308005	l
BJV	Milas @ International Airport	Bodrum	48	372506	276643	l
DLM	@ International Airport	Dalaman	48	367131	287925	l
ISL	İstanbul Atatürk Airport	Bakırköy, Istanbul	34	409719	288237	l
SAW	Istanbul Sabiha Gökçen International Airport	Pendik, Istanbul	34	408986	293092	l
YEI	@ Yenişehir Airport	Bursa	16	402552	295626	m
GZT	@ International Airport	Gaziantep	27	369472	374787	m
KYA	@ Airport	Konya	42	379790	325619	m
DIY	@ Airport	Diyarbakır	21	378939	402010	m
ASR	@ Erkilet Airport	Kayseri	38	387704	354954	m
AOE	Anadolu Airport	Eskişehir	26	398099	305194	m
GNY	@ GAP Airport	Şanlıurfa	63	374457	388956	m
MLX	@ Erhaç Airport	Malatya	44	384353	380910	m
ERZ	@ International Airport	Erzurum	25	399565	411702	m
SZF	@-Çarşamba Airport	Samsun	55	412545	365671	m
BAL	@ Airport	Batman	72	379290	411166	m
KCM	@ Airport	Kahramanmaraş	46	375388	369535	m
VAN	@ Ferit Melen Airport	Van	65	384682	433323	m
DNZ	Çardak Airport	Denizli	20	377856	297013	m
EZS	@ Airport	Elazığ	23	385980	392835	m
TZX	@ International Airport	Trabzon	61	409951	397897	m
ADF	@ Airport	Adıyaman	02	377314	384689	m
HTY	Hatay Airport	Antakya	31	363628	362822	m
TEQ	Tekirdağ @ Airport	Çorlu	59	411382	279191	m
ISE	Süleyman Demirel International Airport	Isparta	32	378554	303684	m
TJK	@ Airport	Tokat	60	403074	363674	m
OGU	@–Giresun Airport	Ordu	52	409669	380860	m
ERC	@ Airport	Erzincan	24	397102	395270	m
ONQ	@ Çaycuma Airport	Zonguldak	67	415064	320886	m
RZV	@–Artvin Airport	Rize	53	411796	408508	m
AJI	@ Airport	Ağrı	04	396556	430257	m
CKZ	@ Airport	Çanakkale	17	401377	264268	m
MSR	@ Airport	Muş	49	387478	416612	m
KSY	@ Airport	Kars	36	405622	431150	m
IGD	@ Airport	Iğdır	76	399766	438766	m
MQM	@ Airport	Mardin	47	372233	406317	m
NKT	@ Şerafettin Elçi Airport	Şırnak	73	373647	420582	m
EDO	Balıkesir Koca Seyit Airport	Edremit	10	395546	270138	m
NOP	@ Airport	Sinop	57	420183	350718	m
GZP	@-Alanya Airport	Gazipaşa	07	362992	323006	m
ADA	Adana Şakirpaşa Airport	Seyhan	01	369822	352804	m
BZI	Balıkesir Merkez Airport		10	396193	279260	m
YKO	@ Yüksekova Airport	Hakkari	30	375497	442381	m
#TT	America/Port_of_Spain
POS	Piarco International Airport	Port of Spain	TUP	105954	-613372	m
TAB	Tobago-Crown Point Airport	Scarborough	TOB	111497	-608322	m
#TV	Pacific/Funafuti
FUN	@ International Airport	Funafuti	FUN	-85250	1791960	m
#TW	Asia/Taipei
KHH	Kaohsiung International Airport	Kaohsiung (Xiaogang)	KHH	225771	1203500	l
TPE	Taiwan Taoyuan International Airport	Taoyuan (Dayuan)	TAO	250777	1212330	l
HUN	Hualien Airport	Hualien City	HUA	240231	1216180	m
TTT	Taitung Airport	Taitung City	TTT	227550	1211020	m
CYI	Chiayi Airport	Chiayi City	CYQ	234618	1203930	m
HCN	Hengchun Airport	Hengchung	PIF	220411	1207300	m
KNH	Kinmen Airport	Shang-I	X-KM	244279	1183590	m
KYD	Lanyu Airport	Orchid Island	TTT	220270	1215350	m
MZG	Penghu Magong Airport	Huxi	PEN	235687	1196280	m
PIF	@ North Airport	Pingtung	PIF	227002	1204820	m
RMQ	Taichung International Airport / Ching Chuang Kang Air Base	Taichung (Qingshui)	TXG	242647	1206210	m
TNN	Tainan International Airport / Tainan Air Base	Tainan (Rende)	TNN	229504	1202060	m
TSA	Taipei Songshan Airport	Taipei City	TPE	250694	1215520	m
#TW	Asia/Shanghai
LZN	Matsu Nangan Airport	Matsu (Nangan)	X-LK	261598	1199580	m
MFK	Matsu Beigan Airport	Matsu (Beigan)	X-LK	262242	1200030	m
#TZ	Africa/Dar_es_Salaam
DAR	Julius Nyerere International Airport	Dar es Salaam	02	-68781	392026	l
ZNZ	Abeid Amani Karume International Airport	Zanzibar	07	-62220	392249	l
MWZ	@ Airport	Mwanza	18	-24445	329327	m
ARK	@ Airport	Arusha	01	-33678	366333	m
JRO	Kilimanjaro International Airport	Arusha	01	-34294	370745	m
MBI	Songwe Airport	Mbeya	14	-89199	332740	m
TGT	@ Airport	Tanga	25	-50924	390712	m
DOD	@ Airport	Dodoma	03	-61704	357526	m
MYW	@ Airport	Mtwara	17	-103362	401820	m
#UA	Europe/Kiev
LWO	@ International Airport	Lviv	46	498125	239561	l
KBP	@ International Airport	Boryspil	32	503450	308947	l
IEV	Ihor Sikorsky @ International Airport (Zhuliany)	Kyiv	30	504019	304519	m
HRK	@ International Airport	Kharkiv	63	499248	362900	m
DNK	@ International Airport	Dnipro	12	483572	351006	m
ODS	@ International Airport	Odessa	51	464268	306765	m
KWG	@ International Airport	Kryvyi Rih	12	480433	332100	m
MPW	@ International Airport	Mariupol	14	470761	374496	m
KHE	@ International Airport	Kherson	65	466758	325064	m
RWN	@ International Airport	Rivne	19	506071	261416	m
CWC	@ International Airport	Chernivtsi	77	482593	259808	m
IFO	@ International Airport	Ivano-Frankivsk	26	488842	246861	m
NLV	Mykolaiv International Airport	Nikolayev	48	470579	319198	m
#UA	Europe/Zaporozhye
OZH	Zaporizhzhia International Airport	Zaporizhia	23	478670	353157	m
#UA	Europe/Simferopol
SIP	@ International Airport	Simferopol	43	450522	339751	m
#UA	Europe/Uzhgorod
UDJ	@ International Airport	Uzhhorod	21	486343	222634	m
#UG	Africa/Kampala
EBB	Entebbe International Airport	Kampala	C	424	324435	l
ULU	@ Airport	Gulu	N	28056	322718	m
SRT	@ Airport	Soroti	E	17277	336228	m
RUA	@ Airport	Arua	N	30492	309117	m
#UM	Pacific/Wake
AWK	@ Airfield	Wake Island	79	192824	1666366	m
#US	America/New_York
JFK	John F. Kennedy International Airport	New York	NY	406394	-737793	l
LGA	LaGuardia Airport	New York	NY	407772	-738726	l
PHL	@ International Airport	Philadelphia	PA	398719	-752411	l
JAX	@ International Airport	Jacksonville	FL	304941	-816879	l
CMH	John Glenn @ International Airport	Columbus	OH	399980	-828919	l
CLT	@ Douglas International Airport	Charlotte	NC	352140	-809431	l
BOS	Logan International Airport	Boston	MA	423643	-710052	l
BWI	@/Washington International Thurgood Marshall Airport	Baltimore	MD	391754	-766683	l
DCA	Ronald Reagan @ National Airport	Washington	DC	388521	-770377	l
ATL	Hartsfield Jackson @ International Airport	Atlanta	GA	336367	-844281	l
RDU	@ Durham International Airport	Raleigh/Durham	NC	358776	-787875	l
MIA	@ International Airport	Miami	FL	257932	-802906	l
CLE	@ Hopkins International Airport	Cleveland	OH	414117	-818498	l
TPA	@ International Airport	Tampa	FL	279755	-825332	l
PIT	@ International Airport	Pittsburgh	PA	404915	-802329	l
CVG	@ Northern Kentucky International Airport	Cincinnati/Covington	KY	390488	-846678	l
EWR	@ Liberty International Airport	Newark	NJ	406925	-741687	l
MCO	@ International Airport	Orlando	FL	284294	-813090	l
SFB	@ Sanford International Airport	Orlando	FL	287776	-812375	l
BUF	@ Niagara International Airport	Buffalo	NY	429405	-787322	l
RIC	@ International Airport	Richmond	VA	375052	-773197	l
FLL	@ Hollywood International Airport	Fort Lauderdale	FL	260726	-801527	l
SAV	@ Hilton Head International Airport	Savannah	GA	321276	-812021	l
SYR	@ Hancock International Airport	Syracuse	NY	431112	-761063	l
PBI	Palm Beach International Airport	West Palm Beach	FL	266832	-800956	l
PVD	Theodore Francis Green State Airport	Warwick	RI	417250	-714257	l
RSW	Southwest Florida International Airport	Fort Myers	FL	265362	-817552	l
PWM	@ International Jetport	Portland	ME	436462	-703093	l
IAD	Washington @ International Airport	Dulles	VA	389445	-774558	l
PNE	Northeast @ Airport	Philadelphia	PA	400819	-750106	m
LCK	Rickenbacker International Airport	Columbus	OH	398138	-829278	m
GSO	Piedmont Triad International Airport	Greensboro	NC	360978	-799373	m
TOL	Eugene F. Kranz @ Express Airport	Toledo	OH	415868	-838078	m
ORF	@ International Airport	Norfolk	VA	368946	-762012	m
LEX	Blue Grass Airport	Lexington	KY	380365	-846059	m
ROC	Frederick Douglass Greater @ International Airport	Rochester	NY	431189	-776724	m
FAY	@ Regional Airport - Grannis Field	Fayetteville	NC	349912	-788803	m
CSG	@ Metropolitan Airport	Columbus	GA	325163	-849389	m
CAK	@ Canton Regional Airport	Akron	OH	409161	-814422	m
TLH	@ Regional Airport	Tallahassee	FL	303965	-843503	m
ORH	@ Regional Airport	Worcester	MA	422673	-718757	m
PHF	@ Williamsburg International Airport	Newport News	VA	371319	-764930	m
CHA	@ Metropolitan Airport (Lovell Field)	Chattanooga	TN	350353	-852038	m
BDR	Igor I Sikorsky Memorial Airport	Bridgeport	CT	411635	-731262	m
DAY	James M Cox @ International Airport	Dayton	OH	399024	-842194	m
CAE	@ Metropolitan Airport	Columbia	SC	339388	-811195	m
CHS	@ International Airport	Charleston	SC	328986	-800405	m
HVN	Tweed @ Airport	New Haven	CT	412637	-728868	m
GNV	@ Regional Airport	Gainesville	FL	296901	-822718	m
BDL	Bradley International Airport	Hartford	CT	419385	-726881	m
ABE	Lehigh Valley International Airport	Allentown	PA	406518	-754428	m
AHN	@ Ben Epps Airport	Athens	GA	339486	-833263	m
ILM	@ International Airport	Wilmington	NC	342706	-779026	m
MHT	@-Boston Regional Airport	Manchester	NH	429326	-714357	m
ROA	@–Blacksburg Regional Airport	Roanoke	VA	373255	-799754	m
ERI	@ International Tom Ridge Field	Erie	PA	420831	-801739	m
ALB	@ International Airport	Albany	NY	427483	-738017	m
EWB	@ Regional Airport	New Bedford	MA	416761	-709569	m
MCN	Middle Georgia Regional Airport	Macon	GA	326928	-836492	m
PGV	Pitt-@ Airport	Greenville	NC	356352	-773853	m
AVL	@ Regional Airport	Asheville	NC	354362	-825418	m
RDG	@ Regional Airport (Carl A Spaatz Field)	Reading	PA	403785	-759652	m
USA	@-Padgett Regional Airport	Concord	NC	353878	-807091	m
TTN	@ Mercer Airport	Trenton	NJ	402767	-748135	m
MLB	@ Orlando International Airport	Melbourne	FL	281028	-806453	m
LYH	@ Regional Airport - Preston Glenn Field	Lynchburg	VA	373267	-792004	m
ABY	Southwest Georgia Regional Airport	Albany	GA	315329	-841962	m
ILG	New Castle Airport	Wilmington	DE	396787	-756065	m
DAB	@ International Airport	Daytona Beach	FL	291799	-810581	m
LNS	@ Airport	Lancaster	PA	401217	-762961	m
HPN	Westchester County Airport	White Plains	NY	410670	-737076	m
VLD	@ Regional Airport	Valdosta	GA	307825	-832767	m
SRQ	@ Bradenton International Airport	Sarasota/Bradenton	FL	273954	-825544	m
PIE	St. Petersburg Clearwater International Airport	Pinellas Park	FL	279102	-826874	m
CRW	Yeager Airport	Charleston	WV	383731	-815932	m
MDT	@ International Airport	Harrisburg	PA	401935	-767634	m
IAG	@ International Airport	Niagara Falls	NY	431073	-789462	m
HTS	Tri-State Airport / Milton J. Ferguson Field	Huntington	WV	383667	-825580	m
CHO	@ Albemarle Airport	Charlottesville	VA	381386	-784529	m
BGM	Greater @/Edwin A Link field	Binghamton	NY	422087	-759798	m
AOO	@ Blair County Airport	Altoona	PA	402964	-783200	m
AGS	@ Regional At Bush Field	Augusta	GA	333699	-819645	m
SCE	University Park Airport	State College	PA	408494	-778485	m
AVP	Wilkes Barre Scranton International Airport	Wilkes-Barre/Scranton	PA	413385	-757234	m
HHH	Hilton Head Airport	Hilton Head Island	SC	322244	-806975	m
ACY	@ International Airport	Atlantic City	NJ	394576	-745772	m
FLO	@ Regional Airport	Florence	SC	341854	-797239	m
SBY	@ Ocean City Wicomico Regional Airport	Salisbury	MD	383405	-755103	m
BGR	@ International Airport	Bangor	ME	448074	-688281	m
MYR	@ International Airport	Myrtle Beach	SC	336797	-789283	m
PKB	Mid Ohio Valley Regional Airport	Parkersburg	WV	393451	-814392	m
ITH	@ Tompkins Regional Airport	Ithaca	NY	424910	-764584	m
MGW	@ Municipal Airport Walter L. (Bill) Hart Field	Morgantown	WV	396433	-799176	m
EWN	Coastal Carolina Regional Airport	New Bern	NC	350730	-770429	m
IPT	@ Regional Airport	Williamsport	PA	412418	-769211	m
GSP	Greenville Spartanburg International Airport	Greer	SC	348957	-822189	m
SWF	New York Stewart International Airport	Newburgh	NY	415041	-741048	m
ELM	@ Corning Regional Airport	Elmira/Corning	NY	421599	-768916	m
ART	@ International Airport	Watertown	NY	439919	-760217	m
EYW	@ International Airport	Key West	FL	245561	-817596	m
PSM	@ International at Pease Airport	Portsmouth	NH	430779	-708233	m
JST	John Murtha @ Cambria County Airport	Johnstown	PA	403161	-788339	m
PBG	@ International Airport	Plattsburgh	NY	446509	-734681	m
BTV	Burlington International Airport	South Burlington	VT	444719	-731533	m
ISP	Long Island Mac Arthur Airport	Islip	NY	407952	-731002	m
AUG	@ State Airport	Augusta	ME	443206	-697973	m
PGD	Charlotte County Airport	Punta Gorda	FL	269202	-819905	m
BKW	Raleigh County Memorial Airport	Beckley	WV	377873	-811242	m
VRB	@ Regional Airport	Vero Beach	FL	276556	-804179	m
BQK	@ Golden Isles Airport	Brunswick	GA	312588	-814665	m
RUT	@ - Southern Vermont Regional Airport	Rutland	VT	435294	-729496	m
HYA	Cape Cod Gateway Airport	Hyannis	MA	416693	-702804	m
LEB	@ Municipal Airport	Lebanon	NH	436261	-723042	m
MSS	@ International Airport Richards Field	Massena	NY	449362	-748443	m
BLF	Mercer County Airport	Bluefield	WV	372958	-812077	m
TYS	McGhee Tyson Airport	Alcoa	TN	358110	-839940	m
PQI	@ International Airport	Presque Isle	ME	466890	-680448	m
BFD	@ Regional Airport	Bradford	PA	418031	-786401	m
CKB	North Central West Virginia Airport	Bridgeport	WV	392966	-802281	m
LBE	Arnold Palmer Regional Airport	Latrobe	PA	402759	-794048	m
ACK	@ Memorial Airport	Nantucket	MA	412531	-700602	m
SLK	Adirondack Regional Airport	Saranac Lake	NY	443869	-742046	m
LWB	Greenbrier Valley Airport	Lewisburg	WV	378583	-803995	m
TRI	Tri-Cities Regional TN/VA Airport	Blountville	TN	364752	-824074	m
BHB	Hancock County-@ Airport	Bar Harbor	ME	444500	-683615	m
SHD	Shenandoah Valley Regional Airport	Weyers Cave	VA	382638	-788964	m
OAJ	Albert J Ellis Airport	Richlands	NC	348292	-776121	m
DUJ	DuBois Regional Airport	Dubois	PA	411783	-788987	m
UST	Northeast Florida Regional Airport	St Augustine	FL	299592	-813398	m
RKD	Knox County Regional Airport	Rockland	ME	440601	-690992	s
PVC	@ Municipal Airport	Provincetown	MA	420719	-702214	s
BID	@ State Airport	Block Island	RI	411681	-715778	s
MVY	@ Airport	Martha's Vineyard	MA	413931	-706143	s
#US	America/Los_Angeles
LAX	@ International Airport	Los Angeles	CA	339425	-1184080	l
SAN	@ International Airport	San Diego	CA	327336	-1171900	l
SJC	Norman Y. Mineta @ International Airport	San Jose	CA	373625	-1219292	l
SFO	@ International Airport	San Francisco	CA	376190	-1223750	l
SEA	@–Tacoma International Airport	Seattle	WA	474492	-1223111	l
PDX	@ International Airport	Portland	OR	455887	-1225980	l
LAS	Harry Reid International Airport	Las Vegas	NV	360834	-1151518	l
SMF	@ International Airport	Sacramento	CA	386954	-1215910	l
OAK	Metropolitan @ International Airport	Oakland	CA	377213	-1222210	l
SNA	John Wayne Airport	Santa Ana	CA	336757	-1178680	l
RNO	@ Tahoe International Airport	Reno	NV	394991	-1197680	l
ONT	@ International Airport	Ontario	CA	340560	-1176010	l
BFI	Boeing Field King County International Airport	Seattle	WA	475300	-1223020	m
FAT	@ Yosemite International Airport	Fresno	CA	367762	-1197180	m
MHR	@ Mather Airport	Sacramento	CA	385539	-1212980	m
LGB	@ Airport (Daugherty Field)	Long Beach	CA	338165	-1181499	m
BFL	Meadows Field	Bakersfield	CA	354336	-1190570	m
SBD	@ International Airport	San Bernardino	CA	340954	-1172350	m
GEG	@ International Airport	Spokane	WA	476199	-1175340	m
STS	Charles M. Schulz Sonoma County Airport	Santa Rosa	CA	385090	-1228130	m
EUG	Mahlon Sweet Field	Eugene	OR	441246	-1232120	m
PAE	Snohomish County (Paine Field) Airport	Everett	WA	479063	-1222820	m
BUR	Hollywood @ Airport	Burbank	CA	341977	-1183564	m
SMX	@ Public Airport Captain G Allan Hancock Field	Santa Maria	CA	348989	-1204570	m
YKM	@ Air Terminal McAllister Field	Yakima	WA	465682	-1205440	m
SBA	@ Municipal Airport	Santa Barbara	CA	344262	-1198400	m
RDD	@ Municipal Airport	Redding	CA	405090	-1222930	m
BLI	@ International Airport	Bellingham	WA	487928	-1225380	m
MFR	Rogue Valley International @ Airport	Medford	OR	423742	-1228730	m
PSC	Tri Cities Airport	Pasco	WA	462647	-1191190	m
PSP	@ International Airport	Palm Springs	CA	338297	-1165070	m
SBP	San Luis County Regional Airport	San Luis Obispo	CA	352368	-1206420	m
PUW	@ Moscow Regional Airport	Pullman/Moscow	WA	467439	-1171100	m
LWS	@ Nez Perce County Airport	Lewiston	ID	463745	-1170150	m
ALW	@ Regional Airport	Walla Walla	WA	460949	-1182880	m
RDM	Roberts Field	Redmond	OR	442541	-1211500	m
MRY	@ Peninsula Airport	Monterey	CA	365870	-1218430	m
LMT	Crater Lake-Klamath Regional Airport	Klamath Falls	OR	421561	-1217330	m
EKO	@ Regional Airport	Elko	NV	408249	-1157920	m
CLM	William R Fairchild International Airport	Port Angeles	WA	481202	-1235000	m
ACV	California Redwood Coast-Humboldt County Airport	Arcata/Eureka	CA	409781	-1241090	m
PDT	Eastern Oregon Regional Airport at @	Pendleton	OR	456951	-1188410	m
OTH	Southwest Oregon Regional Airport	North Bend	OR	434171	-1242460	m
CEC	Jack Mc Namara Field Airport	Crescent City	CA	417802	-1242370	m
BIH	Eastern Sierra Regional Airport	Bishop/Mammoth Lakes	CA	373731	-1183640	m
EAT	Pangborn Memorial Airport	Wenatchee	WA	473989	-1202068	s
#US	America/Chicago
MDW	@ Midway International Airport	Chicago	IL	417860	-877524	l
ORD	@ O'Hare International Airport	Chicago	IL	419786	-879048	l
IAH	George Bush Intercontinental @ Airport	Houston	TX	299844	-953414	l
SAT	@ International Airport	San Antonio	TX	295337	-984698	l
DFW	@ Fort Worth International Airport	Dallas/Fort Worth	TX	328968	-970380	l
AUS	@-Bergstrom International Airport	Austin	TX	301975	-976620	l
MEM	@ International Airport	Memphis	TN	350424	-899767	l
MKE	General Mitchell International Airport	Milwaukee	WI	429472	-878966	l
BNA	@ International Airport	Nashville	TN	361245	-866782	l
MCI	@ International Airport	Kansas City	MO	392976	-947139	l
MSP	@-Saint Paul International Airport	Minneapolis	MN	448820	-932218	l
TUL	@ International Airport	Tulsa	OK	361984	-958881	l
MSY	Louis Armstrong @ International Airport	New Orleans	LA	299934	-902580	l
STL	@ Lambert International Airport	St Louis	MO	387487	-903700	l
HOU	William P Hobby Airport	Houston	TX	296454	-952789	m
DAL	@ Love Field	Dallas	TX	328471	-968518	m
OKC	Will Rogers World Airport	Oklahoma City	OK	353931	-976007	m
OMA	Eppley Airfield	Omaha	NE	413032	-958941	m
ICT	@ Eisenhower National Airport	Wichita	KS	376499	-974331	m
CRP	@ International Airport	Corpus Christi	TX	277704	-975012	m
LNK	@ Airport	Lincoln	NE	408510	-967592	m
LRD	@ International Airport	Laredo	TX	275438	-994616	m
LBB	@ Preston Smith International Airport	Lubbock	TX	336636	-1018230	m
MSN	Dane County Regional Truax Field	Madison	WI	431399	-893375	m
BTR	@ Metropolitan Airport	Baton Rouge	LA	305332	-911496	m
BHM	@-Shuttlesworth International Airport	Birmingham	AL	335629	-867535	m
DSM	@ International Airport	Des Moines	IA	415340	-936631	m
MGM	@ Regional (Dannelly Field) Airport	Montgomery	AL	323006	-863940	m
AMA	Rick Husband @ International Airport	Amarillo	TX	352194	-1017060	m
LIT	Bill & Hillary Clinton National Airport/Adams Field	Little Rock	AR	347296	-922237	m
SHV	@ Regional Airport	Shreveport	LA	324466	-938256	m
MOB	@ Regional Airport	Mobile	AL	306912	-882428	m
HSV	@ International Carl T Jones Field	Huntsville	AL	346372	-867751	m
BRO	@ South Padre Island International Airport	Brownsville	TX	259068	-974259	m
FSD	@ Regional Airport / Joe Foss Field	Sioux Falls	SD	435855	-967412	m
JAN	@-Medgar Wiley Evers International Airport	Jackson	MS	323112	-900759	m
SGF	@ Branson National Airport	Springfield	MO	372457	-933886	m
RFD	Chicago @ International Airport	Rockford	IL	421954	-890972	m
GRK	@-Fort Hood Regional Airport / Robert Gray Army Air Field	Killeen	TX	310672	-978289	m
MFE	@ Miller International Airport	McAllen	TX	261761	-982380	m
MAF	@ International Air and Space Port	Midland	TX	319425	-1022020	m
ACT	@ Regional Airport	Waco	TX	316113	-972305	m
CID	The Eastern Iowa Airport	Cedar Rapids	IA	418847	-917108	m
LFT	@ Regional Airport	Lafayette	LA	302053	-919876	m
ABI	@ Regional Airport	Abilene	TX	324113	-996819	m
EVV	@ Regional Airport	Evansville	IN	380370	-875324	m
COU	@ Regional Airport	Columbia	MO	388181	-922196	m
FAR	Hector International Airport	Fargo	ND	469207	-968158	m
BPT	Jack Brooks Regional Airport	Beaumont/Port Arthur	TX	299508	-940207	m
SPI	Abraham Lincoln Capital Airport	Springfield	IL	398441	-896779	m
PIA	General Wayne A. Downing @ International Airport	Peoria	IL	406642	-896933	m
RST	@ International Airport	Rochester	MN	439083	-925000	m
CLL	Easterwood Field	College Station	TX	305886	-963638	m
GRB	Austin Straubel International Airport	Green Bay	WI	444835	-881308	m
SPS	Sheppard Air Force Base / @ Municipal Airport	Wichita Falls	TX	339888	-984919	m
TYR	@ Pounds Regional Airport	Tyler	TX	323541	-954024	m
SJT	@ Regional Mathis Field	San Angelo	TX	313577	-1004960	m
LAW	@-Fort Sill Regional Airport	Lawton	OK	345677	-984166	m
FSM	@ Regional Airport	Fort Smith	AR	353366	-943674	m
DLH	@ International Airport	Duluth	MN	468421	-921936	m
XNA	Northwest Arkansas Regional Airport	Fayetteville/Springdale/Rogers	AR	362819	-943068	m
SUX	Sioux Gateway Airport / Brigadier General Bud Day Field	Sioux City	IA	423976	-963822	m
GGG	East Texas Regional Airport	Longview	TX	323840	-947115	m
BMI	Central Illinois Regional Airport at @-Normal	Bloomington/Normal	IL	404771	-889159	m
LCH	@ Regional Airport	Lake Charles	LA	301261	-932233	m
ATW	@ International Airport	Appleton	WI	442581	-885191	m
JBR	@ Municipal Airport	Jonesboro	AR	358317	-906464	m
DEC	@ Airport	Decatur	IL	398346	-888657	m
GPT	@ Biloxi International Airport	Gulfport	MS	304073	-890701	m
BIS	@ Municipal Airport	Bismarck	ND	467727	-1007460	m
DHN	@ Regional Airport	Dothan	AL	313213	-854496	m
ALO	@ Regional Airport	Waterloo	IA	425571	-924003	m
EAU	Chippewa Valley Regional Airport	Eau Claire	WI	448658	-914843	m
VCT	@ Regional Airport	Victoria	TX	288526	-969185	m
MKL	McKellar-Sipes Regional Airport	Jackson	TN	355999	-889156	m
STC	@ Regional Airport	Saint Cloud	MN	455466	-940599	m
HRL	Valley International Airport	Harlingen	TX	262285	-976544	m
OWB	@ Daviess County Airport	Owensboro	KY	377401	-871668	m
DBQ	@ Regional Airport	Dubuque	IA	424020	-907095	m
GFK	@ International Airport	Grand Forks	ND	479493	-971761	m
MHK	@ Regional Airport	Manhattan	KS	391410	-966708	m
PNS	@ International Airport	Pensacola	FL	304734	-871866	m
LSE	@ Regional Airport	La Crosse	WI	438790	-912567	m
JLN	@ Regional Airport	Joplin	MO	371518	-944983	m
GRI	Central Nebraska Regional Airport	Grand Island	NE	409675	-983096	m
MLU	@ Regional Airport	Monroe	LA	325109	-920377	m
MOT	@ International Airport	Minot	ND	482594	-1012800	m
SWO	@ Regional Airport	Stillwater	OK	361612	-970857	m
AEX	@ International Airport	Alexandria	LA	313274	-925498	m
SLN	@ Municipal Airport	Salina	KS	387910	-976522	m
MLI	Quad City International Airport	Moline	IL	414485	-905075	m
BLV	Scott AFB/Midamerica Airport	Belleville	IL	385452	-898352	m
UIN	@ Regional Baldwin Field	Quincy	IL	399427	-911946	m
MEI	Key Field / @ Regional Airport	Meridian	MS	323326	-887519	m
CGI	@ Regional Airport	Cape Girardeau	MO	372253	-895708	m
CWA	Central Wisconsin Airport	Wausau/Stevens Point/Mosinee	WI	447776	-896668	m
TXK	@ Regional Airport (Webb Field)	Texarkana	AR	334537	-939910	m
TUP	@ Regional Airport	Tupelo	MS	342681	-887699	m
HOT	Memorial Field Airport	Hot Springs	AR	344788	-930963	m
EAR	@ Regional Airport	Kearney	NE	407270	-990068	m
GLH	Mid Delta Regional Airport	Greenville	MS	334829	-909856	m
ABR	@ Regional Airport	Aberdeen	SD	454491	-984218	m
DDC	@ Regional Airport	Dodge City	KS	377634	-999656	m
GCK	@ Regional Airport	Garden City	KS	379275	-1007240	m
XWA	@ Basin International Airport	Williston	ND	482584	-1037488	m
BRL	Southeast Iowa Regional Airport	Burlington	IA	407832	-911255	m
PAH	Barkley Regional Airport	Paducah	KY	370608	-887738	m
FOD	@ Regional Airport	Fort Dodge	IA	425515	-941926	m
LBF	@ Regional Airport Lee Bird Field	North Platte	NE	411262	-1006840	m
GTR	Golden Triangle Regional Airport	Columbus/W Point/Starkville	MS	334503	-885914	m
ATY	@ Regional Airport	Watertown	SD	449140	-971547	m
LBL	@ Mid-America Regional Airport	Liberal	KS	370442	-1009600	m
ELD	South Arkansas Regional Airport at Goodwin Field	El Dorado	AR	332210	-928133	m
IRK	@ Regional Airport	Kirksville	MO	400935	-925449	m
HIB	Range Regional Airport	Hibbing	MN	473866	-928390	m
JMS	@ Regional Airport	Jamestown	ND	469297	-986782	m
TBN	Waynesville-St. Robert Regional Airport-Forney Field	Fort Leonard Wood	MO	377416	-921407	m
BJI	@ Regional Airport	Bemidji	MN	475094	-949337	m
PIR	@ Regional Airport	Pierre	SD	443827	-1002860	m
MSL	Northwest Alabama Regional Airport	Muscle Shoals	AL	347453	-876102	m
BRD	@ Lakes Regional Airport	Brainerd	MN	464029	-941297	m
HON	@ Regional Airport	Huron	SD	443852	-982285	m
HRO	Boone County Airport	Harrison	AR	362615	-931547	m
ECP	Northwest Florida Beaches International Airport	Panama City Beach	FL	303571	-857954	m
CMI	University of Illinois Willard Airport	Savoy	IL	400398	-882762	m
RHI	@ Oneida County Airport	Rhinelander	WI	456312	-894675	m
INL	Falls International Airport	International Falls	MN	485662	-934031	m
VPS	Destin-Fort Walton Beach Airport	Valparaiso	FL	304832	-865254	m
PIB	Hattiesburg Laurel Regional Airport	Moselle	MS	314671	-893371	m
HYS	@ Regional Airport	Hays	KS	388422	-992732	s
#US	America/Phoenix
PHX	@ Sky Harbor International Airport	Phoenix	AZ	334353	-1120059	l
TUS	@ International Airport / Morris Air National Guard Base	Tucson	AZ	321150	-1109381	m
AZA	Phoenix–@ Gateway Airport	Mesa	AZ	333078	-1116550	m
YUM	@ International Airport / Marine Corps Air Station Yuma	Yuma	AZ	326566	-1146060	m
FLG	@ Pulliam International Airport	Flagstaff	AZ	351385	-1116710	m
HII	@ International Airport	Lake Havasu City	AZ	345711	-1143580	m
FHU	@ Municipal Airport / Libby Army Air Field	Sierra Vista	AZ	315874	-1103482	m
PRC	@ International Airport - Ernest A. Love Field	Prescott	AZ	346545	-1124200	m
PGA	@ Municipal Airport	Page	AZ	369261	-1114480	m
GCN	@ National Park Airport	Grand Canyon	AZ	359524	-1121470	m
#US	America/Indiana/Indianapolis
IND	@ International Airport	Indianapolis	IN	397173	-862944	l
FWA	@ International Airport	Fort Wayne	IN	409785	-851951	m
SBN	@ Regional Airport	South Bend	IN	417087	-863173	m
#US	America/Denver
DEN	@ International Airport	Denver	CO	398617	-1046730	l
ELP	@ International Airport	El Paso	TX	318072	-1063780	l
SLC	@ International Airport	Salt Lake City	UT	407857	-1119797	l
ABQ	@ International Sunport	Albuquerque	NM	350402	-1066090	m
COS	City of @ Municipal Airport	Colorado Springs	CO	388058	-1047010	m
PVU	@-Utah Lake International Airport	Provo	UT	402192	-1117230	m
BIL	@ Logan International Airport	Billings	MT	458077	-1085430	m
PUB	@ Memorial Airport	Pueblo	CO	382891	-1044970	m
OGD	@ Hinckley Airport	Ogden	UT	411959	-1120120	m
SAF	@ Municipal Airport	Santa Fe	NM	356171	-1060890	m
RAP	@ Regional Airport	Rapid City	SD	440453	-1030570	m
MSO	@ International Airport	Missoula	MT	469163	-1140910	m
GJT	@ Regional Airport	Grand Junction	CO	391267	-1085294	m
CPR	@-Natrona County International Airport	Casper	WY	429080	-1064640	m
GTF	@ International Airport	Great Falls	MT	474820	-1113710	m
ROW	@ Air Center Airport	Roswell	NM	333016	-1045310	m
BZN	Gallatin Field	Bozeman	MT	457775	-1111530	m
HOB	Lea County Regional Airport	Hobbs	NM	326875	-1032170	m
BTM	Bert Mooney Airport	Butte	MT	459548	-1124970	m
GCC	Northeast Wyoming Regional Airport	Gillette	WY	443489	-1055390	m
LAR	@ Regional Airport	Laramie	WY	413121	-1056750	m
HLN	@ Regional Airport	Helena	MT	466068	-1119830	m
CDC	@ Regional Airport	Cedar City	UT	377010	-1130990	m
CNM	Cavern City Air Terminal	Carlsbad	NM	323375	-1042630	m
RKS	Southwest Wyoming Regional Airport	Rock Springs	WY	415942	-1090650	m
DIK	@ Theodore Roosevelt Regional Airport	Dickinson	ND	467974	-1028019	m
FCA	Glacier Park International Airport	Kalispell	MT	483105	-1142560	m
MTJ	@ Regional Airport	Montrose	CO	385098	-1078940	m
DRO	@-La Plata County Airport	Durango	CO	371515	-1077538	m
SHR	@ County Airport	Sheridan	WY	447692	-1069800	m
BFF	Western Neb. Rgnl/William B. Heilig Airport	Scottsbluff	NE	418740	-1035960	m
VEL	@ Regional Airport	Vernal	UT	404409	-1095100	m
RIW	Central Wyoming Regional Airport	Riverton	WY	430642	-1084600	m
ALS	San Luis Valley Regional Airport/Bergman Field	Alamosa	CO	374349	-1058670	m
COD	Yellowstone Regional Airport	Cody	WY	445202	-1090240	m
MLS	@ Airport - Frank Wiley Field	Miles City	MT	464280	-1058860	m
ASE	@-Pitkin County Airport (Sardy Field)	Aspen	CO	392232	-1068690	m
EGE	@ County Regional Airport	Eagle	CO	396426	-1069180	m
GUC	@-Crested Butte Regional Airport	Gunnison	CO	385339	-1069332	m
LWT	@ Municipal Airport	Lewistown	MT	470493	-1094670	m
GGW	Wokal Field/@-Valley County Airport	Glasgow	MT	482125	-1066150	m
HDN	Yampa Valley Airport	Hayden/Steamboat Springs	CO	404812	-1072180	m
SGU	@ Regional Airport	St George	UT	370364	-1135103	m
#US	America/Detroit
DTW	@ Metropolitan Wayne County Airport	Detroit	MI	422124	-833534	l
GRR	Gerald R. Ford International Airport	Grand Rapids	MI	428808	-855228	m
LAN	Capital City Airport	Lansing	MI	427787	-845874	m
FNT	Bishop International Airport	Flint	MI	429654	-837436	m
AZO	@ Battle Creek International Airport	Kalamazoo	MI	422349	-855521	m
MBS	MBS International Airport	Saginaw	MI	435329	-840796	m
MKG	@ County Airport	Muskegon	MI	431695	-862382	m
TVC	Cherry Capital Airport	Traverse City	MI	447414	-855822	m
ESC	Delta County Airport	Escanaba	MI	457227	-870937	m
APN	@ County Regional Airport	Alpena	MI	450781	-835603	m
CMX	Houghton County Memorial Airport	Hancock	MI	471684	-884891	m
MQT	Sawyer International Airport	Gwinn	MI	463536	-873954	m
CIU	Chippewa County International Airport	Sault Ste Marie	MI	462508	-844724	m
PLN	@ Regional Airport of Emmet County Airport	Pellston	MI	455709	-847967	m
#US	Pacific/Honolulu
HNL	Daniel K. Inouye International Airport	Honolulu	HI	213206	-1579242	l
ITO	@ International Airport	Hilo	HI	197214	-1550480	m
OGG	@ Airport	Kahului	HI	208985	-1564312	m
KOA	Ellison Onizuka Kona International Airport at Keahole	Kailua-Kona/Kona	HI	197388	-1560456	m
JHM	Kapalua Airport	Lahaina	HI	209629	-1566730	m
MUE	@ Kohala Airport	Waimea	HI	200013	-1556680	m
LIH	@ Airport	Lihue	HI	219760	-1593390	m
MKK	Molokai Airport	Kaunakakai	HI	211529	-1570960	m
LNY	Lanai Airport	Lanai City	HI	207857	-1569513	m
HNM	@ Airport	Hana	HI	207956	-1560140	m
#US	America/Anchorage
ANC	Ted Stevens @ International Airport	Anchorage	AK	611744	-1499960	l
FAI	@ International Airport	Fairbanks	AK	648151	-1478560	l
ENA	@ Municipal Airport	Kenai	AK	605731	-1512450	m
ADQ	@ Airport	Kodiak	AK	577500	-1524940	m
DLG	@ Airport	Dillingham	AK	590447	-1585050	m
CDV	Merle K (Mudhole) Smith Airport	Cordova	AK	604918	-1454780	m
AIN	@ Airport	Wainwright	AK	706380	-1599950	m
AKN	@ Airport	King Salmon	AK	586778	-1566520	m
ANI	@ Airport	Aniak	AK	615816	-1595430	m
ANV	@ Airport	Anvik	AK	626467	-1601910	m
ARC	@ Airport	Arctic Village	AK	681147	-1455790	m
BRW	Wiley Post Will Rogers Memorial Airport	Utqiaġvik	AK	712854	-1567660	m
EGX	@ Airport	Egegik	AK	581844	-1573749	m
HCR	@ Airport	Holy Cross	AK	621883	-1597750	m
MCG	@ Airport	McGrath	AK	629529	-1556060	m
SCC	@ Airport	Deadhorse	AK	701947	-1484650	m
WKK	@ / New Airport	Aleknagik	AK	592826	-1586180	m
#US	America/Kentucky/Louisville
SDF	@ Muhammad Ali International Airport	Louisville	KY	381744	-857360	l
#US	America/Boise
BOI	@ Air Terminal/Gowen Field	Boise	ID	435644	-1162230	m
IDA	@ Regional Airport	Idaho Falls	ID	435146	-1120710	m
PIH	@ Regional Airport	Pocatello	ID	429098	-1125960	m
TWF	Joslin Field Magic Valley Regional Airport	Twin Falls	ID	424818	-1144880	m
JAC	@ Hole Airport	Jackson	WY	436073	-1107380	m
SUN	Friedman Memorial Airport	Hailey	ID	435044	-1142960	m
#US	America/Juneau
JNU	@ International Airport	Juneau	AK	583550	-1345760	m
HNS	@ Airport	Haines	AK	592438	-1355240	m
GST	@ Airport	Gustavus	AK	584253	-1357070	m
#US	America/Sitka
SIT	@ Rocky Gutierrez Airport	Sitka	AK	570471	-1353620	m
KTN	@ International Airport	Ketchikan	AK	553556	-1317140	m
PSG	@ James A Johnson Airport	Petersburg	AK	568017	-1329450	m
WRG	@ Airport	Wrangell	AK	564843	-1323700	m
ANN	Annette Island Airport	Metlakatla	AK	550370	-1315727	m
#US	America/Menominee
IMT	Ford Airport	Iron Mountain/Kingsford	MI	458184	-881145	m
#US	America/Nome
BET	@ Airport	Bethel	AK	607798	-1618380	m
DUT	Tom Madsen (Dutch Harbor) Airport	Unalaska	AK	538988	-1665450	m
OME	@ Airport	Nome	AK	645122	-1654450	m
OTZ	Ralph Wien Memorial Airport	Kotzebue	AK	668847	-1625990	m
EMK	@ Airport	Emmonak	AK	627861	-1644910	m
MLL	@ Don Hunter Sr Airport	Marshall	AK	618643	-1620260	m
SNP	@ Airport	St Paul Island	AK	571663	-1702226	m
STG	@ Airport	St George	AK	565773	-1696638	m
#US	America/Adak
ADK	@ Airport	Adak	AK	518836	-1766428	m
#US	America/Yakutat
YAK	@ Airport	Yakutat	AK	595087	-1396604	m
#UY	America/Montevideo
MVD	Carrasco General Cesáreo L. Berisso International Airport	Ciudad de la Costa	CA	-348356	-560265	l
#UZ	Asia/Tashkent
TAS	@ International Airport	Tashkent	TO	412579	692812	l
FEG	@ International Airport	Fergana	FA	403588	717450	m
AZN	@ Airport	Andizhan	AN	407277	722940	m
#UZ	Asia/Samarkand
SKD	@ Airport	Samarkand	SA	397005	669838	m
BHK	@ International Airport	Bukhara	BU	397750	644833	m
NCU	@ Airport	Nukus	QR	424884	596233	m
NVI	@ Airport	Navoi	NW	401172	651708	m
TMJ	@ Airport	Termez	SU	372873	673119	m
UGC	@ Airport	Urgench	XO	415843	606417	m
#VC	America/St_Vincent
SVD	Argyle International Airport	Kingstown	04	131567	-611499	m
#VC	America/Grenada
CIW	@ Airport	Canouan	06	126990	-613424	m
MQS	Mustique Airport	Mustique Island	06	128879	-611802	m
UNI	@ International Airport	Union Island	06	126001	-614119	m
#VE	America/Caracas
CCS	Simón Bolívar International Airport	Caracas	X	106012	-669912	l
BLA	General José Antonio Anzoategui International Airport	Barcelona	B	101111	-646922	l
MAR	La Chinita International Airport	Maracaibo	V	105582	-717279	m
MYC	Escuela Mariscal Sucre Airport	Maracay	D	102500	-676494	m
VLN	Arturo Michelena International Airport	Valencia	G	101497	-679284	m
BRM	@ International Airport	Barquisimeto	K	100427	-693586	m
MUN	@ Airport	Maturín	N	97490	-631533	m
BNS	@ Airport	Barinas	E	86150	-702142	m
MRD	Alberto Carnevalli Airport	Mérida	L	85821	-711610	m
CZE	José Leonardo Chirinos Airport	Coro	I	114149	-696809	m
SOM	San Tomé Airport	El Tigre	B	89451	-641511	m
AGV	Oswaldo Guevara Mujica Airport	Acarigua	P	95534	-692379	m
CUP	General Francisco Bermúdez Airport	Carúpano	R	106600	-632617	m
VLV	Dr. Antonio Nicolás Briceño Airport	Valera	T	93405	-705841	m
VIG	Juan Pablo Pérez Alfonso Airport	El Vigía	L	86241	-716727	m
PYH	Cacique Aramare Airport	Puerto Ayacucho	Z	56200	-676061	m
CAJ	@ Airport	Canaima	F	62320	-628544	m
CUM	Cumaná (Antonio José de Sucre) Airport		R	104503	-641305	m
LSP	Josefa Camejo International Airport	Paraguaná	I	117808	-701515	m
PMV	Del Caribe Santiago Mariño International Airport	Isla Margarita	O	109126	-639666	m
PZO	General Manuel Carlos Piar International Airport	Puerto Ordaz-Ciudad Guayana	F	82885	-627604	m
STD	Mayor Buenaventura Vivas International Airport	Santo Domingo	S	75654	-720351	m
SVZ	San Antonio Del Tachira Airport		S	78408	-724397	m
#VG	America/Tortola
EIS	Terrance B. Lettsome International Airport	Road Town	U-A	184455	-645417	m
#VI	America/St_Thomas
STT	Cyril E. King Airport	Charlotte Amalie	VI	183371	-649773	m
STX	Henry E Rohlsen Airport	Christiansted	VI	177019	-647986	m
#VN	Asia/Ho_Chi_Minh
SGN	Tan Son Nhat International Airport	Ho Chi Minh City	SE	108188	1066520	l
DAD	@ International Airport	Da Nang	SCC	160439	1081990	m
HUI	Phu Bai International Airport	Huế	NC	164006	1077031	m
CXR	@ International Airport / Cam Ranh Air Base	Cam Ranh	SCC	119982	1092190	m
PXU	@ Airport	Pleiku	CH	140045	1080170	m
BMV	@ Airport	Buon Ma Thuot	CH	126683	1081200	m
CAH	Cà Mau Airport	Ca Mau City	SW	91777	1051778	m
DLI	Lien Khuong Airport	Da Lat	CH	117500	1083670	m
TBB	Dong Tac Airport	Tuy Hoa	SCC	130496	1093340	m
UIH	Phu Cat Airport	Quy Nohn	SCC	139550	1090420	m
VCA	@ International Airport	Can Tho	SW	100851	1057120	m
VCS	@ Airport	Con Dao	SE	87318	1066330	m
VKG	@ Airport	Rach Gia	SW	99580	1051324	m
#VN	Asia/Bangkok
HAN	Noi Bai International Airport	Hanoi (Soc Son)	RRD	212212	1058070	l
VII	@ Airport	Vinh	NC	187376	1056710	m
HPH	Cat Bi International Airport	Haiphong (Hai An)	RRD	208169	1067230	m
VDH	@ Airport	Dong Hoi	NC	175150	1065906	m
VDO	@ International Airport	Van Don	NE	211207	1074154	m
#VN	Asia/Vientiane
DIN	@ Airport	Dien Bien Phu	NW	213975	1030080	m
#VN	Asia/Phnom_Penh
PQC	Phu Quoc International Airport	Phu Quoc Island	SW	101698	1039931	m
#VU	Pacific/Efate
VLI	Bauerfield International Airport	Port Vila	SEE	-176993	1683200	l
SON	Santo Pekoa International Airport	Luganville	SAM	-155050	1672200	m
TAH	Tanna Airport		TAE	-194551	1692240	m
ZGU	@ Airport	Gaua Island	TOB	-142181	1675870	m
#WF	Pacific/Wallis
FUT	Pointe Vele Airport	Futuna Island	U-A	-143114	-1780660	m
WLS	Hihifo Airport	Wallis Island	U-A	-132383	-1761990	m
#WS	Pacific/Apia
APW	Faleolo International Airport	Apia	AA	-138300	-1720080	m
#XK	Europe/Belgrade
PRN	Priština Adem Jashari International Airport	Prishtina	01	425728	210358	m
#YE	Asia/Aden
ADE	@ International Airport	Aden	AD	128295	450288	m
AAY	@ International Airport	Al Ghaydah	MR	161933	521742	m
GXF	@ Hadhramaut International Airport	Seiyun	HD	159661	487883	m
HOD	@h International Airport	Hodeida	HU	147530	429763	m
RIY	@ Mukalla International Airport	Riyan	HD	146626	493750	m
SAH	@ International Airport	Sana'a	SN	154763	442197	m
SCT	Socotra International Airport	Socotra Islands	HD	126307	539058	m
TAI	@ International Airport	Ta'izz	TA	136860	441391	m
#YT	Indian/Mayotte
DZA	@ Pamandzi International Airport	Dzaoudzi	U-A	-128093	452818	m
#ZA	Africa/Johannesburg
CPT	@ International Airport	Cape Town	WC	-339648	186017	l
DUR	King Shaka International Airport	Durban	NL	-296144	311197	l
JNB	OR Tambo International Airport	Johannesburg	GT	-261392	282460	l
HLA	Lanseria International Airport	Johannesburg	GT	-259385	279261	m
PZB	@ Airport	Pietermaritzburg	NL	-296490	303987	m
ELS	Ben Schoeman Airport	East London	EC	-330356	278259	m
RCB	@ Airport	Richards Bay	NL	-287410	320921	m
KIM	@ Airport	Kimberley	NC	-288028	247652	m
PTG	@ International Airport	Polokwane	NP	-238453	294586	m
PHW	Hendrik Van Eck Airport	Phalaborwa	NP	-239372	311554	m
UTT	K. D. Matanzima Airport	Mthatha	EC	-315464	286734	m
UTN	Pierre Van Ryneveld Airport	Upington	NC	-283991	212602	m
MGH	@ Airport	Margate	NL	-308574	303430	m
PBZ	@ Airport	Plettenberg Bay	WC	-340882	233287	m
GRJ	@ Airport	George	WC	-340056	223789	m
AAM	@ Airport	Malamala	NP	-248181	315446	m
BFN	Bram Fischer International Airport	Bloemfontain	FS	-290927	263024	m
MBD	Mmabatho International Airport	Mafeking	NW	-257984	255480	m
MQP	Kruger @ International Airport	Mpumalanga	MP	-253832	311056	m
PLZ	Chief Dawid Stuurman International Airport	Gqeberha (Port Elizabeth)	EC	-339849	256173	m
#ZM	Africa/Lusaka
LUN	Kenneth Kaunda International Airport	Lusaka	09	-153308	284527	l
NLA	Simon Mwansa Kapwepwe International Airport	Ndola	08	-129985	286640	m
LVI	Harry Mwanga Nkumbula International Airport	Livingstone	07	-178218	258227	m
MFU	@ Airport	Mfuwe	03	-132589	319366	m
#ZW	Africa/Harare
HRE	Robert Gabriel Mugabe International Airport	Harare	HA	-179318	310928	l
BUQ	Joshua Mqabuko Nkomo International Airport	Bulawayo	BU	-200174	286179	m
VFA	@ International Airport	Victoria Falls	MN	-180959	258390	m`;
