import { APPAREL } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const shellJackets: readonly ProductSource[] = [
  {
    slug: 'catchment-shell',
    name: 'Catchment Shell',
    code: 'CATS',
    category: 'shell-jackets',
    form: 'shell',
    text: [
      'A three-layer rain shell for weather that has set in. The face fabric is 40 denier, heavy enough to wear a pack over for years, and the hood turns with your head.',
      'All seams are taped. The main zip has a flap behind it and none in front, because the one in front freezes.',
    ],
    points: [
      'Two chest pockets above the hip belt, large enough for a folded map',
      'Pit zips of 32 cm, opened with one hand',
      'Hem drops 6 cm at the back; cuffs close over gloves',
    ],
    attributes: {
      Weight: '465 g (size M)',
      Material: '40 D recycled polyamide, 3-layer membrane, fluorine-free repellent',
      Waterproofing: '20,000 mm hydrostatic head, taped seams',
      Breathability: '18,000 g/m² in 24 h',
      Fit: 'Regular, room for a fleece',
      Care: 'Wash at 30 °C with soap, tumble warm to revive the repellent',
    },
    colors: [
      { name: 'Signal', hex: '#c9572b', parts: { trim: '#7a2f14', zip: '#2c2a28', lining: '#4b4a46' } },
      { name: 'Fjord', hex: '#33566b', parts: { trim: '#1d3543', zip: '#c9d2d2', lining: '#8a969a' } },
      { name: 'Juniper', hex: '#3f5a48', parts: { trim: '#25382c', zip: '#d7cfae', lining: '#93a08f' } },
    ],
    sizes: APPAREL,
    price: [340, 455, 300, 349],
    stock: { 'Signal/M': 2 },
    createdAt: '2025-09-01',
    rank: 15,
    rating: [4.7, 132],
    translations: {
      'fr-fr': {
        name: 'Veste imperméable Catchment',
        text: [
          'Une veste de pluie trois couches pour le mauvais temps qui s’installe. Le tissu de 40 deniers supporte un sac à dos pendant des années, et la capuche tourne avec la tête.',
          'Toutes les coutures sont étanchées. Le zip a un rabat derrière et aucun devant, parce que celui de devant gèle.',
        ],
        points: [
          'Deux poches poitrine au-dessus de la ceinture, assez grandes pour une carte pliée',
          'Aérations de 32 cm sous les bras, qui s’ouvrent d’une main',
          'Dos plus long de 6 cm ; les poignets se ferment par-dessus les gants',
        ],
      },
      'es-es': {
        name: 'Chaqueta impermeable Catchment',
        text: [
          'Una chaqueta de lluvia de tres capas para el mal tiempo que viene a quedarse. El tejido exterior, de 40 denieres, aguanta una mochila durante años, y la capucha gira con la cabeza.',
          'Todas las costuras están selladas. La cremallera lleva una tapeta por detrás y ninguna por delante, porque la de delante se congela.',
        ],
        points: [
          'Dos bolsillos de pecho por encima del cinturón, con sitio para un mapa doblado',
          'Ventilación de 32 cm bajo los brazos, se abre con una mano',
          'Espalda 6 cm más larga; los puños cierran sobre los guantes',
        ],
      },
      'it-it': {
        name: 'Giacca impermeabile Catchment',
        text: [
          'Una giacca da pioggia a tre strati per il maltempo che ha deciso di restare. Il tessuto esterno da 40 denari regge uno zaino per anni e il cappuccio gira con la testa.',
          'Tutte le cuciture sono nastrate. La zip ha una patta dietro e nessuna davanti, perché quella davanti gela.',
        ],
        points: [
          'Due tasche sul petto sopra la cintura dello zaino, grandi quanto una carta piegata',
          'Aperture di 32 cm sotto le braccia, si aprono con una mano',
          'Schiena più lunga di 6 cm; i polsini si chiudono sopra i guanti',
        ],
      },
      'nl-nl': {
        name: 'Catchment regenjas',
        text: [
          'Een drielaagse regenjas voor weer dat blijft hangen. De buitenstof is 40 denier en verdraagt jarenlang een rugzak; de capuchon draait met het hoofd mee.',
          'Alle naden zijn getapet. Achter de rits zit een flap en ervoor geen, want die ervoor bevriest.',
        ],
        points: [
          'Twee borstzakken boven de heupband, groot genoeg voor een gevouwen kaart',
          'Okselritsen van 32 cm, met één hand te openen',
          'Rugpand 6 cm langer; de manchetten sluiten over handschoenen',
        ],
      },
      'de-de': {
        name: 'Catchment Regenjacke',
        text: [
          'Eine dreilagige Regenjacke für Wetter, das bleiben will. Der Oberstoff hat 40 Denier und hält jahrelang einen Rucksack aus; die Kapuze dreht sich mit dem Kopf.',
          'Alle Nähte sind verschweißt. Hinter dem Reißverschluss liegt eine Leiste, davor keine, denn die vordere friert fest.',
        ],
        points: [
          'Zwei Brusttaschen oberhalb des Hüftgurts, groß genug für eine gefaltete Karte',
          'Unterarmzipper, 32 cm, mit einer Hand zu öffnen',
          'Hinten 6 cm länger; die Bündchen schließen über Handschuhen',
        ],
      },
      'fr-ca': {
        name: 'Coquille Catchment',
        text: [
          'Une coquille trois couches pour le mauvais temps installé. Le tissu de 40 deniers supporte un sac pendant des années et le capuchon suit la tête.',
          'Toutes les coutures sont scellées. La fermeture a un rabat derrière et aucun devant, parce que celui de devant gèle.',
        ],
        points: [
          'Deux poches de poitrine au-dessus de la ceinture, assez grandes pour une carte pliée',
          'Aérations de 32 cm sous les bras, qui s’ouvrent d’une main',
          'Ourlet plus long de 6 cm au dos; poignets qui ferment par-dessus les gants',
        ],
      },
    },
  },
  {
    slug: 'squall-light',
    name: 'Squall Light',
    code: 'SQUA',
    category: 'shell-jackets',
    form: 'shell',
    style: { weight: 'light' },
    text: [
      'A rain jacket for the bottom of the pack. It weighs as much as an apple and a half, folds into its own pocket and keeps out four hours of rain; after that you want the Catchment.',
    ],
    points: ['Packs into the left pocket, 18 by 12 cm', 'One-hand hood adjustment', 'Half-elastic cuffs'],
    attributes: {
      Weight: '238 g (size M)',
      Material: '20 D recycled polyamide ripstop, 2.5-layer membrane',
      Waterproofing: '12,000 mm hydrostatic head, taped seams',
      Breathability: '12,000 g/m² in 24 h',
      Fit: 'Regular, over a shirt or thin fleece',
      Care: 'Wash at 30 °C, hang, re-proof yearly',
    },
    colors: [
      { name: 'Lichen', hex: '#a3a46c', parts: { trim: '#6b6d43', zip: '#33342a', lining: '#8a8b64' } },
      { name: 'Dusk', hex: '#5c566e', parts: { trim: '#3a3549', zip: '#d9cfae', lining: '#8b86a0' } },
      { name: 'Slate', hex: '#5b6870', parts: { trim: '#38434a', zip: '#c9572b', lining: '#98a3a9' } },
    ],
    sizes: APPAREL,
    price: [190, 255, 165, 195],
    stock: { 'Dusk/L': 1 },
    createdAt: '2025-04-07',
    rank: 35,
    rating: [4.3, 95],
    translations: {
      'fr-fr': {
        name: 'Veste de pluie Squall Light',
        text: [
          'Une veste de pluie pour le fond du sac. Elle pèse une pomme et demie, se plie dans sa propre poche et arrête quatre heures de pluie ; au-delà, il vous faut la Catchment.',
        ],
        points: [
          'Se range dans la poche gauche, 18 sur 12 cm',
          'Capuche réglable d’une main',
          'Poignets semi-élastiques',
        ],
      },
      'es-es': {
        name: 'Impermeable Squall Light',
        text: [
          'Un impermeable para el fondo de la mochila. Pesa lo que una manzana y media, se pliega en su propio bolsillo y para cuatro horas de lluvia; después te hará falta la Catchment.',
        ],
        points: [
          'Se guarda en el bolsillo izquierdo, 18 por 12 cm',
          'Capucha ajustable con una mano',
          'Puños semielásticos',
        ],
      },
      'it-it': {
        name: 'Giacca da pioggia Squall Light',
        text: [
          'Una giacca da pioggia per il fondo dello zaino. Pesa quanto una mela e mezza, si piega nella propria tasca e ferma quattro ore di pioggia; dopo serve la Catchment.',
        ],
        points: [
          'Si ripiega nella tasca sinistra, 18 per 12 cm',
          'Cappuccio regolabile con una mano',
          'Polsini semielastici',
        ],
      },
      'nl-nl': {
        name: 'Squall Light regenjas',
        text: [
          'Een regenjas voor onder in de rugzak. Hij weegt zoveel als anderhalve appel, vouwt in zijn eigen zak en houdt vier uur regen tegen; daarna wil je de Catchment.',
        ],
        points: [
          'Vouwt in de linkerzak, 18 bij 12 cm',
          'Capuchon met één hand te verstellen',
          'Halfelastische manchetten',
        ],
      },
      'de-de': {
        name: 'Squall Light Regenjacke',
        text: [
          'Eine Regenjacke für den Boden des Rucksacks. Sie wiegt so viel wie anderthalb Äpfel, lässt sich in die eigene Tasche falten und hält vier Stunden Regen ab; danach wollen Sie die Catchment.',
        ],
        points: [
          'Packmaß 18 mal 12 cm, in der linken Tasche',
          'Kapuze mit einer Hand verstellbar',
          'Bündchen halb elastisch',
        ],
      },
      'fr-ca': {
        name: 'Imperméable Squall Light',
        text: [
          'Un imperméable pour le fond du sac. Il pèse autant qu’une pomme et demie, se plie dans sa poche et arrête quatre heures de pluie; après, il vous faut la Catchment.',
        ],
        points: [
          'Se range dans la poche gauche, 18 sur 12 cm',
          'Capuchon réglable d’une main',
          'Poignets à demi élastiques',
        ],
      },
    },
  },
  {
    slug: 'sample-room-shell',
    name: 'Sample Room Shell No. 7',
    code: 'SAMP',
    category: 'shell-jackets',
    alsoIn: ['sale'],
    form: 'shell',
    text: [
      'The seventh sewing sample of the Catchment, in a colour we did not make. One jacket, size M, worn by nobody, with a pencil mark inside the left cuff.',
    ],
    attributes: {
      Weight: '471 g (size M)',
      Material: '40 D recycled polyamide, 3-layer membrane',
      Waterproofing: '20,000 mm hydrostatic head, taped seams',
      Fit: 'Regular; size M only',
      Care: 'Wash at 30 °C with soap',
    },
    colors: [{ name: 'Saffron', hex: '#c99a2e', parts: { trim: '#7d5c14', zip: '#2c2a28', lining: '#5f5948' } }],
    sizes: [''],
    skus: { 'Saffron/': 'LIMITED-1' },
    stock: { Saffron: 1 },
    price: [220, 295, 195, 229],
    was: [340, 455, 300, 349],
    createdAt: '2024-02-12',
    rank: 500,
  },
];
