import { SHOE_WOMEN } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensTrailShoes: readonly ProductSource[] = [
  {
    slug: 'scree-runner-womens',
    name: 'Women’s Scree Runner',
    code: 'SCRW',
    category: 'trail-shoes',
    alsoIn: ['womens-shoes'],
    form: 'trail-shoe',
    style: { last: 'womens', lugs: '5', bumper: 'wrap' },
    text: [
      'Mixed ground, firm foam and a heel that holds. The women’s last took 5 mm out of the heel cup and left the toes alone, because nobody had asked for less room there.',
      'The rock plate is thinner than in the unisex shoe: it bends at 48 kg of runner and not only at 75.',
    ],
    points: [
      'Second row of cord loops for a heel-lock lacing',
      'Gaiter hook in front, loop behind',
      'Mesh in one layer, dry by morning',
    ],
    attributes: {
      Weight: '485 g per pair (size W8)',
      Upper: 'Recycled polyamide mesh, welded film at the toe',
      Midsole: 'EVA foam, 27 mm heel, 21 mm forefoot',
      Outsole: 'Soft rubber, 5 mm lugs',
      Waterproofing: 'None: drains and dries',
      Drop: '6 mm',
      Fit: 'Women’s, snug heel, broad toes; true to size',
      Care: 'Rinse, pull the insoles, dry in shade',
    },
    colors: [
      {
        name: 'Moss',
        hex: '#5d6b3c',
        parts: { midsole: '#ece6d4', sole: '#2a2c22', lace: '#d9572b', trim: '#353d24', lining: '#a3aa84' },
      },
      {
        name: 'Dusk',
        hex: '#5c566e',
        parts: { midsole: '#e9e3d6', sole: '#262429', lace: '#f0b13c', trim: '#3f3a4e', lining: '#a49eb4' },
      },
    ],
    sizes: SHOE_WOMEN,
    price: [145, 195, 130, 150],
    stock: { 'Dusk/W8': 3, 'Moss/W10.5': 0 },
    createdAt: '2026-08-31',
    rank: 19,
    rating: [4.5, 94],
    translations: {
      'de-de': {
        name: 'Scree Runner für Damen',
        text: [
          'Gemischtes Gelände, fester Schaum und eine Ferse, die hält. Der Damenleisten nimmt der Fersenschale 5 mm und lässt die Zehen in Ruhe, denn dort wollte niemand weniger Platz.',
          'Die Schutzplatte ist dünner als im Unisex-Schuh: Sie biegt sich schon bei 48 kg und nicht erst bei 75.',
        ],
        points: [
          'Zweite Reihe Kordelschlaufen für eine Fersenschnürung',
          'Gamaschenhaken vorn, Schlaufe hinten',
          'Einlagiges Gewebe, bis zum Morgen trocken',
        ],
      },
      ...inFrench({
        name: 'Scree Runner pour femme',
        text: [
          'Terrain mixte, mousse ferme et un talon qui tient. La forme femme retire 5 mm à la coque du talon et ne touche pas aux orteils : personne n’y demandait moins de place.',
          'La plaque est plus mince que dans le modèle unisexe : elle plie sous 48 kg, pas seulement sous 75.',
        ],
        points: [
          'Second rang de boucles pour un laçage qui bloque le talon',
          'Crochet de guêtre devant, boucle derrière',
          'Maille d’une seule couche, sèche au matin',
        ],
      }),
      'es-es': {
        name: 'Scree Runner de mujer',
        text: [
          'Terreno mixto, espuma firme y un talón que sujeta. La horma de mujer quita 5 mm a la copa del talón y deja en paz los dedos: ahí nadie pedía menos sitio.',
          'La placa es más fina que en el modelo unisex: se dobla con 48 kg y no solo con 75.',
        ],
        points: [
          'Segunda fila de lazadas para fijar el talón con el cordón',
          'Gancho para polaina delante, trabilla detrás',
          'Malla de una capa, seca por la mañana',
        ],
      },
      'it-it': {
        name: 'Scree Runner da donna',
        text: [
          'Terreno misto, schiuma compatta e un tallone che tiene. La forma da donna toglie 5 mm alla conca del tallone e lascia in pace le dita: lì nessuna chiedeva meno spazio.',
          'La piastra è più sottile che nel modello unisex: si piega a 48 kg, non soltanto a 75.',
        ],
        points: [
          'Seconda fila di asole per bloccare il tallone con i lacci',
          'Gancio per ghetta davanti, asola dietro',
          'Rete a strato unico, asciutta al mattino',
        ],
      },
      'nl-nl': {
        name: 'Scree Runner voor dames',
        text: [
          'Gemengd terrein, stevig schuim en een hiel die vasthoudt. De damesleest haalt 5 mm uit de hielkom en laat de tenen met rust, want daar vroeg niemand om minder ruimte.',
          'De plaat is dunner dan in de unisexschoen: hij buigt al bij 48 kg en niet pas bij 75.',
        ],
        points: [
          'Tweede rij koordlussen om de hiel vast te veteren',
          'Gamaschehaak voor, lus achter',
          'Mesh in één laag, ’s ochtends droog',
        ],
      },
    },
  },
  {
    slug: 'burn-line-womens',
    name: 'Women’s Burn Line',
    code: 'BURW',
    category: 'trail-shoes',
    alsoIn: ['womens-shoes'],
    form: 'trail-shoe',
    style: { last: 'womens', lugs: '7' },
    text: [
      'Lugs of 7 mm for bog, turf and wet bracken. Narrow in the heel so that the moor does not keep the shoe; mud pulls harder than most people lace.',
    ],
    points: [
      'Gusset up to the last eyelet',
      'Eleven grams of water held after draining, weighed',
      'No plate, no padding, no tarmac',
    ],
    attributes: {
      Weight: '372 g per pair (size W8)',
      Upper: 'Ripstop polyamide, welded overlays',
      Midsole: 'EVA foam, 17 mm heel, 13 mm forefoot',
      Outsole: 'Sticky rubber, 7 mm lugs',
      Waterproofing: 'None: drains and dries',
      Drop: '4 mm',
      Fit: 'Women’s, close, narrow heel; half a size up for feet that swell',
      Care: 'Hose down the same day',
    },
    colors: [
      {
        name: 'Gorse',
        hex: '#c9a02e',
        parts: { midsole: '#2f2c2a', sole: '#1f1d1c', lace: '#2c2926', trim: '#6b531a', lining: '#e4cf93' },
      },
      {
        name: 'Fjord',
        hex: '#33566b',
        parts: { midsole: '#dfe3df', sole: '#20262a', lace: '#e07a3a', trim: '#1d3543', lining: '#8fa9b6' },
      },
    ],
    sizes: SHOE_WOMEN,
    price: [135, 180, 120, 140],
    createdAt: '2026-05-25',
    rank: 59,
    rating: [4.4, 41],
    translations: {
      'de-de': {
        name: 'Burn Line für Damen',
        text: [
          'Sieben Millimeter Stollen für Moor, Torf und nassen Farn. Schmal an der Ferse, damit das Moor den Schuh nicht behält; Schlamm zieht fester, als die meisten schnüren.',
        ],
        points: [
          'Zunge bis zur letzten Öse vernäht',
          'Nach dem Ablaufen bleiben elf Gramm Wasser, gewogen',
          'Keine Platte, kein Polster, kein Asphalt',
        ],
      },
      ...inFrench({
        name: 'Burn Line pour femme',
        text: [
          'Sept millimètres de crampons pour la tourbe, l’herbe grasse et la fougère mouillée. Étroite au talon, pour que le marais ne garde pas la chaussure : la boue tire plus fort qu’on ne lace.',
        ],
        points: [
          'Languette à soufflet jusqu’au dernier œillet',
          'Onze grammes d’eau retenus une fois vidée, pesés',
          'Ni plaque, ni rembourrage, ni bitume',
        ],
      }),
      'es-es': {
        name: 'Burn Line de mujer',
        text: [
          'Siete milímetros de taco para turba, prado y helecho mojado. Estrecha de talón, para que la ciénaga no se quede con la zapatilla: el barro tira más de lo que casi nadie aprieta.',
        ],
        points: [
          'Fuelle hasta el último ojete',
          'Once gramos de agua retenidos tras escurrir, pesados',
          'Sin placa, sin acolchado y sin asfalto',
        ],
      },
      'it-it': {
        name: 'Burn Line da donna',
        text: [
          'Sette millimetri di tassello per torbiera, prato e felci bagnate. Stretta al tallone, perché la palude non si tenga la scarpa: il fango tira più di quanto si stringa di solito.',
        ],
        points: [
          'Soffietto fino all’ultimo occhiello',
          'Undici grammi d’acqua trattenuti dopo lo scolo, pesati',
          'Niente piastra, niente imbottitura, niente asfalto',
        ],
      },
      'nl-nl': {
        name: 'Burn Line voor dames',
        text: [
          'Zeven millimeter noppen voor veen, gras en natte varens. Smal bij de hiel, zodat het moeras de schoen niet houdt; modder trekt harder dan de meeste mensen veteren.',
        ],
        points: [
          'Tong dichtgenaaid tot het laatste oog',
          'Na het leeglopen blijft elf gram water achter, gewogen',
          'Geen plaat, geen vulling, geen asfalt',
        ],
      },
    },
  },
];
