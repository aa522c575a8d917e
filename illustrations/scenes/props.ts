import { light, mix, shade } from '../color.ts';
import { curve, polygon, type Place, type Point } from '../curve.ts';
import { piece } from '../material.ts';
import { between, random } from '../random.ts';
import { boxOf, el, group, round, type Sheet } from '../svg.ts';
import type { Palette } from '../land/palettes.ts';

/** A cairn of stacked stones. */
export function cairn(sheet: Sheet, [x, y]: Place, size: number, color: string): string {
  const next = random(`cairn${x}`);
  const stones = [1, 0.84, 0.9, 0.62, 0.66, 0.42, 0.34].map((share, index) => {
    const [half, high] = [size * share * 0.5, size * 0.2];
    const top = y - (index + 1) * size * 0.17;
    const lean = between(next, -0.08, 0.08) * size;
    const body = curve(
      [
        [x + lean - half, top + high * 0.5],
        [x + lean - half * 0.5, top],
        [x + lean + half * 0.6, top + 2],
        [x + lean + half, top + high * 0.55],
        [x + lean + half * 0.5, top + high],
        [x + lean - half * 0.6, top + high],
      ],
      true,
    );
    return piece(sheet, body, {
      color: mix(color, index % 2 ? '#8a8172' : '#5f5a50', 0.35),
      depth: size * 0.06,
      texture: 'grain',
    });
  });
  return stones.join('');
}

export function hut(sheet: Sheet, [x, y]: Place, size: number, palette: Palette): string {
  const s = size / 100;
  const at = (px: number, py: number): [number, number] => [x + px * s, y + py * s];
  const wall = mix('#6a4a32', palette.near, 0.35);
  const glow = palette.night ? '#ffcf7a' : light(palette.haze, 0.5);
  const roof = palette.snow ? '#eef1ee' : mix('#4b4640', palette.near, 0.3);
  const window = polygon([at(-26, -34), at(-6, -34), at(-6, -14), at(-26, -14)]);
  return group(
    palette.night
      ? el('path', {
          d: polygon([at(-90, -80), at(60, -80), at(60, 40), at(-90, 40)]),
          fill: '#ffb84d',
          'fill-opacity': 0.35,
          filter: sheet.blur(Math.round(24 * s), boxOf(polygon([at(-90, -80), at(60, 40)]), 120 * s)),
        })
      : '',
    el('path', {
      d: polygon([at(-50, 0), at(-50, -46), at(0, -84), at(50, -46), at(50, 0)]),
      fill: wall,
      stroke: shade(wall, 0.6),
      'stroke-width': 2,
    }),
    el('path', { d: polygon([at(50, 0), at(50, -46), at(104, -58), at(104, -8)]), fill: shade(wall, 0.45) }),
    ...[-36, -24, -12].map((py) =>
      el('path', {
        d: `M${at(-50, py).map(round).join(' ')}L${at(50, py).map(round).join(' ')}`,
        stroke: shade(wall, 0.4),
        'stroke-width': 2,
      }),
    ),
    el('path', {
      d: polygon([at(-62, -40), at(0, -92), at(58, -104), at(116, -58), at(54, -44), at(0, -84)]),
      fill: roof,
      stroke: shade(roof, 0.5),
      'stroke-width': 2,
    }),
    el('path', { d: polygon([at(0, -92), at(58, -104), at(116, -58), at(54, -44)]), fill: shade(roof, 0.2) }),
    el('path', { d: polygon([at(8, 0), at(8, -34), at(30, -34), at(30, 0)]), fill: shade(wall, 0.6) }),
    el('path', { d: window, fill: glow, stroke: shade(wall, 0.7), 'stroke-width': 3 }),
    el('path', {
      d: `M${at(-16, -34).join(' ')}L${at(-16, -14).join(' ')}M${at(-26, -24).join(' ')}L${at(-6, -24).join(' ')}`,
      stroke: shade(wall, 0.7),
      'stroke-width': 2.5,
    }),
    el('path', { d: polygon([at(66, -84), at(66, -118), at(80, -120), at(80, -82)]), fill: shade(wall, 0.5) }),
  );
}

