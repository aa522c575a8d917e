import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, piece, seam } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline } from '../trace.ts';
import { cylinder } from './cylinder.ts';

const BRASS = '#b8955a';
const STEEL = '#a9a69b';

/** Burner with its three arms, the bottom of its valve at `y`. */
function burner(look: Look, sheet: Sheet, isLit: boolean): string {
  const arm = (x: number): string =>
    cord(`M450 372L${x} 330L${x + (x - 450) * 0.2} 262`, STEEL, 13) +
    cord(`M${x + (x - 450) * 0.2} 262L${450 + (x - 450) * 0.62} 262`, STEEL, 11);
  const flame = [-62, -34, -8, 20, 46, 68].map((dx, index) =>
    el('path', {
      d: outline(
        `${442 + dx},282! ${436 + dx},254 ${450 + dx * 1.1},${index % 2 ? 212 : 226} ${464 + dx},254 ${458 + dx},282!`,
      ),
      fill: '#6aa6d8',
      'fill-opacity': 0.62,
      stroke: '#3b6ea0',
      'stroke-width': 1.6,
      'stroke-opacity': 0.6,
    }),
  );
  return group(
    arm(376),
    isLit ? group(...flame) : '',
    cylinder(sheet, 'M376 276Q450 292 524 276L512 322Q450 340 388 322Z', STEEL),
    el('ellipse', { cx: 450, cy: 277, rx: 74, ry: 15, fill: '#4b4842', stroke: '#1d1a18', 'stroke-width': 3 }),
    ...Array.from({ length: 12 }, (_, index) =>
      el('circle', {
        cx: 450 + Math.cos(index * 0.524) * 54,
        cy: 277 + Math.sin(index * 0.524) * 9,
        r: 3.6,
        fill: '#1d1a18',
      }),
    ),
    cylinder(sheet, 'M428 322H472V404H428Z', BRASS),
    arm(524),
    cylinder(sheet, 'M412 396H488V446H412Z', BRASS),
    ...[404, 414, 424, 434].map((y) => seam(`M412 ${y}H488`, BRASS, 2)),
    cord('M488 420H566', STEEL, 10),
    cord('M566 396V446', look.part('trim', '#b4522a'), 15),
    cord('M412 424C380 424 372 404 376 380', STEEL, 7),
  );
}

function drawStove(look: Look, sheet: Sheet): string {
  const { color } = look;
  const body = outline(
    '290,560! 304,510 360,482 450,474 540,482 596,510 610,560! 614,640 606,700! 540,724 450,730 360,724 294,700! 286,640',
  );
  return group(
    contactShadow(sheet, { x: 450, y: 722, width: 330, height: 28 }),
    cylinder(sheet, body, color),
    cylinder(sheet, 'M396 440H504V482Q450 496 396 482Z', STEEL),
    seam(line('290,562 360,584 450,590 540,584 610,562'), color, 4),
    contourMark([450, 650], 84, look.part('mark', light(color, 0.8))),
    el('path', { d: line('288,694 360,716 450,722 540,716 612,694'), fill: 'none', stroke: STEEL, 'stroke-width': 10 }),
    burner(look, sheet, true),
  );
}

/** The burner alone, folded, beside its box. */
function packedStove(look: Look, sheet: Sheet): string {
  const { color } = look;
  return group(
    contactShadow(sheet, { x: 590, y: 676, width: 300 }),
    contactShadow(sheet, { x: 286, y: 676, width: 190 }),
    piece(sheet, 'M440 430L460 412H750L768 430V660Q768 676 752 676H456Q440 676 440 660Z', {
      color,
      depth: 24,
      gloss: 0.5,
    }),
    piece(sheet, 'M432 404Q432 388 448 388H760Q776 388 776 404V470H432Z', {
      color: shade(color, 0.2),
      depth: 18,
      gloss: 0.5,
    }),
    piece(sheet, 'M572 452h64v42h-64Z', { color: STEEL, depth: 6, gloss: 0.8 }),
    contourMark([604, 584], 92, look.part('mark', light(color, 0.8))),
    el('g', { transform: 'translate(-164 232)' }, burner(look, sheet, false)),
  );
}

