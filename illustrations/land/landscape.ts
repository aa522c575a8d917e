import { light, mix, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { el, type Sheet } from '../svg.ts';
import { PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { frameTrees, tufts, wood } from './plants.ts';
import { drawRidge, HEIGHT, ridgeLine, WIDTH, type Ridge } from './ridges.ts';
import { birds, clouds, mist, rain, sky, snowfall } from './weather.ts';

export interface Landscape {
  readonly seed: string;
  readonly palette: PaletteName;
  readonly sun: readonly [number, number];
  /** Height of the horizon; lower ridges follow from it. */
  readonly horizon?: number;
  /** Side to which the nearest ground falls. */
  readonly slope?: 'left' | 'right';
  readonly frame?: readonly ('left' | 'right')[];
  /** Where a path starts at the lower edge; no path by default. */
  readonly path?: number;
  readonly terrain: 'alpine' | 'hills' | 'forest';
  readonly weather?: 'rain' | 'snow';
  /** Without banks of mist between the ridges. */
  readonly isClear?: boolean;
  /** Number of trees as a multiple of the usual one. */
  readonly woods?: number;
  /** Span without trees. */
  readonly gap?: readonly [number, number];
  /** Drawn between the middle ridges and the near ones: a lake, a hut. */
  readonly middle?: (sheet: Sheet, palette: Palette) => string;
  /** Drawn on the nearest ground. */
  readonly front?: (sheet: Sheet, palette: Palette) => string;
}

const SHARP = {
  alpine: [1, 0.95, 0.8, 0.45, 0.2, 0.1, 0],
  hills: [0.5, 0.3, 0.2, 0.1, 0, 0, 0],
  forest: [0.6, 0.3, 0.2, 0.1, 0.1, 0, 0],
} as const;
const RISE = {
  alpine: [210, 190, 150, 110, 90, 70, 46],
  hills: [90, 80, 80, 70, 70, 60, 46],
  forest: [110, 80, 70, 60, 60, 50, 40],
} as const;

const TILT = [0, 0, 30, -70, 110, -150, 130];

export function ridgesOf({ seed, terrain, horizon = 470, slope = 'right' }: Landscape): Ridge[] {
  return SHARP[terrain].map((sharp, index) => ({
    seed: `${seed}/${index}`,
    y: horizon + index ** 1.22 * 54,
    tilt: (TILT[index] ?? 0) * (slope === 'right' ? 1 : -1),
    rise: RISE[terrain][index] ?? 50,
    hills: [4.6, 3.9, 3.2, 2.6, 2.2, 1.7, 1.2][index] ?? 2,
    sharp,
    depth: index / 6,
  }));
}

/** One depth of a scene, drawn on the whole canvas and transparent where farther depths are visible. */
export type Layer = (sheet: Sheet) => string;

/** Seven ridges between the sky and the foreground, with the scene's objects. */
export function drawLandscape(sheet: Sheet, landscape: Landscape): string {
  return layersOf(landscape)
    .map((layer) => layer(sheet))
    .join('');
}

/** The depths of a landscape, far to near. */
export function layersOf(landscape: Landscape): Layer[] {
  const palette: Palette = PALETTES[landscape.palette];
  const ridges = ridgesOf(landscape);
  const at =
    (...indices: readonly number[]): Layer =>
    (sheet) =>
      indices.map((index) => depthOf(sheet, landscape, palette, index)).join('');
  const near: Layer = (sheet) =>
    [
      at(6)(sheet),
      ground(landscape, ridges.at(-1), palette),
      landscape.path === undefined ? '' : trail(landscape.path, ridges.at(-1), palette),
      landscape.front?.(sheet, palette) ?? '',
    ].join('');
  const edge: Layer = () =>
    [
      landscape.frame ? frameTrees(landscape.seed, landscape.frame, palette) : '',
      landscape.weather === 'rain' ? rain(landscape.seed) : '',
      landscape.weather === 'snow' ? snowfall(landscape.seed) : '',
    ].join('');
  const layers = [air(landscape, palette), at(0, 1), at(2), at(3), at(4), at(5), near];
  return landscape.frame || landscape.weather ? [...layers, edge] : layers;
}

function air(landscape: Landscape, palette: Palette): Layer {
  const isClear = !landscape.weather && !palette.night;
  return (sheet) =>
    [
      sky(sheet, palette, landscape.sun),
      clouds(sheet, landscape.seed, palette, landscape.terrain === 'forest' ? 3 : 5),
      isClear ? birds(landscape.sun[0] + 240, 230, mix(palette.far, palette.near, 0.5)) : '',
    ].join('');
}

/** One ridge with its trees, the mist in front of it and the objects of the middle distance. */
function depthOf(sheet: Sheet, landscape: Landscape, palette: Palette, index: number): string {
  const ridge = ridgesOf(landscape)[index];
  if (!ridge) return '';
  const isForest = landscape.terrain === 'forest';
  const trees =
    index < (isForest ? 1 : 3) || index > 5
      ? ''
      : wood(
          {
            ridge,
            height: 22 + index * (isForest ? 30 : 19),
            count: (isForest ? 260 - index * 26 : 150 - index * 18) * (landscape.woods ?? 1),
            gap: index > 3 ? landscape.gap : undefined,
          },
          palette,
        );
  const veil =
    !landscape.isClear && (index === 2 || index === 4) ? mist(sheet, ridge.y + 60, palette, isForest ? 0.7 : 0.42) : '';
  const middle = index === 4 ? (landscape.middle?.(sheet, palette) ?? '') : '';
  return drawRidge(sheet, ridge, palette) + trees + veil + middle;
}

function ground({ seed }: Landscape, ridge: Ridge | undefined, palette: Palette): string {
  if (!ridge) return '';
  const line = ridgeLine(ridge);
  const steps = Array.from(
    { length: WIDTH / 24 + 3 },
    (_, index) => `${index * 24} ${Math.round(line(index * 24) + 34)}`,
  );
  const body = el('path', { d: `M-20 1100L${steps.join('L')}L1960 1100Z`, fill: palette.ground });
  return (
    body + (palette.snow ? '' : tufts(seed, { at: (x) => line(x) + 40, count: 380, height: 34, color: palette.ground }))
  );
}

/** A path from the foreground over the nearest rise, narrowing with the distance. */
function trail(start: number, ridge: Ridge | undefined, palette: Palette): string {
  if (!ridge) return '';
  const line = ridgeLine(ridge);
  const end = line(start) + 36;
  const steps = Array.from({ length: 22 }, (_, index) => {
    const share = index / 21;
    const y = HEIGHT + 20 - (HEIGHT + 20 - end) * share;
    const sway = Math.sin(share * 5.2) * 120 * (1 - share) + share * 60;
    return { x: start + sway, y, half: 108 * (1 - share) ** 1.35 + 7 };
  });
  const edge = (way: 1 | -1) => steps.map(({ x, y, half }): Point => [x + way * half, y]);
  const body = curve([...edge(-1), ...edge(1).reverse()], true);
  return (
    el('path', { d: body, fill: shade(palette.path, 0.3), transform: 'translate(10 6)' }) +
    el('path', { d: body, fill: palette.path }) +
    el('path', {
      d: curve(steps.map(({ x, y, half }): Point => [x - half * 0.45, y])),
      fill: 'none',
      stroke: light(palette.path, 0.4),
      'stroke-width': 5,
      'stroke-dasharray': '26 34',
      'stroke-opacity': 0.7,
    })
  );
}
