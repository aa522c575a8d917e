import { shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { el, group, type Sheet } from '../svg.ts';
import type { Shape } from './fit.ts';
import { wornLeg, type Wearer } from './leg.ts';
import { bodyLight, shine, soft } from './light.ts';
import { groove, panel, stitches } from './panel.ts';
import type { Material } from './surfaces.ts';

/** The lines of an upper's outline, toe to the right. */
export interface Outline {
  /** Edge of the opening on the near side, from the heel to the throat. */
  readonly collar: readonly Point[];
  /** The far side of the opening, from the heel to the throat. */
  readonly far: readonly Point[];
  readonly throat: readonly Point[];
  readonly toe: readonly Point[];
  /** From the sole up to the collar. */
  readonly heel: readonly Point[];
  readonly tongue: readonly Point[];
}

/** An outline on its last. */
export interface Upper {
  readonly sheet: Sheet;
  readonly at: Shape;
  readonly outline: Outline;
  readonly path: string;
  /** The upper continued below the sole's edge, so that its light ends there and not before. */
  readonly body: string;
}

const LOW = 740;

export function upperOf(sheet: Sheet, outline: Outline, at: Shape): Upper {
  const around = [...at(outline.collar), ...at(outline.throat).slice(1, -1), ...at(outline.toe)];
  const heel = at(outline.heel);
  const [right, left] = [around.at(-1)?.[0] ?? 810, heel[0]?.[0] ?? 90];
  return {
    sheet,
    at,
    outline,
    path: curve([...around, ...heel], true),
    body: curve([...around, [right, LOW, 'c'], [left - 4, LOW, 'c'], ...heel.slice(1)], true),
  };
}

/** The far side of the opening, the near side's shade in it, who wears it, and the tongue that rises from it. */
export function opening(
  { sheet, at, outline }: Upper,
  {
    lining,
    tongue,
    material,
    quilting = [],
    wearer,
  }: {
    lining: string;
    tongue: string;
    material: Material;
    quilting?: readonly (readonly Point[])[];
    wearer: Wearer | undefined;
  },
): string {
  const edge = at(outline.collar);
  const far = curve([...at(outline.far), ...edge.toReversed().slice(1, -1)], true);
  return group(
    panel(sheet, far, { color: shade(lining, 0.42), material: 'mesh', thickness: 2 }),
    el('g', { 'clip-path': sheet.clip(far) }, soft(sheet, curve(edge), { width: 30, blur: 10, opacity: 0.6 })),
    wearer ? wornLeg(sheet, edge, wearer) : '',
    panel(sheet, curve(at(outline.tongue), true), { color: tongue, material, padding: 15 }),
    ...quilting.map((line) => groove(curve(at(line)), tongue, 2.2)),
  );
}

/** Light and shade that model an upper's body. */
export function bodyForm(
  { sheet, body }: Upper,
  { roundness, gloss, touches }: { roundness: number; gloss: number; touches: readonly string[] },
): string {
  return group(
    bodyLight(sheet, body, { roundness, height: 1.3 }),
    bodyLight(sheet, body, { roundness: roundness * 0.3, height: 0.7, opacity: 0.7 }),
    shine(sheet, body, { roundness: roundness * 0.5, opacity: gloss }),
    ...touches,
  );
}

/** Draws only what lies on the upper. */
export function onUpper({ sheet, path }: Upper, ...parts: readonly string[]): string {
  return el('g', { 'clip-path': sheet.clip(path) }, ...parts);
}

export interface Piece {
  readonly edge: readonly Point[];
  /** The rest of the piece's outline, from the end of its edge; hidden by what lies over it. */
  readonly rest: readonly Point[];
  readonly color: string;
  readonly material: Material;
  /** Distances of the rows of stitches from the edge; none for welded film. */
  readonly rows?: readonly number[];
  readonly thickness?: number;
}

/** A piece of the upper, sewn or welded on along its visible edge. */
export function sewn({ sheet, at }: Upper, { edge, rest, color, material, rows = [], thickness }: Piece): string {
  const line = at(edge);
  const area = curve([...line, ...at(rest)], true);
  return panel(sheet, area, { color, material, ...(thickness && { thickness }) }) + stitches(line, color, { rows });
}
