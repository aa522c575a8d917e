import { light, shade } from '../color.ts';
import type { Look, Plate } from '../appearance.ts';
import { cord, flatShadow, piece, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { outline } from '../trace.ts';
import { cylinder } from './cylinder.ts';
import { scaled } from './cloth.ts';

const GRIP = outline(
  '-26,40! -30,22 -14,8 6,8 26,18 26,40! 20,70 24,110 18,150 20,196! -20,196! -22,150 -18,110 -24,70',
);
const FOAM = outline('-19,200! 19,200! 17,270 18,316! -18,316! -17,270');
const BASKET = 'M-46 806C-30 790 30 790 46 806C30 822 -30 822 -46 806Z';

function tube(sheet: Sheet, [top, bottom]: readonly [number, number], width: number, color: string): string {
  return cylinder(sheet, `M${-width / 2} ${top}H${width / 2}L${width / 2 - 0.5} ${bottom}H${-width / 2 + 0.5}Z`, color);
}

function lever(sheet: Sheet, y: number, color: string): string {
  return group(
    piece(sheet, `M-17 ${y}H17V${y + 46}H-17Z`, { color: '#2f2d2a', depth: 6, gloss: 0.6 }),
    piece(sheet, outline(`12,${y + 4}! 34,${y + 6} 38,${y + 24} 30,${y + 42}! 12,${y + 40}!`), {
      color,
      depth: 5,
      gloss: 0.7,
    }),
  );
}

function head(look: Look, sheet: Sheet): string {
  const strap = look.part('strap', '#2f2d2a');
  const grip = look.part('grip', '#b58d5d');
  return group(
    cord('M-8 34C-96 40 -112 190 -64 220C-20 236 -4 120 10 42', strap, 22),
    stitch('M-14 38C-94 48 -106 184 -64 214C-28 224 -12 130 2 50', light(strap, 0.5), { width: 1.6 }),
    piece(sheet, FOAM, { color: '#3a3733', depth: 10, texture: 'grain' }),
    ...[226, 250, 274, 298].map((y) =>
      el('path', { d: `M-18 ${y}H18`, stroke: '#171513', 'stroke-width': 4, 'stroke-opacity': 0.7 }),
    ),
    piece(sheet, GRIP, { color: grip, depth: 16, texture: 'grain', gloss: 0.4 }),
    ...[92, 112, 132].map((y) =>
      el('path', { d: `M-17 ${y}Q2 ${y + 8} 17 ${y}`, fill: 'none', stroke: shade(grip, 0.5), 'stroke-width': 3.4 }),
    ),
    piece(sheet, outline('-28,42! -32,20 -14,4 8,4 28,16 28,40! 0,48'), { color: '#2f2d2a', depth: 8, gloss: 0.6 }),
  );
}

/** One pole, 860 long, upright round x = 0. `kind: fold` has four short sections and a cord, any other telescopes. */
function onePole(look: Look, sheet: Sheet): string {
  const { color } = look;
  const folds = look.style['kind'] === 'fold';
  const steel = '#b9b6ab';
  return group(
    tube(sheet, [760, 862], 12, folds ? color : steel),
    tube(sheet, [318, 480], 24, color),
    tube(sheet, [480, 640], folds ? 20 : 20, folds ? color : shade(color, 0.3)),
    tube(sheet, [640, 790], folds ? 17 : 15, folds ? color : steel),
    ...(folds
      ? [472, 628, 776].map((y) => tube(sheet, [y, y + 26], 25, steel))
      : [lever(sheet, 462, look.part('trim', '#d9a441')), lever(sheet, 622, look.part('trim', '#d9a441'))]),
    el('path', { d: 'M-9 352V446M9 352V446', stroke: light(color, 0.65), 'stroke-width': 2.6 }),
    piece(sheet, BASKET, { color: '#2f2d2a', depth: 8, gloss: 0.5 }),
    piece(sheet, 'M-8 824H8L5 852H-5Z', { color: '#2f2d2a', depth: 3 }),
    piece(sheet, 'M-5 852H5L2 878H-2Z', { color: steel, depth: 3 }),
    head(look, sheet),
  );
}

function drawPair(look: Look, sheet: Sheet): string {
  const shadow = flatShadow(sheet, 'M-12 40H12V860H-12Z', 12);
  const at = (move: string): string => el('g', { transform: move }, shadow, onePole(look, sheet));
  return scaled(0.95, group(at('translate(330 6) rotate(-13)'), at('translate(570 6) rotate(13)')));
}

/** Folded or collapsed, held by a strap. */
function drawPacked(look: Look, sheet: Sheet): string {
  const { color } = look;
  const short = (x: number, y: number): string =>
    el(
      'g',
      { transform: `translate(${x} ${y})` },
      flatShadow(sheet, 'M-12 20H12V520H-12Z', 10),
      tube(sheet, [310, 470], 24, color),
      tube(sheet, [470, 520], 18, '#b9b6ab'),
      head(look, sheet),
    );
  const sections = [486, 520].map((x) =>
    el(
      'g',
      { transform: `translate(${x} 250)` },
      flatShadow(sheet, 'M-10 0H10V420H-10Z', 9),
      tube(sheet, [0, 400], 19, color),
      tube(sheet, [400, 436], 24, '#b9b6ab'),
    ),
  );
  return el(
    'g',
    { transform: 'rotate(16 450 450) translate(-150 -100) scale(1.3)' },
    short(370, 130),
    short(446, 160),
    ...sections,
    cord('M340 560C420 584 480 584 548 560', '#33302c', 22),
    cord('M336 470C420 494 480 494 548 470', '#33302c', 22),
  );
}

export const poles = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawPair(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawPair(look, sheet), viewBox: '210 0 340 340' }),
  packed: (look: Look, sheet: Sheet): Plate => ({ body: drawPacked(look, sheet) }),
};
