import { light } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { between, random } from '../random.ts';
import { el, round, type Sheet } from '../svg.ts';
import { HEIGHT, WIDTH } from './ridges.ts';
import type { Palette } from './palettes.ts';

export function sky(sheet: Sheet, palette: Palette, sun: readonly [number, number]): string {
  const [top, middle, horizon] = palette.sky;
  const fill = sheet.gradient([
    [0, top],
    [0.42, middle],
    [0.72, horizon],
  ]);
  const [x, y] = sun;
  const glow = sheet.blur(90, { x: x - 700, y: y - 700, width: 1400, height: 1400 });
  return [
    el('rect', { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill }),
    palette.night
      ? stars()
      : el('circle', { cx: x, cy: y, r: 210, fill: palette.sun, 'fill-opacity': 0.75, filter: glow }),
    palette.galaxy
      ? galaxy(sheet)
      : el('circle', { cx: x, cy: y, r: palette.night ? 38 : 54, fill: palette.sun, 'fill-opacity': 0.95 }),
  ].join('');
}

function stars(): string {
  const next = random('stars');
  return Array.from({ length: 170 }, () =>
    el('circle', {
      cx: next() * WIDTH,
      cy: next() ** 1.5 * 620,
      r: between(next, 0.7, 2.2),
      fill: '#f3efdd',
      'fill-opacity': round(between(next, 0.3, 1)),
    }),
  ).join('');
}

/** The band of the Milky Way, rising to the right, with its dust and the nearer stars. */
function galaxy(sheet: Sheet): string {
  const next = random('galaxy');
  const gauss = (): number => next() + next() + next() - 1.5;
  const wide = sheet.blur(60, { x: -400, y: -400, width: WIDTH + 800, height: HEIGHT + 800 });
  const fine = sheet.blur(22, { x: -400, y: -400, width: WIDTH + 800, height: HEIGHT + 800 });
  const at = (share: number, off: number): [number, number] => [
    500 + share * 1300 + off * 0.62,
    760 - share * 900 + off * 0.78,
  ];
  const dust = Array.from({ length: 26 }, () => {
    const [cx, cy] = at(next(), gauss() * 60);
    return el('ellipse', {
      cx,
      cy,
      rx: between(next, 50, 130),
      ry: between(next, 14, 34),
      transform: `rotate(-35 ${round(cx)} ${round(cy)})`,
    });
  });
  const points = Array.from({ length: 900 }, () => {
    const [cx, cy] = at(next() * 1.2 - 0.1, gauss() * 150);
    return el('circle', { cx, cy, r: between(next, 0.5, 1.5), 'fill-opacity': round(between(next, 0.3, 1)) });
  });
  const bright = Array.from({ length: 26 }, () =>
    el('circle', { cx: next() * WIDTH, cy: next() * 560, r: between(next, 1.8, 3.2) }),
  );
  const [fromX, fromY] = at(-0.1, 0);
  const [toX, toY] = at(1.1, 0);
  const band = { d: `M${fromX} ${fromY}L${toX} ${toY}`, fill: 'none' };
  return [
    el('path', { ...band, stroke: '#8d93c4', 'stroke-width': 210, 'stroke-opacity': 0.34, filter: wide }),
    el('path', { ...band, stroke: '#e3d3c8', 'stroke-width': 70, 'stroke-opacity': 0.3, filter: wide }),
    el('g', { fill: '#0c1226', 'fill-opacity': 0.3, filter: fine }, ...dust),
    el('g', { fill: '#f6f1e2' }, ...points, ...bright),
  ].join('');
}

/** Long flat clouds. */
export function clouds(sheet: Sheet, seed: string, palette: Palette, count = 5): string {
  const next = random(`${seed}/clouds`);
  const filter = sheet.blur(7, { x: -200, y: 0, width: WIDTH + 400, height: 620 });
  const bodies = Array.from({ length: count }, () => {
    const [x, y, width] = [between(next, -100, WIDTH - 200), between(next, 60, 400), between(next, 260, 640)];
    const humps = Array.from({ length: 7 }, (_, index): Point => [
      x + (width * (index + 0.5)) / 7,
      y - between(next, 6, 34) * Math.sin(((index + 0.5) / 7) * Math.PI),
    ]);
    return curve(
      [[x, y, 'c'], ...humps, [x + width, y, 'c'], [x + width * 0.6, y + 12], [x + width * 0.2, y + 9]],
      true,
    );
  });
  return el('path', {
    d: bodies.join(''),
    fill: light(palette.sky[2], 0.5),
    'fill-opacity': palette.night ? 0.1 : 0.55,
    filter,
  });
}

export function mist(sheet: Sheet, y: number, palette: Palette, opacity = 0.6): string {
  const filter = sheet.blur(34, { x: -300, y: y - 260, width: WIDTH + 600, height: 520 });
  return [0, 1, 2]
    .map((index) =>
      el('ellipse', {
        cx: 300 + index * 680,
        cy: y + (index % 2) * 34,
        rx: 560,
        ry: 44,
        fill: light(palette.haze, 0.35),
        'fill-opacity': opacity,
        filter,
      }),
    )
    .join('');
}

export function birds(x: number, y: number, color: string): string {
  const at: readonly (readonly [number, number, number])[] = [
    [0, 0, 1],
    [46, -22, 0.8],
    [92, 6, 0.9],
    [140, -34, 0.6],
  ];
  const wings = at.map(
    ([dx, dy, size]) =>
      `M${x + dx - 15 * size} ${y + dy - 5 * size}q${9 * size} ${-5 * size} ${15 * size} ${6 * size}q${6 * size} ${-11 * size} ${16 * size} ${-7 * size}`,
  );
  return el('path', { d: wings.join(''), fill: 'none', stroke: color, 'stroke-width': 3, 'stroke-linecap': 'round' });
}

export function rain(seed: string): string {
  const next = random(`${seed}/rain`);
  const drops = Array.from({ length: 420 }, () => {
    const [x, y, length] = [next() * (WIDTH + 200) - 100, next() * HEIGHT, between(next, 20, 64)];
    return `M${round(x)} ${round(y)}l${round(-length * 0.22)} ${round(length)}`;
  });
  return el('path', { d: drops.join(''), stroke: '#f4f4ea', 'stroke-width': 1.6, 'stroke-opacity': 0.34 });
}

export function snowfall(seed: string): string {
  const next = random(`${seed}/snowfall`);
  return Array.from({ length: 240 }, () =>
    el('circle', {
      cx: next() * WIDTH,
      cy: next() * HEIGHT,
      r: between(next, 1.4, 4.6),
      fill: '#ffffff',
      'fill-opacity': round(between(next, 0.4, 0.9)),
    }),
  ).join('');
}