export function tent(sheet: Sheet, [x, y]: Place, size: number, color: string): string {
  const s = size / 100;
  const at = (px: number, py: number): Point => [x + px * s, y + py * s];
  const lit = curve([at(-80, 0), at(-60, -30), at(-14, -62), at(0, -64)], false);
  const body = `${lit}L${at(30, 0).slice(0, 2).join(' ')}Z`;
  const side = `${curve([at(0, -64), at(40, -50), at(84, -22), at(100, 0)])}L${at(30, 0).slice(0, 2).join(' ')}Z`;
  const door = polygon([at(0, -62), at(30, 0), at(-14, 0)].map(([px, py]): [number, number] => [px, py]));
  return group(
    el('ellipse', {
      cx: x + 10 * s,
      cy: y + 2,
      rx: 108 * s,
      ry: 9 * s,
      fill: '#1c2018',
      'fill-opacity': 0.4,
      filter: sheet.blur(6, { x: x - 200 * s, y: y - 60, width: 400 * s, height: 120 }),
    }),
    piece(sheet, body, { color, depth: 10 * s }),
    piece(sheet, side, { color: shade(color, 0.35), depth: 8 * s }),
    el('path', { d: door, fill: shade(color, 0.65) }),
    el('path', {
      d: `M${at(-80, 0).slice(0, 2).join(' ')}l${-30 * s} ${6 * s}M${at(100, 0).slice(0, 2).join(' ')}l${26 * s} ${8 * s}`,
      stroke: '#e8e2d2',
      'stroke-width': 2,
    }),
  );
}

export function lake(sheet: Sheet, y: number, palette: Palette): string {
  const shore = curve(
    [
      [380, y, 'c'],
      [700, y - 14],
      [1100, y - 10],
      [1560, y, 'c'],
      [1500, y + 34],
      [1180, y + 60],
      [760, y + 54],
      [460, y + 30],
    ],
    true,
  );
  const fill = sheet.gradient([
    [0, light(palette.sky[2], 0.2)],
    [1, mix(palette.sky[0], palette.far, 0.4)],
  ]);
  const ripples = [12, 24, 36, 46]
    .map(
      (dy, index) =>
        `M${560 + index * 60} ${y + dy}h${420 - index * 60}M${1060 + index * 20} ${y + dy + 4}h${220 - index * 20}`,
    )
    .join('');
  return (
    el('path', { d: shore, fill, stroke: mix(palette.near, palette.haze, 0.4), 'stroke-width': 4 }) +
    el('path', { d: ripples, stroke: '#ffffff', 'stroke-width': 2, 'stroke-opacity': 0.5 })
  );
}

/** A signpost with blank arms. */
export function signpost(sheet: Sheet, x: number, y: number, size: number): string {
  const s = size / 100;
  const wood = '#7a5a3c';
  const arm = (dy: number, way: 1 | -1, tilt: number): string => {
    const body = polygon([
      [x - 8 * s * way, y + dy * s],
      [x + 62 * s * way, y + (dy + tilt) * s],
      [x + 76 * s * way, y + (dy + tilt + 9) * s],
      [x + 62 * s * way, y + (dy + tilt + 18) * s],
      [x - 8 * s * way, y + (dy + 18) * s],
    ]);
    const grain = `M${x} ${y + (dy + 6) * s}L${x + 50 * s * way} ${y + (dy + tilt + 7) * s}M${x + 10 * s * way} ${y + (dy + 12) * s}L${x + 56 * s * way} ${y + (dy + tilt + 12) * s}`;
    return (
      piece(sheet, body, { color: light(wood, 0.12), depth: 5 * s }) +
      el('path', { d: grain, stroke: shade(wood, 0.4), 'stroke-width': 2 })
    );
  };
  return group(
    piece(
      sheet,
      polygon([
        [x - 6 * s, y - 190 * s],
        [x + 6 * s, y - 192 * s],
        [x + 8 * s, y],
        [x - 8 * s, y],
      ]),
      { color: wood, depth: 5 * s },
    ),
    arm(-180, 1, -4),
    arm(-154, -1, 6),
    arm(-126, 1, 9),
  );
}
