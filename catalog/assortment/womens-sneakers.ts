import { SHOE_WOMEN } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensSneakers: readonly ProductSource[] = [
  {
    slug: 'ordnance-low-womens',
    name: 'Women’s Ordnance Low',
    code: 'ORDW',
    category: 'sneakers',
    alsoIn: ['womens-shoes'],
    form: 'sneaker',
    style: { last: 'womens', upper: 'leather' },
    text: [
      'A leather sneaker with half sizes and no logo. On this last it no longer runs long; order what you wear in other shoes.',
    ],
    points: [
      'Heel lined in suede, so that it grips without padding',
      'Cupsole stitched all the way round and removable',
      'Tanned without chrome, dyed through',
    ],
    attributes: {
      Weight: '630 g per pair (size W8)',
      Upper: '1.6 mm full-grain leather, chrome-free tanning',
      Outsole: 'Natural rubber cupsole, side-stitched',
      Waterproofing: 'None',
      Drop: '0 mm',
      Fit: 'Women’s, medium width; true to size',
      Care: 'Wipe, neutral cream, never the washing machine',
    },
    colors: [
      {
        name: 'Chalk',
        hex: '#e6dfcf',
        parts: { sole: '#f3eee2', lace: '#f6f2e8', trim: '#b98272', lining: '#c9b48f' },
      },
      { name: 'Fox', hex: '#8a4a26', parts: { sole: '#efe9db', lace: '#f0e6cf', trim: '#5e3218', lining: '#d9b48f' } },
    ],
    sizes: SHOE_WOMEN,
    price: [120, 160, 105, 120],
    stock: { 'Chalk/W8': 4 },
    createdAt: '2026-02-09',
    rank: 58,
    rating: [4.3, 52],
    translations: {
      'de-de': {
        name: 'Ordnance Low für Damen',
        text: [
          'Ein Ledersneaker mit halben Größen und ohne Logo. Auf diesem Leisten fällt er nicht mehr lang aus; bestellen Sie, was Sie sonst tragen.',
        ],
        points: [
          'Ferse mit Velours gefüttert, die ohne Polster hält',
          'Schalensohle ringsum vernäht und abnehmbar',
          'Chromfrei gegerbt, durchgefärbt',
        ],
      },
      ...inFrench({
        name: 'Ordnance Low pour femme',
        text: [
          'Un modèle en cuir avec des demi-pointures et sans logo. Sur cette forme, il ne taille plus long : commandez votre pointure habituelle.',
        ],
        points: [
          'Talon doublé de croûte de cuir, qui tient sans mousse',
          'Semelle-cuvette cousue tout autour, démontable',
          'Tannage sans chrome, teint dans la masse',
        ],
      }),
      'es-es': {
        name: 'Ordnance Low de mujer',
        text: [
          'Una zapatilla de piel con medias tallas y sin logotipo. Con esta horma ya no talla largo: pide la que llevas en otros zapatos.',
        ],
        points: [
          'Talón forrado en serraje, sujeta sin acolchado',
          'Suela de cazoleta cosida en todo el contorno, desmontable',
          'Curtida sin cromo y teñida en masa',
        ],
      },
      'it-it': {
        name: 'Ordnance Low da donna',
        text: [
          'Una sneaker in pelle con le mezze misure e senza logo. Su questa forma non calza più lunga: ordinate la misura di sempre.',
        ],
        points: [
          'Tallone foderato in scamosciato, tiene senza imbottitura',
          'Suola a cassetta cucita tutt’intorno, smontabile',
          'Concia senza cromo, tinta in profondità',
        ],
      },
      'nl-nl': {
        name: 'Ordnance Low voor dames',
        text: [
          'Een leren sneaker met halve maten en zonder logo. Op deze leest valt hij niet meer lang uit; bestel wat je in andere schoenen draagt.',
        ],
        points: [
          'Hiel gevoerd met suède, houdt zonder vulling',
          'Cupzool rondom gestikt en afneembaar',
          'Chroomvrij gelooid, door en door geverfd',
        ],
      },
    },
  },
  {
    slug: 'waymark-canvas-womens',
    name: 'Women’s Waymark Canvas',
    code: 'WAYW',
    category: 'sneakers',
    alsoIn: ['womens-shoes'],
    form: 'sneaker',
    style: { last: 'womens', upper: 'canvas' },
    text: [
      'The canvas shoe in half sizes. The unisex one skips them, which left every second woman between two pairs; this one does not.',
    ],
    points: ['Organic cotton, undyed thread', 'Toe cap that survives bicycle pedals', 'Cold wash with the laces in'],
    attributes: {
      Weight: '540 g per pair (size W8)',
      Upper: '12 oz organic cotton canvas',
      Outsole: 'Natural rubber, one piece',
      Waterproofing: 'None',
      Drop: '0 mm',
      Fit: 'Women’s, medium width; true to size',
      Care: 'Machine wash cold, dry in the shade',
    },
    colors: [
      {
        name: 'Heather',
        hex: '#6f5d83',
        parts: { sole: '#f3eee2', lace: '#f6f2e8', trim: '#c9a02e', lining: '#c3b6d0' },
      },
      { name: 'Oat', hex: '#d8cba8', parts: { sole: '#f6f2e6', lace: '#fbf8ef', trim: '#476a73', lining: '#b9a57c' } },
    ],
    sizes: SHOE_WOMEN,
    price: [85, 115, 75, 85],
    createdAt: '2026-04-06',
    rank: 70,
    rating: [4.2, 64],
    translations: {
      'de-de': {
        name: 'Waymark Leinenschuh für Damen',
        text: [
          'Der Leinenschuh in halben Größen. Das Unisex-Modell lässt sie aus, womit jede zweite Frau zwischen zwei Paaren stand; dieses nicht.',
        ],
        points: [
          'Bio-Baumwolle, Naht aus ungefärbtem Garn',
          'Zehenkappe, die Fahrradpedale aushält',
          'Kalt zu waschen, mit Senkeln',
        ],
      },
      ...inFrench({
        name: 'Waymark en toile pour femme',
        text: [
          'Le modèle en toile, en demi-pointures. La version unisexe les saute, si bien qu’une femme sur deux hésitait entre deux paires ; plus maintenant.',
        ],
        points: [
          'Coton biologique, fil non teint',
          'Bout renforcé qui résiste aux pédales de vélo',
          'Lavage à froid, lacets compris',
        ],
      }),
      'es-es': {
        name: 'Waymark de lona de mujer',
        text: [
          'La zapatilla de lona con medias tallas. La unisex se las salta y dejaba a una de cada dos mujeres entre dos pares; esta no.',
        ],
        points: [
          'Algodón ecológico, hilo sin teñir',
          'Puntera que aguanta los pedales de la bici',
          'Lavado en frío con los cordones puestos',
        ],
      },
      'it-it': {
        name: 'Waymark in tela da donna',
        text: [
          'La scarpa di tela con le mezze misure. Quella unisex le salta e lasciava una donna su due a metà tra due paia; questa no.',
        ],
        points: [
          'Cotone biologico, filo non tinto',
          'Puntale che resiste ai pedali della bici',
          'Lavaggio a freddo, lacci compresi',
        ],
      },
      'nl-nl': {
        name: 'Waymark canvasschoen voor dames',
        text: [
          'De canvasschoen in halve maten. De unisexversie slaat ze over, waardoor elke tweede vrouw tussen twee paren zat; deze niet.',
        ],
        points: [
          'Biologisch katoen, ongeverfd garen',
          'Neusdop die fietspedalen overleeft',
          'Koud wassen, veters erin',
        ],
      },
    },
  },
];
