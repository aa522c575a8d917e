import { SHOE_WOMEN, SHOE_WOMEN_WIDE } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensHikingBoots: readonly ProductSource[] = [
  {
    slug: 'tarn-mid-womens',
    name: 'Women’s Tarn Mid',
    code: 'TARW',
    category: 'hiking-boots',
    alsoIn: ['womens-boots'],
    form: 'boot',
    style: { last: 'womens', shaft: 'low', upper: 'textile', rand: 'toe' },
    text: [
      'The Tarn Mid redrawn around 400 scanned women’s feet: 6 mm narrower at the heel, lower over the instep, and cut down at the back where the calf begins.',
      'Below that it is the boot you know, for marked paths and wet grass, woven with suede at the rubbing points and lined with a membrane.',
    ],
    points: [
      'Wide sizes add 8 mm across the ball and nothing in length',
      '95 g lighter per pair than the unisex boot',
      'Eyelets set closer together, so that narrow feet can pull it shut',
    ],
    attributes: {
      Weight: '715 g per pair (size W8)',
      Upper: 'Recycled polyester canvas, 1.4 mm suede',
      Lining: 'Waterproof membrane',
      Outsole: 'Rubber, 4 mm lugs',
      Waterproofing: 'Membrane',
      Drop: '9 mm',
      Fit: 'Women’s, narrow heel, wide forefoot; true to size',
      Care: 'Rinse, stuff with newspaper, dry at room temperature',
    },
    colors: [
      {
        name: 'Lichen',
        hex: '#7d8163',
        parts: { sole: '#33322c', lace: '#c2702e', collar: '#4a4d3c', overlay: '#5d6148', lining: '#b7b39a' },
      },
      {
        name: 'Heather',
        hex: '#6f5d83',
        parts: { sole: '#2c2a31', lace: '#e0b34a', collar: '#42364f', overlay: '#574a68', lining: '#a797b5' },
      },
    ],
    sizes: [...SHOE_WOMEN, ...SHOE_WOMEN_WIDE],
    price: [175, 235, 150, 179],
    stock: { 'Lichen/W7': 14, 'Heather/W9': 2, 'Lichen/W12': 0 },
    createdAt: '2026-09-07',
    rank: 12,
    rating: [4.5, 88],
    translations: {
      'de-de': {
        name: 'Tarn Mid für Damen',
        text: [
          'Der Tarn Mid, neu gezeichnet nach 400 gescannten Damenfüßen: an der Ferse 6 mm schmaler, flacher über dem Spann und hinten ausgeschnitten, wo die Wade beginnt.',
          'Darunter ist er der bekannte Stiefel für markierte Wege und nasses Gras, gewebt, mit Velours an den Scheuerstellen und einer Membran als Futter.',
        ],
        points: [
          'Weite Größen sind am Ballen 8 mm breiter und nicht länger',
          '95 g leichter pro Paar als der Unisex-Stiefel',
          'Enger gesetzte Ösen, damit auch schmale Füße ihn zuziehen können',
        ],
      },
      ...inFrench({
        name: 'Tarn Mid pour femme',
        text: [
          'La Tarn Mid redessinée d’après 400 pieds de femmes numérisés : talon plus étroit de 6 mm, cou-de-pied plus bas, et un arrière échancré là où le mollet commence.',
          'Pour le reste, c’est le modèle connu, pour sentiers balisés et herbe mouillée : toile tissée, croûte de cuir aux points de frottement, membrane en doublure.',
        ],
        points: [
          'En large, 8 mm de plus à l’avant-pied et rien en longueur',
          '95 g de moins par paire que le modèle unisexe',
          'Œillets rapprochés, pour que les pieds fins puissent serrer',
        ],
      }),
      'es-es': {
        name: 'Tarn Mid de mujer',
        text: [
          'La Tarn Mid, redibujada a partir de 400 pies de mujer escaneados: 6 mm más estrecha en el talón, más baja de empeine y rebajada por detrás, donde empieza la pantorrilla.',
          'Por lo demás es la bota de siempre para caminos señalizados y hierba mojada: tejido con serraje donde roza y membrana por dentro.',
        ],
        points: [
          'Las tallas anchas suman 8 mm en la planta y nada de largo',
          '95 g menos por par que la bota unisex',
          'Ojetes más juntos, para que cierre también en pies finos',
        ],
      },
      'it-it': {
        name: 'Tarn Mid da donna',
        text: [
          'Il Tarn Mid ridisegnato su 400 piedi femminili scansionati: 6 mm più stretto al tallone, più basso sul collo del piede e scavato dietro, dove comincia il polpaccio.',
          'Sotto resta lo scarpone di sempre per sentieri segnati ed erba bagnata: tessuto, scamosciato dove sfrega e membrana all’interno.',
        ],
        points: [
          'Le misure larghe danno 8 mm in più sulla pianta, niente in lunghezza',
          '95 g in meno al paio rispetto all’unisex',
          'Passalacci ravvicinati, per chiudere anche un piede sottile',
        ],
      },
      'nl-nl': {
        name: 'Tarn Mid voor dames',
        text: [
          'De Tarn Mid, opnieuw getekend rond 400 gescande damesvoeten: 6 mm smaller bij de hiel, vlakker over de wreef en achter uitgesneden waar de kuit begint.',
          'Daaronder is het de bekende schoen voor gemarkeerde paden en nat gras, geweven, met suède op de schuurplekken en een membraan als voering.',
        ],
        points: [
          'Wijde maten zijn 8 mm breder bij de bal en niet langer',
          '95 g lichter per paar dan de unisexschoen',
          'Ogen dichter bij elkaar, zodat ook smalle voeten hem dicht krijgen',
        ],
      },
    },
  },
  {
    slug: 'saddleback-mid-womens',
    name: 'Women’s Saddleback Mid',
    code: 'SADW',
    category: 'hiking-boots',
    alsoIn: ['womens-boots'],
    form: 'boot',
    style: { last: 'womens', shaft: 'mid', rand: 'full' },
    text: [
      'A nubuck boot for three seasons and packs up to 12 kg. The shank is one grade softer than in the unisex Saddleback, because a lighter walker has to bend it too.',
      'Still one piece of leather with its only seam at the heel. The ankle padding is thicker on the inside, where most heels were slipping.',
    ],
    points: [
      'Locking hook sits 14 mm lower on the shaft',
      'Membrane reaches to the third hook',
      'Two resoles at the same flat fee',
    ],
    attributes: {
      Weight: '1,040 g per pair (size W8)',
      Upper: '2.2 mm nubuck leather, full rubber rand',
      Lining: 'Waterproof membrane, recycled polyester mesh',
      Outsole: 'Rubber, 5 mm lugs, heel brake',
      Waterproofing: 'Membrane, re-proof leather yearly',
      Drop: '10 mm',
      Fit: 'Women’s, narrow heel, medium width; half a size up for thick socks',
      Care: 'Brush off mud when dry, wax twice a season, dry away from stoves',
    },
    colors: [
      {
        name: 'Peat',
        hex: '#6b4a32',
        parts: { sole: '#2b2724', lace: '#d9cfae', collar: '#3d2f27', lining: '#a8906f' },
      },
      {
        name: 'Slate',
        hex: '#4f5a63',
        parts: { sole: '#24272a', lace: '#b9c2c4', collar: '#333b42', lining: '#8f9aa0' },
      },
      {
        name: 'Sage',
        hex: '#7f927c',
        parts: { sole: '#2e302c', lace: '#f0e6cf', collar: '#4d5b4b', lining: '#b6c0b2' },
      },
    ],
    sizes: [...SHOE_WOMEN, ...SHOE_WOMEN_WIDE],
    price: [210, 285, 185, 219],
    stock: { 'Peat/W8': 3, 'Sage/W5.5': 0 },
    createdAt: '2026-08-24',
    rank: 13,
    rating: [4.6, 121],
    translations: {
      'de-de': {
        name: 'Saddleback Mid für Damen',
        text: [
          'Ein Nubukstiefel für drei Jahreszeiten und bis zu 12 kg Gepäck. Die Einlage ist eine Stufe weicher als im Unisex-Saddleback, denn auch leichtere Leute müssen sie biegen können.',
          'Weiterhin ein Stück Leder mit einer einzigen Naht an der Ferse. Das Polster am Knöchel ist innen dicker, wo die meisten Fersen schlüpften.',
        ],
        points: [
          'Klemmhaken 14 mm tiefer am Schaft',
          'Membran bis zum dritten Haken',
          'Zwei neue Sohlen zum selben Festpreis',
        ],
      },
      ...inFrench({
        name: 'Saddleback Mid pour femme',
        text: [
          'Un modèle en nubuck pour trois saisons et des sacs jusqu’à 12 kg. La lame est un cran plus souple que dans la version unisexe : une personne légère doit aussi pouvoir la plier.',
          'Toujours un seul morceau de cuir, cousu seulement au talon. Le rembourrage de cheville est plus épais à l’intérieur, là où les talons glissaient.',
        ],
        points: [
          'Crochet autobloquant placé 14 mm plus bas',
          'Membrane jusqu’au troisième crochet',
          'Deux ressemelages au même prix fixe',
        ],
      }),
      'es-es': {
        name: 'Saddleback Mid de mujer',
        text: [
          'Una bota de nobuk para tres estaciones y mochilas de hasta 12 kg. La lámina es un grado más blanda que en la Saddleback unisex: quien pesa menos también tiene que doblarla.',
          'Sigue siendo una sola pieza de piel, cosida únicamente en el talón. El acolchado del tobillo es más grueso por dentro, donde se escapaban los talones.',
        ],
        points: [
          'Gancho de bloqueo 14 mm más abajo',
          'La membrana llega al tercer gancho',
          'Dos cambios de suela al mismo precio fijo',
        ],
      },
      'it-it': {
        name: 'Saddleback Mid da donna',
        text: [
          'Uno scarpone in nabuk per tre stagioni e zaini fino a 12 kg. La lamina è di un grado più morbida che nel Saddleback unisex: deve piegarla anche chi pesa meno.',
          'È sempre un unico pezzo di pelle, cucito solo al tallone. L’imbottitura alla caviglia è più spessa all’interno, dove i talloni scivolavano.',
        ],
        points: [
          'Gancio autobloccante 14 mm più in basso',
          'Membrana fino al terzo gancio',
          'Due risuolature allo stesso prezzo fisso',
        ],
      },
      'nl-nl': {
        name: 'Saddleback Mid voor dames',
        text: [
          'Een nubuck schoen voor drie seizoenen en rugzakken tot 12 kg. De tussenzool is een graad soepeler dan in de unisex Saddleback, want wie minder weegt moet hem ook kunnen buigen.',
          'Nog altijd één stuk leer met een enkele naad bij de hiel. De enkelvulling is aan de binnenkant dikker, waar de meeste hielen slipten.',
        ],
        points: [
          'Klemhaak 14 mm dichter bij de enkel',
          'Membraan tot de derde haak',
          'Twee nieuwe zolen voor hetzelfde vaste bedrag',
        ],
      },
    },
  },
];
