import { APPAREL } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const apparel: readonly ProductSource[] = [
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
      'de-de': {
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
];
