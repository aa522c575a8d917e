import { shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import { piece, seam, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { AXIS, leftSleeve, reachOf, torso, type Cut } from './cut.ts';
import { crease, drape, occlusion, reflect, turn, type Crease } from './drape.ts';

/** Both sleeves; the right one is the left one mirrored and turned from the light. */
export function sleeves(sheet: Sheet, cut: Cut, surface: Surface): string {
  const left = leftSleeve(cut);
  const bends = sleeveCreases(cut);
  const { color } = surface;
  const arm = (points: readonly Point[], creases: readonly Crease[], strength: number): string => {
    const path = curve(points, true);
    return group(
      piece(sheet, path, surface),
      drape(sheet, path, creases, color),
      turn(sheet, path, color, strength),
      occlusion(sheet, path, torso(cut), color),
    );
  };
  const reflected = bends.map((bend, index) => reflect(bend, AXIS, index % 2 ? 12 : -9));
  return arm(left, bends, 0.7) + arm(mirror(left, AXIS), reflected, 1.15);
}

/** Creases of a hanging sleeve: short pulls off the inner elbow, and slack above the cuff. */
function sleeveCreases(cut: Cut): Crease[] {
  const { shoulder: s, shoulderY: y, ease: e } = cut;
  if (cut.sleeve === 'short') {
    const top = AXIS - s;
    return [
      crease(15, 'middle', top + 4, y + 66, top - 26, y + 120, top - 46, y + 186),
      crease(12, 'seam', top - 12, y + 150, top - 40, y + 176, top - 82, y + 184),
    ];
  }
  const inner = AXIS - s - 34 + e / 2;
  const at = (share: number): number => y + 470 * reachOf(cut) * share;
  return [
    crease(18, 'seam', inner, at(0.5), inner - 36, at(0.55), inner - 68 - e, at(0.52)),
    crease(15, 'seam', inner - 6, at(0.57), inner - 42, at(0.645), inner - 74 - e, at(0.64)),
    crease(11, 'seam', inner - 76 - e, at(0.44), inner - 44, at(0.47), inner - 16, at(0.53)),
    crease(20, 'middle', AXIS - s + 4, y + 60, AXIS - s - 14, y + 120, inner - 24, at(0.42)),
    crease(13, 'seam', inner - 14, at(0.86), inner - 40, at(0.9), inner - 70 - e, at(0.885)),
    crease(10, 'seam', inner - 78 - e, at(0.78), inner - 50, at(0.82), inner - 26, at(0.81)),
  ];
}

/** Creases of any worn torso: pulls from the armpits, slack at the waist, long falls to the hem. */
export function bodyFolds(sheet: Sheet, cut: Cut, color: string): string {
  const { chest: c, chestY: y, hemY } = cut;
  const at = (share: number): number => y + (hemY - y) * share;
  const x = (share: number): number => AXIS + c * share;
  const creases = [
    crease(22, 'seam', x(-0.97), y - 20, x(-0.7), y + 30, x(-0.46), y + 112),
    crease(15, 'seam', x(-0.97), y, x(-0.84), y + 70, x(-0.74), y + 150),
    crease(20, 'seam', x(0.97), y - 26, x(0.66), y + 22, x(0.4), y + 84),
    crease(14, 'seam', x(0.97), y + 4, x(0.8), y + 62, x(0.7), y + 170),
    crease(17, 'seam', x(-0.96), at(0.44), x(-0.66), at(0.49), x(-0.3), at(0.485)),
    crease(12, 'seam', x(-0.95), at(0.56), x(-0.72), at(0.58), x(-0.5), at(0.57)),
    crease(16, 'seam', x(0.96), at(0.5), x(0.64), at(0.56), x(0.34), at(0.55)),
    crease(24, 'seam', x(-0.6), at(1.02), x(-0.56), at(0.8), x(-0.62), at(0.62)),
    crease(15, 'seam', x(-0.16), at(1.02), x(-0.2), at(0.86), x(-0.15), at(0.66)),
    crease(20, 'seam', x(0.36), at(1.02), x(0.4), at(0.84), x(0.34), at(0.64)),
    crease(16, 'seam', x(0.78), at(1.02), x(0.8), at(0.86), x(0.84), at(0.72)),
  ];
  const path = torso(cut);
  return drape(sheet, path, creases, color) + turn(sheet, path, color);
}

/** A zip: tape, teeth, and the slider at the share `pull` of its length. */
export function zip(from: Point, to: Point, { tape, pull = 0 }: { tape: string; pull?: number }): string {
  const [x, y] = [from[0] + (to[0] - from[0]) * pull, from[1] + (to[1] - from[1]) * pull];
  const line = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  return group(
    el('path', { d: line, stroke: shade(tape, 0.6), 'stroke-width': 14, 'stroke-linecap': 'round' }),
    el('path', { d: line, stroke: tape, 'stroke-width': 10, 'stroke-linecap': 'round' }),
    el('path', { d: line, stroke: shade(tape, 0.75), 'stroke-width': 5, 'stroke-dasharray': '3 3.4' }),
    el('path', {
      d: `M${x - 5} ${y - 7}h10v14l-2 20h-6l-2 -20Z`,
      fill: '#9a958a',
      stroke: '#26221e',
      'stroke-width': 2,
    }),
  );
}

/** The shadow behind a hanging garment. */
export function wallShadow(sheet: Sheet, paths: readonly string[]): string {
  const filter = sheet.blur(15);
  return el(
    'g',
    { filter, 'fill-opacity': 0.26, fill: '#2f2519', transform: 'translate(16 20)' },
    ...paths.map((d) => el('path', { d })),
  );
}

/** A band across the lower end of both sleeves. */
export function cuffs(sheet: Sheet, cut: Cut, surface: Surface, height = 30): string {
  const left = leftSleeve(cut);
  const [outer, inner] = [left[6] ?? [0, 0], left[8] ?? [0, 0]];
  const band: Point[] = [
    [outer[0] - 2, outer[1] + 2, 'c'],
    [(outer[0] + inner[0]) / 2, outer[1] + 14],
    [inner[0] + 2, inner[1] + 4, 'c'],
    [inner[0] + 6, inner[1] - height, 'c'],
    [(outer[0] + inner[0]) / 2 + 4, outer[1] - height + 10],
    [outer[0] + 2, outer[1] - height, 'c'],
  ];
  return [band, mirror(band, AXIS)].map((points) => piece(sheet, curve(points, true), surface)).join('');
}

/** Half-moons where the sleeves are set in. */
export function armholes(cut: Cut, color: string): string {
  const line: Point[] = [
    [AXIS - cut.shoulder, cut.shoulderY],
    [AXIS - cut.shoulder + 12, cut.shoulderY + 76],
    [AXIS - cut.chest, cut.chestY],
  ];
  return [line, mirror(line, AXIS)].map((points) => seam(curve(points), color)).join('');
}
