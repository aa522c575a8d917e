import { light, mix, shade } from '../color.ts';
import { polygon, type Place } from '../curve.ts';
import { between, random } from '../random.ts';
import { el, group, round, type Sheet } from '../svg.ts';
import type { Layer } from './landscape.ts';
import { PALETTES } from './palettes.ts';
import { tufts, wood } from './plants.ts';
import { drawRidge, HEIGHT, WIDTH, type Ridge } from './ridges.ts';
import { birds, clouds, mist, sky } from './weather.ts';

const PALETTE = PALETTES.sunriseLake;
const SHORE = 640;
const SUN = [1210, 404] as const;

const RIDGES: readonly Ridge[] = [
  { seed: 'sunrise/0', y: 430, tilt: 40, rise: 190, hills: 4.4, sharp: 1, depth: 0.04 },
  { seed: 'sunrise/b', y: 500, tilt: -90, rise: 170, hills: 3.4, sharp: 0.95, depth: 0.22 },
  { seed: 'sunrise/2', y: 578, tilt: 120, rise: 110, hills: 3, sharp: 0.5, depth: 0.46 },
  { seed: 'sunrise/3', y: 612, tilt: -14, rise: 34, hills: 2.4, sharp: 0.1, depth: 0.7 },
];

const above = (sheet: Sheet, body: string): string =>
  el('g', { 'clip-path': sheet.clip(`M-20 -20H${WIDTH + 20}V${SHORE}H-20Z`) }, body);

function ridge(sheet: Sheet, index: number): string {
  const one = RIDGES[index];
  if (!one) return '';
  const trees = index > 1 ? wood({ ridge: one, height: index * 24, count: 150 }, PALETTE) : '';
  return drawRidge(sheet, one, PALETTE) + trees;
}

/** Everything above the shore, mirrored, darker and drawn out by ripples. */
function water(sheet: Sheet): string {
  const clip = sheet.clip(`M-20 ${SHORE}H${WIDTH + 20}V${HEIGHT + 20}H-20Z`);
  const image = group(sky(sheet, PALETTE, SUN), ...RIDGES.map((_, index) => ridge(sheet, index)));
  const flipped = el('g', { transform: `matrix(1 0 0 -1 0 ${SHORE * 2})` }, above(sheet, image));
  const veil = sheet.gradient([
    [0, PALETTE.haze, 0.3],
    [0.3, '#4d6482', 0.16],
    [1, '#1f3348', 0.72],
  ]);
  return el(
    'g',
    { 'clip-path': clip },
    flipped,
    el('rect', { x: -20, y: SHORE, width: WIDTH + 40, height: HEIGHT - SHORE + 20, fill: veil }),
    ripples(),
    glitter(),
  );
}

function ripples(): string {
  const next = random('mirror');
  const marks = Array.from({ length: 120 }, () => {
    const depth = next() ** 1.2;
    const [x, length] = [between(next, -60, WIDTH), between(next, 40, 220) * (0.3 + depth)];
    return `M${round(x)} ${round(SHORE + 10 + depth * (HEIGHT - SHORE))}h${round(length)}`;
  });
  return el('path', {
    d: marks.join(''),
    stroke: '#fff6e0',
    'stroke-width': 1.8,
    'stroke-opacity': 0.26,
    'stroke-linecap': 'round',
  });
}

/** The sun's glitter on the water. */
function glitter(): string {
  const next = random('glitter');
  const marks = Array.from({ length: 70 }, () => {
    const depth = next();
    const spread = 24 + depth * 90;
    const x = SUN[0] + between(next, -spread, spread);
    return `M${round(x)} ${round(SHORE + 6 + depth * 360)}h${round(between(next, 10, 46) * (0.5 + depth))}`;
  });
  return el('path', {
    d: marks.join(''),
    stroke: '#fff1cc',
    'stroke-width': 3,
    'stroke-opacity': 0.55,
    'stroke-linecap': 'round',
  });
}

