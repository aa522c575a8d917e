import { curve, mirror, type Point } from '../curve.ts';
import type { Look } from '../appearance.ts';

/** Middle of every garment. */
export const AXIS = 450;

/** Half widths and heights of a garment on an invisible wearer, in pixels from the axis and the top. */
export interface Cut {
  readonly neck: number;
  readonly neckY: number;
  readonly shoulder: number;
  readonly shoulderY: number;
  readonly chest: number;
  readonly chestY: number;
  readonly waist: number;
  readonly hem: number;
  readonly hemY: number;
  /** How far the hem curves down in the middle. */
  readonly hemDrop: number;
  readonly sleeve: 'long' | 'short' | 'none';
  /** Extra width of the sleeve. */
  readonly ease: number;
  /** Length of a long sleeve as a share of the usual one. */
  readonly reach?: number;
}

export const reachOf = ({ reach = 1 }: Cut): number => reach;

/**
 * The cut by the wearer, `fit: women
 * kids`; unchanged by default.
 */
export function fitted(cut: Cut, { style }: Look): Cut {
  if (style['fit'] === 'women')
    return {
      ...cut,
      shoulder: cut.shoulder - 12,
      chest: cut.chest - 8,
      waist: cut.waist - 22,
      hem: cut.hem - 2,
      hemY: cut.hemY - 14,
      ease: cut.ease - 4,
    };
  if (style['fit'] === 'kids')
    return {
      ...cut,
      shoulder: cut.shoulder - 4,
      chest: cut.chest + 4,
      waist: cut.waist + 10,
      hem: cut.hem + 12,
      hemY: cut.hemY - 120,
      ease: cut.ease + 10,
      reach: 0.78,
    };
  return cut;
}

/** The part of the square that a garment of the look's fit fills. */
export function frameOf({ style }: Look, usual = '0 0 900 900'): string {
  return style['fit'] === 'kids' ? '70 -20 760 760' : usual;
}

export const REGULAR: Cut = {
  neck: 62,
  neckY: 176,
  shoulder: 160,
  shoulderY: 214,
  chest: 158,
  chestY: 372,
  waist: 150,
  hem: 162,
  hemY: 760,
  hemDrop: 8,
  sleeve: 'long',
  ease: 0,
};

/** The left edge of the torso, from neck to hem. */
export function leftEdge(cut: Cut): Point[] {
  const waistY = cut.chestY + (cut.hemY - cut.chestY) * 0.46;
  return [
    [AXIS - cut.neck, cut.neckY, 'c'],
    [AXIS - (cut.neck + cut.shoulder) / 2, (cut.neckY + cut.shoulderY) / 2 - 3],
    [AXIS - cut.shoulder, cut.shoulderY, 'c'],
    [AXIS - cut.chest - 4, cut.chestY - 60],
    [AXIS - cut.chest, cut.chestY],
    [AXIS - cut.waist, waistY],
    [AXIS - cut.hem + 3, cut.hemY - 60],
    [AXIS - cut.hem, cut.hemY - 10, 'c'],
    [AXIS - cut.hem + 12, cut.hemY, 'c'],
  ];
}

export function torso(cut: Cut): string {
  const left = leftEdge(cut);
  return curve([...left, [AXIS, cut.hemY + cut.hemDrop], ...mirror(left, AXIS), [AXIS, cut.neckY + 14]], true);
}

/** Points along the hem, `up` pixels above it. */
export function hemAt({ hem, hemY, hemDrop }: Cut, up: number): Point[] {
  return [
    [AXIS - hem + 6, hemY - up],
    [AXIS - hem / 2, hemY + hemDrop * 0.7 - up],
    [AXIS, hemY + hemDrop - up],
    [AXIS + hem / 2, hemY + hemDrop * 0.7 - up],
    [AXIS + hem - 6, hemY - up],
  ];
}

/** The left sleeve from the shoulder to the cuff and back to the armpit. */
export function leftSleeve(cut: Cut): Point[] {
  const { shoulder: s, shoulderY: y, ease: e } = cut;
  if (cut.sleeve === 'short') {
    return [
      [AXIS - s + 22, y - 10, 'c'],
      [AXIS - s - 34, y + 18],
      [AXIS - s - 78, y + 104],
      [AXIS - s - 104, y + 186, 'c'],
      [AXIS - s - 62, y + 208],
      [AXIS - cut.chest - 2, y + 214, 'c'],
      [AXIS - cut.chest + 12, cut.chestY - 30, 'c'],
    ];
  }
  const down = (length: number): number => y + length * reachOf(cut);
  return [
    [AXIS - s + 26, y - 10, 'c'],
    [AXIS - s - 4 - Math.max(0, e * 0.5), y + 4],
    [AXIS - s - 42 - Math.max(-6, e), y + 54],
    [AXIS - s - 76 - e, down(170)],
    [AXIS - s - 100 - e, down(300)],
    [AXIS - s - 114 - e, down(400)],
    [AXIS - s - 118 - e, down(470), 'c'],
    [AXIS - s - 86, down(482)],
    [AXIS - s - 50 + e / 2, down(474), 'c'],
    [AXIS - s - 40 + e / 2, down(390)],
    [AXIS - s - 24 + e / 2, down(290)],
    [AXIS - cut.chest + 6, cut.chestY + 8, 'c'],
    [AXIS - cut.chest + 20, cut.chestY - 50],
  ];
}

export function outlines(cut: Cut): string[] {
  if (cut.sleeve === 'none') return [torso(cut)];
  const left = leftSleeve(cut);
  return [torso(cut), curve(left, true), curve(mirror(left, AXIS), true)];
}
