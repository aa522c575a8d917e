import { light, mix, shade } from '../color.ts';
import { curve, polygon, type Place } from '../curve.ts';
import { between, random } from '../random.ts';
import { el, round, type Sheet } from '../svg.ts';
import { fractal } from './noise.ts';
import { PALETTES } from './palettes.ts';

const PALETTE = PALETTES.seaRain;

export interface Headland {
  readonly seed: string;
  /** Right end of the top, and height of the sea at the foot. */
  readonly edge: number;
  readonly top: number;
  readonly foot: number;
  readonly depth: number;
}

function topLine({ seed, edge, top, depth }: Headland): (x: number) => number {
  const noise = fractal(seed, { octaves: 4 });
  return (x) =>
    top - noise(x / 330) * (22 + depth * 24) + Math.max(0, (x - edge * 0.55) / edge) * 70 - (1 - x / edge) * 60 * depth;
}

/** A headland from the left: turf on top, a broken face in bands, foam where it meets the sea. */
export function drawHeadland(sheet: Sheet, headland: Headland): string {
  const { seed, edge, foot, depth } = headland;
  const next = random(seed);
  const line = topLine(headland);
  const rock = mix(mix('#7f878a', '#4b4a45', depth), PALETTE.haze, (1 - depth) * 0.55);
  const turf = mix(mix('#8f9c86', PALETTE.ground, depth), PALETTE.haze, (1 - depth) * 0.5);
  const height = foot - line(edge);
  const face = Array.from({ length: 13 }, (_, index): Place => {
    const share = index / 12;
    const jag = between(next, -0.05, 0.09) * height * (index % 2 ? 1 : 0.3);
    return [edge + share * height * 0.3 + jag, line(edge) + share * height];
  });
  const tops = Array.from({ length: 60 }, (_, index): Place => [
    -40 + ((edge + 40) * index) / 59,
    line(-40 + ((edge + 40) * index) / 59),
  ]);
  const outline = polygon([...tops, ...face, [-40, foot + 6]]);
  const thick = 18 + depth * 40;
  const cap = polygon([
    ...tops,
    ...tops
      .toReversed()
      .map(([x, y], index): Place => [x - 4, y + thick * (0.5 + 0.5 * Math.abs(Math.sin(index * 1.7)))]),
  ]);
  const cracks = Array.from({ length: Math.round(26 + depth * 30) }, () => {
    const x = between(next, -20, edge + height * 0.1);
    const y = line(Math.min(x, edge)) + between(next, 0.15, 0.5) * height;
    return `M${round(x)} ${round(y)}l${round(between(next, 2, 16))} ${round(height * between(next, 0.1, 0.36))}l${round(between(next, -9, 9))} ${round(height * between(next, 0.05, 0.15))}`;
  });
  const bands = [0.34, 0.52, 0.7, 0.86].map(
    (share, index) =>
      `M-40 ${round(foot - height * (1 - share) - 20 + index * 4)}Q${edge * 0.5} ${round(foot - height * (1 - share) + 16)} ${round(edge + height * 0.3)} ${round(foot - height * (1 - share))}`,
  );
  const dark = polygon([
    [edge * 0.78, line(edge * 0.78) + thick],
    [edge, line(edge)],
    ...face,
    [edge * 0.7, foot + 6],
    [edge * 0.84, foot - height * 0.4],
  ]);
  return [
    el('path', { d: outline, fill: rock }),
    el(
      'g',
      { 'clip-path': sheet.clip(outline) },
      el('path', { d: dark, fill: shade(rock, 0.5), 'fill-opacity': 0.5 }),
      el('path', {
        d: bands.join(''),
        fill: 'none',
        stroke: light(rock, 0.22),
        'stroke-width': 3 + depth * 5,
        'stroke-opacity': 0.4,
      }),
      el('path', {
        d: cracks.join(''),
        fill: 'none',
        stroke: shade(rock, 0.55),
        'stroke-width': 1.6 + depth * 2.4,
        'stroke-opacity': 0.65,
      }),
      el('path', { d: cap, fill: turf }),
    ),
    el('path', {
      d: curve(tops.filter((_, index) => index % 4 === 0)),
      fill: 'none',
      stroke: light(turf, 0.3),
      'stroke-width': 2.4,
      'stroke-opacity': 0.7,
    }),
    foam(sheet, { from: -40, to: edge + height * 0.34, y: foot, depth, seed }),
  ].join('');
}

function foam(
  sheet: Sheet,
  { from, to, y, depth, seed }: { from: number; to: number; y: number; depth: number; seed: string },
): string {
  const next = random(`${seed}/foam`);
  const filter = sheet.blur(3 + Math.round(depth * 3), {
    x: from - 80,
    y: y - 80,
    width: to - from + 240,
    height: 160,
  });
  const spray = Array.from({ length: Math.round((to - from) / 26) }, () =>
    el('ellipse', {
      cx: between(next, from, to + 26),
      cy: y + between(next, -4 - depth * 16, 8),
      rx: between(next, 10, 34) * (0.6 + depth),
      ry: between(next, 3, 9) * (0.5 + depth),
    }),
  );
  return el('g', { fill: '#eef2ee', 'fill-opacity': 0.66, filter }, ...spray);
}

/** A stack, cut off by the sea. */
export function stack(sheet: Sheet, [x, y]: Place, size: number): string {
  const next = random(`stack${x}`);
  const side = (way: 1 | -1): Place[] =>
    Array.from({ length: 8 }, (_, index): Place => [
      x + way * size * (0.15 + (index / 7) * 0.2 + between(next, -0.03, 0.05)),
      y - size + (size * index) / 7,
    ]);
  const outline = polygon([...side(1), ...side(-1).reverse()]);
  const rock = mix('#5d6261', PALETTE.haze, 0.25);
  return [
    el('path', { d: outline, fill: rock }),
    el('path', {
      d: polygon([...side(1), [x + size * 0.02, y], [x + size * 0.06, y - size]]),
      fill: shade(rock, 0.45),
      'fill-opacity': 0.6,
    }),
    el('path', {
      d: `M${x - size * 0.15} ${y - size}h${size * 0.3}l${size * 0.02} ${size * 0.06}h${-size * 0.34}Z`,
      fill: mix(PALETTE.ground, PALETTE.haze, 0.3),
    }),
    foam(sheet, { from: x - size * 0.4, to: x + size * 0.4, y, depth: 0.4, seed: `stack${x}` }),
  ].join('');
}
