import { light, shade } from '../color.ts';
import { piece } from '../material.ts';
import { el, type Sheet } from '../svg.ts';

/** An upright cylinder: lit left of the middle, dark at both rims, a thin reflection on the right. */
export function cylinder(sheet: Sheet, path: string, color: string): string {
  const fill = sheet.gradient(
    [
      [0, shade(color, 0.6), 0.75],
      [0.14, shade(color, 0.2), 0.2],
      [0.3, light(color, 0.8), 0.5],
      [0.42, color, 0],
      [0.75, shade(color, 0.5), 0.45],
      [0.92, shade(color, 0.7), 0.8],
      [0.96, light(color, 0.4), 0.35],
      [1, shade(color, 0.7), 0.7],
    ],
    [0, 0, 1, 0],
  );
  return piece(sheet, path, { color, depth: 0 }) + el('path', { d: path, fill });
}

/** A lying cylinder: lit along its upper side. */
export function lyingCylinder(sheet: Sheet, path: string, color: string): string {
  const fill = sheet.gradient([
    [0, shade(color, 0.35), 0.5],
    [0.12, light(color, 0.5), 0.35],
    [0.3, light(color, 0.8), 0.34],
    [0.5, color, 0],
    [0.82, shade(color, 0.6), 0.62],
    [0.95, shade(color, 0.7), 0.8],
    [1, shade(color, 0.5), 0.5],
  ]);
  return piece(sheet, path, { color, depth: 0 }) + el('path', { d: path, fill });
}
