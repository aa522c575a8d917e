import type { Look } from '../appearance.ts';
import { fitOf, lifted, shapeOf, type Fit, type Shape } from './fit.ts';
import type { Material } from './surfaces.ts';
import { liftOf, type Stack } from './trail-sole.ts';

/** What a trail or walking shoe's `style` comes to. */
export interface TrailStyle {
  readonly fit: Fit;
  readonly at: Shape;
  readonly stack: Stack;
  readonly material: Material;
  readonly isHiker: boolean;
  /** Welded elevation lines on the quarter. */
  readonly contours: boolean;
  readonly bumper: 'wrap' | 'thick' | 'film';
  readonly isElastic: boolean;
}

const STACKS: Readonly<Record<string, readonly [heel: number, forefoot: number]>> = {
  thin: [16, 13],
  usual: [28, 22],
  deep: [34, 28],
};
const UPPERS: Readonly<Record<string, Material>> = { mesh: 'mesh', knit: 'knit', ripstop: 'ripstop', canvas: 'canvas' };

/**
 * Options: `kind: hiker`, `last: mens | womens | kids`, `upper: mesh | knit | ripstop`, `stack: thin | usual | deep`, `lugs` in
 * millimetres, `bumper: wrap | thick | film`, `laces: elastic`.
 */
export function trailStyle({ style }: Look): TrailStyle {
  const isHiker = style['kind'] === 'hiker';
  const [heel, forefoot] = STACKS[style['stack'] ?? 'usual'] ?? [28, 22];
  const stack = {
    heel: isHiker ? heel - 4 : heel,
    forefoot: isHiker ? forefoot - 2 : forefoot,
    lugs: Number(style['lugs'] ?? (isHiker ? 4 : 5)),
  };
  const fit = fitOf(style, { volume: style['stack'] === 'thin' ? 0.92 : 1 });
  const upper = style['upper'] ?? 'mesh';
  return {
    fit,
    at: lifted(shapeOf(fit), ...liftOf(stack)),
    stack,
    material: isHiker ? 'canvas' : (UPPERS[upper] ?? 'mesh'),
    isHiker,
    contours: upper !== 'knit',
    bumper: bumperOf(style['bumper'], isHiker),
    isElastic: style['laces'] === 'elastic',
  };
}

function bumperOf(bumper: string | undefined, isHiker: boolean): TrailStyle['bumper'] {
  if (bumper === 'thick' || bumper === 'film' || bumper === 'wrap') return bumper;
  return isHiker ? 'wrap' : 'film';
}
