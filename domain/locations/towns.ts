/** A town that visitors search stores around. */
export interface Town {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** How postal codes of the area begin. */
  readonly codes: readonly string[];
}

/** By country, as `Name latitude longitude codes`; the first letters of codes are those of their area. */
const TOWNS: Readonly<Record<string, string>> = {
  US: `New York 40.71 -74.01 100 101 102 103 104 110 111 112 113 114; Los Angeles 34.05 -118.24 900 901 902 903 904 905;
    Chicago 41.88 -87.63 606 607 608; Houston 29.76 -95.37 770 772; Phoenix 33.45 -112.07 850 852 853;
    Philadelphia 39.95 -75.17 190 191; San Antonio 29.42 -98.49 782; San Diego 32.72 -117.16 919 920 921;
    Dallas 32.78 -96.80 750 751 752 753; Austin 30.27 -97.74 786 787; San Francisco 37.77 -122.42 940 941 943 944;
    Oakland 37.80 -122.27 945 946 947 948; Sacramento 38.58 -121.49 956 957 958; Seattle 47.61 -122.33 980 981 982;
    Denver 39.74 -104.99 800 801 802; Boulder 40.02 -105.27 803; Colorado Springs 38.83 -104.82 808 809;
    Fort Collins 40.59 -105.08 805; Salt Lake City 40.76 -111.89 840 841; Boise 43.62 -116.20 836 837;
    Portland 45.52 -122.68 970 971 972; Eugene 44.05 -123.09 974; Bend 44.06 -121.32 977; Boston 42.36 -71.06 021 022;
    Manchester 42.99 -71.46 031; North Conway 44.05 -71.13 038; Burlington 44.48 -73.21 054;
    Washington 38.91 -77.04 200 202 203 204 205; Baltimore 39.29 -76.61 210 211 212; Asheville 35.60 -82.55 287 288;
    Charlotte 35.23 -80.84 282; Atlanta 33.75 -84.39 300 303; Nashville 36.16 -86.78 372; Miami 25.76 -80.19 330 331 332;
    Minneapolis 44.98 -93.27 553 554; Detroit 42.33 -83.05 481 482; Columbus 39.96 -83.00 432;
    Albuquerque 35.08 -106.65 871; Las Vegas 36.17 -115.14 889 891; Missoula 46.87 -113.99 598; Anchorage 61.22 -149.90 995`,
  CA: `Toronto 43.65 -79.38 M; Ottawa 45.42 -75.70 K1 K2; Montréal 45.50 -73.57 H; Québec 46.81 -71.21 G1 G2 G3;
    Mont-Tremblant 46.12 -74.60 J8E; Gatineau 45.48 -75.70 J8X J8Y J8Z; Sherbrooke 45.40 -71.89 J1; Vancouver 49.28 -123.12 V5 V6 V7;
    Victoria 48.43 -123.37 V8 V9; Kelowna 49.89 -119.50 V1; Calgary 51.05 -114.07 T1 T2 T3; Canmore 51.09 -115.36 T1W;
    Banff 51.18 -115.57 T1L; Edmonton 53.55 -113.49 T5 T6; Saskatoon 52.13 -106.67 S7; Regina 50.45 -104.62 S4;
    Winnipeg 49.90 -97.14 R; Halifax 44.65 -63.58 B3; Saint John 45.27 -66.06 E2; St. John’s 47.56 -52.71 A1; Hamilton 43.26 -79.87 L8 L9`,
  GB: `London 51.51 -0.13 E EC N NW SE SW W WC; Birmingham 52.48 -1.90 B; Manchester 53.48 -2.24 M; Leeds 53.80 -1.55 LS;
    Liverpool 53.41 -2.99 L; Newcastle upon Tyne 54.98 -1.61 NE; Sheffield 53.38 -1.47 S; Bristol 51.45 -2.59 BS;
    Nottingham 52.95 -1.15 NG; Cardiff 51.48 -3.18 CF; Swansea 51.62 -3.94 SA; Edinburgh 55.95 -3.19 EH; Glasgow 55.86 -4.25 G;
    Aberdeen 57.15 -2.09 AB; Inverness 57.48 -4.22 IV; Aviemore 57.19 -3.83 PH; Dundee 56.46 -2.97 DD; Carlisle 54.89 -2.93 CA;
    Keswick 54.60 -3.13 CA; Kendal 54.33 -2.74 LA; York 53.96 -1.08 YO; Cambridge 52.21 0.12 CB; Oxford 51.75 -1.26 OX;
    Brighton 50.82 -0.14 BN; Exeter 50.72 -3.53 EX; Plymouth 50.38 -4.14 PL; Belfast 54.60 -5.93 BT; Bangor 53.23 -4.13 LL; Derby 52.92 -1.48 DE`,
  DE: `Berlin 52.52 13.41 10 12 13 14; Hamburg 53.55 9.99 20 21 22; München 48.14 11.58 80 81 85; Köln 50.94 6.96 50 51;
    Frankfurt am Main 50.11 8.68 60 61 65; Stuttgart 48.78 9.18 70 71; Düsseldorf 51.23 6.78 40 41; Dortmund 51.51 7.47 44 58;
    Essen 51.46 7.01 45 46; Leipzig 51.34 12.37 04 06; Dresden 51.05 13.74 01 02; Hannover 52.38 9.73 30 31; Nürnberg 49.45 11.08 90 91;
    Bremen 53.08 8.80 28 27; Freiburg im Breisgau 48.00 7.84 79; Konstanz 47.66 9.18 78; Karlsruhe 49.01 8.40 76; Mannheim 49.49 8.47 68 69;
    Augsburg 48.37 10.90 86; Kempten 47.73 10.31 87; Garmisch-Partenkirchen 47.49 11.10 82; Rosenheim 47.86 12.12 83; Ulm 48.40 9.99 89 88;
    Regensburg 49.01 12.10 93; Münster 51.96 7.63 48; Kassel 51.31 9.49 34; Erfurt 50.98 11.03 99; Rostock 54.09 12.10 18; Kiel 54.32 10.14 24; Saarbrücken 49.24 7.00 66`,
  FR: `Paris 48.86 2.35 75 92 93 94; Marseille 43.30 5.37 13; Lyon 45.76 4.84 69; Toulouse 43.60 1.44 31; Nice 43.70 7.27 06; Nantes 47.22 -1.55 44;
    Montpellier 43.61 3.88 34; Strasbourg 48.57 7.75 67; Bordeaux 44.84 -0.58 33; Lille 50.63 3.06 59; Rennes 48.11 -1.68 35; Reims 49.26 4.03 51;
    Grenoble 45.19 5.72 38; Chamonix-Mont-Blanc 45.92 6.87 744; Annecy 45.90 6.13 74; Chambéry 45.57 5.92 73; Gap 44.56 6.08 05; Dijon 47.32 5.04 21;
    Clermont-Ferrand 45.78 3.09 63; Pau 43.30 -0.37 64; Tarbes 43.23 0.07 65; Perpignan 42.69 2.90 66; Ajaccio 41.93 8.74 20; Besançon 47.24 6.02 25; Brest 48.39 -4.49 29`,
  ES: `Madrid 40.42 -3.70 28; Barcelona 41.39 2.17 08; Valencia 39.47 -0.38 46; Sevilla 37.39 -5.98 41; Zaragoza 41.65 -0.89 50; Málaga 36.72 -4.42 29;
    Bilbao 43.26 -2.93 48; San Sebastián 43.32 -1.98 20; Pamplona 42.81 -1.65 31; Huesca 42.14 -0.41 22; Jaca 42.57 -0.55 227; Lleida 41.62 0.62 25;
    Girona 41.98 2.82 17; Logroño 42.47 -2.45 26; Santander 43.46 -3.81 39; Oviedo 43.36 -5.85 33; A Coruña 43.37 -8.40 15; Granada 37.18 -3.60 18;
    Alicante 38.35 -0.48 03; Murcia 37.98 -1.13 30; Palma 39.57 2.65 07; Valladolid 41.65 -4.72 47; León 42.60 -5.57 24; Burgos 42.34 -3.70 09`,
  IT: `Roma 41.90 12.50 00; Milano 45.46 9.19 20; Torino 45.07 7.69 10; Napoli 40.85 14.27 80; Bologna 44.49 11.34 40; Firenze 43.77 11.26 50;
    Genova 44.41 8.93 16; Venezia 45.44 12.32 30; Verona 45.44 10.99 37; Trento 46.07 11.12 38; Bolzano|Bozen 46.50 11.35 39; Bergamo 45.70 9.67 24;
    Brescia 45.54 10.22 25; Aosta 45.74 7.32 11; Como 45.81 9.09 22; Padova 45.41 11.88 35; Udine 46.06 13.24 33; Belluno 46.14 12.22 32;
    Trieste 45.65 13.78 34; Parma 44.80 10.33 43; Perugia 43.11 12.39 06; L’Aquila 42.35 13.40 67; Bari 41.12 16.87 70; Palermo 38.12 13.36 90; Cagliari 39.22 9.12 09`,
  NL: `Amsterdam 52.37 4.90 10 11; Rotterdam 51.92 4.48 30 31; Den Haag 52.08 4.30 25; Utrecht 52.09 5.12 35; Eindhoven 51.44 5.48 56; Tilburg 51.56 5.09 50;
    Groningen 53.22 6.57 97; Almere 52.37 5.22 13; Breda 51.59 4.78 48; Nijmegen 51.84 5.86 65; Arnhem 51.98 5.91 68; Haarlem 52.39 4.64 20;
    Maastricht 50.85 5.69 62; Valkenburg aan de Geul 50.87 5.83 630; Heerlen 50.89 5.98 64; Zwolle 52.52 6.09 80; Leeuwarden 53.20 5.80 89; Middelburg 51.50 3.61 43;
    Enschede 52.22 6.89 75; Leiden 52.16 4.49 23; Apeldoorn 52.21 5.97 73; Den Bosch|’s-Hertogenbosch 51.69 5.30 52`,
};

const ENTRY = /^\s*(?<names>\D+?)\s+(?<latitude>-?[\d.]+)\s+(?<longitude>-?[\d.]+)\s+(?<codes>.+?)\s*$/s;
const read = new Map<string, readonly Town[]>();

/** The larger towns of a country; empty for one that the shop does not know. A town with two names is listed twice. */
export function townsOf(country: string): readonly Town[] {
  const known = read.get(country);
  if (known) return known;
  const text = Object.hasOwn(TOWNS, country) ? (TOWNS[country] ?? '') : '';
  const towns = text.split(';').flatMap(readTown);
  read.set(country, towns);
  return towns;
}

function readTown(entry: string): Town[] {
  const { names = '', latitude, longitude, codes = '' } = ENTRY.exec(entry)?.groups ?? {};
  if (names === '') return [];
  const place = { latitude: Number(latitude), longitude: Number(longitude), codes: codes.split(/\s+/) };
  return names.split('|').map((name) => ({ name, ...place }));
}
