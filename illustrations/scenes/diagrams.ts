import { ink, light } from '../color.ts';
import { curve, shift, type Point } from '../curve.ts';
import { cord, piece, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import type { Scene } from './editorial.ts';

const PAPER = '#f1ead8';
const INK = '#1b2420';
const MARK = '#b23a10';

/** Figures of the fitting guide: 1200 x 900, ink on paper with the measure in the signal colour. */
const sheetOfPaper = el('rect', { width: 1200, height: 900, fill: PAPER });

const FOOT: readonly Point[] = [
  [560, 800],
  [498, 770],
  [470, 690],
  [478, 590],
  [470, 480],
  [440, 380],
  [420, 290],
  [430, 220],
  [462, 190],
  [500, 180],
  [546, 160],
  [600, 150],
  [660, 132],
  [716, 140],
  [738, 200],
  [730, 290],
  [706, 400],
  [686, 520],
  [680, 640],
  [672, 740],
  [630, 794],
];
const TOES: readonly (readonly [number, number, number, number])[] = [
  [676, 128, 52, 62],
  [592, 130, 36, 46],
  [532, 146, 30, 38],
  [482, 168, 27, 34],
  [442, 202, 25, 31],
];

function footprint(sheet: Sheet, x: number, turn: number): string {
  const skin = '#d9b48c';
  return el(
    'g',
    { transform: `translate(${x} 30) rotate(${turn} 580 460)` },
    ...TOES.map(([cx, cy, rx, ry]) =>
      piece(sheet, `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`, {
        color: skin,
        depth: 12,
      }),
    ),
    piece(sheet, curve(FOOT, true), { color: skin, depth: 34 }),
  );
}

function arrow(from: readonly [number, number], to: readonly [number, number]): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const head = (at: readonly [number, number], turn: number): string =>
    el('path', { d: 'M0 0L-26 -12L-26 12Z', fill: MARK, transform: `translate(${at[0]} ${at[1]}) rotate(${turn})` });
  return (
    el('path', { d: `M${from.join(' ')}L${to.join(' ')}`, stroke: MARK, 'stroke-width': 6 }) +
    head(to, angle) +
    head(from, angle + 180)
  );
}

function rule(x: number, from: number, to: number): string {
  const ticks = Array.from(
    { length: Math.round((to - from) / 22) + 1 },
    (_, index) => `M${x} ${from + index * 22}h${index % 5 === 0 ? 36 : 18}`,
  );
  return (
    el('path', { d: ticks.join(''), stroke: INK, 'stroke-width': 3 }) +
    el('path', { d: `M${x} ${from}V${to}`, stroke: INK, 'stroke-width': 4 })
  );
}

const measureFoot: Scene = (sheet) =>
  group(
    sheetOfPaper,
    el('path', { d: 'M300 60H900V838H300Z', fill: '#fbf7ec', stroke: light(INK, 0.5), 'stroke-width': 3 }),
    footprint(sheet, 20, 4),
    stitch('M300 92H900M300 836H900', MARK, { width: 4, dash: '16 10' }),
    arrow([820, 96], [820, 832]),
    stitch('M424 330L776 300', MARK, { width: 4, dash: '16 10' }),
    rule(940, 92, 836),
    el('rect', { x: 280, y: 838, width: 640, height: 22, fill: '#7a5a3c' }),
  );

const LEFT = 430;
const RIGHT = 770;
const ROWS = [760, 650, 540, 430, 320, 210];

function lacingBoard(sheet: Sheet): string {
  const flap = (x: number, width: number): string =>
    piece(sheet, `M${x} 130H${x + width}V830H${x}Z`, { color: '#6b4a32', depth: 20, texture: 'grain' });
  return group(
    sheetOfPaper,
    piece(sheet, 'M420 110Q600 60 780 110V850H420Z', { color: '#3d2f27', depth: 24, texture: 'canvas' }),
    flap(270, 200),
    flap(730, 200),
    stitch('M456 140V822M744 140V822', '#c9a074'),
    ...ROWS.flatMap((y) =>
      [LEFT, RIGHT].map((cx) =>
        el('circle', { cx, cy: y, r: 15, fill: '#1d1a18', stroke: '#9b958a', 'stroke-width': 8 }),
      ),
    ),
  );
}

