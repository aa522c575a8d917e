import { contourMark } from '../brand-mark.ts';
import { shade } from '../color.ts';
import { drawLandscape } from '../land/landscape.ts';
import { lettering, letteringWidth } from '../lettering.ts';
import type { Look, Plate } from '../appearance.ts';
import { flatShadow } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';

const CARD = 'M96 262Q96 238 120 238H780Q804 238 804 262V638Q804 662 780 662H120Q96 662 96 638Z';

function drawCard(look: Look, sheet: Sheet): string {
  const view = drawLandscape(sheet, {
    seed: 'card',
    palette: 'autumnDawn',
    sun: [1300, 330],
    terrain: 'alpine',
    path: 980,
    frame: ['left'],
  });
  return el(
    'g',
    { transform: 'rotate(-7 450 450)' },
    flatShadow(sheet, CARD, 18),
    el('path', { d: CARD, fill: look.color }),
    el('g', { 'clip-path': sheet.clip(CARD) }, el('g', { transform: 'translate(60 228) scale(0.41)' }, view)),
    el('path', { d: CARD, fill: 'none', stroke: shade(look.color, 0.6), 'stroke-width': 3 }),
    contourMark([170, 318], 62, '#fbf7ec'),
    lettering('MARROW RIDGE', { x: 228, y: 294, height: 40, color: '#fbf7ec' }),
  );
}

function drawSticker(look: Look, sheet: Sheet): string {
  const ring = 'M450 130A320 320 0 1 1 449.9 130Z';
  const inner = 'M450 176A274 274 0 1 1 449.9 176Z';
  const view = drawLandscape(sheet, { seed: 'sticker', palette: 'springEvening', sun: [960, 330], terrain: 'alpine' });
  const word = 'RIDGE';
  return el(
    'g',
    { transform: 'rotate(5 450 450)' },
    flatShadow(sheet, ring, 12),
    el('path', { d: ring, fill: look.color, stroke: shade(look.color, 0.3), 'stroke-width': 3 }),
    el(
      'g',
      { 'clip-path': sheet.clip(inner) },
      el('g', { transform: 'translate(-90 140) scale(0.56)' }, view),
      el('rect', { x: 150, y: 590, width: 600, height: 160, fill: look.part('trim', '#b4522a') }),
    ),
    el('path', { d: inner, fill: 'none', stroke: look.part('trim', '#b4522a'), 'stroke-width': 10 }),
    contourMark([450, 420], 170, '#fbf7ec'),
    lettering(word, { x: 450 - (letteringWidth(word) * 44) / 160, y: 616, height: 44, color: '#fbf7ec' }),
  );
}

export const card = { front: (look: Look, sheet: Sheet): Plate => ({ body: drawCard(look, sheet) }) };
export const sticker = { front: (look: Look, sheet: Sheet): Plate => ({ body: group(drawSticker(look, sheet)) }) };
