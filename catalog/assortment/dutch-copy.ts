import type { SourceCopy } from './source.ts';

/** Dutch texts of often bought footwear and clothing, by slug; the product source has the other languages. */
export const dutchCopy = {
  'catchment-shell-womens': {
    name: 'Catchment regenjas voor dames',
    text: [
      'De Catchment op een eigen patroon: korter tussen schouder en taille, wijder bij de heup, met mouwen die ophouden waar het hoort. Dezelfde buitenstof van 40 denier, dezelfde getapete naden, dezelfde flap achter de rits.',
      'Gesneden voor een fleece eronder. Zit je tussen twee maten en draag je er niets diks onder, neem dan de kleinste.',
    ],
    points: [
      'Twee borstzakken boven de heupband',
      'Okselritsen van 30 cm, met één hand te openen',
      'In de capuchon past een vlecht of een knot',
    ],
  },
  'lull-insulated-womens': {
    name: 'Lull isolatiejas voor dames',
    text: [
      'Om in stil te staan, op het damespatroon. Hij gaat nog steeds over alles heen, ook over de regenjas; alleen past hij nu ook onder de schouders. Synthetisch gevuld, want nat dons is een handdoek.',
    ],
    points: ['Zakken boven de heupband', 'Mouwen 2 cm langer dan gewoon, om mee te zitten', 'Tweewegrits'],
  },
  'march-trouser-womens': {
    name: 'March wandelbroek voor dames',
    text: [
      'De March op een damespatroon: hoger van achteren, wijder bij de heup, smaller vanaf de knie, en met dezelfde zakken, want er was geen reden om ze kleiner te maken.',
      'Binnenbeenlengte 82 cm met een gladde zoom. Kort hem in; de naadtoeslag zit erin.',
    ],
    points: ['Dijzak met rits voor telefoon of kaart', 'Band met verborgen elastiek opzij', 'In een middag droog'],
  },
  'sleet-anorak': {
    text: [
      'Een anorak die over je hoofd gaat en de hele dag aanblijft. Een halve rits kan maar half zo veel lekken, en in de buikzak passen een kaartetui, handschoenen en een boterham tegelijk.',
      'Hij is langer dan de Catchment en heeft geen okselritsen; doe de hals open.',
    ],
    points: [
      'Zijsplitten van heup tot zoom',
      'Steekzak loopt van kant tot kant, achter de buikzak',
      'Capuchon die ook bij zijwind zijn vorm houdt',
    ],
  },
  'sluice-rain-trouser': {
    name: 'Sluice regenbroek',
    text: [
      'Een regenbroek die over je schoenen heen aangaat, omdat de rits van heup tot zoom loopt en aan twee kanten opengaat. Drielaags, dus hij plakt niet aan blote knieën.',
      'Over een wandelbroek is hij voor de winter; over een korte broek voor de rest van het jaar.',
    ],
    points: [
      'Zijritsen over de hele lengte, met flap aan de binnenkant',
      'Elastische band met koord, geen gulp die lekt',
      'Versterking aan de binnenkant van de enkel',
    ],
  },
  'scarp-approach': {
    text: [
      'Een schoen voor het pad naar de klim en de eerste makkelijke touwlengte. Geveterd tot aan de tenen, vlak van voren en rustig op een lange weg omlaag.',
      'Suède en rubber, niets wat verzorging vraagt. Door de hiellus gaat een karabiner: zo hangt hij aan je gordel en niet aan je tanden.',
    ],
    points: ['Klimrand onder de tenen', 'Rubberrand rondom', 'Plakkend rubber van voren, slijtvast onder de hiel'],
  },
  'cornice-alpine': {
    text: [
      'Een bergschoen voor gletsjers en de graat erboven. De zool is stijf van hiel tot teen en heeft aan beide kanten een rand, zodat een stijgijzer met hendel zonder riem vastzit.',
      'In de kraag is een gebreide gamasche genaaid. Sneeuw die daar voorbij komt, heeft het verdiend.',
    ],
    points: [
      'Binnenzool van carbon en glasvezel, buigt niet bij -20 °C',
      'Randen voor stijgijzers voor en achter',
      'Gamascherits met flap, met wanten aan te openen',
    ],
  },
  'long-mile': {
    text: [
      'Voor de afstanden waarop voeten dikker worden. Meer schuim dan de Scree Runner, een neus met ruimte bij kilometer veertig en noppen die een stuk weg ertussen niet erg vinden.',
      'Uit één stuk gebreid, met folie alleen waar het zou scheuren. Hij is niet snel, hij is geduldig.',
    ],
    points: ['34 mm schuim bij de hiel, 28 mm voorin', 'Verwisselbaar voetbed van kurk', 'Reflectie op de hiel'],
  },
  'col-high': {
    text: [
      'Voor passen met een tent op je rug. De schacht is hoog, de zool is stijf en er past een stijgijzer met riemen op. Voor een zondagspad is het te veel schoen, en dat zeggen we liever hier.',
      'Volnerfleer van 2,8 mm, doorgenaaid. Reken op drie weekenden inlopen en tien jaar dragen met twee nieuwe zolen.',
    ],
    points: [
      'Doorgenaaide rand: elke bergschoenmaker kan hem verzolen',
      'Drie paar klemhaken',
      'Voor stijgijzers met riemen, niet voor beugelbindingen',
    ],
  },
  'holloway-low': {
    text: [
      'Een wandelschoen die regen buiten houdt en daarna mee aan tafel mag. Gewaxt canvas, suède langs de rand en achter allebei een membraan.',
    ],
    points: [
      'Membraan tot boven aan de tong',
      'Gelamelleerde noppen voor nat plaveisel',
      'Gewaxte veters die gestrikt blijven',
    ],
  },
  'bog-gaiter': {
    name: 'Bog gamasche',
    text: [
      'Kniehoog, voor varens, sneeuw en grond die zich boven je schoen sluit. Van onderen dik genoeg voor de punten van een stijgijzer, van boven ademend.',
    ],
    points: [
      'Opening van voren: aan te trekken over de schoen',
      'Riem onder de zool te vervangen',
      'Haak voor de veters',
    ],
  },
  'contour-crew-sock': {
    text: [
      'De sok waarmee onze schoenen worden gepast. Badstof onder hiel en bal, één laag over de wreef, geen naad bij de tenen.',
    ],
    points: ['Links en rechts apart gebreid', 'Vervangen als ze binnen twee jaar doorslijten'],
  },
} satisfies Record<string, SourceCopy>;