const lace = (points: readonly Point[], color = '#e0b34a'): string =>
  cord(curve(points.map(([x, y]): Point => [x, y, 'c'])), color, 17);

const cross = (row: number): string => {
  const [y, next] = [ROWS[row] ?? 0, ROWS[row + 1] ?? 0];
  return (
    lace([
      [LEFT, y],
      [RIGHT, next],
    ]) +
    lace([
      [RIGHT, y],
      [LEFT, next],
    ])
  );
};

/** The lace runs straight up where the boot presses on the instep. */
const lacingWindow: Scene = (sheet) =>
  group(
    lacingBoard(sheet),
    lace([
      [LEFT, 760],
      [RIGHT, 760],
    ]),
    cross(0),
    cross(1),
    lace(
      [
        [LEFT, 540],
        [LEFT, 430],
      ],
      MARK,
    ),
    lace(
      [
        [RIGHT, 540],
        [RIGHT, 430],
      ],
      MARK,
    ),
    cross(3),
    cross(4),
    el('ellipse', {
      cx: 600,
      cy: 485,
      rx: 116,
      ry: 78,
      fill: 'none',
      stroke: MARK,
      'stroke-width': 5,
      'stroke-dasharray': '16 12',
    }),
  );

/** Loops at the top pair hold the heel down. */
const lacingHeelLock: Scene = (sheet) =>
  group(
    lacingBoard(sheet),
    lace([
      [LEFT, 760],
      [RIGHT, 760],
    ]),
    cross(0),
    cross(1),
    cross(2),
    cross(3),
    cord('M430 320C360 300 360 232 430 210', MARK, 17),
    cord('M770 320C840 300 840 232 770 210', MARK, 17),
    lace(
      [
        [LEFT, 210],
        [780, 268],
      ],
      MARK,
    ),
    lace(
      [
        [RIGHT, 210],
        [420, 268],
      ],
      MARK,
    ),
    arrow([300, 268], [210, 230]),
    arrow([900, 268], [990, 230]),
  );

/** A thumb's width between toe and boot, downhill. */
const thumbTest: Scene = (sheet) => {
  const outline: readonly Point[] = [
    [110, 690, 'c'],
    [100, 600],
    [130, 500],
    [180, 300],
    [190, 160, 'c'],
    [480, 130, 'c'],
    [520, 290],
    [640, 420],
    [820, 480],
    [980, 520],
    [1070, 600],
    [1080, 690, 'c'],
  ];
  const foot: readonly Point[] = [
    [170, 660, 'c'],
    [160, 570],
    [190, 470],
    [240, 320],
    [256, 120, 'c'],
    [420, 100, 'c'],
    [450, 300],
    [560, 440],
    [720, 510],
    [850, 548],
    [920, 590],
    [930, 640],
    [890, 664, 'c'],
  ];
  return group(
    sheetOfPaper,
    piece(sheet, curve(outline, true), { color: '#8a6a4c', depth: 26, texture: 'grain' }),
    piece(
      sheet,
      curve(
        shift(outline, 0, 0).map(([x, y, c]): Point => [600 + (x - 600) * 0.93, 420 + (y - 420) * 0.93, c]),
        true,
      ),
      { color: '#efe4c8', depth: 16, gloss: 0 },
    ),
    piece(sheet, curve(foot, true), { color: '#d9b48c', depth: 30 }),
    el('path', { d: 'M90 690H1100V760H90Z', fill: '#2b2724' }),
    arrow([936, 600], [1036, 600]),
    stitch('M936 430V670M1036 480V670', MARK, { width: 4, dash: '14 9' }),
    el('path', { d: curve(outline, true), fill: 'none', stroke: ink('#8a6a4c'), 'stroke-width': 4 }),
  );
};

export const DIAGRAMS: Readonly<Record<string, Scene>> = {
  'measure-foot': measureFoot,
  'lacing-window': lacingWindow,
  'lacing-heel-lock': lacingHeelLock,
  'thumb-test': thumbTest,
};
