import { dutchGearCopy } from './dutch-gear-copy.ts';
import { frenchGearCopy } from './french-gear-copy.ts';
import { italianCopy } from './italian-copy.ts';
import { NONE } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { spanishCopy } from './spanish-copy.ts';

const CARE = 'Dry fully before packing; sponge with cold water, never a machine';

export const tents: readonly ProductSource[] = [
  {
    slug: 'leeward-2',
    name: 'Leeward 2',
    code: 'LEE2',
    category: 'tents',
    form: 'tent',
    style: { shape: 'tunnel' },
    text: [
      'A tunnel for two people who have packed for rain. It goes up outer first, so that the inner stays dry, and it stands with its back to the wind.',
      'Two hoops of equal length, colour-coded by not needing to be. One person puts it up in six minutes; two people need nine.',
    ],
    points: [
      'Porch for two packs and wet boots',
      'Inner and outer pitch and pack together',
      'Twelve pegs, two spare, one repair sleeve',
    ],
    attributes: {
      Weight: '2,180 g with pegs and sacks',
      Sleeps: '2',
      Size: '222 cm long, 130 cm wide, 105 cm high; packed 46 × 16 cm',
      Material: '20 D recycled polyamide, silicone on both sides; 8.7 mm aluminium poles',
      Waterproofing: 'Fly 3,000 mm, floor 5,000 mm, seams taped',
      Season: 'Spring to autumn, sheltered snow',
      Care: CARE,
    },
    colors: [
      { name: 'Rust', hex: '#a4492a', parts: { trim: '#5e2812', inner: '#e2b765' } },
      { name: 'Moss', hex: '#6b7445', parts: { trim: '#3d4626', inner: '#e6cf93' } },
    ],
    sizes: NONE,
    price: [420, 565, 369, 429],
    stock: { Rust: 11, Moss: 2 },
    createdAt: '2026-03-09',
    rank: 21,
    rating: [4.7, 58],
    translations: {
      ...frenchGearCopy['leeward-2'],
      'es-es': spanishCopy['leeward-2'],
      'it-it': italianCopy['leeward-2'],
      'nl-nl': dutchGearCopy['leeward-2'],
      'de-de': {
        text: [
          'Ein Tunnel für zwei Menschen, die für Regen gepackt haben. Das Außenzelt steht zuerst, damit innen alles trocken bleibt, und das Ganze dreht dem Wind den Rücken zu.',
          'Zwei gleich lange Bögen, die man nicht verwechseln kann. Allein steht es in sechs Minuten; zu zweit in neun.',
        ],
        points: [
          'Apsis für zwei Rucksäcke und nasse Stiefel',
          'Innen- und Außenzelt werden zusammen auf- und abgebaut',
          'Zwölf Heringe, zwei Ersatzheringe, eine Reparaturhülse',
        ],
      },
      'fr-fr': {
        text: [
          'Une tente tunnel pour deux personnes qui ont prévu la pluie. Le double toit se monte en premier, l’intérieur reste sec, et elle tourne le dos au vent.',
          'Deux arceaux de même longueur, impossibles à confondre. Seul, six minutes ; à deux, neuf.',
        ],
        points: [
          'Abside pour deux sacs et des chaussures mouillées',
          'Chambre et double toit se montent ensemble',
          'Douze sardines, deux de rechange, un manchon de réparation',
        ],
      },
    },
  },
  {
    slug: 'corrie-1',
    name: 'Corrie 1',
    code: 'COR1',
    category: 'tents',
    form: 'tent',
    style: { shape: 'dome' },
    text: [
      'A dome for one person and the pack. It stands on its own, on rock, on planks and in car parks, and it stands in wind from the side.',
    ],
    points: [
      'Two poles, crossed; nothing to thread',
      'Vent at the top, kept open by a stiff brim',
      'Loops inside for a lamp and a line',
    ],
    attributes: {
      Weight: '1,460 g with pegs and sacks',
      Sleeps: '1',
      Size: '215 cm long, 95 cm wide, 100 cm high; packed 40 × 14 cm',
      Material: '15 D recycled polyamide, silicone outside; 8.5 mm aluminium poles',
      Waterproofing: 'Fly 2,000 mm, floor 4,000 mm, seams taped',
      Season: 'Spring to autumn',
      Care: CARE,
    },
    colors: [
      { name: 'Lichen', hex: '#7d8163', parts: { trim: '#4a4d3c', inner: '#e2b765' } },
      { name: 'Fjord', hex: '#3d6477', parts: { trim: '#1d3543', inner: '#e6cf93' } },
    ],
    sizes: NONE,
    price: [340, 455, 299, 345],
    stock: { Lichen: 7, Fjord: 9 },
    createdAt: '2026-03-09',
    rank: 36,
    rating: [4.5, 44],
    translations: {
      ...frenchGearCopy['corrie-1'],
      'es-es': spanishCopy['corrie-1'],
      'it-it': italianCopy['corrie-1'],
      'nl-nl': dutchGearCopy['corrie-1'],
      'de-de': {
        text: [
          'Eine Kuppel für eine Person und den Rucksack. Sie steht frei, auf Fels, auf Planken und auf Parkplätzen, und sie steht auch bei Seitenwind.',
        ],
        points: [
          'Zwei gekreuzte Stangen, nichts einzufädeln',
          'Lüfter im First, von einem Schirm offen gehalten',
          'Schlaufen innen für Lampe und Leine',
        ],
      },
    },
  },
  {
    slug: 'awning-tarp',
    name: 'Awning Tarp',
    code: 'AWNT',
    category: 'tents',
    alsoIn: ['sale'],
    form: 'tent',
    style: { shape: 'tarp' },
    text: [
      'Three metres by three of cloth with nineteen places to tie it. A kitchen roof, a windbreak, a night in August. Stand it on two trekking poles.',
    ],
    points: [
      'Reinforced where a pole tip sits',
      'Lines stay on, wound in their own pockets',
      'A drawing of six ways to pitch it inside the sack',
    ],
    attributes: {
      Weight: '690 g with lines, without pegs',
      Size: '300 × 300 cm; packed 26 × 11 cm',
      Material: '30 D recycled polyamide, silicone on both sides',
      Waterproofing: '3,000 mm',
      Care: CARE,
    },
    colors: [
      { name: 'Loch', hex: '#33566b', parts: { trim: '#1d3543' } },
      { name: 'Bracken', hex: '#9a6a35', parts: { trim: '#4a3a2a' } },
    ],
    sizes: NONE,
    price: [118, 158, 104, 120],
    discontinued: true,
    was: [148, 199, 130, 150],
    stock: { Loch: 4 },
    createdAt: '2024-04-15',
    rank: 212,
    rating: [4.4, 29],
  },
];
