import { NONE } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensPacks: readonly ProductSource[] = [
  {
    slug: 'longhaul-45-womens',
    name: 'Women’s Longhaul 45',
    code: 'LH45',
    category: 'trekking-packs',
    form: 'pack',
    style: { shape: 'trek' },
    text: [
      'A pack for three to six days on a shorter back. The straps stand 3 cm closer together and curve away from the chest; the hip belt is cut as a cone, because hips are.',
      'It carries the Longhaul’s load on the Longhaul’s frame. Only the 3 l of length above your head are gone.',
    ],
    points: [
      'Chest strap slides over 16 cm',
      'Hip belt pockets that close with a glove on',
      'Same buckles and part numbers as the other Longhauls',
    ],
    attributes: {
      Volume: '45 l',
      Weight: '1,480 g',
      Material: '210 D recycled polyamide, 500 D base',
      Waterproofing: 'Repellent; rain cover included',
      Fit: 'Women’s, back length 38-49 cm, hip 72-128 cm',
      Care: 'Sponge with warm water',
    },
    colors: [
      { name: 'Heather', hex: '#6f5d83', parts: { base: '#42364f', strap: '#2c2a31', trim: '#e0cfa4' } },
      { name: 'Umber', hex: '#6a503a', parts: { base: '#3a2c20', strap: '#2b2724', trim: '#d9a441' } },
    ],
    sizes: NONE,
    price: [240, 325, 215, 249],
    stock: { Heather: 11, Umber: 4 },
    createdAt: '2026-04-13',
    rank: 40,
    rating: [4.6, 36],
    translations: {
      'de-de': {
        name: 'Longhaul 45 für Damen',
        text: [
          'Ein Rucksack für drei bis sechs Tage auf einem kürzeren Rücken. Die Träger stehen 3 cm enger und laufen von der Brust weg; der Hüftgurt ist als Kegel geschnitten, weil Hüften welche sind.',
          'Er trägt die Last des Longhaul auf dem Rahmen des Longhaul. Nur die 3 Liter über dem Kopf fehlen.',
        ],
        points: [
          'Brustgurt über 16 cm verschiebbar',
          'Hüfttaschen, die sich mit Handschuh schließen lassen',
          'Dieselben Schnallen und Teilenummern wie die anderen Longhauls',
        ],
      },
      ...inFrench({
        name: 'Longhaul 45 pour femme',
        text: [
          'Un sac de trois à six jours pour un dos plus court. Les bretelles sont rapprochées de 3 cm et contournent la poitrine ; la ceinture est taillée en cône, parce que les hanches le sont.',
          'Il porte la charge du Longhaul sur l’armature du Longhaul. Seuls manquent les 3 litres au-dessus de la tête.',
        ],
        points: [
          'Sangle de poitrine réglable sur 16 cm',
          'Poches de ceinture qui se ferment avec des gants',
          'Mêmes boucles et mêmes références que les autres Longhaul',
        ],
      }),
      'es-es': {
        name: 'Longhaul 45 de mujer',
        text: [
          'Una mochila de tres a seis días para espaldas más cortas. Los tirantes van 3 cm más juntos y se apartan del pecho; el cinturón se corta en cono, porque así son las caderas.',
          'Lleva la carga de la Longhaul sobre la armadura de la Longhaul. Solo faltan los 3 litros que irían por encima de la cabeza.',
        ],
        points: [
          'Correa de pecho que se desliza 16 cm',
          'Bolsillos del cinturón que se cierran con guantes',
          'Las mismas hebillas y referencias que las otras Longhaul',
        ],
      },
      'it-it': {
        name: 'Longhaul 45 da donna',
        text: [
          'Uno zaino da tre a sei giorni per una schiena più corta. Gli spallacci sono più vicini di 3 cm e girano attorno al petto; la cintura è tagliata a cono, perché i fianchi lo sono.',
          'Porta il carico del Longhaul sul telaio del Longhaul. Mancano solo i 3 litri sopra la testa.',
        ],
        points: [
          'Cinghia pettorale che scorre per 16 cm',
          'Tasche in cintura che si chiudono con i guanti',
          'Stesse fibbie e stessi codici degli altri Longhaul',
        ],
      },
      'nl-nl': {
        name: 'Longhaul 45 voor dames',
        text: [
          'Een rugzak voor drie tot zes dagen op een kortere rug. De schouderbanden staan 3 cm dichter bij elkaar en buigen om de borst heen; de heupband is een kegel, want heupen zijn dat ook.',
          'Hij draagt de last van de Longhaul op het frame van de Longhaul. Alleen de 3 liter boven je hoofd ontbreken.',
        ],
        points: [
          'Borstband verschuift over 16 cm',
          'Heupzakken die je met handschoenen dichtkrijgt',
          'Dezelfde gespen en onderdeelnummers als de andere Longhauls',
        ],
      },
    },
  },
];
