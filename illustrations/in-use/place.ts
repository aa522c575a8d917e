import type { Look, Plate } from '../appearance.ts';
import type { Place } from '../curve.ts';
import { drawLandscape, type Landscape } from '../land/landscape.ts';
import type { PaletteName } from '../land/palettes.ts';
import { hash } from '../random.ts';
import { place } from '../scenes/editorial.ts';
import { el, group, type Sheet } from '../svg.ts';

/** A picture of a product in use: the square in the middle of a scene's 1920 x 1080 pixels. */
export const framed = (...parts: readonly string[]): Plate => ({ viewBox: '420 0 1080 1080', body: group(...parts) });

/** Where the middle of a product's 900 x 900 drawing comes to lie, and its size. */
export interface Put {
  readonly at: Place;
  readonly scale: number;
  readonly turn?: number;
}

/** A drawing with its middle at `at`. */
export function put(body: string, { at: [x, y], scale, turn = 0 }: Put): string {
  return place(body, [x - 450 * scale, y - 450 * scale], scale, turn);
}

/** Places of a product's drawing as places of the picture. */
export function placesOf({ at: [x, y], scale }: Put, places: readonly Place[]): Place[] {
  return places.map(([px, py]): Place => [x + (px - 450) * scale, y + (py - 450) * scale]);
}

/** One of several by the product, so that neighbours in a list differ. */
export function pick<T>({ seed }: Look, purpose: string, choices: readonly [T, ...T[]]): T {
  return choices[hash(`${seed}/${purpose}`) % choices.length] ?? choices[0];
}

const CLEAR_DAYS: readonly [PaletteName, ...PaletteName[]] = [
  'autumnDawn',
  'summerNoon',
  'springEvening',
  'october',
  'sunriseLake',
  'duskSand',
];

/** The country round a product, out of focus by `blur` pixels. */
export function country(
  look: Look,
  sheet: Sheet,
  { blur = 0, ...landscape }: Partial<Landscape> & { readonly blur?: number } = {},
): string {
  const body = drawLandscape(sheet, {
    seed: look.seed,
    palette: pick(look, 'palette', CLEAR_DAYS),
    sun: pick(look, 'sun', [
      [640, 300],
      [1300, 280],
      [860, 240],
    ]),
    terrain: pick(look, 'terrain', ['alpine', 'alpine', 'hills']),
    slope: pick(look, 'slope', ['left', 'right']),
    gap: [420, 1500],
    isClear: blur > 0,
    ...landscape,
  });
  return blur ? outOfFocus(sheet, body, blur) : body;
}

/** A background blurred by `deviation` pixels, opaque where the picture ends. */
export function outOfFocus(sheet: Sheet, body: string, deviation: number): string {
  const region = { filterUnits: 'userSpaceOnUse', x: 300, y: -60, width: 1320, height: 1200 };
  const filter = sheet.define((id) =>
    el(
      'filter',
      { id, ...region, 'color-interpolation-filters': 'sRGB' },
      el('feGaussianBlur', { stdDeviation: deviation }),
      el('feComponentTransfer', {}, el('feFuncA', { type: 'linear', slope: 0, intercept: 1 })),
    ),
  );
  return el('g', { filter }, body);
}
