import { SHOE_WOMEN } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensTownBoots: readonly ProductSource[] = [
  {
    slug: 'bothy-chelsea-womens',
    name: 'Women’s Bothy Chelsea',
    code: 'BOTW',
    category: 'town-boots',
    alsoIn: ['womens-boots'],
    form: 'chelsea',
    style: { last: 'womens' },
    text: [
      'The same pull-on boot with a slimmer ankle and a shaft 15 mm lower, which is what it took to wear it under a skirt and on a ladder. Oiled leather, thin lugs, nothing to tie.',
    ],
    points: [
      'Elastic sewn into a pocket and replaceable',
      'Heel of 28 mm in stacked leather with a rubber tip',
      'Stitched welt, resoleable by any cobbler',
    ],
    attributes: {
      Weight: '830 g per pair (size W8)',
      Upper: '2.0 mm oiled full-grain leather',
      Lining: 'Calfskin',
      Outsole: 'Rubber, 3 mm lugs, stitched welt',
      Waterproofing: 'Oiled leather',
      Drop: '16 mm',
      Fit: 'Women’s, slim ankle; true to size',
      Care: 'Damp cloth, oil when it looks dry',
    },
    colors: [
      { name: 'Oak', hex: '#a07a48', parts: { gore: '#4a3c28', sole: '#33302a', welt: '#c9ab76', lining: '#d9c295' } },
      { name: 'Soot', hex: '#3a3836', parts: { gore: '#262524', sole: '#232221', welt: '#8a7450', lining: '#a8967c' } },
    ],
    sizes: SHOE_WOMEN,
    price: [190, 255, 170, 199],
    stock: { 'Oak/W8.5': 2 },
    createdAt: '2026-03-02',
    rank: 45,
    rating: [4.5, 67],
    translations: {
      'de-de': {
        name: 'Bothy Chelsea für Damen',
        text: [
          'Derselbe Schlupfstiefel mit schlankerem Knöchel und einem 15 mm niedrigeren Schaft; mehr brauchte es nicht, um ihn unter dem Rock und auf der Leiter zu tragen. Geöltes Leder, dünnes Profil, nichts zu binden.',
        ],
        points: [
          'Gummizug in einer Tasche vernäht und austauschbar',
          'Absatz von 28 mm aus geschichtetem Leder mit Gummifleck',
          'Rahmengenäht, jeder Schuster besohlt ihn neu',
        ],
      },
      ...inFrench({
        name: 'Bothy Chelsea pour femme',
        text: [
          'Le même modèle à enfiler, avec une cheville plus fine et une tige plus basse de 15 mm : il n’en fallait pas plus pour le porter sous une jupe et sur une échelle. Cuir huilé, crampons minces, rien à nouer.',
        ],
        points: [
          'Élastique cousu dans un fourreau, remplaçable',
          'Talon de 28 mm en cuir empilé, bonbout de caoutchouc',
          'Trépointe cousue, ressemelable chez tout cordonnier',
        ],
      }),
      'es-es': {
        name: 'Bothy Chelsea de mujer',
        text: [
          'El mismo botín sin cordones con el tobillo más fino y la caña 15 mm más baja: no hacía falta más para llevarlo con falda y subido a una escalera. Piel engrasada, tacos finos, nada que atar.',
        ],
        points: [
          'Elástico cosido en una funda, sustituible',
          'Tacón de 28 mm de piel apilada con tapa de goma',
          'Cerco cosido: cualquier zapatero le pone suela nueva',
        ],
      },
      'it-it': {
        name: 'Bothy Chelsea da donna',
        text: [
          'Lo stesso stivaletto con una caviglia più snella e un gambaletto più basso di 15 mm: bastava questo per portarlo sotto una gonna e su una scala. Pelle oliata, tasselli sottili, niente da allacciare.',
        ],
        points: [
          'Elastico cucito in una tasca e sostituibile',
          'Tacco di 28 mm in cuoio a strati con sopratacco in gomma',
          'Guardolo cucito, risuolabile da ogni calzolaio',
        ],
      },
      'nl-nl': {
        name: 'Bothy Chelsea voor dames',
        text: [
          'Dezelfde instapper met een slankere enkel en een schacht die 15 mm lager is; meer was niet nodig om hem onder een rok en op een ladder te dragen. Geolied leer, dun profiel, niets te strikken.',
        ],
        points: [
          'Elastiek in een zakje genaaid en vervangbaar',
          'Hak van 28 mm, gelaagd leer met een rubber hakje',
          'Randgenaaid, elke schoenmaker kan hem verzolen',
        ],
      },
    },
  },
  {
    slug: 'lintel-boot-womens',
    name: 'Women’s Lintel Boot',
    code: 'LINT',
    category: 'town-boots',
    alsoIn: ['womens-boots'],
    form: 'boot',
    style: { last: 'womens', shaft: 'low', upper: 'full-grain', rand: 'none', sole: 'welted' },
    text: [
      'A laced ankle boot that goes to the office, across the park and, if the meeting moves, up the hill behind it. Cut like a hiking boot, finished like a shoe.',
      'The leather is waterproofed in the tannery. It keeps an hour of rain out; for a day of it, take the Harebell.',
    ],
    points: [
      'Speed hooks folded flat, so that they do not tear stockings',
      'Cork filling under the insole, shaped by wear',
      'Laces in black and in brown in the box',
    ],
    attributes: {
      Weight: '880 g per pair (size W8)',
      Upper: '1.8 mm full-grain leather, waterproof tannage',
      Lining: 'Calfskin',
      Outsole: 'Rubber, 3 mm lugs, stitched welt',
      Waterproofing: 'Waterproof leather, seams not taped',
      Drop: '15 mm',
      Fit: 'Women’s, medium width; true to size',
      Care: 'Wipe, neutral cream, shoe trees overnight',
    },
    colors: [
      {
        name: 'Chestnut',
        hex: '#7a4a2c',
        parts: { sole: '#2b2724', lace: '#3a2a1e', collar: '#5a361f', welt: '#b08d58', lining: '#c9a878' },
      },
      {
        name: 'Ink',
        hex: '#2d3540',
        parts: { sole: '#22262b', lace: '#1d232b', collar: '#1f2630', welt: '#8a7450', lining: '#b99f78' },
      },
    ],
    sizes: SHOE_WOMEN,
    price: [195, 265, 169, 199],
    stock: { 'Chestnut/W7': 5, 'Ink/W9.5': 0 },
    createdAt: '2026-09-28',
    rank: 39,
    rating: [4.4, 29],
    translations: {
      'de-de': {
        name: 'Lintel Schnürstiefel für Damen',
        text: [
          'Ein Schnürstiefel, der ins Büro geht, quer durch den Park und, falls die Besprechung verlegt wird, auf den Hügel dahinter. Geschnitten wie ein Wanderstiefel, verarbeitet wie ein Halbschuh.',
          'Das Leder ist schon in der Gerberei wasserdicht gemacht. Eine Stunde Regen hält es ab; für einen ganzen Tag nehmen Sie den Harebell.',
        ],
        points: [
          'Flach gebogene Haken, an denen keine Strumpfhose reißt',
          'Korkfüllung unter der Brandsohle, die sich einläuft',
          'Schwarze und braune Senkel liegen bei',
        ],
      },
      ...inFrench({
        name: 'Bottine Lintel pour femme',
        text: [
          'Une bottine lacée qui va au bureau, traverse le parc et, si la réunion est déplacée, monte la colline derrière. Coupée pour la marche, finie pour la ville.',
          'Le cuir est imperméabilisé à la tannerie. Il tient une heure de pluie ; pour une journée, prenez la Harebell.',
        ],
        points: [
          'Crochets rabattus à plat, qui ne filent pas les bas',
          'Liège sous la première, moulé par l’usage',
          'Lacets noirs et lacets bruns dans la boîte',
        ],
      }),
      'es-es': {
        name: 'Botín Lintel de mujer',
        text: [
          'Un botín de cordones que va a la oficina, cruza el parque y, si la reunión cambia de sitio, sube la colina de detrás. Cortado como una bota de monte, acabado como un zapato.',
          'La piel se impermeabiliza en la curtiduría. Aguanta una hora de lluvia; para un día entero, llévate la Harebell.',
        ],
        points: [
          'Ganchos planos que no hacen carreras en las medias',
          'Relleno de corcho que se moldea con el uso',
          'Cordones negros y marrones en la caja',
        ],
      },
      'it-it': {
        name: 'Stivaletto Lintel da donna',
        text: [
          'Uno stivaletto allacciato che va in ufficio, attraversa il parco e, se la riunione si sposta, sale la collina dietro. Tagliato come uno scarpone, rifinito come una scarpa.',
          'La pelle è resa impermeabile in conceria. Regge un’ora di pioggia; per una giornata prendete l’Harebell.',
        ],
        points: [
          'Ganci piegati piatti, che non smagliano le calze',
          'Riempimento in sughero, modellato dall’uso',
          'Lacci neri e marroni nella scatola',
        ],
      },
      'nl-nl': {
        name: 'Lintel veterlaars voor dames',
        text: [
          'Een veterlaars die naar kantoor gaat, door het park en, als de vergadering verhuist, de heuvel erachter op. Gesneden als een wandelschoen, afgewerkt als een nette.',
          'Het leer is al in de looierij waterdicht gemaakt. Het houdt een uur regen tegen; neem voor een hele dag de Harebell.',
        ],
        points: [
          'Plat gebogen haken die geen panty kapotmaken',
          'Kurkvulling onder de binnenzool die zich vormt',
          'Zwarte en bruine veters in de doos',
        ],
      },
    },
  },
];
