import { SHOE_WOMEN, SHOE_WOMEN_WIDE } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensDistanceShoes: readonly ProductSource[] = [
  {
    slug: 'long-mile-womens',
    name: 'Women’s Long Mile',
    code: 'LMIW',
    category: 'trail-shoes',
    alsoIn: ['womens-shoes'],
    form: 'trail-shoe',
    style: { last: 'womens', lugs: '4', upper: 'knit', stack: 'deep' },
    text: [
      'For the day that ends later than planned. The foam is 10 % softer than in the unisex Long Mile and just as thick, the knit gives where a bunion would press.',
      'It comes in two widths. If your forefoot spreads past the footbed when you stand, you want the wide one.',
    ],
    points: [
      '32 mm under the heel, 26 mm in front',
      'Laces stretch by a tenth after 30 km, as feet do',
      'Second footbed 2 mm thinner in the box',
    ],
    attributes: {
      Weight: '530 g per pair (size W8)',
      Upper: 'Recycled polyester knit, welded film at the toe',
      Midsole: 'EVA foam, 32 mm heel, 26 mm forefoot',
      Outsole: 'Rubber, 4 mm lugs',
      Waterproofing: 'None: drains and dries',
      Drop: '6 mm',
      Fit: 'Women’s, broad toes; true to size',
      Care: 'Rinse, dry in shade, new laces after 600 km',
    },
    colors: [
      {
        name: 'Chalk',
        hex: '#cfc7b2',
        parts: { midsole: '#f3eee2', sole: '#55524b', lace: '#6f5d83', trim: '#8d8571', lining: '#e0d9c6' },
      },
      {
        name: 'Juniper',
        hex: '#3f5a48',
        parts: { midsole: '#eee8da', sole: '#22261f', lace: '#e0b34a', trim: '#25382c', lining: '#8ea08f' },
      },
    ],
    sizes: [...SHOE_WOMEN, ...SHOE_WOMEN_WIDE],
    price: [160, 215, 142, 165],
    stock: { 'Chalk/W7': 2 },
    createdAt: '2026-05-11',
    rank: 30,
    rating: [4.6, 58],
    translations: {
      'de-de': {
        name: 'Long Mile für Damen',
        text: [
          'Für den Tag, der später endet als geplant. Der Schaum ist 10 % weicher als im Unisex-Long-Mile und gleich dick, das Gestrick gibt nach, wo ein Ballen drücken würde.',
          'Es gibt ihn in zwei Weiten. Wenn Ihr Vorfuß im Stehen über das Fußbett hinausragt, nehmen Sie die weite.',
        ],
        points: [
          '32 mm unter der Ferse, 26 mm vorn',
          'Senkel, die nach 30 km um ein Zehntel nachgeben, wie Füße',
          'Zweites, 2 mm dünneres Fußbett liegt bei',
        ],
      },
      ...inFrench({
        name: 'Long Mile pour femme',
        text: [
          'Pour la journée qui finit plus tard que prévu. La mousse est 10 % plus tendre que dans la Long Mile unisexe et aussi épaisse ; le tricot cède là où un oignon appuierait.',
          'Elle existe en deux largeurs. Si, debout, votre avant-pied dépasse de la semelle intérieure, prenez la large.',
        ],
        points: [
          '32 mm sous le talon, 26 mm devant',
          'Lacets qui s’allongent d’un dixième après 30 km, comme les pieds gonflent',
          'Seconde semelle intérieure, 2 mm plus mince, dans la boîte',
        ],
      }),
      'es-es': {
        name: 'Long Mile de mujer',
        text: [
          'Para el día que acaba más tarde de lo previsto. La espuma es un 10 % más blanda que en la Long Mile unisex e igual de gruesa; el punto cede donde apretaría un juanete.',
          'Se hace en dos anchos. Si de pie el antepié se sale de la plantilla, el tuyo es el ancho.',
        ],
        points: [
          '32 mm bajo el talón, 26 mm delante',
          'Cordones que ceden una décima parte tras 30 km, como los pies',
          'Segunda plantilla, 2 mm más fina, en la caja',
        ],
      },
      'it-it': {
        name: 'Long Mile da donna',
        text: [
          'Per la giornata che finisce più tardi del previsto. La schiuma è del 10 % più morbida che nella Long Mile unisex e spessa uguale; la maglia cede dove premerebbe un alluce valgo.',
          'Si fa in due larghezze. Se in piedi l’avampiede sporge dalla soletta, serve quella larga.',
        ],
        points: [
          '32 mm sotto il tallone, 26 mm davanti',
          'Lacci che cedono di un decimo dopo 30 km, come i piedi',
          'Seconda soletta, più sottile di 2 mm, nella scatola',
        ],
      },
      'nl-nl': {
        name: 'Long Mile voor dames',
        text: [
          'Voor de dag die later eindigt dan gepland. Het schuim is 10 % zachter dan in de unisex Long Mile en even dik; het breisel geeft mee waar een knobbel zou drukken.',
          'Er zijn twee wijdtes. Steekt je voorvoet staand buiten het voetbed, dan wil je de wijde.',
        ],
        points: [
          '32 mm onder de hiel, 26 mm voor',
          'Veters die na 30 km een tiende meegeven, net als voeten',
          'Tweede voetbed, 2 mm dunner, in de doos',
        ],
      },
    },
  },
  {
    slug: 'sedge-waterproof-womens',
    name: 'Women’s Sedge',
    code: 'SEDG',
    category: 'trail-shoes',
    alsoIn: ['womens-shoes'],
    form: 'trail-shoe',
    style: { last: 'womens', lugs: '5' },
    text: [
      'A waterproof trail shoe for dew, drizzle and dogs. The membrane ends at the collar like everybody’s; ours has a knitted cuff above it, which slows the grass down.',
    ],
    points: [
      'Cuff that tucks under a running tight',
      'Reflective thread in the laces, not stickers on the heel',
      'Runs 20 minutes warmer than mesh before it runs too warm',
    ],
    attributes: {
      Weight: '560 g per pair (size W8)',
      Upper: 'Recycled polyamide mesh, membrane sock, knitted cuff',
      Midsole: 'EVA foam, 27 mm heel, 21 mm forefoot',
      Outsole: 'Soft rubber, 5 mm lugs',
      Waterproofing: 'Membrane to the collar',
      Drop: '6 mm',
      Fit: 'Women’s, snug heel, medium width; true to size',
      Care: 'Lukewarm water, no softener',
    },
    colors: [
      {
        name: 'Tarn',
        hex: '#476a73',
        parts: { midsole: '#e4e2da', sole: '#24272a', lace: '#e0b34a', trim: '#2c4148', lining: '#9db4b8' },
      },
      {
        name: 'Soot',
        hex: '#45423e',
        parts: { midsole: '#2f2c2a', sole: '#1f1d1c', lace: '#b9c2c4', trim: '#2b2927', lining: '#8d8a84' },
      },
    ],
    sizes: SHOE_WOMEN,
    price: [155, 209, 138, 159],
    stock: { 'Tarn/W7.5': 8, 'Soot/W6.5': 0 },
    createdAt: '2026-09-14',
    rank: 33,
    rating: [4.2, 35],
    translations: {
      'de-de': {
        name: 'Sedge, wasserdichter Trailschuh für Damen',
        text: [
          'Ein wasserdichter Trailschuh für Tau, Nieselregen und Hunde. Die Membran endet am Kragen wie bei allen; darüber sitzt bei uns ein gestrickter Bund, der das Gras bremst.',
        ],
        points: [
          'Bund, der unter die Lauftight passt',
          'Reflexgarn in den Senkeln statt Aufklebern an der Ferse',
          'Zwanzig Minuten länger warm als Mesh, bevor er zu warm wird',
        ],
      },
      ...inFrench({
        name: 'Sedge imperméable pour femme',
        text: [
          'Une chaussure de sentier imperméable pour la rosée, la bruine et les chiens. La membrane s’arrête au col, comme partout ; au-dessus, un revers tricoté ralentit l’herbe.',
        ],
        points: [
          'Revers qui se glisse sous un collant',
          'Fil réfléchissant dans les lacets plutôt qu’autocollants au talon',
          'Vingt minutes plus chaude que la maille, avant de l’être trop',
        ],
      }),
      'es-es': {
        name: 'Sedge impermeable de mujer',
        text: [
          'Una zapatilla de montaña impermeable para el rocío, la llovizna y los perros. La membrana acaba en el cuello, como en todas; encima lleva un puño de punto que frena la hierba.',
        ],
        points: [
          'Puño que se mete bajo la malla',
          'Hilo reflectante en los cordones, no pegatinas en el talón',
          'Veinte minutos más abrigada que la malla antes de serlo demasiado',
        ],
      },
      'it-it': {
        name: 'Sedge impermeabile da donna',
        text: [
          'Una scarpa da trail impermeabile per la rugiada, la pioggerella e i cani. La membrana finisce al collo, come in tutte; sopra c’è un polsino in maglia che frena l’erba.',
        ],
        points: [
          'Polsino che sta sotto il pantalone da corsa',
          'Filo riflettente nei lacci, non adesivi sul tallone',
          'Venti minuti più calda della rete, prima di esserlo troppo',
        ],
      },
      'nl-nl': {
        name: 'Sedge waterdichte trailschoen voor dames',
        text: [
          'Een waterdichte trailschoen voor dauw, motregen en honden. Het membraan houdt op bij de kraag, zoals overal; bij ons zit daarboven een gebreide boord die het gras afremt.',
        ],
        points: [
          'Boord die onder een looptight past',
          'Reflecterend garen in de veters in plaats van stickers op de hiel',
          'Twintig minuten warmer dan mesh, voor hij te warm wordt',
        ],
      },
    },
  },
];
