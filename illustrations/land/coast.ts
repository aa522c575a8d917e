import { light, shade } from '../color.ts';
import { curve, polygon, type Place } from '../curve.ts';
import { between, random } from '../random.ts';
import { el, round, type Sheet } from '../svg.ts';
import { drawHeadland, stack, type Headland } from './headland.ts';
import type { Layer } from './landscape.ts';
import { PALETTES } from './palettes.ts';
import { tufts } from './plants.ts';
import { HEIGHT, WIDTH } from './ridges.ts';
import { birds, rain, sky } from './weather.ts';

const PALETTE = PALETTES.seaRain;
const HORIZON = 470;

/** Rain clouds in banks, and the showers that hang from them. */
function cloudBanks(sheet: Sheet): string {
  const next = random('banks');
  const filter = sheet.blur(16, { x: -300, y: -200, width: WIDTH + 600, height: 900 });
  const bank = (y: number, fill: string, opacity: number): string => {
    const lobes = Array.from({ length: 16 }, () =>
      el('ellipse', {
        cx: between(next, -100, WIDTH + 100),
        cy: y + between(next, -40, 40),
        rx: between(next, 140, 320),
        ry: between(next, 34, 80),
      }),
    );
    return el('g', { fill, 'fill-opacity': opacity, filter }, ...lobes);
  };
  const soft = sheet.blur(38, { x: -300, y: -200, width: WIDTH + 600, height: 1000 });
  const showers = sheet.gradient([
    [0, '#54646b', 0.55],
    [1, '#54646b', 0],
  ]);
  return [
    bank(60, '#4e5d66', 0.75),
    bank(150, '#6d7c83', 0.6),
    bank(236, '#8d9a9c', 0.5),
    ...[
      [260, 300],
      [980, 260],
      [1420, 380],
    ].map(([x = 0, width = 0]) =>
      el('path', { d: `M${x} 200h${width}l-90 280h${-width}Z`, fill: showers, filter: soft }),
    ),
  ].join('');
}

function sea(sheet: Sheet): string {
  const next = random('sea');
  const fill = sheet.gradient([
    [0, '#a3b3b4'],
    [0.25, '#71878b'],
    [1, '#33484d'],
  ]);
  const waves = Array.from({ length: 150 }, () => {
    const depth = next() ** 1.6;
    const y = HORIZON + 8 + depth * (HEIGHT - HORIZON);
    const length = 20 + depth * 170 * between(next, 0.5, 1.2);
    const x = between(next, -80, WIDTH);
    return {
      depth,
      d: `M${round(x)} ${round(y)}q${round(length * 0.25)} ${round(-3 - depth * 9)} ${round(length * 0.5)} 0t${round(length * 0.5)} 0`,
    };
  });
  const rows = ([from, to]: Place, width: number, stroke: string, opacity: number): string =>
    el('path', {
      d: waves
        .filter(({ depth }) => depth >= from && depth < to)
        .map(({ d }) => d)
        .join(''),
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linecap': 'round',
    });
  return [
    el('rect', { x: -20, y: HORIZON, width: WIDTH + 40, height: HEIGHT - HORIZON + 20, fill }),
    rows([0, 0.12], 1.4, '#dfe6e2', 0.6),
    rows([0.12, 0.4], 2.4, '#cfd9d6', 0.5),
    rows([0.4, 1], 4, '#b9c8c6', 0.38),
  ].join('');
}

function lighthouse(sheet: Sheet, [x, y]: Place, size: number): string {
  const s = size / 100;
  const glow = sheet.blur(Math.round(26 * s), { x: x - 400, y: y - 400, width: 800, height: 500 });
  const beam = sheet.gradient(
    [
      [0, '#ffeebd', 0.5],
      [1, '#ffeebd', 0],
    ],
    [0, 0, 1, 0],
  );
  return [
    el('path', { d: `M${x} ${y - 104 * s}L${x + 560} ${y - 150 * s}V${y - 48 * s}Z`, fill: beam }),
    el('circle', { cx: x, cy: y - 104 * s, r: 40 * s, fill: '#ffe7a3', 'fill-opacity': 0.7, filter: glow }),
    el('path', {
      d: polygon([
        [x - 17 * s, y],
        [x - 11 * s, y - 92 * s],
        [x + 11 * s, y - 92 * s],
        [x + 17 * s, y],
      ]),
      fill: '#e4e3d8',
      stroke: '#4b5356',
      'stroke-width': 2,
    }),
    el('path', {
      d: polygon([
        [x + 2 * s, y],
        [x + 3 * s, y - 92 * s],
        [x + 11 * s, y - 92 * s],
        [x + 17 * s, y],
      ]),
      fill: '#8e989a',
      'fill-opacity': 0.6,
    }),
    el('path', {
      d: polygon([
        [x - 14.6 * s, y - 36 * s],
        [x - 13 * s, y - 62 * s],
        [x + 13 * s, y - 62 * s],
        [x + 14.6 * s, y - 36 * s],
      ]),
      fill: '#9c4a32',
    }),
    el('rect', { x: x - 15 * s, y: y - 97 * s, width: 30 * s, height: 6 * s, fill: '#39413f' }),
    el('rect', {
      x: x - 9 * s,
      y: y - 114 * s,
      width: 18 * s,
      height: 17 * s,
      fill: '#ffe9ae',
      stroke: '#39413f',
      'stroke-width': 2.4,
    }),
    el('path', {
      d: polygon([
        [x - 12 * s, y - 114 * s],
        [x, y - 128 * s],
        [x + 12 * s, y - 114 * s],
      ]),
      fill: '#39413f',
    }),
    el('path', {
      d: polygon([
        [x + 22 * s, y],
        [x + 22 * s, y - 22 * s],
        [x + 40 * s, y - 34 * s],
        [x + 58 * s, y - 22 * s],
        [x + 58 * s, y],
      ]),
      fill: '#d3d3c8',
      stroke: '#4b5356',
      'stroke-width': 2,
    }),
  ].join('');
}

