import { SHOE_WOMEN } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensSandals: readonly ProductSource[] = [
  {
    slug: 'ford-sandal-womens',
    name: 'Women’s Ford Sandal',
    code: 'FORW',
    category: 'trail-sandals',
    alsoIn: ['womens-shoes'],
    form: 'sandal',
    style: { last: 'womens' },
    text: [
      'Three straps set for a narrower foot: on the unisex Ford the webbing of half sizes ran out before the buckle bit. For crossing water and not stopping on the other side.',
    ],
    points: [
      'Cork bed with a deeper heel cup',
      'Half sizes, unlike the unisex Ford',
      'Straps are replaced by post, at cost',
    ],
    attributes: {
      Weight: '490 g per pair (size W8)',
      Upper: 'Recycled polyester webbing',
      Footbed: 'Cork and EVA',
      Outsole: 'Rubber, 3 mm siped lugs',
      Drop: '5 mm',
      Fit: 'Women’s, narrow heel; true to size',
      Care: 'Rinse salt water out',
    },
    colors: [
      { name: 'Rose clay', hex: '#b98272', parts: { sole: '#2f2c29', bed: '#c09a6a', midsole: '#54463a' } },
      { name: 'Ink', hex: '#2d3540', parts: { sole: '#26272a', bed: '#b58d5d', midsole: '#4a443c' } },
    ],
    sizes: SHOE_WOMEN,
    price: [95, 129, 85, 99],
    stock: { 'Ink/W8': 2 },
    createdAt: '2026-05-04',
    rank: 74,
    rating: [4.5, 38],
    translations: {
      'de-de': {
        name: 'Ford Sandale für Damen',
        text: [
          'Drei Riemen, gesetzt für einen schmaleren Fuß: Bei der Unisex-Ford war bei halben Größen das Band zu Ende, bevor die Schnalle griff. Um durch Wasser zu gehen und drüben nicht anzuhalten.',
        ],
        points: [
          'Korkbett mit tieferer Fersenmulde',
          'Halbe Größen, anders als bei der Unisex-Ford',
          'Riemen tauschen wir per Post, zum Selbstkostenpreis',
        ],
      },
      ...inFrench({
        name: 'Sandale Ford pour femme',
        text: [
          'Trois sangles placées pour un pied plus fin : sur la Ford unisexe, la sangle manquait avant que la boucle ne morde. Pour traverser l’eau sans s’arrêter de l’autre côté.',
        ],
        points: [
          'Lit de liège au talon plus creux',
          'Demi-pointures, absentes de la Ford unisexe',
          'Sangles remplacées par la poste, à prix coûtant',
        ],
      }),
      'es-es': {
        name: 'Sandalia Ford de mujer',
        text: [
          'Tres correas colocadas para un pie más estrecho: en la Ford unisex se acababa la cinta antes de que mordiera la hebilla. Para cruzar el agua y no pararse al otro lado.',
        ],
        points: [
          'Plantilla de corcho con talón más hondo',
          'Medias tallas, a diferencia de la Ford unisex',
          'Cambiamos las correas por correo, a precio de coste',
        ],
      },
      'it-it': {
        name: 'Sandalo Ford da donna',
        text: [
          'Tre cinghie posate per un piede più stretto: nel Ford unisex il nastro finiva prima che la fibbia mordesse. Per attraversare l’acqua e non fermarsi dall’altra parte.',
        ],
        points: [
          'Plantare in sughero con il tallone più incavato',
          'Mezze misure, assenti nel Ford unisex',
          'Cinghie sostituite per posta, a prezzo di costo',
        ],
      },
      'nl-nl': {
        name: 'Ford sandaal voor dames',
        text: [
          'Drie banden op de plek van een smallere voet: bij de unisex Ford was het band op voor de gesp greep. Om door water te lopen en aan de overkant door te gaan.',
        ],
        points: [
          'Kurkbed met een diepere hielkom',
          'Halve maten, anders dan bij de unisex Ford',
          'Banden vervangen we per post, tegen kostprijs',
        ],
      },
    },
  },
  {
    slug: 'eddy-sandal-womens',
    name: 'Women’s Eddy Sandal',
    code: 'EDDW',
    category: 'trail-sandals',
    alsoIn: ['womens-shoes'],
    form: 'sandal',
    style: { last: 'womens', straps: 'narrow' },
    text: [
      'The light one, for cities with steps and lakes with jetties. Narrow straps, soft at the edge, on a bed of cork that remembers you after a week.',
    ],
    points: [
      'Buckle on the outside, where it does not catch the other foot',
      'Heel strap folds down to make a mule of it',
      'Sinks; the Sluice floats',
    ],
    attributes: {
      Weight: '405 g per pair (size W8)',
      Upper: 'Recycled polyamide webbing',
      Midsole: 'Cork and natural rubber',
      Outsole: 'Rubber, 3 mm siped lugs',
      Fit: 'Women’s, slim; between sizes go up',
      Care: 'Rinse salt off, dry in shade',
    },
    colors: [
      {
        name: 'Clay',
        hex: '#a4603c',
        parts: { bed: '#c9a06a', midsole: '#8a6a44', sole: '#4a4138', buckle: '#3a3530' },
      },
      {
        name: 'Sage',
        hex: '#7f927c',
        parts: { bed: '#c9a06a', midsole: '#6d5a3c', sole: '#3a3a34', buckle: '#5a5f58' },
      },
    ],
    sizes: SHOE_WOMEN,
    price: [79, 107, 69, 80],
    createdAt: '2026-05-18',
    rank: 82,
    rating: [4.2, 26],
    translations: {
      'de-de': {
        name: 'Eddy Sandale für Damen',
        text: [
          'Die leichte, für Städte mit Treppen und Seen mit Stegen. Schmale Riemen mit weicher Kante auf einem Korkbett, das sich nach einer Woche an Sie erinnert.',
        ],
        points: [
          'Schnalle außen, wo sie am anderen Fuß nicht hängen bleibt',
          'Fersenriemen umklappbar, dann ist sie eine Pantolette',
          'Geht unter; die Sluice schwimmt',
        ],
      },
      ...inFrench({
        name: 'Sandale Eddy pour femme',
        text: [
          'La légère, pour les villes à escaliers et les lacs à pontons. Des sangles fines au bord doux, sur un lit de liège qui vous reconnaît au bout d’une semaine.',
        ],
        points: [
          'Boucle à l’extérieur, hors d’atteinte de l’autre pied',
          'La bride de talon se rabat, et c’est une mule',
          'Elle coule ; la Sluice flotte',
        ],
      }),
      'es-es': {
        name: 'Sandalia Eddy de mujer',
        text: [
          'La ligera, para ciudades con escaleras y lagos con embarcadero. Correas finas de canto suave sobre un corcho que a la semana ya se acuerda de ti.',
        ],
        points: [
          'Hebilla por fuera, donde no roza el otro pie',
          'La tira del talón se abate y queda una chancla',
          'Se hunde; la Sluice flota',
        ],
      },
      'it-it': {
        name: 'Sandalo Eddy da donna',
        text: [
          'Quello leggero, per città con scalinate e laghi con pontili. Cinghie sottili dal bordo morbido su un sughero che dopo una settimana si ricorda di voi.',
        ],
        points: [
          'Fibbia all’esterno, dove non tocca l’altro piede',
          'Il cinturino si abbassa e diventa una ciabatta',
          'Affonda; la Sluice galleggia',
        ],
      },
      'nl-nl': {
        name: 'Eddy sandaal voor dames',
        text: [
          'De lichte, voor steden met trappen en meren met steigers. Smalle banden met een zachte rand op een kurkbed dat je na een week herkent.',
        ],
        points: [
          'Gesp aan de buitenkant, waar hij de andere voet niet raakt',
          'Hielband klapt om, dan is het een muil',
          'Zinkt; de Sluice drijft',
        ],
      },
    },
  },
];
