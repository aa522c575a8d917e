import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline } from '../trace.ts';
import { cylinder } from './cylinder.ts';

/** `kind: lantern` stands and glows; any other is worn on the head. */
function drawLamp(look: Look, sheet: Sheet): string {
  return look.style['kind'] === 'lantern' ? lantern(look, sheet, true) : headlamp(look, sheet);
}

function lens(x: number, y: number, radius: number): string {
  return group(
    el('circle', { cx: x, cy: y, r: radius, fill: '#8f8a7e', stroke: '#1d1a18', 'stroke-width': 3 }),
    el('circle', { cx: x, cy: y, r: radius * 0.8, fill: '#f7edc8' }),
    el('circle', { cx: x, cy: y, r: radius * 0.52, fill: '#fffbe9', stroke: '#d8c78b', 'stroke-width': 3 }),
    el('path', {
      d: `M${x - radius * 0.56} ${y - radius * 0.2}A${radius * 0.6} ${radius * 0.6} 0 0 1 ${x} ${y - radius * 0.6}`,
      stroke: '#fff',
      'stroke-width': 6,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  );
}

function headlamp(look: Look, sheet: Sheet): string {
  const { color } = look;
  const shell = look.part('shell', '#34322f');
  const back = outline(
    '128,430! 150,320 280,250 450,244 620,250 750,320 772,430! 752,452! 700,370 560,316 450,312 340,316 200,370 148,452!',
  );
  const front = outline('128,430! 142,520 240,600 330,630! 330,704! 220,664 128,570 104,470! 112,440');
  const frontRight = outline('772,430! 758,520 660,600 570,630! 570,704! 680,664 772,570 796,470! 788,440');
  return group(
    contactShadow(sheet, { x: 450, y: 736, width: 480, height: 26 }),
    piece(sheet, back, { color: shade(color, 0.5), texture: 'rib', depth: 12, gloss: 0.1 }),
    ...[front, frontRight].map((path) => piece(sheet, path, { color, texture: 'twill', depth: 16 })),
    el('path', { d: line('118,490 176,590 330,656'), fill: 'none', stroke: light(color, 0.6), 'stroke-width': 8 }),
    el('path', { d: line('782,490 724,590 570,656'), fill: 'none', stroke: light(color, 0.6), 'stroke-width': 8 }),
    cord('M236 560V640', '#2a2826', 16),
    piece(sheet, outline('306,600! 594,600! 604,670 594,730! 306,730! 296,670'), {
      color: shade(shell, 0.3),
      depth: 12,
    }),
    piece(
      sheet,
      outline('322,520! 380,498 450,492 520,498 578,520! 596,600 590,690 560,724! 450,736 340,724! 310,690 304,600'),
      { color: shell, depth: 26, gloss: 0.7 },
    ),
    piece(sheet, outline('336,536! 450,512 564,536! 576,604 566,670! 450,690 334,670! 324,604'), {
      color: shade(shell, 0.4),
      depth: 10,
      gloss: 0.4,
    }),
    lens(404, 600, 62),
    lens(516, 604, 38),
    piece(sheet, 'M410 484h80q12 0 12 12v14h-104v-14q0 -12 12 -12Z', {
      color: look.part('button', '#b4522a'),
      depth: 8,
      gloss: 0.7,
    }),
    ...[0, 1, 2, 3].map((index) =>
      el('circle', { cx: 420 + index * 20, cy: 712, r: 4.4, fill: index < 3 ? '#9fd08a' : '#5a564f' }),
    ),
    seam(line('310,640 316,680 344,716'), shell),
  );
}

function lantern(look: Look, sheet: Sheet, isOpen: boolean): string {
  const { color } = look;
  const ribs = [0, 1, 2].map((row) =>
    seam(
      line(
        `310,${640 + row * 26} 380,${662 + row * 26} 450,${668 + row * 26} 520,${662 + row * 26} 590,${640 + row * 26}`,
      ),
      shade(color, 0.2),
      3,
    ),
  );
  return group(
    isOpen
      ? el('ellipse', {
          cx: 450,
          cy: 470,
          rx: 250,
          ry: 250,
          fill: '#ffd98a',
          'fill-opacity': 0.42,
          filter: sheet.blur(44),
        })
      : '',
    contactShadow(sheet, { x: 450, y: 734, width: 280, height: 26 }),
    isOpen ? globe(sheet) : '',
    cylinder(
      sheet,
      outline('312,592! 380,616 450,622 520,616 588,592! 596,660 584,712! 520,736 450,742 380,736 316,712! 304,660'),
      color,
    ),
    ...ribs,
    el('g', { transform: `translate(0 ${isOpen ? 0 : 258})` }, lanternCap(look, sheet)),
    el('circle', {
      cx: 450,
      cy: 694,
      r: 17,
      fill: look.part('button', '#b4522a'),
      stroke: '#221d19',
      'stroke-width': 3,
    }),
  );
}

function globe(sheet: Sheet): string {
  const path = outline('330,330! 322,420 322,520 332,600! 450,622 568,600! 578,520 578,420 570,330! 450,350');
  const glow = sheet.gradient([
    [0, '#fff7dc', 0.95],
    [0.5, '#ffe3a1', 0.9],
    [1, '#f0b95a', 0.95],
  ]);
  return group(
    piece(sheet, path, { color: '#ffe7b0', depth: 16, gloss: 0.6 }),
    el('path', { d: path, fill: glow, 'fill-opacity': 0.6 }),
    ...[372, 412, 452, 492, 532].map((x) =>
      el('path', {
        d: line(`${x},344 ${x + (x - 450) * 0.06},470 ${x},612`),
        fill: 'none',
        stroke: '#c58a35',
        'stroke-width': 3,
        'stroke-opacity': 0.4,
      }),
    ),
  );
}

function lanternCap({ color }: Look, sheet: Sheet): string {
  return group(
    cord('M346 262C346 120 554 120 554 262', '#8d8a80', 11),
    cord('M410 152C430 138 470 138 490 152', '#33302c', 20),
    cylinder(
      sheet,
      outline('320,318! 330,262 380,236 450,230 520,236 570,262 580,318! 520,344 450,350 380,344'),
      color,
    ),
    contourMark([450, 290], 60, light(color, 0.75)),
  );
}

/** The lamp from the side, tilted on its bracket; a lantern collapsed. */
function drawSide(look: Look, sheet: Sheet): string {
  return look.style['kind'] === 'lantern' ? lantern(look, sheet, false) : tilted(look, sheet);
}

function tilted(look: Look, sheet: Sheet): string {
  const { color } = look;
  const shell = look.part('shell', '#34322f');
  return group(
    contactShadow(sheet, { x: 440, y: 716, width: 400, height: 24 }),
    piece(sheet, outline('250,356! 600,344 980,300! 980,436! 600,474 250,480! 236,418'), {
      color,
      texture: 'twill',
      depth: 20,
    }),
    el('path', { d: line('260,418 600,408 960,368'), fill: 'none', stroke: light(color, 0.6), 'stroke-width': 12 }),
    stitch(line('262,370 600,358 960,318'), light(color, 0.45)),
    stitch(line('262,466 600,460 960,422'), light(color, 0.45)),
    cord('M716 352C726 390 728 420 722 462', '#2a2826', 26),
    piece(sheet, outline('260,400! 560,390! 596,470 584,668! 300,704! 250,620'), {
      color: shade(shell, 0.25),
      depth: 18,
    }),
    el(
      'g',
      { transform: 'rotate(15 420 560)' },
      piece(sheet, outline('290,446! 420,430 570,446! 612,480 612,650 568,690! 420,704 290,690! 268,650 268,486'), {
        color: shell,
        depth: 30,
        gloss: 0.7,
      }),
      piece(sheet, outline('250,476! 292,460! 292,676! 250,660! 240,568'), { color: '#efe3bd', depth: 10, gloss: 0.9 }),
      ...[360, 400, 440, 480].map((x) =>
        el('path', { d: `M${x} 476V662`, stroke: shade(shell, 0.6), 'stroke-width': 8, 'stroke-linecap': 'round' }),
      ),
      el('circle', { cx: 560, cy: 632, r: 28, fill: '#8d8a80', stroke: '#1d1a18', 'stroke-width': 3 }),
      el('path', { d: 'M542 632H578', stroke: '#2c2926', 'stroke-width': 5 }),
      piece(sheet, 'M390 412h92q12 0 12 12v14h-116v-14q0 -12 12 -12Z', {
        color: look.part('button', '#b4522a'),
        depth: 8,
      }),
    ),
  );
}

export const lamp = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawLamp(look, sheet) }),
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawSide(look, sheet) }),
};
