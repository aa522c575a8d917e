import { light, shade } from './color.ts';
import { curve } from './curve.ts';
import { between, random } from './random.ts';
import { el, type Sheet } from './svg.ts';

/** Surface patterns over a piece's colour. */
export type Texture = 'mesh' | 'knit' | 'canvas' | 'ripstop' | 'pile' | 'grid' | 'rib' | 'plaid' | 'twill' | 'grain';

type Tile = (color: string) => { size: number; turn?: number; marks: string };

const TILES: Readonly<Record<Texture, Tile>> = {
  mesh: (color) => ({
    size: 11,
    turn: 24,
    marks: [
      [2.75, 2.75],
      [8.25, 8.25],
    ]
      .map(([x, y]) => el('ellipse', { cx: x, cy: y, rx: 2.1, ry: 1.5, fill: shade(color, 0.5), 'fill-opacity': 0.7 }))
      .join(''),
  }),
  knit: (color) => ({
    size: 12,
    marks:
      el('path', {
        d: 'M0 1L6 6L12 1M0 7L6 12L12 7',
        fill: 'none',
        stroke: shade(color, 0.4),
        'stroke-width': 1.6,
        'stroke-opacity': 0.5,
      }) +
      el('path', {
        d: 'M0 4L6 9L12 4',
        fill: 'none',
        stroke: light(color, 0.3),
        'stroke-width': 1.2,
        'stroke-opacity': 0.6,
      }),
  }),
  canvas: (color) => ({
    size: 6,
    marks:
      el('path', { d: 'M0 1.5H6M0 4.5H6', stroke: shade(color, 0.35), 'stroke-width': 0.8, 'stroke-opacity': 0.4 }) +
      el('path', { d: 'M1.5 0V6M4.5 0V6', stroke: light(color, 0.35), 'stroke-width': 0.8, 'stroke-opacity': 0.5 }),
  }),
  ripstop: (color) => ({
    size: 17,
    turn: 3,
    marks: el('path', {
      d: 'M0 8.5H17M8.5 0V17',
      stroke: shade(color, 0.4),
      'stroke-width': 0.9,
      'stroke-opacity': 0.24,
    }),
  }),
  pile: (color) => ({ size: 150, marks: curls(color) }),
  grid: (color) => ({
    size: 15,
    marks:
      el('rect', { x: 2, y: 2, width: 9, height: 9, rx: 2, fill: light(color, 0.22), 'fill-opacity': 0.7 }) +
      el('path', { d: 'M3 12.5H12M12.5 3V12', stroke: shade(color, 0.5), 'stroke-width': 1.4, 'stroke-opacity': 0.32 }),
  }),
  rib: (color) => ({
    size: 13,
    marks:
      el('rect', { x: 0, y: 0, width: 4.6, height: 13, fill: shade(color, 0.5), 'fill-opacity': 0.34 }) +
      el('rect', { x: 7, y: 0, width: 3, height: 13, fill: light(color, 0.4), 'fill-opacity': 0.45 }),
  }),
  plaid: (color) => ({
    size: 84,
    marks: [
      el('rect', { x: 0, y: 0, width: 30, height: 84, fill: shade(color, 0.55), 'fill-opacity': 0.42 }),
      el('rect', { x: 0, y: 0, width: 84, height: 30, fill: shade(color, 0.55), 'fill-opacity': 0.42 }),
      el('path', { d: 'M57 0V84M0 57H84', stroke: light(color, 0.75), 'stroke-width': 3, 'stroke-opacity': 0.7 }),
      el('path', { d: 'M36 0V84M0 36H84', stroke: shade(color, 0.8), 'stroke-width': 2, 'stroke-opacity': 0.5 }),
    ].join(''),
  }),
  twill: (color) => ({
    size: 8,
    marks: el('path', {
      d: 'M-2 6L6 -2M2 10L10 2',
      stroke: shade(color, 0.4),
      'stroke-width': 1.1,
      'stroke-opacity': 0.26,
    }),
  }),
  grain: (color) => ({ size: 120, marks: specks(color) }),
};

function curls(color: string): string {
  const next = random('pile');
  return Array.from({ length: 210 }, () => {
    const [x, y, size] = [between(next, 0, 150), between(next, 0, 150), between(next, 4, 8)];
    const lit = next() > 0.5;
    const bend = between(next, -size, size);
    return el('path', {
      d: curve([
        [x - size, y + bend / 2],
        [x, y - size * 0.7],
        [x + size, y - bend / 2],
      ]),
      fill: 'none',
      stroke: lit ? light(color, 0.45) : shade(color, 0.45),
      'stroke-width': 2.1,
      'stroke-opacity': lit ? 0.5 : 0.42,
      'stroke-linecap': 'round',
    });
  }).join('');
}

function specks(color: string): string {
  const next = random('grain');
  return Array.from({ length: 110 }, () => {
    const lit = next() > 0.55;
    const fill = lit ? light(color, 0.4) : shade(color, 0.45);
    const radius = between(next, 0.5, 1.3);
    return el('circle', {
      cx: between(next, 0, 120),
      cy: between(next, 0, 120),
      r: radius,
      fill,
      'fill-opacity': 0.34,
    });
  }).join('');
}

/** Fill of a texture in the tones of `color`, to draw over the piece. */
export function textureFill(sheet: Sheet, texture: Texture, color: string, scale = 1): string {
  const { size, turn = 0, marks } = TILES[texture](color);
  const transform = `rotate(${turn}) scale(${scale})`;
  return sheet.define((id) =>
    el(
      'pattern',
      { id, width: size, height: size, patternUnits: 'userSpaceOnUse', patternTransform: transform },
      marks,
    ),
  );
}
