import { APPAREL } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const warmJackets: readonly ProductSource[] = [
  {
    slug: 'lull-insulated',
    name: 'Lull',
    code: 'LULL',
    category: 'insulated-jackets',
    form: 'insulated',
    text: [
      'For stopping in. Pull it over everything, shell included, as soon as you sit down. The filling is synthetic because wet down is a towel.',
      'Baffles 7 cm high, no stitching through the shoulders, and a hood that fits over a hat but not over a helmet.',
    ],
    points: ['Hand pockets sit above a hip belt', 'Packs to the size of a two-pound loaf', 'Two-way zip'],
    attributes: {
      Weight: '540 g (size M)',
      Material: '20 D recycled polyamide, wind-tight',
      Fill: '100 g/m² body, 80 g/m² sleeves, recycled polyester',
      Waterproofing: 'Repellent only',
      Fit: 'Roomy, meant as the outermost layer',
      Care: 'Machine wash 30 °C, tumble with two tennis balls',
    },
    colors: [
      { name: 'Juniper', hex: '#3f5a48', parts: { trim: '#25382c', zip: '#2c2a28', lining: '#57534a' } },
      { name: 'Clay', hex: '#a4603c', parts: { trim: '#5e3420', zip: '#2c2a28', lining: '#6b5443' } },
      { name: 'Ink', hex: '#35404c', parts: { trim: '#1f262e', zip: '#c9a24a', lining: '#77808a' } },
    ],
    sizes: APPAREL,
    price: [220, 295, 195, 229],
    stock: { 'Clay/M': 2, 'Ink/XL': 0 },
    createdAt: '2025-09-15',
    rank: 22,
    rating: [4.6, 119],
    translations: {
      'fr-fr': {
        name: 'Veste isolante Lull',
        text: [
          'Pour les arrêts. On l’enfile par-dessus tout, veste de pluie comprise, dès qu’on s’assoit. Le garnissage est synthétique, parce que du duvet mouillé, c’est une serviette.',
          'Caissons de 7 cm, aucune couture aux épaules, et une capuche qui passe sur un bonnet mais pas sur un casque.',
        ],
        points: [
          'Poches au-dessus de la ceinture du sac',
          'Se comprime à la taille d’un pain d’un kilo',
          'Zip à double curseur',
        ],
      },
      'es-es': {
        name: 'Chaqueta aislante Lull',
        text: [
          'Para las paradas. Se pone por encima de todo, impermeable incluido, en cuanto uno se sienta. El relleno es sintético, porque el plumón mojado es una toalla.',
          'Cámaras de 7 cm, ninguna costura en los hombros y una capucha que cabe sobre un gorro, pero no sobre un casco.',
        ],
        points: [
          'Bolsillos por encima del cinturón de la mochila',
          'Comprimida ocupa lo que una hogaza de un kilo',
          'Cremallera de doble cursor',
        ],
      },
      'it-it': {
        name: 'Giacca imbottita Lull',
        text: [
          'Per le soste. Si infila sopra a tutto, guscio compreso, appena ci si siede. L’imbottitura è sintetica, perché la piuma bagnata è un asciugamano.',
          'Camere da 7 cm, nessuna cucitura sulle spalle e un cappuccio che sta sopra un berretto, ma non sopra un casco.',
        ],
        points: [
          'Tasche sopra la cintura dello zaino',
          'Si comprime come una pagnotta da un chilo',
          'Zip a doppio cursore',
        ],
      },
      'nl-nl': {
        name: 'Lull isolatiejas',
        text: [
          'Om in stil te staan. Trek hem over alles heen, ook over de regenjas, zodra je gaat zitten. De vulling is synthetisch, want nat dons is een handdoek.',
          'Kamers van 7 cm, geen naden over de schouders en een capuchon die over een muts past, maar niet over een helm.',
        ],
        points: ['Zakken boven de heupband', 'Ingepakt zo groot als een brood van een kilo', 'Tweewegrits'],
      },
      'de-de': {
        name: 'Lull Isolationsjacke',
        text: [
          'Zum Anhalten. Man zieht sie über alles, auch über die Hardshell, sobald man sich setzt. Die Füllung ist synthetisch, denn nasse Daune ist ein Handtuch.',
          'Kammern von 7 cm, keine Nähte durch die Schultern und eine Kapuze, die über eine Mütze passt, aber nicht über einen Helm.',
        ],
        points: ['Taschen oberhalb des Hüftgurts', 'Packmaß: ein Kilobrot', 'Zwei-Wege-Reißverschluss'],
      },
      'fr-ca': {
        name: 'Manteau isolé Lull',
        text: [
          'Pour les arrêts. On l’enfile par-dessus tout, coquille comprise, dès qu’on s’assoit. Le garnissage est synthétique, parce que du duvet mouillé, c’est une serviette.',
          'Caissons de 7 cm, aucune couture aux épaules, et un capuchon qui passe sur une tuque mais pas sur un casque.',
        ],
        points: [
          'Poches au-dessus de la ceinture du sac',
          'Se comprime à la taille d’une miche de pain',
          'Fermeture à double curseur',
        ],
      },
    },
  },
  {
    slug: 'kindling-liner',
    name: 'Kindling Liner',
    code: 'KIND',
    category: 'insulated-jackets',
    form: 'insulated',
    style: { collar: 'stand', baffle: 'fine' },
    text: [
      'A thin quilted jacket to wear under a shell or by itself on the first cold morning. Fine baffles, stand collar, no hood to fight with the other hood.',
    ],
    points: ['Stretch panels under the arms', 'Goes under the Catchment one size for one size'],
    attributes: {
      Weight: '310 g (size M)',
      Material: '15 D recycled polyamide',
      Fill: '60 g/m² recycled polyester',
      Fit: 'Close',
      Care: 'Machine wash 30 °C, do not iron',
    },
    colors: [
      { name: 'Rust', hex: '#94482a', parts: { trim: '#552614', zip: '#2c2a28' } },
      { name: 'Moss', hex: '#5d6b3c', parts: { trim: '#384022', zip: '#2c2a28' } },
    ],
    sizes: APPAREL,
    price: [160, 215, 140, 165],
    createdAt: '2025-08-25',
    rank: 58,
    rating: [4.2, 47],
  },
  {
    slug: 'deep-station-parka',
    name: 'Deep Station Parka',
    code: 'DEEP',
    category: 'insulated-jackets',
    form: 'insulated',
    style: { length: 'long' },
    text: [
      'A long coat for standing about in winter on purpose: watching, counting, waiting for light. It reaches mid-thigh and opens from below so that you can sit.',
      'Filled with 180 g/m² in the body. It is warm enough that you should not walk uphill in it.',
    ],
    points: [
      'Two-way zip with a storm flap behind',
      'Six pockets, two of them inside and mapped',
      'Knitted cuffs inside the sleeves',
    ],
    attributes: {
      Weight: '1,080 g (size M)',
      Material: '70 D recycled polyamide, taped shoulder seams',
      Fill: '180 g/m² body, 140 g/m² sleeves',
      Temperature: '-20 °C at rest over a shirt and fleece',
      Fit: 'Long, roomy',
      Care: 'Machine wash 30 °C, tumble low',
    },
    colors: [
      { name: 'Fjord', hex: '#33566b', parts: { trim: '#1d3543', zip: '#2c2a28' } },
      { name: 'Umber', hex: '#6a503a', parts: { trim: '#3d2d20', zip: '#2c2a28' } },
    ],
    sizes: APPAREL,
    price: [380, 510, 340, 395],
    stock: { 'Umber/S': 1 },
    createdAt: '2025-10-13',
    rank: 28,
    rating: [4.7, 33],
    translations: {
      'fr-ca': {
        name: 'Parka Deep Station',
        text: [
          'Un long manteau pour rester dehors l’hiver, et exprès : observer, compter, attendre la lumière. Il descend à mi-cuisse et s’ouvre par le bas pour qu’on puisse s’asseoir.',
          'Garni de 180 g/m² au corps. Assez chaud pour qu’on évite de monter une côte avec.',
        ],
        points: [
          'Fermeture à double curseur, rabat derrière',
          'Six poches, dont deux intérieures au format d’une carte',
          'Poignets tricotés dans les manches',
        ],
      },
      'fr-fr': {
        name: 'Parka Deep Station',
        text: [
          'Un long manteau pour rester dehors l’hiver, et exprès : observer, compter, attendre la lumière. Il descend à mi-cuisse et s’ouvre par le bas pour que l’on puisse s’asseoir.',
          'Garni de 180 g/m² au corps. Assez chaud pour éviter de monter une côte avec.',
        ],
        points: [
          'Zip à double curseur, rabat derrière',
          'Six poches, dont deux intérieures au format d’une carte',
          'Poignets tricotés à l’intérieur des manches',
        ],
      },
      'es-es': {
        name: 'Parka Deep Station',
        text: [
          'Un abrigo largo para estar quieto en invierno a propósito: observar, contar, esperar la luz. Llega a medio muslo y se abre desde abajo para poder sentarse.',
          'Lleva 180 g/m² de relleno en el cuerpo. Abriga tanto que no conviene subir cuestas con él.',
        ],
        points: [
          'Cremallera de doble cursor con tapeta por detrás',
          'Seis bolsillos, dos de ellos interiores y del tamaño de un mapa',
          'Puños de punto dentro de las mangas',
        ],
      },
      'it-it': {
        name: 'Parka Deep Station',
        text: [
          'Un cappotto lungo per stare fermi d’inverno, e apposta: osservare, contare, aspettare la luce. Arriva a metà coscia e si apre dal basso per potersi sedere.',
          'Imbottito con 180 g/m² sul corpo. Scalda abbastanza da sconsigliare le salite.',
        ],
        points: [
          'Zip a doppio cursore con patta interna',
          'Sei tasche, due delle quali interne e in formato carta',
          'Polsini a maglia dentro le maniche',
        ],
      },
      'nl-nl': {
        name: 'Deep Station parka',
        text: [
          'Een lange jas om ’s winters expres buiten stil te staan: kijken, tellen, wachten op licht. Hij komt tot halverwege het dijbeen en gaat van onderen open, zodat je kunt zitten.',
          'Gevuld met 180 g/m² in het lijf. Zo warm dat je er niet mee bergop moet lopen.',
        ],
        points: [
          'Tweewegrits met een flap erachter',
          'Zes zakken, waarvan twee binnenin op kaartformaat',
          'Gebreide boorden in de mouwen',
        ],
      },
      'de-de': {
        name: 'Deep Station Parka',
        text: [
          'Ein langer Mantel, um im Winter mit Absicht herumzustehen: zum Beobachten, Zählen, Warten auf Licht. Er reicht bis zur Mitte des Oberschenkels und öffnet sich von unten, damit man sitzen kann.',
          'Im Körper mit 180 g/m² gefüllt. Warm genug, dass man darin nicht bergauf gehen sollte.',
        ],
        points: [
          'Zwei-Wege-Reißverschluss mit Leiste dahinter',
          'Sechs Taschen, zwei davon innen im Kartenformat',
          'Strickbündchen in den Ärmeln',
        ],
      },
    },
  },
];
