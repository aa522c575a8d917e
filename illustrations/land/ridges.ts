import { light, mix, shade } from '../color.ts';
import { between, random } from '../random.ts';
import { el, round, type Sheet } from '../svg.ts';
import { fractal } from './noise.ts';
import type { Palette } from './palettes.ts';

export const WIDTH = 1920;
export const HEIGHT = 1080;
const STEP = 8;

export interface Ridge {
  readonly seed: string;
  /** Mean height of the ridge line in the image. */
  readonly y: number;
  readonly rise: number;
  /** Fall from the left edge to the right one. */
  readonly tilt: number;
  /** Number of hills across the width of the image. */
  readonly hills: number;
  /** 0 rolling, 1 rock. */
  readonly sharp: number;
  /** 0 the farthest, 1 the nearest. */
  readonly depth: number;
}

/** Height of the ridge's line at `x`. */
export function ridgeLine({ seed, y, rise, hills, sharp, tilt }: Ridge): (x: number) => number {
  const noise = fractal(seed, { octaves: sharp > 0.4 ? 6 : 4, sharp });
  return (x) => y - noise((x / WIDTH) * hills + 7) * rise + tilt * (x / WIDTH - 0.5);
}

export function ridgeColor(palette: Palette, depth: number): string {
  return mix(mix(palette.far, palette.near, depth ** 1.25), palette.haze, (1 - depth) ** 1.5 * 0.72);
}

function linePath(line: (x: number) => number, dx = 0, dy = 0): string {
  const points = Array.from({ length: WIDTH / STEP + 5 }, (_, index) => {
    const x = (index - 2) * STEP;
    return `${round(x + dx)} ${round(line(x) + dy)}`;
  });
  return `M${points.join('L')}`;
}

function below(line: (x: number) => number, dx = 0, dy = 0): string {
  return `${linePath(line, dx, dy)}L${WIDTH + 80} ${HEIGHT + 60}L-80 ${HEIGHT + 60}Z`;
}

/** One depth of the landscape: its lit edge, its shaded flanks, mist at its foot and, near by, its elevation lines. */
export function drawRidge(sheet: Sheet, ridge: Ridge, palette: Palette): string {
  const line = ridgeLine(ridge);
  const color = ridgeColor(palette, ridge.depth);
  const body = below(line);
  const rim = mix(color, palette.lit, 0.2 + ridge.depth * 0.25);
  const isWhite = (palette.snow || palette.caps) && ridge.sharp > 0.4;
  const mist = sheet.gradient([
    [0, palette.haze, 0],
    [0.45, palette.haze, 0.1],
    [1, palette.haze, 0.78 - ridge.depth * 0.62],
  ]);
  return [
    el('path', { d: body, fill: isWhite ? light(rim, 0.5) : rim }),
    el(
      'g',
      { 'clip-path': sheet.clip(body) },
      el('path', { d: below(line, 26, 12), fill: mix(rim, color, 0.72) }),
      el('path', { d: below(line, 60, 34), fill: color }),
      flanks(ridge, line, color),
      isWhite ? snowCaps(ridge, line) : '',
      ridge.depth > 0.45 ? elevationLines(ridge, line, palette) : '',
      el('rect', { x: 0, y: ridge.y - ridge.rise, width: WIDTH, height: ridge.rise + 330, fill: mist }),
    ),
  ].join('');
}

/** The faces of peaks turned away from the light: from each summit down its right side and back over a broken edge. */
function flanks(ridge: Ridge, line: (x: number) => number, color: string): string {
  if (ridge.sharp < 0.4) return '';
  const next = random(`${ridge.seed}/flanks`);
  const faces = summits(line).map(([peak, foot]) => {
    const width = foot - peak;
    const outline = Array.from({ length: 9 }, (_, index) => peak + (width * index) / 8).map(
      (x) => `${round(x)} ${round(line(x))}`,
    );
    const fall = line(foot) - line(peak);
    const back = Array.from({ length: 7 }, (_, index) => {
      const share = 1 - index / 7;
      const jag = between(next, -0.16, 0.16) * width;
      return `${round(peak + width * share * 0.52 + jag * share)} ${round(line(peak) + fall * (0.25 + share * 1.35))}`;
    });
    return `M${outline.join('L')}L${back.join('L')}Z`;
  });
  return el('path', { d: faces.join(''), fill: shade(color, 0.4), 'fill-opacity': 0.32 });
}

/** Positions of summits, each with the dip to its right. */
function summits(line: (x: number) => number): [number, number][] {
  const found: [number, number][] = [];
  const isTop = (x: number): boolean => [12, 24, 36].every((d) => line(x) <= Math.min(line(x - d), line(x + d)));
  for (let x = -20; x < WIDTH; x += 6) {
    if (!isTop(x)) continue;
    let foot = x + 12;
    while (foot < WIDTH + 60 && line(foot + 6) >= line(foot) - 1) foot += 6;
    if (line(foot) - line(x) > 24) found.push([x, foot]);
    x = foot;
  }
  return found;
}

function snowCaps(ridge: Ridge, line: (x: number) => number): string {
  const next = random(`${ridge.seed}/snow`);
  const caps: string[] = [];
  const depth = ridge.rise * 0.5;
  for (let x = 0; x < WIDTH; x += 30) {
    const fall = Math.max(0, ridge.y + ridge.rise * 0.25 - line(x)) * between(next, 0.2, 0.75);
    caps.push(`L${x} ${round(line(x) + Math.min(depth, fall))}`);
  }
  return el('path', { d: `M0 -50${caps.join('')}L${WIDTH} -50Z`, fill: '#ffffff', 'fill-opacity': 0.72 });
}

/** The shop's motif: lines of equal height, smoother towards the bottom. */
function elevationLines(ridge: Ridge, line: (x: number) => number, palette: Palette): string {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 1) / 10;
    const level = (x: number): number => {
      const smooth = [-60, -30, 0, 30, 60].reduce((sum, dx) => sum + line(x + dx), 0) / 5;
      return smooth * (1 - share * 0.5) + ridge.y * share * 0.5 + 22 + index * 30;
    };
    return el('path', {
      d: linePath(level),
      fill: 'none',
      stroke: palette.lit,
      'stroke-width': index % 4 === 3 ? 2.6 : 1.3,
      'stroke-opacity': round((0.42 - share * 0.3) * 10) / 10 || 0.1,
    });
  });
  return lines.join('');
}
