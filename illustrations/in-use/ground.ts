import { light, mix, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { grain, soft } from '../footwear/light.ts';
import { between, random } from '../random.ts';
import { el, group, type Sheet } from '../svg.ts';

const LEFT = 400;
const RIGHT = 1520;
const LOW = 1100;

/** An uneven line across the picture, `rough` pixels up and down. */
function edge(seed: string, y: number, rough: number, steps = 12): Point[] {
  const next = random(seed);
  return Array.from({ length: steps + 1 }, (_, index): Point => [
    LEFT + ((RIGHT - LEFT) * index) / steps + between(next, -14, 14),
    y + between(next, -rough, rough),
  ]);
}

const below = (line: readonly Point[]): string => `${curve([...line, [RIGHT + 20, LOW, 'c'], [LEFT - 20, LOW, 'c']])}Z`;

/** A slab of rock from side to side, its surface beginning at `y`. */
export function slab(sheet: Sheet, { y, color, seed }: { y: number; color: string; seed: string }): string {
  const next = random(`${seed}/lichen`);
  const lip = edge(`${seed}/lip`, y + 96, 9);
  const [top, face] = [below(edge(`${seed}/top`, y, 5)), below(lip)];
  const lichen = Array.from({ length: 22 }, () => {
    const [cx, cy, r] = [between(next, LEFT, RIGHT), between(next, y + 10, LOW - 20), between(next, 5, 24)];
    const fill = next() > 0.45 ? '#a9a36a' : '#c9b98e';
    return el('ellipse', { cx, cy, rx: r * 1.4, ry: r * (cy < y + 96 ? 0.34 : 0.8), fill, 'fill-opacity': '0.34' });
  });
  const fill = sheet.gradient([
    [0, light(color, 0.3)],
    [0.5, light(color, 0.12)],
    [1, mix(color, '#6a625a', 0.4)],
  ]);
  const front = sheet.gradient([
    [0, shade(color, 0.2)],
    [1, shade(color, 0.52)],
  ]);
  return group(
    el('path', { d: top, fill }),
    el('path', { d: face, fill: front }),
    el('g', { filter: sheet.blur(2.5, { x: LEFT, y, width: RIGHT - LEFT, height: LOW - y }) }, ...lichen),
    grain(sheet, top, { frequency: [0.011, 0.03], depth: 8, octaves: 4, opacity: 0.5 }),
    soft(sheet, curve(lip), { width: 5, blur: 2, color: light(color, 0.7), opacity: 0.55 }),
    soft(sheet, curve(lip.map(([x, at]): Point => [x, at + 12])), { width: 16, blur: 7, opacity: 0.36 }),
  );
}

/** Snow from side to side; what lies before a product hides its lower edge. */
export function snow(sheet: Sheet, y: number, seed: string): string {
  const line = edge(seed, y, 5, 7);
  const path = below(line);
  const fill = sheet.gradient([
    [0, '#f4f6f3'],
    [0.4, '#dfe7ea'],
    [1, '#b9cad6'],
  ]);
  return group(
    el('path', { d: path, fill }),
    grain(sheet, path, { frequency: [0.012, 0.05], depth: 3, octaves: 4, opacity: 0.3 }),
    soft(sheet, curve(line), { width: 6, blur: 3, color: '#ffffff', opacity: 0.9 }),
  );
}

/** Boards from side to side, seen from a standing height. */
export function deck(sheet: Sheet, y: number, color: string, seed: string): string {
  const next = random(`${seed}/deck`);
  const joints = [0, 0.12, 0.3, 0.56, 0.92].map((share) => y + (LOW - y) * share);
  const rows = joints.map((top, index) => {
    const height = (joints[index + 1] ?? LOW + 20) - top;
    const tone = mix(color, next() > 0.5 ? '#4a3826' : '#c9a87c', between(next, 0.04, 0.2));
    const d = `M${LEFT} ${top}H${RIGHT}V${top + height + 1}H${LEFT}Z`;
    return group(
      el('path', { d, fill: tone }),
      grain(sheet, d, { frequency: [0.004, 0.09], depth: 3.4, octaves: 4, opacity: 0.5 }),
      el('path', { d: `M${LEFT} ${top}H${RIGHT}`, stroke: shade(color, 0.75), 'stroke-width': 3 + index * 1.4 }),
      el('path', {
        d: `M${LEFT} ${top + 4 + index}H${RIGHT}`,
        stroke: light(tone, 0.4),
        'stroke-width': 1.6 + index * 0.4,
        'stroke-opacity': '0.6',
      }),
    );
  });
  return group(...rows);
}