export const stove = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawStove(look, sheet), viewBox: '140 130 660 660' }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawStove(look, sheet), viewBox: '280 190 340 340' }),
  packed: (look: Look, sheet: Sheet): Plate => ({ body: packedStove(look, sheet), viewBox: '130 180 680 680' }),
};

function handles(): string {
  const steel = '#8d8a80';
  return group(
    cord('M634 392C740 372 786 384 806 410C820 430 800 444 780 440C740 430 700 446 634 470', steel, 9),
    cord('M742 386C782 384 806 400 806 414C806 432 784 438 760 434', '#b4522a', 17),
  );
}

function potBody(look: Look, sheet: Sheet, top: number): string {
  const { color } = look;
  const body = outline(
    `236,${top}! 236,560 242,664! 268,694 340,712 436,718 532,712 604,694 630,664! 636,560 636,${top}! 540,${top + 28} 436,${top + 34} 330,${top + 28}`,
  );
  return group(
    cylinder(sheet, body, color),
    ...[1, 2, 3, 4].map((mark) =>
      el('path', { d: `M286 ${692 - mark * 66}l34 5`, stroke: shade(color, 0.7), 'stroke-width': 4 }),
    ),
    contourMark([436, 560], 100, look.part('mark', shade(color, 0.6))),
    el('path', {
      d: line(`236,${top} 330,${top + 28} 436,${top + 34} 540,${top + 28} 636,${top}`),
      fill: 'none',
      stroke: light(color, 0.5),
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
  );
}

function drawPot(look: Look, sheet: Sheet): string {
  const { color } = look;
  return group(
    contactShadow(sheet, { x: 440, y: 706, width: 390, height: 28 }),
    handles(),
    potBody(look, sheet, 352),
    cylinder(
      sheet,
      outline('222,338! 226,312 330,284 436,278 540,284 646,312 650,338! 646,356! 540,384 436,390 330,384 226,356!'),
      shade(color, 0.12),
    ),
    el('path', {
      d: line('228,330 330,304 436,298 540,304 642,330'),
      fill: 'none',
      stroke: light(color, 0.6),
      'stroke-width': 5,
      'stroke-opacity': 0.7,
    }),
    ...[0, 1, 2, 3].map((hole) =>
      el('ellipse', { cx: 300 + hole * 16, cy: 330 - hole * 2, rx: 5, ry: 3.4, fill: '#1d1a18' }),
    ),
    cord('M396 290C396 236 476 236 476 290', '#b4522a', 14),
  );
}

/** Without the lid, a gas canister and the stove inside. */
function openPot(look: Look, sheet: Sheet): string {
  const { color } = look;
  return group(
    contactShadow(sheet, { x: 440, y: 706, width: 390, height: 28 }),
    handles(),
    el('ellipse', { cx: 436, cy: 352, rx: 200, ry: 52, fill: shade(color, 0.6), stroke: '#221d19', 'stroke-width': 3 }),
    el('ellipse', { cx: 436, cy: 366, rx: 178, ry: 42, fill: shade(color, 0.78) }),
    el('path', { d: 'M236 352A200 52 0 0 1 636 352', fill: 'none', stroke: light(color, 0.4), 'stroke-width': 7 }),
    cylinder(sheet, outline('320,300! 340,272 436,262 532,272 552,300! 556,400! 316,400!'), '#5d6b3c'),
    cylinder(sheet, 'M392 228H480V268Q436 278 392 268Z', STEEL),
    potBody(look, sheet, 352),
  );
}

export const pot = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawPot(look, sheet) }),
  open: (look: Look, sheet: Sheet): Plate => ({ body: openPot(look, sheet) }),
};
