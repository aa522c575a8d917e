import { light, shade } from '../color.ts';
import { along, curve, polygon, type Point } from '../curve.ts';
import { el, group, type Sheet } from '../svg.ts';
import { bodyLight, shine, soft } from './light.ts';
import { groove, stitches } from './panel.ts';
import { surface } from './surfaces.ts';

/** Lugs along the outsole's base, in pixels. */
export interface SideLugs {
  readonly spacing: number;
  readonly width: number;
  readonly height: number;
  /** Lean of the lug towards the toe. */
  readonly lean?: number;
  /** Fine cuts per lug, for wet slabs and snow. */
  readonly sipes?: number;
}

/** A sole from the side, as lines from the heel to the toe. */
export interface SoleProfile {
  /** Edge of the midsole at the upper. */
  readonly top: readonly Point[];
  /** Where midsole and outsole meet. */
  readonly joint: readonly Point[];
  /** Base of the outsole between the lugs, in one piece or with the arch between two. */
  readonly base: readonly (readonly Point[])[];
  readonly lugs: SideLugs;
  /** Lines sunk into or drawn on the midsole. */
  readonly grooves?: readonly (readonly Point[])[];
  /** Stitches on the welt, at a distance under the top. */
  readonly welt?: number;
}

export interface SoleColors {
  readonly sole: string;
  readonly midsole: string;
  readonly welt?: string;
}

/** The base of an outsole as one line: corners only where the arch rises between heel and forefoot. */
function bottomOf(base: SoleProfile['base']): Point[] {
  return base.flatMap((line, part) =>
    line.map(([x, y], index): Point => {
      const isBreast = (index === line.length - 1 && part < base.length - 1) || (index === 0 && part > 0);
      return isBreast ? [x, y, 'c'] : [x, y];
    }),
  );
}

/** The closed area between two lines that both run from the heel to the toe, bulging at both ends. */
export function band(upper: readonly Point[], lower: readonly Point[], bulge = 5): string {
  const middle = (index: number, out: number): Point => {
    const [a, b] = [upper.at(index) ?? [0, 0], lower.at(index) ?? [0, 0]];
    return [(a[0] + b[0]) / 2 + out, (a[1] + b[1]) / 2];
  };
  return curve([...upper, middle(-1, bulge), ...lower.toReversed(), middle(0, -bulge)], true);
}

/** The profile of a sole on a shorter or longer last. */
export function fittedSole(profile: SoleProfile, length = 1): SoleProfile {
  const scale = (line: readonly Point[]): Point[] => line.map(([x, y]): Point => [450 + (x - 450) * length, y]);
  const { top, joint, base, grooves = [] } = profile;
  return { ...profile, top: scale(top), joint: scale(joint), base: base.map(scale), grooves: grooves.map(scale) };
}

export function soleSide(sheet: Sheet, profile: SoleProfile, { sole, midsole, welt }: SoleColors): string {
  const { top, joint, base, lugs, grooves = [] } = profile;
  const outsole = band(joint, bottomOf(base), 2);
  const foam = band(top, joint);
  return group(
    ...base.map((line) => lugRow(sheet, line, lugs, sole)),
    el('path', { d: outsole, fill: shade(sole, 0.1) }),
    surface(sheet, outsole, 'rubber', sole),
    bodyLight(sheet, outsole, { roundness: 6, height: 0.55 }),
    soft(sheet, curve(joint), { width: 5, blur: 3, opacity: 0.6 }),
    el('path', { d: foam, fill: midsole }),
    bodyLight(sheet, foam, { roundness: 12, height: 0.62 }),
    shine(sheet, foam, { roundness: 9, opacity: 0.1 }),
    ...grooves.map((line) => groove(curve(line), midsole, 2.4)),
    groove(curve(joint), shade(midsole, 0.3), 1.6),
    welt === undefined || profile.welt === undefined ? '' : weltOf(sheet, top, welt, profile.welt),
  );
}

function weltOf(sheet: Sheet, top: readonly Point[], color: string, height: number): string {
  const lower = top.map(([x, y]): Point => [x, y + height]);
  const d = band(top, lower);
  return group(
    el('path', { d, fill: color }),
    bodyLight(sheet, d, { roundness: 4, height: 1.2 }),
    stitches(top, color, { rows: [height * 0.5], thread: light(color, 0.75), size: 1.35 }),
    groove(curve(lower), shade(color, 0.4), 1.6),
  );
}

/** Lugs of the near edge before those of the far one. */
function lugRow(sheet: Sheet, line: readonly Point[], lugs: SideLugs, color: string): string {
  const deep = line.map(([x, y]): Point => [x, y + lugs.height * 0.72]);
  return group(
    el('path', { d: band(line, deep), fill: shade(color, 0.72) }),
    ...along(line, lugs.spacing).map((station) => lug(sheet, station, lugs, color)),
  );
}

function lug(
  sheet: Sheet,
  { x, y, angle }: { x: number; y: number; angle: number },
  { width, height, lean = 0, sipes = 0 }: SideLugs,
  color: string,
): string {
  const slope = Math.tan(angle);
  const at = (u: number, v: number): [number, number] => [x + u - Math.sin(angle) * v * 0.5, y + slope * u + v];
  const foot = width * 0.44;
  const face = polygon([at(-width / 2, -5), at(width / 2, -5), at(foot + lean, height), at(-foot + lean, height)]);
  const fill = sheet.gradient(
    [
      [0, shade(color, 0.35)],
      [0.5, light(color, 0.1)],
      [1, shade(color, 0.15)],
    ],
    [0, 0, 0, 1],
  );
  const cuts = Array.from({ length: sipes }, (_, index) => ((index + 1) / (sipes + 1) - 0.5) * width * 0.8);
  return group(
    el('path', { d: face, fill, stroke: shade(color, 0.7), 'stroke-width': 1, 'stroke-linejoin': 'round' }),
    el('path', {
      d: polygon([
        at(-width / 2 + 1, -4),
        at(-width / 2 + 4, -4),
        at(-foot + lean + 3.4, height - 1),
        at(-foot + lean + 1, height - 1),
      ]),
      fill: light(color, 0.5),
      'fill-opacity': '0.4',
    }),
    ...cuts.map((u) =>
      el('path', {
        d: `M${at(u, 1).map(Math.round).join(' ')}L${at(u + lean, height)
          .map(Math.round)
          .join(' ')}`,
        stroke: shade(color, 0.8),
        'stroke-width': 1.2,
      }),
    ),
  );
}
