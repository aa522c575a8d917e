import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, piece, seam } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline } from '../trace.ts';
import { crease, within } from './cloth.ts';
import { drawPegs, drawStuffSack } from './stuff-sack.ts';

const POLE = '#c9bfae';

/**
 * Styles: `shape: dome
 * tunnel
 * tarp`. An open tent is a view, not a style.
 */
function drawTent(look: Look, sheet: Sheet, isOpen: boolean): string {
  if (look.style['shape'] === 'tunnel') return tunnel(look, sheet, isOpen);
  return look.style['shape'] === 'tarp' ? tarp(look, sheet, isOpen) : dome(look, sheet, isOpen);
}

function guy(from: string, to: string): string {
  const [x = 0, y = 0] = to.split(',').map(Number);
  return group(
    el('path', { d: `M${from}L${to}`, stroke: '#3a322a', 'stroke-width': 4.4, 'stroke-linecap': 'round' }),
    el('path', { d: `M${from}L${to}`, stroke: '#d9a441', 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
    el('path', {
      d: `M${x} ${y + 16}L${x + 3} ${y - 12}`,
      stroke: '#57534c',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
  );
}

function pole(path: string): string {
  return (
    el('path', { d: path, fill: 'none', stroke: '#2c2926', 'stroke-width': 11, 'stroke-linecap': 'round' }) +
    el('path', { d: path, fill: 'none', stroke: POLE, 'stroke-width': 6.5, 'stroke-linecap': 'round' })
  );
}

function inside(sheet: Sheet, path: string, look: Look): string {
  const inner = look.part('inner', '#e2b765');
  const glow = sheet.gradient([
    [0, shade(inner, 0.55), 0.9],
    [0.65, inner, 0.2],
    [1, light(inner, 0.4), 0.5],
  ]);
  return (
    piece(sheet, path, { color: inner, texture: 'mesh', depth: 22, gloss: 0 }) + el('path', { d: path, fill: glow })
  );
}

/** A door flap rolled to the side and held by two toggles. */
function roll(path: string, color: string): string {
  return cord(path, color, 26);
}

function dome(look: Look, sheet: Sheet, isOpen: boolean): string {
  const { color } = look;
  const trim = look.part('trim', shade(color, 0.45));
  const fly = { color, texture: 'ripstop', depth: 36, gloss: 0.35 } as const;
  const left = outline('96,694! 136,560 224,396 336,296 432,268! 392,380 344,560 322,734! 200,718');
  const right = outline('432,268! 560,306 680,410 768,560 806,694! 700,716 520,734 322,734! 344,560 392,380');
  const door = outline('372,730! 396,580 452,448 520,412 590,470 640,590 664,720! 520,736');
  const shadow = outline('432,268! 404,380 376,560 366,734! 322,734! 344,560 392,380');
  return group(
    contactShadow(sheet, { x: 452, y: 726, width: 730, height: 40 }),
    guy('136 560', '30,716'),
    guy('768 560', '872,712'),
    piece(sheet, left, { ...fly, color: light(color, 0.08) }),
    piece(sheet, right, { ...fly, color: shade(color, 0.2) }),
    within(
      sheet,
      right,
      el('path', { d: shadow, fill: shade(color, 0.7), 'fill-opacity': 0.3, filter: sheet.blur(8) }),
    ),
    crease(sheet, line('690,440 716,560 724,700'), color),
    crease(sheet, line('190,470 160,590 150,690'), color),
    within(
      sheet,
      left,
      piece(sheet, outline('80,650! 210,676 330,690! 326,750! 80,730!'), {
        color: trim,
        depth: 10,
        texture: 'ripstop',
      }),
    ),
    within(
      sheet,
      right,
      piece(sheet, outline('318,690! 520,692 820,650! 820,740! 318,750!'), {
        color: trim,
        depth: 10,
        texture: 'ripstop',
      }),
    ),
    isOpen ? inside(sheet, door, look) : '',
    isOpen
      ? roll(line('656,716 634,590 588,474'), shade(color, 0.1)) + drawMatInside()
      : seam(line('376,728 398,580 454,448 522,412 592,470 642,590 664,718'), shade(color, 0.3), 5),
    isOpen ? '' : pulls(line('520,414 524,560 528,730'), trim),
    pole(line('322,734 344,560 392,380 432,268')),
    pole(line('96,694 136,560 224,396 336,296 432,268 560,306 680,410 768,560 806,694')),
    piece(sheet, outline('352,296! 432,262 520,292! 500,330! 432,306 380,330!'), {
      color: trim,
      depth: 12,
      texture: 'ripstop',
    }),
    contourMark([236, 560], 74, light(color, 0.75), -8),
    guy('392 380', '250,800'),
  );
}

function drawMatInside(): string {
  return el('path', {
    d: 'M384 722Q520 690 656 712L660 724Q520 738 378 732Z',
    fill: '#5b6d4c',
    stroke: '#26221e',
    'stroke-width': 3,
  });
}

function pulls(path: string, color: string): string {
  return group(
    el('path', { d: path, fill: 'none', stroke: shade(color, 0.3), 'stroke-width': 9 }),
    el('path', { d: path, fill: 'none', stroke: '#8d867a', 'stroke-width': 3, 'stroke-dasharray': '4 4' }),
    el('rect', {
      x: 518,
      y: 604,
      width: 11,
      height: 30,
      rx: 4,
      fill: '#d9a441',
      stroke: '#2c2926',
      'stroke-width': 2.4,
    }),
  );
}

function tunnel(look: Look, sheet: Sheet, isOpen: boolean): string {
  const { color } = look;
  const trim = look.part('trim', shade(color, 0.45));
  const fly = { color, texture: 'ripstop', depth: 32, gloss: 0.35 } as const;
  const front = outline('106,716! 116,540 152,390 220,318 290,306! 366,346 408,500 424,734! 260,740');
  const middle = outline('290,306! 420,318 520,336! 596,420 628,560 640,726! 530,734 424,734! 408,500 366,346');
  const back = outline('520,336! 620,380 724,470 790,580 838,700! 740,720 640,726! 628,560 596,420');
  const door = outline('158,726! 164,560 192,430 246,370 310,400 354,520 368,732! 260,738');
  return group(
    contactShadow(sheet, { x: 466, y: 726, width: 740, height: 38 }),
    guy('220 318', '34,730'),
    guy('790 580', '886,722'),
    piece(sheet, back, { ...fly, color: shade(color, 0.3) }),
    piece(sheet, middle, { ...fly, color: shade(color, 0.14) }),
    piece(sheet, front, { ...fly, color: light(color, 0.1) }),
    crease(sheet, line('470,350 492,500 500,720'), color),
    crease(sheet, line('690,470 716,580 726,700'), color),
    within(
      sheet,
      `${middle}${back}`,
      piece(sheet, outline('420,690! 640,684 850,652! 850,740! 420,750!'), {
        color: trim,
        depth: 10,
        texture: 'ripstop',
      }),
    ),
    isOpen ? inside(sheet, door, look) + roll(line('366,724 352,520 312,410'), color) : '',
    isOpen
      ? el('path', {
          d: 'M166 730Q260 706 360 726L364 734Q260 742 160 732Z',
          fill: '#5b6d4c',
          stroke: '#26221e',
          'stroke-width': 3,
        })
      : seam(line('160,724 166,560 194,430 248,370 312,400 356,520 370,730'), color, 5),
    pole(line('106,716 116,540 152,390 220,318 290,306 366,346 408,500 424,734')),
    pole(line('520,336 596,420 628,560 640,726')),
    piece(sheet, outline('396,324! 486,330 500,376! 450,392 404,384!'), { color: trim, depth: 10, texture: 'ripstop' }),
    contourMark([500, 560], 78, light(color, 0.7), 6),
    guy('408 500', '470,826'),
    guy('628 560', '704,804'),
  );
}

function tarp(look: Look, sheet: Sheet, isOpen: boolean): string {
  const { color } = look;
  const trim = look.part('trim', shade(color, 0.45));
  const cloth = { color, texture: 'ripstop', depth: 30, gloss: 0.3 } as const;
  const far = outline('238,300! 430,322 640,292! 790,668! 690,640 560,644 330,640!');
  const near = outline('238,300! 430,322 640,292! 600,470 612,706! 420,676 116,716! 190,500');
  return group(
    contactShadow(sheet, { x: 440, y: 726, width: 640, height: 44 }),
    guy('238 300', '60,690'),
    guy('640 292', '872,706'),
    guy('790 668', '846,742'),
    pole('M246 306L268 690'),
    pole('M640 292L664 716'),
    piece(sheet, far, { ...cloth, color: shade(color, 0.52) }),
    isOpen
      ? piece(sheet, outline('300,640! 440,616 640,624! 660,664! 460,676 310,684!'), { color: '#5b6d4c', depth: 12 })
      : '',
    piece(sheet, near, cloth),
    crease(sheet, line('300,330 270,520 240,690'), color, 14),
    crease(sheet, line('540,322 520,500 520,680'), color, 14),
    seam(line('238,300 430,322 640,292'), color, 5),
    seam(line('420,324 410,500 416,674'), color, 3),
    ...['116,716', '612,706', '238,300', '640,292', '416,676'].map((at) => {
      const [cx = 0, cy = 0] = at.split(',').map(Number);
      return el('circle', { cx, cy, r: 17, fill: trim, stroke: '#26221e', 'stroke-width': 2.6 });
    }),
    guy('116 716', '64,800'),
    guy('612 706', '664,800'),
    guy('416 676', '420,800'),
    contourMark([330, 520], 84, light(color, 0.7), -4),
  );
}

export const tent = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawTent(look, sheet, false) }),
  open: (look: Look, sheet: Sheet): Plate => ({ body: drawTent(look, sheet, true) }),
  packed: (look: Look, sheet: Sheet): Plate => ({
    body: drawStuffSack(look, sheet, { length: 520, girth: 190 }) + drawPegs(sheet),
  }),
};
