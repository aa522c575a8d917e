import { boxOf, el, type Area, type Sheet } from '../svg.ts';

/** Where the light comes from: the upper left, in front of the drawing. */
const LIGHT = { azimuth: 238, elevation: 42 };
const FLAT = Math.sin((LIGHT.elevation * Math.PI) / 180);
const NEUTRAL = 'mix-blend-mode:hard-light';

/** Pixels round a lit area: outside it nothing is drawn, and a blur takes what is outside for empty. */
const RIM = 4;

const distant = (): string => el('feDistantLight', LIGHT);

function filter(sheet: Sheet, { x, y, width, height }: Area, ...steps: readonly string[]): string {
  const region = { filterUnits: 'userSpaceOnUse', x, y, width, height, 'color-interpolation-filters': 'sRGB' };
  return sheet.define((id) => el('filter', { id, ...region }, ...steps));
}

export interface Body {
  /** Width of the rounded rim, as the deviation of a blur. */
  readonly roundness: number;
  /** Height of the relief. */
  readonly height?: number;
  readonly opacity?: number;
}

/** Keeps shade from turning black: half grey stays as it is. */
const lifted = (): string =>
  el(
    'feComponentTransfer',
    {},
    ...['R', 'G', 'B'].map((part) => el(`feFunc${part}`, { type: 'linear', slope: '0.7', intercept: '0.15' })),
  );

/** Light and shade on an area, as on one inflated body; drawn over its colours. */
export function bodyLight(sheet: Sheet, path: string, { roundness, height = 1, opacity = 1 }: Body): string {
  const lit = filter(
    sheet,
    boxOf(path, RIM),
    el('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: roundness, result: 'relief' }),
    el(
      'feDiffuseLighting',
      {
        in: 'relief',
        surfaceScale: roundness * 1.5 * height,
        diffuseConstant: String(0.5 / FLAT),
        'lighting-color': '#fff',
      },
      distant(),
    ),
    el('feGaussianBlur', { stdDeviation: Math.min(7, roundness / 4) }),
    lifted(),
    el('feComposite', { in2: 'SourceAlpha', operator: 'in' }),
  );
  return el('path', { d: path, filter: lit, opacity: String(opacity), style: NEUTRAL });
}

export interface Grain {
  /** Bumps per pixel, across and down. */
  readonly frequency: readonly [across: number, down: number];
  readonly depth: number;
  readonly octaves?: number;
  readonly opacity?: number;
}

/** The relief of a surface: pores of leather, nap of suede. */
export function grain(sheet: Sheet, path: string, { frequency, depth, octaves = 2, opacity = 1 }: Grain): string {
  const lit = filter(
    sheet,
    boxOf(path, 4),
    el('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: frequency.join(' '),
      numOctaves: octaves,
      seed: 7,
      result: 'noise',
    }),
    el(
      'feDiffuseLighting',
      { in: 'noise', surfaceScale: depth, diffuseConstant: String(0.5 / FLAT), 'lighting-color': '#fff' },
      distant(),
    ),
    el('feComposite', { in2: 'SourceAlpha', operator: 'in' }),
  );
  return el('path', { d: path, filter: lit, opacity: String(opacity), style: NEUTRAL });
}

/** The shine of waxed leather, rubber and foam along the lit rims of a body. */
export function shine(
  sheet: Sheet,
  path: string,
  { roundness, opacity }: { roundness: number; opacity: number },
): string {
  const lit = filter(
    sheet,
    boxOf(path, RIM),
    el('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: roundness, result: 'relief' }),
    el(
      'feSpecularLighting',
      {
        in: 'relief',
        surfaceScale: roundness * 1.3,
        specularConstant: '0.9',
        specularExponent: 14,
        'lighting-color': '#fff4e0',
      },
      distant(),
    ),
    el('feGaussianBlur', { stdDeviation: Math.min(6, roundness / 4) }),
    el('feComposite', { in2: 'SourceAlpha', operator: 'in' }),
  );
  return el('path', { d: path, filter: lit, opacity: String(opacity), style: 'mix-blend-mode:screen' });
}

/** Frays the edge of what is drawn, as pile and wool do. */
export function frayed(sheet: Sheet, area: Area, scale: number): string {
  return filter(
    sheet,
    area,
    el('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.09', numOctaves: 2, seed: 3, result: 'noise' }),
    el('feDisplacementMap', { in: 'SourceGraphic', in2: 'noise', scale, xChannelSelector: 'R', yChannelSelector: 'G' }),
  );
}

/** A soft stroke of shade or light: an occlusion under an edge, a crease, a rim. */
export function soft(
  sheet: Sheet,
  path: string,
  { width, blur, color = '#000', opacity }: { width: number; blur: number; color?: string; opacity: number },
): string {
  return el('path', {
    d: path,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-opacity': String(opacity),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    filter: sheet.blur(blur, boxOf(path, width + blur * 3)),
  });
}
