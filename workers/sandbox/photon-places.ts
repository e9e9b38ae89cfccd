/**
 * Real places, by hand, as OpenStreetMap has them: name, house number, street, district, city, county,
 * state, postcode, country letters, longitude, latitude, OSM key and value, Photon's type. `-` is
 * nothing.
 */
export const PHOTON_PLACES = `
White House|1600|Pennsylvania Avenue Northwest|Foggy Bottom|Washington|-|District of Columbia|20500|US|-77.0365|38.8977|office|government|house
-|1600|Pennsylvania Avenue|Reservoir Hill|Baltimore|-|Maryland|21217|US|-76.6331|39.3031|place|house|house
-|1600|Penn Avenue|Strip District|Pittsburgh|Allegheny County|Pennsylvania|15222|US|-79.9868|40.4471|place|house|house
Pennsylvania Avenue Northwest|-|-|-|Washington|-|District of Columbia|20004|US|-77.0249|38.8951|highway|primary|street
Ryman Auditorium|116|Rep. John Lewis Way North|-|Nashville|Davidson County|Tennessee|37219|US|-86.7784|36.1612|amenity|theatre|house
Grand Ole Opry House|600|Opry Mills Drive|-|Nashville|Davidson County|Tennessee|37214|US|-86.6922|36.2068|amenity|theatre|house
Massey Hall|178|Victoria Street|Old Toronto|Toronto|-|Ontario|M5B 1T7|CA|-79.3788|43.6541|amenity|theatre|house
Scotiabank Arena|40|Bay Street|Old Toronto|Toronto|-|Ontario|M5J 2X2|CA|-79.3791|43.6435|leisure|stadium|house
Madison Square Garden|4|Pennsylvania Plaza|Manhattan|New York|New York County|New York|10001|US|-73.9936|40.7505|leisure|stadium|house
Carnegie Hall|881|7th Avenue|Manhattan|New York|New York County|New York|10019|US|-73.9799|40.7651|amenity|theatre|house
Apollo Theater|253|West 125th Street|Manhattan|New York|New York County|New York|10027|US|-73.9501|40.8100|amenity|theatre|house
Beacon Theatre|2124|Broadway|Manhattan|New York|New York County|New York|10023|US|-73.9811|40.7806|amenity|theatre|house
Harlem|-|-|-|New York|New York County|New York|-|US|-73.9453|40.8079|place|suburb|district
Paramount Theatre|911|Pine Street|-|Seattle|King County|Washington|98101|US|-122.3314|47.6132|amenity|theatre|house
Paramount Theatre|713|Congress Avenue|-|Austin|Travis County|Texas|78701|US|-97.7420|30.2695|amenity|theatre|house
Moody Center|2001|Robert Dedman Drive|-|Austin|Travis County|Texas|78712|US|-97.7331|30.2821|leisure|stadium|house
Stubb's Bar-B-Q|801|Red River Street|-|Austin|Travis County|Texas|78701|US|-97.7363|30.2685|amenity|restaurant|house
Austin|-|-|-|-|Travis County|Texas|-|US|-97.7437|30.2711|place|city|city
Hilton Austin|500|East 4th Street|-|Austin|Travis County|Texas|78701|US|-97.7385|30.2654|tourism|hotel|house
Red Rocks Amphitheatre|18300|West Alameda Parkway|-|Morrison|Jefferson County|Colorado|80465|US|-105.2060|39.6654|amenity|theatre|house
Mission Ballroom|4242|Wynkoop Street|-|Denver|-|Colorado|80216|US|-104.9744|39.7774|amenity|music_venue|house
Denver International Airport|8500|Peña Boulevard|-|Denver|-|Colorado|80249|US|-104.6739|39.8561|aeroway|aerodrome|other
Washington's|132|Laporte Avenue|-|Fort Collins|Larimer County|Colorado|80524|US|-105.0780|40.5884|amenity|music_venue|house
The Gorge Amphitheatre|754|Silica Road Northwest|-|George|Grant County|Washington|98848|US|-119.9961|47.1008|amenity|theatre|house
Moda Center|1|North Center Court Street|-|Portland|Multnomah County|Oregon|97227|US|-122.6668|45.5316|leisure|stadium|house
State Theatre|609|Congress Street|-|Portland|Cumberland County|Maine|04101|US|-70.2648|43.6541|amenity|theatre|house
-|321|Commercial Street|Old Port|Portland|Cumberland County|Maine|04101|US|-70.2520|43.6549|place|house|house
Fillmore Auditorium|1510|Clarkson Street|Capitol Hill|Denver|-|Colorado|80218|US|-104.9775|39.7402|amenity|music_venue|house
The Fillmore|1805|Geary Boulevard|Western Addition|San Francisco|-|California|94115|US|-122.4330|37.7840|amenity|music_venue|house
Great American Music Hall|859|O'Farrell Street|Tenderloin|San Francisco|-|California|94109|US|-122.4188|37.7850|amenity|music_venue|house
Chase Center|1|Warriors Way|Mission Bay|San Francisco|-|California|94158|US|-122.3877|37.7680|leisure|stadium|house
Hollywood Bowl|2301|North Highland Avenue|Hollywood|Los Angeles|Los Angeles County|California|90068|US|-118.3390|34.1122|amenity|theatre|house
The Troubadour|9081|Santa Monica Boulevard|-|West Hollywood|Los Angeles County|California|90069|US|-118.3893|34.0816|amenity|music_venue|house
Beverly Hills|-|-|-|-|Los Angeles County|California|90210|US|-118.4004|34.0736|place|city|city
The Comedy Store|8433|Sunset Boulevard|-|West Hollywood|Los Angeles County|California|90069|US|-118.3734|34.0952|amenity|theatre|house
Chicago Theatre|175|North State Street|Loop|Chicago|Cook County|Illinois|60601|US|-87.6272|41.8854|amenity|theatre|house
Chicago O'Hare International Airport|10000|West Balmoral Avenue|-|Chicago|Cook County|Illinois|60666|US|-87.9048|41.9786|aeroway|aerodrome|other
The Second City|1616|North Wells Street|Old Town|Chicago|Cook County|Illinois|60614|US|-87.6349|41.9115|amenity|theatre|house
First Avenue|701|North 1st Avenue|-|Minneapolis|Hennepin County|Minnesota|55403|US|-93.2760|44.9787|amenity|music_venue|house
Fox Theatre|527|North Grand Boulevard|-|Saint Louis|-|Missouri|63103|US|-90.2313|38.6389|amenity|theatre|house
Fox Theatre|660|Peachtree Street Northeast|-|Atlanta|Fulton County|Georgia|30308|US|-84.3856|33.7727|amenity|theatre|house
Preservation Hall|726|Saint Peter Street|French Quarter|New Orleans|-|Louisiana|70116;70112|US|-90.0653|29.9583|amenity|music_venue|house
The Fillmore Miami Beach at the Jackie Gleason Theater|1700|Washington Avenue|-|Miami Beach|Miami-Dade County|Florida|33139|US|-80.1336|25.7925|amenity|theatre|house
Amalie Arena|401|Channelside Drive|-|Tampa|Hillsborough County|Florida|33602|US|-82.4519|27.9428|leisure|stadium|house
9:30 Club|815|V Street Northwest|-|Washington|-|District of Columbia|20001|US|-77.0237|38.9180|amenity|music_venue|house
Wolf Trap|1551|Trap Road|-|Vienna|Fairfax County|Virginia|22182|US|-77.2640|38.9367|amenity|theatre|house
TD Garden|100|Legends Way|West End|Boston|Suffolk County|Massachusetts|02114|US|-71.0621|42.3662|leisure|stadium|house
Tanglewood|297|West Street|-|Lenox|Berkshire County|Massachusetts|01240|US|-73.3101|42.3492|amenity|theatre|other
Starlight Theatre|631|Ivey Street|-|Terlingua|Brewster County|Texas|79852|US|-103.6160|29.3215|amenity|restaurant|house
Terlingua|-|-|-|-|Brewster County|Texas|79852|US|-103.6160|29.3216|place|village|city
Neal S. Blaisdell Center|777|Ward Avenue|-|Honolulu|Honolulu County|Hawaii|96814|US|-157.8497|21.2996|leisure|stadium|house
Alaska Center for the Performing Arts|621|West 6th Avenue|-|Anchorage|-|Alaska|99501|US|-149.8945|61.2167|amenity|theatre|house
Coliseo de Puerto Rico José Miguel Agrelot|500|Calle Arterial B|Hato Rey|San Juan|-|Puerto Rico|00918|US|-66.0614|18.4278|leisure|stadium|house
Hyatt Regency Guam|1155|Pale San Vitores Road|-|Tumon|-|Guam|96913|GU|144.8037|13.5171|tourism|hotel|house
Centre Bell|1909|Avenue des Canadiens-de-Montréal|Ville-Marie|Montréal|-|Quebec|H4B 5G0|CA|-73.5693|45.4961|leisure|stadium|house
Club Soda|1225|Boulevard Saint-Laurent|Ville-Marie|Montréal|-|Quebec|H2X 2S6|CA|-73.5632|45.5100|amenity|music_venue|house
Commodore Ballroom|868|Granville Street|Downtown|Vancouver|-|British Columbia|V6Z 1K3|CA|-123.1205|49.2806|amenity|music_venue|house
Burton Cummings Theatre|364|Smith Street|-|Winnipeg|-|Manitoba|R3B 2H2|CA|-97.1422|49.8952|amenity|theatre|house
Winspear Centre|4|Sir Winston Churchill Square|-|Edmonton|-|Alberta|T5J 4X8|CA|-113.4880|53.5440|amenity|theatre|house
Mile One Centre|50|New Gower Street|-|St. John's|-|Newfoundland and Labrador|A1C 1J3|CA|-52.7128|47.5606|leisure|stadium|house
Yukon Arts Centre|300|College Drive|-|Whitehorse|-|Yukon|Y1A 5X9|CA|-135.0980|60.7511|amenity|arts_centre|house
Mississippi River|-|-|-|-|-|Minnesota|-|US|-93.2580|44.9778|waterway|river|other
Paramount Street|-|-|-|San Antonio|Bexar County|Texas|78224|US|-98.5350|29.3350|highway|bus_stop|house
Colorado|-|-|-|-|-|-|-|US|-105.6077|38.7252|place|state|state
Paramount Bay|-|-|-|-|-|Nunavut|-|CA|-80.1000|70.0000|natural|bay|other
Teatro Metropólitan|90|Calle Independencia|Centro|Mexico City|-|Mexico City|06050|MX|-99.1460|19.4350|amenity|theatre|house
Paramount|-|-|-|Nassau|-|New Providence|-|BS|-77.3450|25.0780|amenity|cinema|house
Gran Teatro de La Habana|458|Paseo del Prado|-|Havana|-|La Habana|10100|CU|-82.3590|23.1372|amenity|theatre|house
Royal Albert Hall|-|Kensington Gore|-|London|-|England|SW7 2AP|GB|-0.1774|51.5009|amenity|theatre|house
Paramount Theatre|-|Rue de Paris|-|Paris|-|Île-de-France|75001|FR|2.3400|48.8600|amenity|cinema|house
`;
