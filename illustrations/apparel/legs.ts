import { curve, mirror, type Point } from '../curve.ts';
import { piece, type Surface } from '../material.ts';
import { group, type Sheet } from '../svg.ts';
import { AXIS } from './cut.ts';
import { crease, drape, occlusion, reflect, turn, type Crease } from './drape.ts';
import { wallShadow } from './garment.ts';

/** Half widths from the axis and heights of a pair of legs. */
export interface Legs {
  readonly top: number;
  readonly waist: number;
  readonly hip: number;
  readonly crotch: number;
  readonly kneeOut: number;
  readonly kneeIn: number;
  readonly hemOut: number;
  readonly hemIn: number;
  readonly end: number;
}

export function leftLeg({ top, waist, hip, crotch, kneeOut, kneeIn, hemOut, hemIn, end }: Legs): Point[] {
  const knee = (crotch + end) / 2 + 6;
  return [
    [AXIS, top + 24, 'c'],
    [AXIS - waist, top + 22, 'c'],
    [AXIS - (waist + hip) / 2 - 6, top + (crotch - top) * 0.42],
    [AXIS - hip, crotch - 24],
    [AXIS - kneeOut, knee],
    [AXIS - hemOut, end - 6, 'c'],
    [AXIS - (hemOut + hemIn) / 2, end + 8],
    [AXIS - hemIn, end - 4, 'c'],
    [AXIS - kneeIn, knee],
    [AXIS - 4, crotch + 8],
    [AXIS, crotch, 'c'],
  ];
}

/** Creases where a leg breaks: fans from the crotch, the back of the knee, slack over the shoe. */
function legCreases({ crotch, kneeOut, kneeIn, hemOut, hemIn, hip, end }: Legs): Crease[] {
  const knee = (crotch + end) / 2;
  const isShort = end - crotch < 300;
  const fan = [
    crease(19, 'seam', AXIS - 6, crotch - 14, AXIS - 50, crotch + 2, AXIS - hip * 0.62, crotch - 8),
    crease(15, 'seam', AXIS - 8, crotch + 10, AXIS - 48, crotch + 36, AXIS - hip * 0.6, crotch + 46),
    crease(13, 'seam', AXIS - 6, crotch - 44, AXIS - 40, crotch - 40, AXIS - 84, crotch - 62),
  ];
  if (isShort)
    return [
      ...fan,
      crease(20, 'seam', AXIS - hemOut * 0.74, end, AXIS - hemOut * 0.7, end - 70, AXIS - hip * 0.7, end - 150),
      crease(16, 'seam', AXIS - hemOut * 0.36, end, AXIS - hemOut * 0.4, end - 60, AXIS - hip * 0.42, end - 100),
    ];
  const [out, into] = [AXIS - kneeOut, AXIS - kneeIn];
  return [
    ...fan,
    crease(16, 'seam', into - 2, knee - 34, into - 36, knee - 14, out + 40, knee - 22),
    crease(14, 'seam', out + 4, knee + 4, out + 40, knee + 18, into - 30, knee + 10),
    crease(12, 'seam', into - 2, knee + 26, into - 30, knee + 40, out + 50, knee + 38),
    crease(14, 'seam', AXIS - hemIn - 4, end - 54, AXIS - (hemIn + hemOut) / 2, end - 40, AXIS - hemOut + 26, end - 48),
    crease(12, 'seam', AXIS - hemOut + 4, end - 84, AXIS - (hemIn + hemOut) / 2, end - 74, AXIS - hemIn - 24, end - 82),
    crease(20, 'middle', AXIS - hip * 0.66, crotch + 50, AXIS - hip * 0.7, knee - 90, AXIS - kneeOut * 0.82, knee - 40),
  ];
}

/** Both legs with their shadow; the right one is turned from the light and lies behind the left one's edge. */
export function pair(sheet: Sheet, legs: Legs, surface: Surface): string {
  const left = leftLeg(legs);
  const paths = [curve(left, true), curve(mirror(left, AXIS), true)] as const;
  const creases = legCreases(legs);
  const { color } = surface;
  const leg = (path: string, lines: readonly Crease[], strength: number): string =>
    group(piece(sheet, path, surface), drape(sheet, path, lines, color), turn(sheet, path, color, strength));
  const reflected = creases.map((line, index) => reflect(line, AXIS, index % 2 ? 10 : -8));
  return group(
    wallShadow(sheet, paths),
    leg(paths[1], reflected, 1.15),
    occlusion(sheet, paths[1], paths[0], color),
    leg(paths[0], creases, 0.8),
  );
}

/** Points across the left leg, `up` pixels above the hem. */
export function legHem({ hemOut, hemIn, end }: Legs, up: number): Point[] {
  return [
    [AXIS - hemOut + 2, end - 4 - up],
    [AXIS - (hemOut + hemIn) / 2, end + 8 - up],
    [AXIS - hemIn - 2, end - 4 - up],
  ];
}