/** Planks on posts that run out from the near shore. */
function jetty(): string {
  const wood = '#7d6248';
  const at = (share: number, side: number): Place => [
    560 + share * 330 + side * (150 - share * 116),
    1100 - share * 268,
  ];
  const planks = Array.from({ length: 17 }, (_, index) => {
    const [from, to] = [1 - (1 - index / 17) ** 1.0, 1 - (1 - (index + 0.86) / 17)];
    const [a, b] = [1 - (1 - from) ** 1.7, 1 - (1 - to) ** 1.7];
    const tone = mix(wood, index % 3 ? '#a5845f' : '#5f4a36', 0.25);
    return el('path', {
      d: polygon([at(a, -1), at(a, 1), at(b, 1), at(b, -1)]),
      fill: light(tone, 0.08 + index * 0.012),
      stroke: shade(wood, 0.65),
      'stroke-width': 1.6,
    });
  });
  const posts = [0.2, 0.55, 0.8, 0.99].flatMap((share) =>
    [-1, 1].map((side) => {
      const [x, y] = at(1 - (1 - share) ** 1.7, side * 1.04);
      const size = 15 * (1 - share * 0.6);
      return group(
        el('path', {
          d: polygon([
            [x - size * 0.5, y + size * 3.4],
            [x - size * 0.5, y - size * 3],
            [x + size * 0.5, y - size * 3],
            [x + size * 0.5, y + size * 3.4],
          ]),
          fill: shade(wood, 0.35),
          stroke: shade(wood, 0.75),
          'stroke-width': 1.6,
        }),
        el('ellipse', { cx: x, cy: y - size * 3, rx: size * 0.5, ry: size * 0.2, fill: light(wood, 0.3) }),
      );
    }),
  );
  return group(
    el('path', {
      d: polygon([at(0, -1.02), at(1, -1.1), at(1, 1.1), at(0, 1.04)].map(([x, y]): Place => [x + 10, y + 22])),
      fill: '#16242e',
      'fill-opacity': 0.5,
    }),
    ...planks,
    ...posts,
  );
}

/** The near shore: stones and sedge. */
function nearShore(): string {
  const next = random('stones');
  const line = (x: number): number =>
    1010 - 130 * Math.exp(-(((x - 1760) / 330) ** 2)) - 70 * Math.exp(-(((x - 60) / 260) ** 2)) + Math.sin(x / 90) * 6;
  const steps = Array.from({ length: 84 }, (_, index): Place => [(index - 1) * 24, line((index - 1) * 24)]);
  const stones = Array.from({ length: 46 }, () => {
    const x = between(next, -20, WIDTH + 20);
    const [y, size] = [line(x) + between(next, -16, 46), between(next, 14, 46)];
    const tone = mix('#74737a', '#4a4f58', next());
    return group(
      el('ellipse', {
        cx: x,
        cy: y,
        rx: size,
        ry: size * 0.56,
        fill: tone,
        stroke: shade(tone, 0.55),
        'stroke-width': 1.8,
      }),
      el('path', {
        d: `M${round(x - size * 0.7)} ${round(y - size * 0.14)}q${round(size * 0.5)} ${round(-size * 0.5)} ${round(size * 1.1)} ${round(-size * 0.12)}`,
        fill: 'none',
        stroke: '#f0c7a2',
        'stroke-width': size * 0.13,
        'stroke-opacity': 0.7,
        'stroke-linecap': 'round',
      }),
    );
  });
  return group(
    el('path', { d: polygon([...steps, [1990, 1140], [-30, 1140]]), fill: shade(PALETTE.ground, 0.3) }),
    ...stones,
    tufts('sedge', { at: (x) => line(x) + 26, count: 260, height: 60, color: PALETTE.ground }),
  );
}

/** A calm lake: sky, peaks, woods, their reflection in the water, the near shore and the jetty, far to near. */
export const LAKE_AT_SUNRISE: readonly Layer[] = [
  (sheet) => sky(sheet, PALETTE, SUN) + clouds(sheet, 'sunrise', PALETTE, 6),
  (sheet) => above(sheet, ridge(sheet, 0)),
  (sheet) => above(sheet, ridge(sheet, 1)) + birds(560, 250, '#6a6f8c'),
  (sheet) => above(sheet, ridge(sheet, 2) + mist(sheet, 600, PALETTE, 0.36)),
  (sheet) => above(sheet, ridge(sheet, 3)),
  (sheet) => water(sheet) + mist(sheet, SHORE + 6, PALETTE, 0.5),
  () => nearShore(),
  () => jetty(),
];
