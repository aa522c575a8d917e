import { light, mix, shade } from '../color.ts';
import { curve, polygon, type Place, type Point } from '../curve.ts';
import { cord, piece } from '../material.ts';
import { between, random } from '../random.ts';
import { boxOf, el, group, round, type Sheet } from '../svg.ts';
import { grain } from '../footwear/light.ts';

/** A rectangle as an absolute path. */
export function box(x: number, y: number, width: number, height: number): string {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

/** A soft pool of light. */
export function glow(
  sheet: Sheet,
  [cx, cy]: Place,
  r: number,
  { color, opacity }: { color: string; opacity: number },
): string {
  const filter = sheet.blur(Math.round(r * 0.4), { x: cx - r * 3, y: cy - r * 3, width: r * 6, height: r * 6 });
  return el('circle', { cx, cy, r, fill: color, 'fill-opacity': opacity, filter });
}

/** The shadow of an object on the ground. */
export function groundShadow(sheet: Sheet, [cx, cy]: Place, [rx, ry]: Place, opacity = 0.4): string {
  const filter = sheet.blur(12, { x: cx - rx - 80, y: cy - ry - 80, width: rx * 2 + 160, height: ry * 2 + 160 });
  return el('ellipse', { cx, cy, rx, ry, fill: '#17110c', 'fill-opacity': opacity, filter });
}

/** A cast-iron stove with a fire behind its window, `floor` being the height of its feet. */
export function stove(sheet: Sheet, x: number, floor: number): string {
  const iron = '#34322f';
  const top = floor - 470;
  const flames = [
    [x - 66, 60, '#f4a63c'],
    [x - 14, 104, '#f7c35c'],
    [x + 42, 76, '#ee8c2f'],
  ] as const;
  const fire = `M${x - 112} ${floor - 306}h224v150h-224Z`;
  return group(
    glow(sheet, [x, floor - 230], 260, { color: '#ff9a3c', opacity: 0.34 }),
    piece(sheet, box(x - 40, top - 640, 80, 640), { color: '#3b3936', depth: 20 }),
    piece(sheet, box(x - 52, top - 30, 104, 34), { color: iron, depth: 8 }),
    piece(sheet, box(x - 194, top, 388, 34), { color: iron, depth: 8, gloss: 0.5 }),
    piece(sheet, box(x - 174, top + 34, 348, 376), { color: iron, depth: 34, gloss: 0.4 }),
    ...[-150, 118].map((dx) => piece(sheet, box(x + dx, floor - 62, 36, 62), { color: iron, depth: 6 })),
    piece(sheet, box(x - 140, floor - 334, 280, 206), { color: '#3e3b38', depth: 12, gloss: 0.5 }),
    el('path', { d: fire, fill: '#6e2410' }),
    el(
      'g',
      { 'clip-path': sheet.clip(fire) },
      ...flames.map(([fx, size, fill]) =>
        el('path', {
          d: `M${fx - size * 0.46} ${floor - 150}C${fx - size * 0.6} ${floor - 150 - size * 0.6} ${fx - size * 0.1} ${floor - 150 - size * 0.7} ${fx} ${floor - 150 - size * 1.3}C${fx + size * 0.2} ${floor - 150 - size * 0.7} ${fx + size * 0.6} ${floor - 150 - size * 0.6} ${fx + size * 0.4} ${floor - 150}Z`,
          fill,
        }),
      ),
      el('path', { d: `M${x - 120} ${floor - 156}q60 -34 120 -8t120 -6v16h-240Z`, fill: '#2a1710' }),
    ),
    el('path', { d: fire, fill: 'none', stroke: '#1c1a18', 'stroke-width': 8 }),
    el('rect', {
      x: x + 148,
      y: floor - 260,
      width: 16,
      height: 62,
      rx: 7,
      fill: '#b9a98a',
      stroke: '#1c1a18',
      'stroke-width': 2.5,
    }),
    el('path', { d: `M${x - 96} ${floor - 96}h192M${x - 96} ${floor - 82}h192`, stroke: '#1c1a18', 'stroke-width': 5 }),
  );
}

/** Split logs, end on, stacked between `x` and `x + width`. */
export function logs(sheet: Sheet, [x, floor]: Place, width: number, rows: number): string {
  const next = random(`logs${x}`);
  const ends = Array.from({ length: rows }, (_, row) => {
    const radius = 44;
    const count = Math.floor(width / (radius * 2)) - (row % 2);
    return Array.from({ length: count }, (__, index) => {
      const [cx, cy] = [x + radius + index * radius * 2 + (row % 2) * radius, floor - radius - row * radius * 1.74];
      const tone = mix('#b98a55', '#8a6238', next());
      const ring = (share: number): string =>
        el('circle', {
          cx: cx + between(next, -3, 3),
          cy,
          r: radius * share,
          fill: 'none',
          stroke: shade(tone, 0.4),
          'stroke-width': 2,
          'stroke-opacity': 0.6,
        });
      const body = curve(
        [
          [cx - radius, cy],
          [cx, cy - radius],
          [cx + radius, cy],
          [cx, cy + radius],
        ],
        true,
      );
      return group(
        piece(sheet, body, { color: '#5a4028', depth: 8 }),
        el('circle', { cx, cy, r: radius * 0.86, fill: tone }),
        ring(0.62),
        ring(0.36),
        el('path', {
          d: `M${cx} ${cy}l${round(between(next, -30, 30))} ${round(between(next, -26, 26))}`,
          stroke: shade(tone, 0.5),
          'stroke-width': 3,
        }),
      );
    }).join('');
  });
  return ends.join('');
}

/** A wall of stones laid dry, its top at `y`. */
export function stoneWall(
  sheet: Sheet,
  { y, height, color, seed }: { y: number; height: number; color: string; seed: string },
): string {
  const next = random(seed);
  const rows = Math.ceil(height / 78);
  const stones: string[] = [
    el('rect', { x: -20, y: y + 20, width: 1960, height: height + 60, fill: shade(color, 0.72) }),
  ];
  for (let row = rows - 1; row >= 0; row--) {
    const high = row === 0 ? 62 : 78;
    for (let x = -60 - next() * 80; x < 1960;) {
      const width = between(next, 96, 230) * (row === 0 ? 1.25 : 1);
      const top = y + row * 78 + between(next, -5, 7);
      const jag = (): number => between(next, -7, 7);
      const outline = curve(
        [
          [x + 6, top + 16 + jag()],
          [x + width * 0.3, top + jag()],
          [x + width * 0.74, top + 2 + jag()],
          [x + width - 4, top + 18 + jag()],
          [x + width - 2, top + high * 0.7 + jag()],
          [x + width * 0.6, top + high + jag() * 0.5],
          [x + width * 0.2, top + high - 2 + jag() * 0.5],
          [x + 3, top + high * 0.66],
        ],
        true,
      );
      stones.push(
        piece(sheet, outline, {
          color: mix(color, next() > 0.5 ? '#8f8a7c' : '#5e5c58', next() * 0.4),
          depth: 13,
          gloss: 0.34,
        }),
      );
      if (next() > 0.66)
        stones.push(
          el('ellipse', {
            cx: x + width * 0.4,
            cy: top + 18,
            rx: between(next, 12, 38),
            ry: 6,
            fill: '#8a9255',
            'fill-opacity': 0.6,
          }),
        );
      x += width + 4;
    }
  }
  const rough = grain(sheet, box(-20, y + 6, 1960, height + 60), {
    frequency: [0.02, 0.03],
    depth: 5,
    octaves: 4,
    opacity: 0.42,
  });
  return stones.join('') + rough;
}

/** Steam from a cup at `x`, `y`. */
export function steam(sheet: Sheet, x: number, y: number): string {
  const paths = [0, 26, -22].map((dx) => `M${x + dx} ${y}c-22 -34 24 -58 2 -96s20 -52 4 -84`);
  const area = boxOf(`M${x - 60} ${y - 260}L${x + 60} ${y}`, 40);
  return el('path', {
    d: paths.join(''),
    fill: 'none',
    stroke: '#fbf6ea',
    'stroke-width': 11,
    'stroke-opacity': 0.4,
    'stroke-linecap': 'round',
    filter: sheet.blur(6, area),
  });
}

/** A post of round wood with a peg near its top. */
export function post(sheet: Sheet, x: number, [top, foot]: Place, width: number): string {
  const wood = '#7a6046';
  const half = width / 2;
  return group(
    groundShadow(sheet, [x + width, foot], [width * 2.4, 14], 0.35),
    piece(
      sheet,
      `M${x - half} ${foot + 6}L${x - half * 0.9} ${top + 8}Q${x} ${top - 10} ${x + half * 0.9} ${top + 8}L${x + half} ${foot + 6}Z`,
      { color: wood, depth: 16 },
    ),
    el('path', {
      d: `M${x - half * 0.4} ${top + 40}L${x - half * 0.5} ${foot - 40}M${x + half * 0.3} ${top + 90}L${x + half * 0.36} ${foot - 120}`,
      stroke: shade(wood, 0.5),
      'stroke-width': 3,
      'stroke-opacity': 0.6,
    }),
    piece(sheet, box(x - half * 1.2, top + 26, half * 2.4, 20), {
      color: light(wood, 0.1),
      depth: 6,
    }),
  );
}

/** A bench of two boards on stout legs; its seat is at `y`. */
export function bench(
  sheet: Sheet,
  { x, y, width, foot, color = '#7a5f42' }: { x: number; y: number; width: number; foot: number; color?: string },
): string {
  const leg = (at: number): string =>
    piece(
      sheet,
      polygon([
        [at, y + 30],
        [at + 54, y + 30],
        [at + 60, foot],
        [at - 6, foot],
      ]),
      { color: shade(color, 0.35), depth: 8 },
    );
  return group(
    groundShadow(sheet, [x + width / 2 + 20, foot], [width / 2, 20], 0.36),
    leg(x + width * 0.08),
    leg(x + width * 0.86),
    piece(
      sheet,
      polygon([
        [x, y],
        [x + width, y],
        [x + width + 14, y + 26],
        [x - 14, y + 26],
      ]),
      { color: light(color, 0.12), depth: 5 },
    ),
    piece(sheet, box(x - 14, y + 26, width + 28, 24), { color: shade(color, 0.2), depth: 6 }),
  );
}

/** Rope in a coil that hangs from `x`, `y`, tied off round its middle. */
export function ropeCoil(
  sheet: Sheet,
  [x, y]: Place,
  size: number,
  { color, fleck }: { color: string; fleck: string },
): string {
  const next = random('coil');
  const loops = Array.from({ length: 15 }, () => {
    const [w, h] = [size * between(next, 0.26, 0.4), size * between(next, 0.9, 1.06)];
    const [dx, waist] = [between(next, -14, 14), between(next, 12, 44)];
    const half = (way: 1 | -1): Point[] => [
      [x + way * waist, y + 70],
      [x + way * waist, y + 170],
      [x + way * w * 0.9, y + h * 0.6],
      [x + way * w * 0.7 + dx, y + h * 0.88],
    ];
    return curve([[x + dx * 0.3, y], ...half(-1), [x + dx, y + h], ...half(1).reverse(), [x + dx * 0.3, y]]);
  });
  const wraps = Array.from({ length: 7 }, (_, index) => `M${x - 54} ${y + 70 + index * 14}q54 24 108 0`);
  const flecks = (d: string): string =>
    el('path', {
      d,
      fill: 'none',
      stroke: fleck,
      'stroke-width': 4,
      'stroke-dasharray': '7 22',
      'stroke-opacity': 0.9,
    });
  return group(
    el('path', {
      d: loops[0] ?? '',
      transform: 'translate(26 30)',
      fill: 'none',
      stroke: '#120c06',
      'stroke-width': 90,
      'stroke-opacity': 0.3,
      filter: sheet.blur(18, { x: x - size, y: y - 100, width: size * 2, height: size * 1.6 }),
    }),
    ...loops.map((d) => cord(d, color, 12) + flecks(d)),
    ...wraps.map((d) => cord(d, color, 14) + flecks(d)),
    cord(`M${x + 44} ${y + 156}C${x + 110} ${y + 240} ${x + 96} ${y + size} ${x + 150} ${y + size * 1.16}`, color, 12),
  );
}
