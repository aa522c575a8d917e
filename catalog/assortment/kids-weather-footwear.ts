import { SHOE_KIDS } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const kidsWeatherFootwear: readonly ProductSource[] = [
  {
    slug: 'puddock-rain-boot',
    name: 'Puddock Rain Boot',
    code: 'PUDD',
    category: 'kids-footwear',
    form: 'chelsea',
    style: { last: 'kids' },
    text: [
      'A rain boot with a neck, so that it comes off when the child says so and not when the mud does. Natural rubber, a felt sock, two loops to pull.',
    ],
    points: [
      'Loops wide enough for mittens',
      'Felt sock lifts out and dries on the radiator',
      'Patch of reflective rubber at the heel',
    ],
    attributes: {
      Weight: '610 g per pair (size 12C)',
      Upper: 'Natural rubber',
      Lining: 'Wool felt, removable',
      Outsole: 'Rubber, 4 mm lugs',
      Waterproofing: 'Waterproof to the gore',
      Fit: 'Kids’, wide; 12 mm of room at the toes is right',
      Care: 'Rinse, dry away from the stove',
    },
    colors: [
      {
        name: 'Gorse',
        hex: '#c9a02e',
        parts: { gore: '#2c2926', sole: '#3a3530', welt: '#6b531a', lining: '#e4cf93' },
      },
      {
        name: 'Juniper',
        hex: '#3f5a48',
        parts: { gore: '#22301f', sole: '#20261f', welt: '#8a7450', lining: '#b7b39a' },
      },
    ],
    sizes: SHOE_KIDS,
    price: [45, 60, 39, 45],
    stock: { 'Gorse/13C': 2, 'Juniper/9C': 0 },
    createdAt: '2026-09-14',
    rank: 74,
    rating: [4.6, 51],
    translations: {
      'de-de': {
        name: 'Puddock Regenstiefel',
        text: [
          'Ein Regenstiefel mit Hals: Er kommt ab, wenn das Kind es sagt, und nicht, wenn der Schlamm es will. Naturkautschuk, eine Filzsocke, zwei Schlaufen zum Ziehen.',
        ],
        points: [
          'Schlaufen, durch die ein Fäustling passt',
          'Filzsocke zum Herausnehmen und Trocknen auf der Heizung',
          'Reflektierender Gummifleck an der Ferse',
        ],
      },
      ...inFrench({
        name: 'Puddock, modèle de pluie pour enfant',
        text: [
          'Du caoutchouc avec un col : on l’enlève quand l’enfant le veut, pas quand la boue le décide. Caoutchouc naturel, chausson de feutre, deux boucles pour tirer.',
        ],
        points: [
          'Boucles assez larges pour des mitaines',
          'Chausson de feutre qui sort et sèche sur le radiateur',
          'Pastille réfléchissante au talon',
        ],
      }),
      'es-es': {
        name: 'Bota de agua Puddock',
        text: [
          'Una bota de agua con cuello: sale cuando lo dice el niño y no cuando lo dice el barro. Caucho natural, escarpín de fieltro y dos trabillas para tirar.',
        ],
        points: [
          'Trabillas en las que cabe una manopla',
          'Escarpín que se saca y se seca en el radiador',
          'Parche reflectante en el talón',
        ],
      },
      'it-it': {
        name: 'Stivale da pioggia Puddock',
        text: [
          'Uno stivale da pioggia con il collo: si sfila quando lo dice il bambino, non quando lo decide il fango. Gomma naturale, calza di feltro, due asole per tirare.',
        ],
        points: [
          'Asole larghe abbastanza per le muffole',
          'Calza di feltro che si toglie e asciuga sul termosifone',
          'Toppa riflettente al tallone',
        ],
      },
      'nl-nl': {
        name: 'Puddock regenlaars',
        text: [
          'Een regenlaars met een hals: hij gaat uit als het kind het zegt en niet als de modder het wil. Natuurrubber, een vilten sok, twee lussen om aan te trekken.',
        ],
        points: [
          'Lussen waar een want doorheen past',
          'Vilten sok die eruit kan en op de verwarming droogt',
          'Reflecterend rubber bij de hiel',
        ],
      },
    },
  },
  {
    slug: 'fieldfare-winter-boot',
    name: 'Fieldfare Boot',
    code: 'FLDF',
    category: 'kids-footwear',
    form: 'boot',
    style: { last: 'kids', shaft: 'mid', upper: 'textile', cuff: 'pile', rand: 'full', closure: 'straps' },
    text: [
      'For the sledge, the hill and the argument about going home. Warm to -15 °C as long as somebody is running, closed by two straps that work with snow in them.',
    ],
    points: [
      'Pile cuff that a snow trouser goes over',
      'Liner washable at 30 °C',
      'Same growth line on the insole as the Peewit',
    ],
    attributes: {
      Weight: '680 g per pair (size 12C)',
      Upper: 'Recycled polyester canvas, rubber rand',
      Lining: 'Waterproof membrane, polyester pile, removable',
      Outsole: 'Cold-soft rubber, 4 mm siped lugs',
      Waterproofing: 'Membrane',
      Temperature: '-15 °C walking',
      Fit: 'Kids’, wide; room for one thick sock',
      Care: 'Take the liner out overnight',
    },
    colors: [
      {
        name: 'Loch',
        hex: '#2f5560',
        parts: { sole: '#24282a', lace: '#d9a441', collar: '#1f363e', lining: '#e2d6bb', overlay: '#244450' },
      },
      {
        name: 'Rust',
        hex: '#a4492a',
        parts: { sole: '#2b2724', lace: '#33566b', collar: '#5e2812', lining: '#e2d6bb', overlay: '#8a3a20' },
      },
    ],
    sizes: SHOE_KIDS,
    price: [95, 129, 82, 95],
    stock: { 'Loch/11C': 3 },
    createdAt: '2026-10-12',
    rank: 79,
    rating: [4.5, 24],
    translations: {
      'de-de': {
        name: 'Fieldfare Winterstiefel für Kinder',
        text: [
          'Für den Schlitten, den Hang und den Streit ums Heimgehen. Warm bis -15 °C, solange jemand rennt, mit zwei Riemen, die auch voller Schnee noch halten.',
        ],
        points: [
          'Plüschrand, über den die Schneehose passt',
          'Innenschuh bei 30 °C waschbar',
          'Dieselbe Wachstumslinie auf der Sohle wie beim Peewit',
        ],
      },
      ...inFrench({
        name: 'Fieldfare d’hiver pour enfant',
        text: [
          'Pour la luge, la pente et la dispute au moment de rentrer. Chaude jusqu’à -15 °C tant que ça court, fermée par deux sangles qui tiennent même pleines de neige.',
        ],
        points: [
          'Revers de pile sur lequel passe le pantalon de neige',
          'Chausson lavable à 30 °C',
          'Même ligne de croissance que dans la Peewit',
        ],
      }),
      'es-es': {
        name: 'Bota de invierno Fieldfare para niños',
        text: [
          'Para el trineo, la cuesta y la discusión sobre volver a casa. Abriga hasta -15 °C mientras alguien corra y cierra con dos correas que agarran aunque tengan nieve.',
        ],
        points: [
          'Borde de felpa por el que pasa el pantalón de nieve',
          'Botín lavable a 30 °C',
          'La misma línea de crecimiento que en la Peewit',
        ],
      },
      'it-it': {
        name: 'Scarpone invernale Fieldfare per bambini',
        text: [
          'Per la slitta, il pendio e la lite sul tornare a casa. Caldo fino a -15 °C finché qualcuno corre, chiuso da due cinghie che tengono anche piene di neve.',
        ],
        points: [
          'Bordo felpato su cui scende il pantalone da neve',
          'Scarpetta lavabile a 30 °C',
          'La stessa linea di crescita del Peewit',
        ],
      },
      'nl-nl': {
        name: 'Fieldfare winterschoen voor kinderen',
        text: [
          'Voor de slee, de helling en de ruzie over naar huis gaan. Warm tot -15 °C zolang er iemand rent, dicht met twee banden die ook vol sneeuw nog houden.',
        ],
        points: [
          'Pluchen boord waar de sneeuwbroek overheen gaat',
          'Binnenschoen wasbaar op 30 °C',
          'Dezelfde groeilijn op de zool als bij de Peewit',
        ],
      },
    },
  },
  {
    slug: 'dipper-sandal',
    name: 'Dipper Sandal',
    code: 'DIPP',
    category: 'kids-footwear',
    form: 'sandal',
    style: { last: 'kids' },
    text: [
      'A closed-heel sandal for streams, piers and hot playgrounds. Named after the bird that walks along the bottom of a river on purpose.',
    ],
    points: [
      'Two straps, one motion each',
      'Edges rounded where a scooter brake rubs',
      'Sole does not mark a gym floor',
    ],
    attributes: {
      Weight: '290 g per pair (size 12C)',
      Upper: 'Recycled polyester webbing',
      Footbed: 'Cork and EVA',
      Outsole: 'Rubber, 3 mm lugs, non-marking',
      Waterproofing: 'None: drains and dries',
      Fit: 'Kids’, wide; between sizes go up',
      Care: 'Rinse salt water out',
    },
    colors: [
      { name: 'Tarn', hex: '#3f7480', parts: { bed: '#c9a06a', midsole: '#6d5a3c', sole: '#3a3a34' } },
      { name: 'Signal', hex: '#c9572b', parts: { bed: '#c9a06a', midsole: '#54463a', sole: '#2f2a27' } },
    ],
    sizes: SHOE_KIDS,
    price: [49, 66, 42, 49],
    createdAt: '2026-05-11',
    rank: 101,
    rating: [4.4, 33],
    translations: {
      'de-de': {
        name: 'Dipper Kindersandale',
        text: [
          'Eine Sandale mit geschlossener Ferse für Bäche, Stege und heiße Spielplätze. Benannt nach der Wasseramsel, die mit Absicht auf dem Grund des Flusses spaziert.',
        ],
        points: [
          'Zwei Riemen, je ein Handgriff',
          'Runde Kanten, wo die Rollerbremse reibt',
          'Sohle, die in der Turnhalle keine Streifen macht',
        ],
      },
      ...inFrench({
        name: 'Sandale Dipper pour enfant',
        text: [
          'Une sandale à talon fermé pour les ruisseaux, les pontons et les terrains de jeu brûlants. Elle porte le nom anglais du cincle, l’oiseau qui marche exprès au fond des rivières.',
        ],
        points: [
          'Deux sangles, un geste chacune',
          'Bords arrondis là où frotte le frein de trottinette',
          'Semelle qui ne marque pas le sol du gymnase',
        ],
      }),
      'es-es': {
        name: 'Sandalia Dipper para niños',
        text: [
          'Una sandalia de talón cerrado para arroyos, muelles y parques al sol. Lleva el nombre inglés del mirlo acuático, el pájaro que anda a propósito por el fondo del río.',
        ],
        points: [
          'Dos correas, un gesto cada una',
          'Cantos redondeados donde roza el freno del patinete',
          'Suela que no deja marcas en el gimnasio',
        ],
      },
      'it-it': {
        name: 'Sandalo Dipper per bambini',
        text: [
          'Un sandalo con il tallone chiuso per ruscelli, moli e parchi giochi roventi. Porta il nome inglese del merlo acquaiolo, che cammina apposta sul fondo dei fiumi.',
        ],
        points: [
          'Due cinghie, un gesto ciascuna',
          'Bordi arrotondati dove sfrega il freno del monopattino',
          'Suola che non segna il pavimento della palestra',
        ],
      },
      'nl-nl': {
        name: 'Dipper kindersandaal',
        text: [
          'Een sandaal met een dichte hiel voor beken, steigers en hete speelplaatsen. Genoemd naar de waterspreeuw, de vogel die met opzet over de rivierbodem loopt.',
        ],
        points: [
          'Twee banden, elk één beweging',
          'Ronde randen waar de steprem schuurt',
          'Zool die geen strepen maakt in de gymzaal',
        ],
      },
    },
  },
];