/** The clifftop in the foreground: thrift in flower, the path and a weathered fence. */
function clifftop(sheet: Sheet): string {
  const line = (x: number): number => 846 + Math.max(0, x / WIDTH) ** 2.2 * 250 + Math.sin(x / 170) * 9;
  const steps = Array.from({ length: 84 }, (_, index): Place => [(index - 1) * 24, line((index - 1) * 24)]);
  const body = polygon([...steps, [1990, 1140], [-30, 1140]]);
  const next = random('thrift');
  const fill = sheet.gradient([
    [0, light(PALETTE.ground, 0.12)],
    [1, shade(PALETTE.ground, 0.5)],
  ]);
  const heads = Array.from({ length: 90 }, () => {
    const x = between(next, 0, 1250);
    const y = line(x) + between(next, 20, 190);
    const size = between(next, 5, 10) * (0.6 + (y - 840) / 260);
    return `<path d="M${round(x)} ${round(y)}v${round(size * 2.6)}" stroke="#3c4a34" stroke-width="2"/>${el('circle', { cx: x, cy: y, r: size, fill: next() > 0.5 ? '#c98aa0' : '#b06f8c' })}`;
  });
  const posts = [60, 300, 520, 720, 900, 1070].map((x, index) => {
    const [y, height] = [line(x) + 26, 150 - index * 14];
    return {
      x,
      y: y - height,
      d: polygon([
        [x - 8, y],
        [x - 6 + index, y - height],
        [x + 7 + index, y - height - 5],
        [x + 9, y + 2],
      ]),
    };
  });
  const wire = (drop: number): string => `M${posts.map(({ x, y }) => `${x} ${round(y + drop)}`).join('L')}`;
  return [
    el('path', { d: body, fill }),
    el('path', {
      d: curve(
        [
          [420, 1120, 'c'],
          [560, 1000],
          [480, 930],
          [640, 890],
          [700, 868, 'c'],
          [716, 872, 'c'],
          [660, 900],
          [560, 940],
          [700, 1010],
          [720, 1120, 'c'],
        ],
        true,
      ),
      fill: PALETTE.path,
      'fill-opacity': 0.8,
    }),
    tufts('clifftop', { at: (x) => line(x) + 8, count: 420, height: 30, color: PALETTE.ground }),
    el('path', { d: wire(24) + wire(66), fill: 'none', stroke: '#3a403c', 'stroke-width': 2.2 }),
    ...posts.map(({ d }) => el('path', { d, fill: '#6f675a', stroke: '#2f2c27', 'stroke-width': 2.2 })),
    ...heads,
  ].join('');
}

const HEADLANDS: readonly Headland[] = [
  { seed: 'h1', edge: 1180, top: 416, foot: 484, depth: 0.1 },
  { seed: 'h2', edge: 860, top: 404, foot: 540, depth: 0.38 },
  { seed: 'h3', edge: 520, top: 440, foot: 690, depth: 0.75 },
];

/** A coast in rain: sky, sea, three headlands, the clifftop and the rain itself, far to near. */
export const CLIFF_IN_RAIN: readonly Layer[] = [
  (sheet) => sky(sheet, PALETTE, [1240, -160]) + cloudBanks(sheet),
  (sheet) =>
    sea(sheet) +
    HEADLANDS.slice(0, 1)
      .map((headland) => drawHeadland(sheet, headland))
      .join(''),
  (sheet) =>
    lighthouse(sheet, [760, 436], 128) +
    HEADLANDS.slice(1, 2)
      .map((headland) => drawHeadland(sheet, headland))
      .join('') +
    birds(1180, 400, '#55636a'),
  (sheet) => stack(sheet, [1160, 640], 190) + stack(sheet, [1330, 600], 110),
  (sheet) =>
    HEADLANDS.slice(2)
      .map((headland) => drawHeadland(sheet, headland))
      .join(''),
  (sheet) => clifftop(sheet),
  () => rain('cliff') + rain('cliff2'),
];
