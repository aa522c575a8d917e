import { SHOE_WOMEN, SHOE_WOMEN_WIDE } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensHikingShoes: readonly ProductSource[] = [
  {
    slug: 'heather-low-womens',
    name: 'Women’s Heather Low',
    code: 'HEAW',
    category: 'hiking-shoes',
    alsoIn: ['womens-shoes'],
    form: 'trail-shoe',
    style: { last: 'womens', kind: 'hiker' },
    text: [
      'A canvas and suede walking shoe for towpaths, vineyards and the long way to the shops. The women’s version keeps the wide forefoot and loses the heel slip that half our letters were about.',
    ],
    points: [
      'Wide sizes for people who have given up on pointed shoes',
      'Padding in two pads beside the tendon, none on it',
      'Takes an orthotic: the footbed is 5 mm thick and comes out',
    ],
    attributes: {
      Weight: '595 g per pair (size W8)',
      Upper: 'Cotton-polyester canvas, 1.4 mm suede',
      Outsole: 'Rubber, 4 mm lugs',
      Waterproofing: 'None',
      Drop: '8 mm',
      Fit: 'Women’s, narrow heel, wide forefoot; true to size',
      Care: 'Brush, never soak',
    },
    colors: [
      {
        name: 'Dusk',
        hex: '#5c566e',
        parts: { midsole: '#403d48', sole: '#262429', trim: '#3f3a4e', lace: '#d8a35a', lining: '#a49eb4' },
      },
      {
        name: 'Clay',
        hex: '#a4603c',
        parts: { midsole: '#54463a', sole: '#2f2a27', trim: '#6d3d22', lace: '#f0e6cf', lining: '#d9b48f' },
      },
    ],
    sizes: [...SHOE_WOMEN, ...SHOE_WOMEN_WIDE],
    price: [140, 189, 125, 145],
    stock: { 'Clay/W9.5': 1 },
    createdAt: '2026-03-16',
    rank: 47,
    rating: [4.4, 79],
    translations: {
      'de-de': {
        name: 'Heather Low für Damen',
        text: [
          'Ein Wanderschuh aus Segeltuch und Velours für Treidelpfade, Weinberge und den langen Weg zum Laden. Die Damenversion behält den breiten Vorfuß und verliert den Schlupf an der Ferse, um den es in der Hälfte unserer Post ging.',
        ],
        points: [
          'Weite Größen für alle, die mit spitzen Schuhen abgeschlossen haben',
          'Polster rechts und links der Sehne, keines darauf',
          'Platz für Einlagen: Das Fußbett ist 5 mm dick und herausnehmbar',
        ],
      },
      ...inFrench({
        name: 'Heather Low pour femme',
        text: [
          'Un modèle de marche en toile et croûte de cuir pour les chemins de halage, les vignes et le détour par le marché. La version femme garde l’avant-pied large et perd ce talon qui glissait, sujet de la moitié de nos lettres.',
        ],
        points: [
          'En large pour celles qui ont renoncé aux bouts pointus',
          'Deux coussinets de part et d’autre du tendon, rien dessus',
          'Accepte une orthèse : la semelle intérieure de 5 mm se retire',
        ],
      }),
      'es-es': {
        name: 'Heather Low de mujer',
        text: [
          'Un zapato de lona y serraje para caminos de sirga, viñedos y el rodeo hasta la tienda. La versión de mujer conserva el antepié ancho y pierde el talón suelto del que hablaban la mitad de las cartas.',
        ],
        points: [
          'Tallas anchas para quien ha renunciado a las puntas finas',
          'Dos almohadillas a los lados del tendón, ninguna encima',
          'Admite plantilla ortopédica: la suya, de 5 mm, se saca',
        ],
      },
      'it-it': {
        name: 'Heather Low da donna',
        text: [
          'Una scarpa da cammino in tela e scamosciato per alzaie, vigne e il giro lungo fino al negozio. La versione da donna conserva l’avampiede largo e perde il tallone ballerino di cui parlava metà delle lettere.',
        ],
        points: [
          'Misure larghe per chi ha chiuso con le punte strette',
          'Due cuscinetti ai lati del tendine, nessuno sopra',
          'Accetta un plantare: la soletta da 5 mm si toglie',
        ],
      },
      'nl-nl': {
        name: 'Heather Low voor dames',
        text: [
          'Een wandelschoen van canvas en suède voor jaagpaden, wijngaarden en de omweg naar de winkel. De damesversie houdt de brede voorvoet en verliest de slippende hiel waar de helft van onze post over ging.',
        ],
        points: [
          'Wijde maten voor wie klaar is met puntschoenen',
          'Vulling links en rechts van de pees, niet erop',
          'Geschikt voor steunzolen: het voetbed van 5 mm gaat eruit',
        ],
      },
    },
  },
  {
    slug: 'holloway-low-womens',
    name: 'Women’s Holloway Low',
    code: 'HOLW',
    category: 'hiking-shoes',
    alsoIn: ['womens-shoes'],
    form: 'trail-shoe',
    style: { last: 'womens', kind: 'hiker' },
    text: [
      'Waxed canvas, a membrane and a shape that passes for a town shoe until it meets a puddle. For commutes with a field in them.',
    ],
    points: [
      'Collar 6 mm lower at the outer ankle bone',
      'Siped sole that is quiet on stone floors',
      'Wax from our own tin, a sachet is in the box',
    ],
    attributes: {
      Weight: '640 g per pair (size W8)',
      Upper: 'Waxed cotton canvas, 1.4 mm suede',
      Lining: 'Waterproof membrane',
      Outsole: 'Rubber, 4 mm siped lugs',
      Waterproofing: 'Membrane, canvas re-waxed yearly',
      Drop: '8 mm',
      Fit: 'Women’s, medium width, low instep; true to size',
      Care: 'Brush, re-wax the canvas, dry at room temperature',
    },
    colors: [
      {
        name: 'Loch',
        hex: '#2f5560',
        parts: { midsole: '#2c373b', sole: '#22282b', trim: '#1f363e', lace: '#d9cfae', lining: '#8fa9b0' },
      },
      {
        name: 'Peat',
        hex: '#5f4d3c',
        parts: { midsole: '#403a33', sole: '#282523', trim: '#3d3026', lace: '#c9a878', lining: '#a8967c' },
      },
    ],
    sizes: SHOE_WOMEN,
    price: [155, 209, 139, 159],
    stock: { 'Loch/W7': 7, 'Peat/W5': 0 },
    createdAt: '2026-02-23',
    rank: 43,
    rating: [4.3, 33],
    translations: {
      'de-de': {
        name: 'Holloway Low für Damen',
        text: [
          'Gewachstes Segeltuch, eine Membran und eine Form, die als Stadtschuh durchgeht, bis sie auf eine Pfütze trifft. Für Arbeitswege mit einem Acker darin.',
        ],
        points: [
          'Kragen am äußeren Knöchel 6 mm niedriger',
          'Lamellierte Sohle, leise auf Steinböden',
          'Wachs aus unserer Dose, ein Beutel liegt bei',
        ],
      },
      ...inFrench({
        name: 'Holloway Low pour femme',
        text: [
          'Toile cirée, membrane, et une allure de ville qui tient jusqu’à la première flaque. Pour les trajets avec un champ au milieu.',
        ],
        points: [
          'Col plus bas de 6 mm à la malléole externe',
          'Semelle lamellée, silencieuse sur la pierre',
          'Cire de notre boîte, un sachet fourni',
        ],
      }),
      'es-es': {
        name: 'Holloway Low de mujer',
        text: [
          'Lona encerada, una membrana y una forma que pasa por zapato de ciudad hasta que encuentra un charco. Para ir al trabajo con un campo de por medio.',
        ],
        points: [
          'Cuello 6 mm más bajo en el tobillo exterior',
          'Suela laminada que no suena en suelos de piedra',
          'Cera de nuestra lata, con un sobre en la caja',
        ],
      },
      'it-it': {
        name: 'Holloway Low da donna',
        text: [
          'Tela cerata, una membrana e una linea che passa per scarpa da città finché non incontra una pozzanghera. Per chi va al lavoro attraverso un campo.',
        ],
        points: [
          'Collo più basso di 6 mm al malleolo esterno',
          'Suola lamellare, silenziosa sui pavimenti di pietra',
          'Cera della nostra scatola, una bustina inclusa',
        ],
      },
      'nl-nl': {
        name: 'Holloway Low voor dames',
        text: [
          'Gewaxt canvas, een membraan en een vorm die voor een nette schoen doorgaat tot er een plas komt. Voor woon-werkverkeer met een akker erin.',
        ],
        points: [
          'Kraag 6 mm lager bij de buitenenkel',
          'Zool met lamellen, stil op stenen vloeren',
          'Was uit ons eigen blik, een zakje zit erbij',
        ],
      },
    },
  },
];
