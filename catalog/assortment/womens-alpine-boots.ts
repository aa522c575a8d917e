import { SHOE_WOMEN } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensAlpineBoots: readonly ProductSource[] = [
  {
    slug: 'col-high-womens',
    name: 'Women’s Col High',
    code: 'COLW',
    category: 'hiking-boots',
    alsoIn: ['alpine-boots', 'womens-boots'],
    form: 'boot',
    style: { last: 'womens', shaft: 'high', upper: 'full-grain', rand: 'none', sole: 'welted' },
    text: [
      'For a tent, six days of food and a pass every afternoon. The shaft is 17 cm high instead of 19, so that it ends below the calf muscle and not on it.',
      'Full-grain leather over a stitched welt, unlined by any membrane. It will outlast two pairs of trousers and one tent; give it three weekends first.',
    ],
    points: [
      'Steel shank in two stiffnesses, the firmer from US women’s 8',
      'Calfskin lining that takes the shape of the ankle',
      'Strap-on crampons fit from US women’s 5.5',
    ],
    attributes: {
      Weight: '1,430 g per pair (size W8)',
      Upper: '2.6 mm full-grain leather',
      Lining: 'Calfskin, no membrane',
      Outsole: 'Rubber, 6 mm lugs, stitched welt',
      Waterproofing: 'Waxed leather',
      Drop: '12 mm',
      Fit: 'Women’s, very narrow heel; half a size up',
      Care: 'Wax before the season and after every wet week',
    },
    colors: [
      {
        name: 'Chestnut',
        hex: '#7a4a2c',
        parts: { sole: '#26221f', lace: '#d9cfae', collar: '#4c2d1a', welt: '#c09a62', lining: '#c9a878' },
      },
      {
        name: 'Soot',
        hex: '#3a3836',
        parts: { sole: '#1f1e1d', lace: '#b4522a', collar: '#262524', welt: '#8a7450', lining: '#8b7f70' },
      },
    ],
    sizes: SHOE_WOMEN,
    price: [285, 385, 255, 299],
    stock: { 'Chestnut/W7.5': 2 },
    createdAt: '2026-06-15',
    rank: 56,
    rating: [4.7, 31],
    translations: {
      'de-de': {
        name: 'Col High für Damen',
        text: [
          'Für ein Zelt, Essen für sechs Tage und jeden Nachmittag einen Pass. Der Schaft misst 17 statt 19 cm und endet damit unter dem Wadenmuskel und nicht auf ihm.',
          'Vollnarbiges Leder auf genähtem Rahmen, ohne Membran. Er überlebt zwei Hosen und ein Zelt; geben Sie ihm vorher drei Wochenenden.',
        ],
        points: [
          'Stahleinlage in zwei Härten, geteilt ab EU 39,5',
          'Kalbsleder innen, das sich dem Knöchel anpasst',
          'Riemensteigeisen passen ab EU 36',
        ],
      },
      ...inFrench({
        name: 'Col High pour femme',
        text: [
          'Pour une tente, six jours de vivres et un col chaque après-midi. La tige mesure 17 cm au lieu de 19 : elle s’arrête sous le muscle du mollet, pas dessus.',
          'Cuir pleine fleur sur trépointe cousue, sans membrane. Elle survivra à deux pantalons et à une tente ; accordez-lui d’abord trois fins de semaine.',
        ],
        points: [
          'Lame d’acier en deux rigidités, la plus ferme dès le 39,5',
          'Doublure en veau qui prend la forme de la cheville',
          'Accepte des crampons à lanières dès le 36',
        ],
      }),
      'es-es': {
        name: 'Col High de mujer',
        text: [
          'Para una tienda, comida de seis días y un collado cada tarde. La caña mide 17 cm en vez de 19 y termina debajo del gemelo, no encima.',
          'Piel plena flor sobre cerco cosido, sin membrana. Durará más que dos pantalones y una tienda; antes dale tres fines de semana.',
        ],
        points: [
          'Lámina de acero en dos durezas, la firme desde el 39,5',
          'Forro de becerro que toma la forma del tobillo',
          'Admite crampones de correas desde el 36',
        ],
      },
      'it-it': {
        name: 'Col High da donna',
        text: [
          'Per una tenda, sei giorni di viveri e un passo ogni pomeriggio. Il gambaletto è alto 17 cm invece di 19: finisce sotto il muscolo del polpaccio, non sopra.',
          'Pelle pieno fiore su guardolo cucito, senza membrana. Sopravvive a due pantaloni e a una tenda; prima concedetegli tre fine settimana.',
        ],
        points: [
          'Lamina d’acciaio in due durezze, più rigida dal 39,5',
          'Fodera in vitello che prende la forma della caviglia',
          'Ramponi a cinghie dal 36',
        ],
      },
      'nl-nl': {
        name: 'Col High voor dames',
        text: [
          'Voor een tent, eten voor zes dagen en elke middag een pas. De schacht is 17 cm hoog in plaats van 19 en eindigt onder de kuitspier, niet erop.',
          'Volnerfleer op een genaaide rand, zonder membraan. Hij overleeft twee broeken en een tent; gun hem eerst drie weekends.',
        ],
        points: [
          'Stalen tussenzool in twee hardheden, de stevige vanaf 39,5',
          'Kalfsleren voering die zich naar de enkel vormt',
          'Stijgijzers met riemen passen vanaf 36',
        ],
      },
    },
  },
  {
    slug: 'buttress-mid-womens',
    name: 'Women’s Buttress Mid',
    code: 'BUTW',
    category: 'alpine-boots',
    alsoIn: ['womens-boots'],
    form: 'boot',
    style: { last: 'womens', shaft: 'mid', upper: 'suede', rand: 'full', lacing: 'toe' },
    text: [
      'The scrambling boot on a last with less air in it: an edge only works if the foot inside does not move. Laced to the toe, stiff from heel to ball, soft for the walk in.',
    ],
    points: [
      'Climbing edge moved 3 mm inward, under the big toe of this last',
      'Basket crampons from US women’s 6',
      'Rand glued in one strip, replaced with the sole',
    ],
    attributes: {
      Weight: '1,120 g per pair (size W8)',
      Upper: '2.4 mm suede, full rubber rand',
      Lining: 'Waterproof membrane',
      Outsole: 'Rubber, 5 mm lugs, climbing edge',
      Waterproofing: 'Membrane, re-proof suede yearly',
      Drop: '11 mm',
      Fit: 'Women’s, close, low volume; true to size',
      Care: 'Brush with brass when dry, spray, dry away from stoves',
    },
    colors: [
      {
        name: 'Loch',
        hex: '#2f5560',
        parts: { sole: '#22272a', lace: '#e0cfa4', collar: '#1c363e', lining: '#8fa9b0', welt: '#7d8d90' },
      },
      {
        name: 'Bracken',
        hex: '#7a6a58',
        parts: { sole: '#282523', lace: '#d98a3c', collar: '#4a3e32', lining: '#b5a688', welt: '#8d7a5c' },
      },
    ],
    sizes: SHOE_WOMEN,
    price: [260, 349, 229, 265],
    stock: { 'Loch/W8': 1 },
    createdAt: '2026-07-06',
    rank: 63,
    rating: [4.5, 27],
    translations: {
      'de-de': {
        name: 'Buttress Mid für Damen',
        text: [
          'Der Stiefel für leichten Fels auf einem Leisten mit weniger Luft: Eine Kante hilft nur, wenn der Fuß darin stillhält. Bis zur Zehe geschnürt, steif von der Ferse bis zum Ballen, weich genug für den Zustieg.',
        ],
        points: [
          'Kletterkante 3 mm weiter innen, unter dem großen Zeh dieses Leistens',
          'Körbchensteigeisen ab EU 37',
          'Gummirand aus einem Streifen, wird mit der Sohle erneuert',
        ],
      },
      ...inFrench({
        name: 'Buttress Mid pour femme',
        text: [
          'Le modèle des arêtes faciles, sur une forme qui contient moins d’air : une carre ne sert que si le pied ne bouge pas. Lacé jusqu’aux orteils, rigide du talon à l’avant-pied, souple pour l’approche.',
        ],
        points: [
          'Carre avancée de 3 mm vers l’intérieur, sous le gros orteil',
          'Crampons à paniers dès le 37',
          'Pare-pierres d’une seule bande, changé avec la semelle',
        ],
      }),
      'es-es': {
        name: 'Buttress Mid de mujer',
        text: [
          'La bota de las crestas fáciles, en una horma con menos aire: un canto solo funciona si el pie no se mueve dentro. Atada hasta la punta, rígida del talón a la planta, blanda para la aproximación.',
        ],
        points: [
          'Canto 3 mm más hacia dentro, bajo el dedo gordo',
          'Crampones de cesta desde el 37',
          'Goma perimetral de una tira, se cambia con la suela',
        ],
      },
      'it-it': {
        name: 'Buttress Mid da donna',
        text: [
          'Lo scarpone per le creste facili su una forma con meno aria dentro: uno spigolo serve solo se il piede sta fermo. Allacciato fino alla punta, rigido dal tallone alla pianta, morbido in avvicinamento.',
        ],
        points: [
          'Bordo da arrampicata 3 mm più all’interno, sotto l’alluce',
          'Ramponi a cestello dal 37',
          'Fascione in un’unica striscia, sostituito con la suola',
        ],
      },
      'nl-nl': {
        name: 'Buttress Mid voor dames',
        text: [
          'De klauterschoen op een leest met minder lucht: een rand werkt alleen als de voet erin stilstaat. Geveterd tot de teen, stijf van hiel tot bal, soepel genoeg voor de aanloop.',
        ],
        points: [
          'Klimrand 3 mm verder naar binnen, onder de grote teen',
          'Stijgijzers met korfje vanaf 37',
          'Rubberrand uit één strook, vernieuwd met de zool',
        ],
      },
    },
  },
];
