import { light, mix, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { between, random } from '../random.ts';
import { el, round, type Sheet } from '../svg.ts';
import type { Layer } from './landscape.ts';
import { PALETTES } from './palettes.ts';
import { tufts } from './plants.ts';
import { HEIGHT, WIDTH } from './ridges.ts';
import { birds, clouds, mist, sky } from './weather.ts';

const PALETTE = PALETTES.duskSand;

interface Crest {
  readonly x: number;
  readonly y: number;
  /** Length of the long windward slope and of the steep one in the lee. */
  readonly left: number;
  readonly right: number;
}

interface Dune {
  readonly base: number;
  readonly crests: readonly Crest[];
  /** 0 the farthest, 1 the nearest. */
  readonly depth: number;
}

const DUNES: readonly Dune[] = [
  {
    depth: 0.05,
    base: 556,
    crests: [
      { x: 240, y: 510, left: 420, right: 260 },
      { x: 900, y: 524, left: 380, right: 300 },
      { x: 1560, y: 500, left: 460, right: 320 },
    ],
  },
  {
    depth: 0.25,
    base: 636,
    crests: [
      { x: 520, y: 536, left: 620, right: 300 },
      { x: 1330, y: 560, left: 520, right: 260 },
      { x: 1900, y: 590, left: 320, right: 200 },
    ],
  },
  {
    depth: 0.45,
    base: 742,
    crests: [
      { x: 130, y: 640, left: 400, right: 330 },
      { x: 1060, y: 590, left: 640, right: 380 },
      { x: 1780, y: 660, left: 360, right: 240 },
    ],
  },
  {
    depth: 0.68,
    base: 860,
    crests: [
      { x: 640, y: 690, left: 760, right: 420 },
      { x: 1620, y: 728, left: 560, right: 420 },
    ],
  },
  { depth: 0.88, base: 1000, crests: [{ x: 1240, y: 800, left: 1040, right: 520 }] },
];

/** Height of the dune's line: its crests rise slowly from the left and fall steeply to the right. */
function lineOf({ base, crests }: Dune): (x: number) => number {
  return (x) =>
    Math.min(
      ...crests.map((crest) => {
        const share = x < crest.x ? (crest.x - x) / crest.left : (x - crest.x) / crest.right;
        const fall = x < crest.x ? Math.min(1, share) ** 1.35 : Math.sin((Math.min(1, share) * Math.PI) / 2) ** 0.92;
        return crest.y + (base - crest.y) * fall;
      }),
    );
}

function body(line: (x: number) => number): string {
  const steps = Array.from(
    { length: WIDTH / 12 + 5 },
    (_, index) => `${(index - 2) * 12} ${round(line((index - 2) * 12))}`,
  );
  return `M${steps.join('L')}L${WIDTH + 60} ${HEIGHT + 60}L-60 ${HEIGHT + 60}Z`;
}

/** The lee of a crest, in shade: along its line down to the foot and back by the winding edge the wind leaves. */
function lee(dune: Dune, crest: Crest, line: (x: number) => number): string {
  const down = Array.from({ length: 15 }, (_, index) => crest.x + (crest.right * 1.02 * index) / 14).map(
    (x) => `${round(x)} ${round(line(x))}`,
  );
  const height = dune.base - crest.y;
  const foot = crest.x + crest.right * 1.02;
  const [low, mid] = [dune.base + height * 0.75, crest.y + height * 0.7];
  return `M${down.join('L')}C${round(foot - crest.right * 0.2)} ${round(dune.base + height * 0.3)} ${round(crest.x + crest.right * 0.2)} ${round(low - 10)} ${round(crest.x - crest.right * 0.22)} ${round(low + height * 0.3)}C${round(crest.x + crest.right * 0.22)} ${round(low - height * 0.3)} ${round(crest.x - crest.right * 0.26)} ${round(mid + height * 0.1)} ${round(crest.x - crest.right * 0.03)} ${round(crest.y + height * 0.3)}Q${round(crest.x + crest.right * 0.05)} ${round(crest.y + height * 0.12)} ${crest.x} ${crest.y}Z`;
}

/** Wind ripples on the near sand, denser in the distance. */
function ripples(dune: Dune, line: (x: number) => number): string {
  const next = random(`ripples${dune.depth}`);
  const marks = Array.from({ length: 130 }, () => {
    const x = between(next, -60, WIDTH);
    const y = line(x) + 26 + next() ** 1.4 * (HEIGHT - line(x));
    const length = between(next, 40, 130) * (0.4 + (y - 700) / 700);
    return `M${round(x)} ${round(y)}q${round(length * 0.3)} ${round(-length * 0.07)} ${round(length * 0.55)} 0t${round(length * 0.5)} ${round(length * 0.05)}`;
  });
  return el('path', {
    d: marks.join(''),
    fill: 'none',
    stroke: shade(PALETTE.ground, 0.45),
    'stroke-width': 2.2,
    'stroke-opacity': 0.28,
    'stroke-linecap': 'round',
  });
}

/** Footprints over the last dune but one. */
function footprints(dune: Dune, line: (x: number) => number): string {
  const prints = Array.from({ length: 34 }, (_, index) => {
    const share = index / 33;
    const x = 560 + 560 * share + Math.sin(share * 4) * 60;
    const y = HEIGHT - 10 - (HEIGHT - 26 - line(x)) * share ** 0.72;
    const size = 12 * (1 - share * 0.75);
    const side = (index % 2 ? 1 : -1) * size * 1.1;
    return el('ellipse', {
      cx: x + side,
      cy: y,
      rx: size * 0.62,
      ry: size * 0.36,
      transform: `rotate(-24 ${round(x + side)} ${round(y)})`,
    });
  });
  return el('g', { fill: shade(PALETTE.ground, 0.55), 'fill-opacity': round(0.4 + dune.depth * 0.1) }, ...prints);
}

function drawDune(sheet: Sheet, dune: Dune): string {
  const line = lineOf(dune);
  const path = body(line);
  const sand = mix(mix('#c58a86', PALETTE.ground, dune.depth ** 0.8), PALETTE.haze, (1 - dune.depth) ** 1.4 * 0.66);
  const lit = mix(sand, PALETTE.lit, 0.35 + dune.depth * 0.2);
  const fill = sheet.gradient([
    [0, light(lit, 0.1)],
    [0.35, lit],
    [1, sand],
  ]);
  const dark = mix(shade(sand, 0.46), '#5a4a72', 0.34);
  const cast = dune.crests.map((crest) => lee(dune, crest, line)).join('');
  return [
    el('path', { d: path, fill }),
    el(
      'g',
      { 'clip-path': sheet.clip(path) },
      el('path', { d: cast, fill: dark, 'fill-opacity': round(0.34 + dune.depth * 0.4) }),
      dune.depth > 0.6 ? ripples(dune, line) : '',
      dune.depth > 0.8 ? footprints(dune, line) : '',
    ),
    el('path', {
      d: curve(crestLine(line)),
      fill: 'none',
      stroke: light(lit, 0.4),
      'stroke-width': 2.4,
      'stroke-opacity': 0.5,
    }),
  ].join('');
}

const crestLine = (line: (x: number) => number): Point[] =>
  Array.from({ length: 97 }, (_, index): Point => [index * 20, line(index * 20)]);

/** Marram on the sand in the foreground. */
function grass(): string {
  const line = (x: number): number =>
    1010 - 70 * Math.exp(-(((x - 220) / 300) ** 2)) - 120 * Math.exp(-(((x - 1820) / 260) ** 2));
  const steps = Array.from({ length: 84 }, (_, index) => `${(index - 1) * 24} ${round(line((index - 1) * 24) + 20)}`);
  const ground = el('path', { d: `M${steps.join('L')}L1980 1140L-40 1140Z`, fill: mix(PALETTE.near, '#3c2a3c', 0.25) });
  const clump = (seed: string, from: number, to: number, count: number): string => {
    const next = random(seed);
    const blades = Array.from({ length: count }, () => {
      const x = between(next, from, to);
      const y = line(x) + between(next, 12, 70);
      const [height, lean] = [between(next, 70, 190), between(next, 6, 84)];
      return `M${round(x)} ${round(y)}q${round(lean * 0.2)} ${round(-height * 0.7)} ${round(lean)} ${round(-height)}`;
    });
    return blades.join('');
  };
  const all = clump('m1', 20, 480, 52) + clump('m2', 1580, 1920, 56) + clump('m3', 900, 1060, 12);
  const tone = { fill: 'none', 'stroke-linecap': 'round' };
  return [
    ground,
    el('path', { d: all, ...tone, stroke: mix(PALETTE.near, '#2c2030', 0.5), 'stroke-width': 6 }),
    el('path', {
      d: clump('m4', 40, 460, 24) + clump('m5', 1610, 1900, 26),
      ...tone,
      stroke: '#d9a05f',
      'stroke-width': 2.6,
    }),
    tufts('dunes', { at: (x) => line(x) + 30, count: 24, height: 26, color: mix(PALETTE.near, '#8a6a3c', 0.4) }),
  ].join('');
}

/** Dunes at dusk: sky, five lines of sand and the grass in front, far to near. */
export const DUNES_AT_DUSK: readonly Layer[] = [
  (sheet) => sky(sheet, PALETTE, [430, 470]) + clouds(sheet, 'dunes', PALETTE, 6) + birds(720, 320, '#6d5468'),
  ...DUNES.map(
    (dune, index): Layer =>
      (sheet) =>
        drawDune(sheet, dune) + (index === 1 || index === 3 ? mist(sheet, dune.base + 20, PALETTE, 0.26) : ''),
  ),
  () => grass(),
];
