import { light, mix, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { bodyLight, grain, soft } from '../footwear/light.ts';
import { groove } from '../footwear/panel.ts';
import { between, random, type Random } from '../random.ts';
import { el, group, type Sheet } from '../svg.ts';

interface Boulder {
  readonly x: number;
  /** Height of its flat top. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly seed: string;
}

/** Outline of a weathered block, its foot below the ground before it. */
function outlineOf({ x, y, width, height }: Boulder, next: Random): Point[] {
  const half = width / 2;
  const jag = (reach: number): number => between(next, -reach, reach);
  return [
    [x - half * 0.9, y + 18 + jag(4)],
    [x - half * 0.62, y + 2 + jag(3)],
    [x - half * 0.2, y + jag(3)],
    [x + half * 0.3, y + 2 + jag(3)],
    [x + half * 0.7, y + 6 + jag(4)],
    [x + half * 0.93, y + 26 + jag(5)],
    [x + half * 1.02, y + height * 0.34 + jag(12)],
    [x + half * 1.0, y + height * 0.66 + jag(12)],
    [x + half * 1.09, y + height, 'c'],
    [x - half * 1.1, y + height, 'c'],
    [x - half * 1.02, y + height * 0.62 + jag(12)],
    [x - half * 1.0, y + height * 0.26 + jag(10)],
  ];
}

/** The front edge of the flat top. */
function lipOf({ x, y, width }: Boulder, next: Random): Point[] {
  const half = width / 2;
  return [-1, -0.72, -0.4, -0.06, 0.3, 0.62, 1].map((share, index): Point => {
    const sunk = index === 0 || index === 6 ? 26 : 62;
    return [x + half * share, y + sunk + between(next, -9, 9)];
  });
}

/** A boulder with a flat top at `y`, broad enough to stand a boot on. */
export function boulder(sheet: Sheet, rock: Boulder): string {
  const { x, y, width, height, color, seed } = rock;
  const next = random(seed);
  const body = curve(outlineOf(rock, next), true);
  const lip = lipOf(rock, next);
  const top = `${curve([...lip, [x + width, y - 40, 'c'], [x - width, y - 40, 'c']])}Z`;
  const face = sheet.gradient(
    [
      [0, light(color, 0.06)],
      [0.55, shade(color, 0.3)],
      [1, shade(color, 0.58)],
    ],
    [0, 0, 0.8, 1],
  );
  const crest = sheet.gradient([
    [0, light(color, 0.42)],
    [1, light(color, 0.16)],
  ]);
  return group(
    soft(sheet, `M${x - width / 2} ${y + height - 4}H${x + width / 2 + 30}`, { width: 26, blur: 12, opacity: 0.5 }),
    el(
      'g',
      { 'clip-path': sheet.clip(body) },
      el('path', { d: body, fill: face }),
      el('path', { d: top, fill: crest }),
      lichen(sheet, rock, next),
      ...cracks(rock, next),
      grain(sheet, body, { frequency: [0.012, 0.028], depth: 8, octaves: 5, opacity: 0.5 }),
      soft(sheet, curve(lip), { width: 5, blur: 2, color: light(color, 0.7), opacity: 0.6 }),
      soft(sheet, curve(lip.map(([px, py]): Point => [px, py + 12])), { width: 18, blur: 8, opacity: 0.34 }),
    ),
    bodyLight(sheet, body, { roundness: 26, height: 0.9, opacity: 0.7 }),
  );
}

function lichen(sheet: Sheet, { x, y, width, height }: Boulder, next: Random): string {
  const spots = Array.from({ length: 22 }, () => {
    const r = between(next, 6, 26);
    const cy = y + between(next, 12, height * 0.8);
    return el('ellipse', {
      cx: x + between(next, -width / 2, width / 2),
      cy,
      rx: r * 1.3,
      ry: r * (cy < y + 60 ? 0.34 : 0.8),
      fill: next() > 0.5 ? '#9aa05c' : '#cdbf95',
      'fill-opacity': '0.36',
    });
  });
  return el(
    'g',
    { filter: sheet.blur(2, { x: x - width, y: y - 40, width: width * 2, height: height + 80 }) },
    ...spots,
  );
}

function cracks({ x, y, width, height, color }: Boulder, next: Random): string[] {
  return [-0.5, 0.1, 0.55].map((share) => {
    const start = x + (width / 2) * (share + between(next, -0.16, 0.16));
    const line: Point[] = [
      [start, y + 66],
      [start + between(next, -26, 26), y + height * 0.42],
      [start + between(next, -40, 40), y + height * 0.72],
      [start + between(next, -60, 60), y + height],
    ];
    return groove(curve(line), mix(color, '#4a443c', 0.4), between(next, 2.4, 4));
  });
}
