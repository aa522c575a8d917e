import { SHOE_WOMEN } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensApproachShoes: readonly ProductSource[] = [
  {
    slug: 'scarp-approach-womens',
    name: 'Women’s Scarp Approach',
    code: 'SCAW',
    category: 'approach-shoes',
    alsoIn: ['womens-shoes'],
    form: 'approach',
    style: { last: 'womens' },
    text: [
      'For the path to the wall, the ledge at its foot and the easy pitches above. The toe is slimmer than on the unisex Scarp and the heel cup 5 mm tighter; the rubber is the same.',
    ],
    points: [
      'Split tongue that lies flat under a low instep',
      'Heel loop sized for a carabiner',
      'Soft rubber ends where the arch begins, harder rubber takes over',
    ],
    attributes: {
      Weight: '660 g per pair (size W8)',
      Upper: '1.6 mm suede, rubber rand',
      Lining: 'Recycled polyester mesh',
      Outsole: 'Two rubbers, 3 mm lugs',
      Waterproofing: 'None',
      Drop: '8 mm',
      Fit: 'Women’s, close; half a size up for all-day walking',
      Care: 'Brush when dry, never soak',
    },
    colors: [
      { name: 'Clay', hex: '#a4603c', parts: { trim: '#5e3520', lace: '#e8e2d2', sole: '#2b2724', lining: '#d9b48f' } },
      { name: 'Dusk', hex: '#5c566e', parts: { trim: '#3f3a4e', lace: '#d8a35a', sole: '#262429', lining: '#a49eb4' } },
    ],
    sizes: SHOE_WOMEN,
    price: [150, 199, 135, 155],
    stock: { 'Clay/W9': 0, 'Dusk/W7': 4 },
    createdAt: '2026-04-27',
    rank: 37,
    rating: [4.4, 39],
    translations: {
      'de-de': {
        name: 'Scarp Zustiegsschuh für Damen',
        text: [
          'Für den Weg zur Wand, das Band an ihrem Fuß und die leichten Seillängen darüber. An der Zehe schlanker als der Unisex-Scarp, an der Ferse 5 mm enger; das Gummi ist dasselbe.',
        ],
        points: [
          'Geteilte Zunge, die auf flachem Spann glatt liegt',
          'Fersenschlaufe, in die ein Karabiner passt',
          'Weiches Gummi bis zum Gewölbe, dahinter hartes',
        ],
      },
      ...inFrench({
        name: 'Scarp Approach pour femme',
        text: [
          'Pour le sentier d’approche, la vire au pied de la paroi et les longueurs faciles au-dessus. Le bout est plus fin que sur la Scarp unisexe, le talon plus serré de 5 mm ; la gomme est la même.',
        ],
        points: [
          'Languette fendue, à plat sous un cou-de-pied bas',
          'Boucle de talon à la taille d’un mousqueton',
          'La gomme tendre s’arrête à la voûte, la dure prend la suite',
        ],
      }),
      'es-es': {
        name: 'Scarp Approach de mujer',
        text: [
          'Para la senda hasta la pared, la repisa a su pie y los largos fáciles de encima. Punta más fina que en la Scarp unisex y talón 5 mm más ceñido; la goma es la misma.',
        ],
        points: [
          'Lengüeta partida, plana sobre un empeine bajo',
          'Trabilla del talón a medida de un mosquetón',
          'Goma blanda hasta el arco, dura a partir de ahí',
        ],
      },
      'it-it': {
        name: 'Scarp Approach da donna',
        text: [
          'Per il sentiero fino alla parete, la cengia alla base e i tiri facili sopra. Punta più sottile della Scarp unisex e tallone più stretto di 5 mm; la gomma è la stessa.',
        ],
        points: [
          'Linguetta divisa, piatta su un collo del piede basso',
          'Asola al tallone a misura di moschettone',
          'Gomma morbida fino all’arco, poi subentra quella dura',
        ],
      },
      'nl-nl': {
        name: 'Scarp Approach voor dames',
        text: [
          'Voor het pad naar de wand, de richel eronder en de makkelijke touwlengtes erboven. De neus is slanker dan bij de unisex Scarp en de hiel 5 mm nauwer; het rubber is hetzelfde.',
        ],
        points: [
          'Gespleten tong die vlak ligt op een lage wreef',
          'Hiellus op maat van een karabiner',
          'Zacht rubber tot de voetboog, daarna neemt hard het over',
        ],
      },
    },
  },
];
