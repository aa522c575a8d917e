import { SHOE_WOMEN, SHOE_WOMEN_WIDE } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensWinterBoots: readonly ProductSource[] = [
  {
    slug: 'hoarfrost-winter-womens',
    name: 'Women’s Hoarfrost',
    code: 'HOAW',
    category: 'winter-boots',
    alsoIn: ['womens-boots'],
    form: 'boot',
    style: { last: 'womens', shaft: 'high', cuff: 'pile', rand: 'full' },
    text: [
      'For school gates at minus twenty, dog walks in the dark and any train that is late. Rated to -25 °C for one hour of standing; women’s feet cool sooner, so this liner is 1.5 mm thicker than the unisex one.',
      'The nubuck is waxed, the sole stays soft in the cold, and the cuff folds down when the waiting room is heated after all.',
    ],
    points: [
      'Wool liner pulls out by a tape and dries separately',
      'Shaft 38 cm around at the top, with room for trousers inside',
      'Wide sizes for feet or for two socks',
    ],
    attributes: {
      Weight: '1,360 g per pair (size W8)',
      Upper: '2.0 mm waxed nubuck, rubber rand',
      Lining: '80 % wool pile, removable',
      Outsole: 'Cold-soft rubber, 5 mm siped lugs',
      Waterproofing: 'Membrane to 14 cm',
      Temperature: '-25 °C at rest',
      Fit: 'Women’s, room for one thick sock; true to size',
      Care: 'Take the liner out overnight',
    },
    colors: [
      {
        name: 'Fox',
        hex: '#8a4a26',
        parts: { lining: '#e2d6bb', lace: '#33302c', overlay: '#6d3719', sole: '#2a2522', collar: '#4a2813' },
      },
      {
        name: 'Spruce',
        hex: '#38524a',
        parts: { lining: '#ddd2b8', lace: '#d9a441', overlay: '#293e37', sole: '#232826', collar: '#22332d' },
      },
    ],
    sizes: [...SHOE_WOMEN, ...SHOE_WOMEN_WIDE],
    price: [230, 309, 205, 239],
    stock: { 'Fox/W8': 2, 'Spruce/W7': 6, 'Spruce/W11.5': 0 },
    createdAt: '2026-10-05',
    rank: 16,
    rating: [4.6, 44],
    translations: {
      'de-de': {
        name: 'Hoarfrost für Damen',
        text: [
          'Für Schultore bei minus zwanzig, Hunderunden im Dunkeln und jeden verspäteten Zug. Ausgelegt auf -25 °C, eine Stunde im Stehen; Frauenfüße kühlen früher aus, darum ist dieser Innenschuh 1,5 mm dicker als der im Unisex-Modell.',
          'Das Nubuk ist gewachst, die Sohle bleibt in der Kälte weich, und der Rand lässt sich umschlagen, falls der Warteraum doch geheizt ist.',
        ],
        points: [
          'Innenschuh aus Wolle, am Band herauszuziehen und getrennt zu trocknen',
          'Schaftweite oben 38 cm, die Hose passt hinein',
          'Weite Größen für breite Füße oder zwei Paar Socken',
        ],
      },
      ...inFrench({
        name: 'Hoarfrost pour femme',
        text: [
          'Pour la sortie d’école à moins vingt, le chien le soir et tous les trains en retard. Cotée à -25 °C, une heure sans bouger ; les pieds des femmes refroidissent plus vite, alors le chausson est plus épais de 1,5 mm que dans le modèle unisexe.',
          'Nubuck ciré, semelle qui reste souple au froid, et un revers qui se rabat quand la salle d’attente est chauffée malgré tout.',
        ],
        points: [
          'Chausson de laine à tirer par son ruban et à sécher à part',
          'Tour de tige de 38 cm en haut, pantalon compris',
          'En large aussi, pour le pied ou pour deux paires de chaussettes',
        ],
      }),
      'es-es': {
        name: 'Hoarfrost de mujer',
        text: [
          'Para la puerta del colegio a veinte bajo cero, el perro de noche y cualquier tren con retraso. Pensada para -25 °C, una hora de pie; los pies de mujer se enfrían antes, así que este botín es 1,5 mm más grueso que el unisex.',
          'Nobuk encerado, suela que sigue blanda con el frío y un borde que se dobla cuando al final la sala de espera tiene calefacción.',
        ],
        points: [
          'Botín de lana que sale tirando de una cinta y se seca aparte',
          '38 cm de contorno arriba, con sitio para el pantalón',
          'También en ancho, para el pie o para dos calcetines',
        ],
      },
      'it-it': {
        name: 'Hoarfrost da donna',
        text: [
          'Per i cancelli di scuola a meno venti, il cane al buio e ogni treno in ritardo. Pensato per -25 °C, un’ora da fermi; i piedi delle donne si raffreddano prima, perciò questa scarpetta è più spessa di 1,5 mm di quella unisex.',
          'Nabuk ingrassato, suola che resta morbida al freddo e un bordo che si risvolta se poi la sala d’attesa è riscaldata.',
        ],
        points: [
          'Scarpetta di lana che si sfila con un nastro e asciuga a parte',
          '38 cm di giro in alto, i pantaloni stanno dentro',
          'Anche in larghezza maggiore, per il piede o per due calze',
        ],
      },
      'nl-nl': {
        name: 'Hoarfrost voor dames',
        text: [
          'Voor schoolhekken bij min twintig, hondenrondjes in het donker en elke trein die te laat is. Gemaakt voor -25 °C, een uur stilstaan; vrouwenvoeten koelen eerder af, dus deze binnenschoen is 1,5 mm dikker dan de unisexversie.',
          'Het nubuck is gewaxt, de zool blijft zacht in de kou en de boord slaat om als de wachtkamer toch verwarmd is.',
        ],
        points: [
          'Wollen binnenschoen die je aan een lint uittrekt en apart droogt',
          'Schachtwijdte boven 38 cm, de broek past erin',
          'Ook in wijde maten, voor de voet of voor twee sokken',
        ],
      },
    },
  },
  {
    slug: 'drift-pull-on-womens',
    name: 'Women’s Drift Pull-On',
    code: 'DRFW',
    category: 'winter-boots',
    alsoIn: ['womens-boots'],
    form: 'chelsea',
    style: { last: 'womens' },
    text: [
      'The lined boot beside the door, in a shape that does not swim on a narrow foot. Felted wool inside, oiled leather outside, for bins, hens, post and the occasional bus.',
    ],
    points: [
      'Opening 2 cm narrower than on the unisex Drift, so snow stays out',
      'Felt footbed on a separate cork layer',
      'New elastic within five years is on us',
    ],
    attributes: {
      Weight: '960 g per pair (size W8)',
      Upper: '1.8 mm oiled leather',
      Lining: 'Felted wool',
      Outsole: 'Rubber, 4 mm lugs',
      Waterproofing: 'Oiled leather, not submersible',
      Temperature: '-10 °C walking',
      Fit: 'Women’s, easy; between sizes take the smaller',
      Care: 'Oil once a month in winter',
    },
    colors: [
      { name: 'Bark', hex: '#5a3a26', parts: { gore: '#2c2118', sole: '#262220', welt: '#8a6a44', lining: '#c9b48f' } },
      { name: 'Soot', hex: '#3a3836', parts: { gore: '#1f1e1d', sole: '#262423', welt: '#6f5a3c', lining: '#b9a88a' } },
    ],
    sizes: SHOE_WOMEN,
    price: [139, 187, 122, 139],
    stock: { 'Bark/W8': 3 },
    createdAt: '2026-10-12',
    rank: 51,
    rating: [4.2, 18],
    translations: {
      'de-de': {
        name: 'Drift Schlupfstiefel für Damen',
        text: [
          'Der gefütterte Stiefel neben der Tür, in einer Form, in der ein schmaler Fuß nicht schwimmt. Innen Filz aus Wolle, außen geöltes Leder, für Mülltonne, Hühner, Post und ab und zu den Bus.',
        ],
        points: [
          'Einstieg 2 cm enger als beim Unisex-Drift, damit kein Schnee hineinfällt',
          'Filzfußbett auf eigener Korkschicht',
          'Neuer Gummizug binnen fünf Jahren auf unsere Kosten',
        ],
      },
      ...inFrench({
        name: 'Drift à enfiler pour femme',
        text: [
          'Le modèle doublé qui attend près de la porte, dans une forme où un pied fin ne flotte pas. Laine feutrée dedans, cuir huilé dehors, pour les poubelles, les poules, le courrier et parfois l’autobus.',
        ],
        points: [
          'Ouverture plus étroite de 2 cm que sur la Drift unisexe : la neige reste dehors',
          'Semelle de feutre sur une couche de liège',
          'Élastique neuf à nos frais pendant cinq ans',
        ],
      }),
      'es-es': {
        name: 'Drift sin cordones de mujer',
        text: [
          'La bota forrada que espera junto a la puerta, con una forma en la que un pie estrecho no baila. Fieltro de lana por dentro, piel engrasada por fuera, para la basura, las gallinas, el correo y algún autobús.',
        ],
        points: [
          'Boca 2 cm más estrecha que en la Drift unisex: la nieve se queda fuera',
          'Plantilla de fieltro sobre una capa de corcho',
          'Elástico nuevo durante cinco años, a nuestra cuenta',
        ],
      },
      'it-it': {
        name: 'Drift senza lacci da donna',
        text: [
          'Lo stivaletto foderato che sta accanto alla porta, in una forma dove un piede stretto non balla. Lana infeltrita dentro, pelle oliata fuori, per i bidoni, le galline, la posta e ogni tanto l’autobus.',
        ],
        points: [
          'Imboccatura più stretta di 2 cm del Drift unisex: la neve resta fuori',
          'Soletta di feltro su uno strato di sughero',
          'Elastico nuovo per cinque anni a spese nostre',
        ],
      },
      'nl-nl': {
        name: 'Drift instapper voor dames',
        text: [
          'De gevoerde schoen naast de deur, in een vorm waarin een smalle voet niet zwemt. Wolvilt vanbinnen, geolied leer vanbuiten, voor de vuilnisbak, de kippen, de post en soms de bus.',
        ],
        points: [
          'Opening 2 cm nauwer dan bij de unisex Drift, zodat sneeuw buiten blijft',
          'Vilten voetbed op een eigen kurklaag',
          'Nieuw elastiek binnen vijf jaar op onze kosten',
        ],
      },
    },
  },
];
