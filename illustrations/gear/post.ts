import { contourMark } from '../brand-mark.ts';
import { shade } from '../color.ts';
import { drawLandscape } from '../land/landscape.ts';
import { lettering } from '../lettering.ts';
import type { Look, Plate } from '../appearance.ts';
import { flatShadow, piece } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { turned, within } from './cloth.ts';

const PAPER = '#f6f0e0';
const SHEET = 'M110 240H790V680H110Z';
const INK = '#6d6457';

function picture(sheet: Sheet, seed: string, palette: 'autumnDawn' | 'winterBlue'): string {
  return drawLandscape(sheet, { seed, palette, sun: [1180, 330], terrain: 'alpine', path: 900, frame: ['left'] });
}

function postcardFront(look: Look, sheet: Sheet): string {
  return turned(
    -5,
    flatShadow(sheet, SHEET, 12),
    el('path', { d: SHEET, fill: PAPER, stroke: shade(PAPER, 0.35), 'stroke-width': 2 }),
    within(
      sheet,
      'M136 266H764V654H136Z',
      el('g', { transform: 'translate(80 250) scale(0.4)' }, picture(sheet, 'postcard', 'winterBlue')),
    ),
    el('path', { d: 'M136 266H764V654H136Z', fill: 'none', stroke: look.color, 'stroke-width': 4 }),
    contourMark([700, 330], 74, PAPER),
    lettering('RIDGE', { x: 160, y: 604, height: 30, color: PAPER }),
  );
}

function rule(x: number, y: number, width: number): string {
  return el('path', { d: `M${x} ${y}h${width}`, stroke: INK, 'stroke-width': 2.6, 'stroke-opacity': 0.7 });
}

function postcardBack(look: Look, sheet: Sheet): string {
  return turned(
    4,
    flatShadow(sheet, SHEET, 12),
    el('path', { d: SHEET, fill: PAPER, stroke: shade(PAPER, 0.35), 'stroke-width': 2 }),
    el('path', { d: 'M450 276V644', stroke: INK, 'stroke-width': 2.6 }),
    ...[0, 1, 2, 3].map((row) => rule(490, 480 + row * 44, 262)),
    el('rect', {
      x: 664,
      y: 272,
      width: 92,
      height: 112,
      fill: 'none',
      stroke: look.color,
      'stroke-width': 4,
      'stroke-dasharray': '7 6',
    }),
    contourMark([710, 332], 60, look.color),
    contourMark([172, 614], 44, look.color),
    ...[0, 1, 2, 3, 4, 5].map((row) => rule(150, 310 + row * 44, row === 5 ? 150 : 262)),
  );
}

export const postcard = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: postcardFront(look, sheet) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: postcardBack(look, sheet) }),
};

const ENVELOPE = 'M150 330H750V740H150Z';

/** A card in an envelope: the flap is open and the card stands half out. */
function voucherOpen(look: Look, sheet: Sheet): string {
  const kraft = look.part('envelope', '#c7a77a');
  const card = 'M190 150H710V600H190Z';
  return turned(
    -4,
    flatShadow(sheet, `${ENVELOPE}M150 330L450 120L750 330Z`, 18),
    piece(sheet, 'M150 330L430 132Q450 118 470 132L750 330Z', {
      color: shade(kraft, 0.25),
      depth: 10,
      texture: 'grain',
    }),
    piece(sheet, 'M150 330H750V520H150Z', { color: shade(kraft, 0.45), depth: 8 }),
    flatShadow(sheet, card, 6),
    el('path', { d: card, fill: look.color }),
    within(
      sheet,
      'M190 236H710V600H190Z',
      el('g', { transform: 'translate(120 200) scale(0.4)' }, picture(sheet, 'voucher', 'autumnDawn')),
    ),
    el('path', { d: card, fill: 'none', stroke: shade(look.color, 0.6), 'stroke-width': 2.6 }),
    contourMark([230, 194], 46, '#fbf7ec'),
    lettering('MARROW RIDGE', { x: 276, y: 178, height: 30, color: '#fbf7ec' }),
    piece(sheet, 'M150 330L450 560L750 330V740H150Z', { color: kraft, depth: 18, texture: 'grain' }),
    el('path', { d: 'M150 740L420 536M750 740L480 536', stroke: shade(kraft, 0.4), 'stroke-width': 2.6, fill: 'none' }),
    piece(sheet, 'M450 596A44 44 0 1 1 449.9 596Z', {
      color: look.part('seal', '#b4522a'),
      depth: 12,
      gloss: 0.6,
      line: 2,
    }),
    contourMark([450, 640], 40, '#fbf7ec'),
  );
}

function voucherClosed(look: Look, sheet: Sheet): string {
  const kraft = look.part('envelope', '#c7a77a');
  return turned(
    6,
    flatShadow(sheet, ENVELOPE, 16),
    piece(sheet, ENVELOPE, { color: kraft, depth: 16, texture: 'grain' }),
    group(...[0, 1, 2].map((row) => rule(400, 560 + row * 46, 250))),
    el('rect', {
      x: 632,
      y: 366,
      width: 84,
      height: 100,
      fill: look.color,
      stroke: shade(kraft, 0.6),
      'stroke-width': 2.4,
    }),
    contourMark([674, 420], 50, '#fbf7ec'),
    contourMark([206, 386], 44, shade(kraft, 0.6)),
    lettering('MARROW RIDGE', { x: 250, y: 372, height: 26, color: shade(kraft, 0.6) }),
  );
}

export const voucher = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: voucherOpen(look, sheet) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: voucherClosed(look, sheet) }),
};
