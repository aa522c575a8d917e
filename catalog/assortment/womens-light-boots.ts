import { SHOE_WOMEN } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensLightBoots: readonly ProductSource[] = [
  {
    slug: 'harebell-mid-womens',
    name: 'Women’s Harebell Mid',
    code: 'HARB',
    category: 'hiking-boots',
    alsoIn: ['womens-boots'],
    form: 'boot',
    style: { last: 'womens', shaft: 'low', upper: 'suede', rand: 'toe' },
    text: [
      'A waterproof suede boot at the weight of a shoe, and the only model here that was never a men’s one first. For hut weekends with a 25 l pack and not much in it.',
    ],
    points: [
      'Lowest collar of our boots, 11 cm at the back',
      'Cork wedge under the arch, removable',
      'Flat laces that do not press on the instep',
    ],
    attributes: {
      Weight: '640 g per pair (size W8)',
      Upper: '1.6 mm suede, rubber toe',
      Lining: 'Waterproof membrane',
      Outsole: 'Rubber, 4 mm lugs',
      Waterproofing: 'Membrane, re-proof suede yearly',
      Drop: '8 mm',
      Fit: 'Women’s, narrow heel, low instep; true to size',
      Care: 'Brush when dry, spray, dry away from stoves',
    },
    colors: [
      {
        name: 'Rose clay',
        hex: '#b98272',
        parts: { sole: '#33302c', lace: '#f0e6cf', collar: '#7d5549', lining: '#d9b9ad' },
      },
      {
        name: 'Moss',
        hex: '#5d6b3c',
        parts: { sole: '#2a2c22', lace: '#d9a441', collar: '#3c4626', lining: '#a3aa84' },
      },
    ],
    sizes: SHOE_WOMEN,
    price: [159, 215, 139, 165],
    stock: { 'Moss/W7': 11, 'Rose clay/W8.5': 1 },
    createdAt: '2026-09-21',
    rank: 23,
    rating: [4.4, 46],
    translations: {
      'de-de': {
        name: 'Harebell Mid für Damen',
        text: [
          'Ein wasserdichter Veloursstiefel mit dem Gewicht eines Halbschuhs, und das einzige Modell hier, das nie zuerst ein Herrenschuh war. Für Hüttenwochenenden mit 25 Litern und wenig darin.',
        ],
        points: [
          'Der niedrigste Schaft unserer Stiefel, hinten 11 cm',
          'Korkkeil unter dem Gewölbe, herausnehmbar',
          'Flache Senkel, die nicht auf den Spann drücken',
        ],
      },
      ...inFrench({
        name: 'Harebell Mid pour femme',
        text: [
          'Une tige imperméable en velours de cuir au poids d’un modèle bas, et le seul ici qui n’ait jamais été d’abord un modèle homme. Pour un week-end en refuge avec 25 litres à moitié vides.',
        ],
        points: [
          'La tige la plus basse de la gamme : 11 cm à l’arrière',
          'Coin de liège sous la voûte, amovible',
          'Lacets plats qui n’appuient pas sur le cou-de-pied',
        ],
      }),
      'es-es': {
        name: 'Harebell Mid de mujer',
        text: [
          'Una bota impermeable de serraje con el peso de un zapato, y el único modelo de la casa que no fue antes de hombre. Para fines de semana de refugio con 25 litros y poco dentro.',
        ],
        points: [
          'La caña más baja de nuestras botas: 11 cm por detrás',
          'Cuña de corcho bajo el arco, extraíble',
          'Cordones planos que no aprietan el empeine',
        ],
      },
      'it-it': {
        name: 'Harebell Mid da donna',
        text: [
          'Uno scarpone impermeabile in pelle scamosciata con il peso di una scarpa bassa, e l’unico modello qui che non sia nato da uomo. Per weekend in rifugio con 25 litri quasi vuoti.',
        ],
        points: [
          'Il gambaletto più basso dei nostri scarponi: 11 cm dietro',
          'Cuneo di sughero sotto l’arco, estraibile',
          'Lacci piatti che non premono sul collo del piede',
        ],
      },
      'nl-nl': {
        name: 'Harebell Mid voor dames',
        text: [
          'Een waterdichte suède schoen met het gewicht van een lage, en het enige model hier dat nooit eerst een herenschoen was. Voor huttenweekends met 25 liter en weinig erin.',
        ],
        points: [
          'De laagste schacht van onze hoge schoenen: 11 cm achter',
          'Kurken wig onder de voetboog, uitneembaar',
          'Platte veters die niet op de wreef drukken',
        ],
      },
    },
  },
  {
    slug: 'ptarmigan-womens',
    name: 'Women’s Ptarmigan',
    code: 'PTAR',
    category: 'winter-boots',
    alsoIn: ['womens-boots'],
    form: 'boot',
    style: { last: 'womens', shaft: 'mid', upper: 'textile', cuff: 'pile', rand: 'toe', sole: 'winter' },
    text: [
      'A winter boot for people who keep moving: waterproof canvas, a thin fleece instead of thick pile, and the flex of a hiking boot. Good to -12 °C at walking pace, too cold to fish in.',
    ],
    points: [
      'Ski pole basket does not catch on the smooth toe',
      'Hook for a snowshoe strap behind the heel',
      'Dries overnight without taking anything apart',
    ],
    attributes: {
      Weight: '980 g per pair (size W8)',
      Upper: 'Recycled polyester canvas, rubber toe',
      Lining: 'Waterproof membrane, polyester pile',
      Outsole: 'Cold-soft rubber, 5 mm siped lugs',
      Waterproofing: 'Membrane',
      Temperature: '-12 °C walking',
      Drop: '9 mm',
      Fit: 'Women’s, medium width; true to size with a winter sock',
      Care: 'Wipe salt off, dry at room temperature',
    },
    colors: [
      {
        name: 'Oat',
        hex: '#d8cba8',
        parts: { lining: '#efe6d0', lace: '#8a4a26', overlay: '#b9a57c', sole: '#4a4138', collar: '#a89468' },
      },
      {
        name: 'Ink',
        hex: '#2d3540',
        parts: { lining: '#b8bec6', lace: '#e0b34a', overlay: '#1f2630', sole: '#1f2226', collar: '#1c2229' },
      },
    ],
    sizes: SHOE_WOMEN,
    price: [185, 249, 159, 189],
    stock: { 'Ink/W6': 0, 'Oat/W7': 9 },
    createdAt: '2026-10-19',
    rank: 27,
    rating: [4.3, 22],
    translations: {
      'de-de': {
        name: 'Ptarmigan für Damen',
        text: [
          'Ein Winterstiefel für alle, die in Bewegung bleiben: wasserdichtes Segeltuch, dünner Flor statt dickem Fell und die Biegung eines Wanderstiefels. Im Gehen gut bis -12 °C, zum Angeln zu kalt.',
        ],
        points: [
          'Glatte Kappe, an der kein Stockteller hängen bleibt',
          'Haken für den Schneeschuhriemen hinter der Ferse',
          'Trocknet über Nacht, ohne dass man ihn zerlegt',
        ],
      },
      ...inFrench({
        name: 'Ptarmigan pour femme',
        text: [
          'Un modèle d’hiver pour celles qui marchent : toile imperméable, pile mince plutôt qu’épaisse fourrure, et la souplesse d’une chaussure de randonnée. Bon jusqu’à -12 °C en avançant, trop froid pour pêcher.',
        ],
        points: [
          'Bout lisse où le panier du bâton ne s’accroche pas',
          'Crochet de talon pour une sangle de raquette',
          'Sèche en une nuit sans rien démonter',
        ],
      }),
      'es-es': {
        name: 'Ptarmigan de mujer',
        text: [
          'Una bota de invierno para quien no se queda quieta: lona impermeable, felpa fina en vez de pelo grueso y la flexión de una bota de senderismo. Andando, bien hasta -12 °C; para pescar, fría.',
        ],
        points: [
          'Puntera lisa en la que no se engancha la roseta del bastón',
          'Gancho de talón para la correa de la raqueta',
          'Se seca en una noche sin desmontar nada',
        ],
      },
      'it-it': {
        name: 'Ptarmigan da donna',
        text: [
          'Uno scarpone invernale per chi non sta ferma: tela impermeabile, felpa sottile invece del pelo spesso e la flessione di uno scarpone da trekking. In cammino va bene fino a -12 °C, per pescare è freddo.',
        ],
        points: [
          'Punta liscia su cui la rotella del bastoncino non si aggancia',
          'Gancio al tallone per la cinghia della ciaspola',
          'Asciuga in una notte senza smontare nulla',
        ],
      },
      'nl-nl': {
        name: 'Ptarmigan voor dames',
        text: [
          'Een winterschoen voor wie in beweging blijft: waterdicht canvas, dunne pile in plaats van dikke vacht en de buiging van een wandelschoen. Lopend goed tot -12 °C, te koud om in te vissen.',
        ],
        points: [
          'Gladde neus waar geen stokmand achter haakt',
          'Haak voor een sneeuwschoenriem achter de hiel',
          'Droogt in een nacht zonder iets te demonteren',
        ],
      },
    },
  },
];
