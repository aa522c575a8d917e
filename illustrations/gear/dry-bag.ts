import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, flatShadow, piece, seam } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline } from '../trace.ts';
import { crease, turned, within } from './cloth.ts';
import { cylinder } from './cylinder.ts';
import { buckle } from './pack-parts.ts';

function drawDryBag(look: Look, sheet: Sheet): string {
  const { color } = look;
  const strap = look.part('strap', '#33302c');
  const body = outline(
    '310,214! 292,320 282,480 286,640 304,770! 370,800 450,808 530,800 596,770! 614,640 618,480 608,320 590,214! 520,230 450,234 380,230',
  );
  const neck = outline('322,150! 330,132 450,126 570,132 578,150! 590,214 600,256! 450,274 300,256! 310,214');
  const rolled = outline('306,150! 300,112 316,88 450,82 584,88 600,112 594,150! 580,166 450,172 320,166');
  return group(
    contactShadow(sheet, { x: 450, y: 796, width: 340 }),
    cylinder(sheet, body, color),
    within(
      sheet,
      body,
      piece(sheet, outline('270,676! 450,712 640,676! 640,830! 270,830!'), { color: shade(color, 0.35), depth: 18 }),
    ),
    crease(sheet, line('350,280 372,400 360,520'), color, 16),
    crease(sheet, line('560,270 540,380 556,470'), color, 16),
    cylinder(sheet, neck, shade(color, 0.08)),
    crease(sheet, line('380,170 376,240'), color),
    crease(sheet, line('510,170 520,240'), color),
    piece(sheet, rolled, { color: shade(color, 0.18), depth: 22, gloss: 0.6 }),
    seam(line('312,124 450,116 590,124'), shade(color, 0.2), 3),
    cord('M302 122C262 122 258 160 290 196', strap, 17),
    cord('M598 122C640 122 642 160 610 196', strap, 17),
    cord('M290 196C330 222 400 226 450 226C500 226 570 222 610 196', strap, 17),
    buckle(sheet, 450, 226),
    el('path', { d: 'M300 690C296 730 306 760 316 770', stroke: strap, 'stroke-width': 10, fill: 'none' }),
    cord('M606 620C654 630 650 700 602 706', strap, 13),
    contourMark([444, 470], 132, look.part('trim', light(color, 0.8))),
  );
}

/** Empty and flat, the mouth open. */
function flat(look: Look, sheet: Sheet): string {
  const { color } = look;
  const strap = look.part('strap', '#33302c');
  const body = outline(
    '270,70! 450,64 630,70! 636,300 640,600 632,800! 600,836 450,844 300,836 268,800! 260,600 264,300',
  );
  return turned(
    10,
    flatShadow(sheet, body, 14),
    piece(sheet, body, { color, depth: 18, gloss: 0.5 }),
    within(sheet, body, piece(sheet, 'M240 700H660V860H240Z', { color: shade(color, 0.35), depth: 14 })),
    crease(sheet, line('300,300 420,380 560,340'), color, 18),
    crease(sheet, line('620,520 500,580 360,560'), color, 18),
    piece(sheet, 'M262 62H638V112H262Z', { color: strap, depth: 8, texture: 'twill' }),
    el('path', { d: 'M282 138H618M282 166H618', stroke: light(color, 0.4), 'stroke-width': 3, 'stroke-opacity': 0.7 }),
    piece(sheet, 'M230 70h44v34h-44Z', { color: '#2c2926', depth: 6 }),
    piece(sheet, 'M626 70h44v34h-44Z', { color: '#2c2926', depth: 6 }),
    contourMark([450, 450], 132, look.part('trim', light(color, 0.8))),
  );
}

export const dryBag = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawDryBag(look, sheet) }),
  flat: (look: Look, sheet: Sheet): Plate => ({ body: flat(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawDryBag(look, sheet), viewBox: '270 60 360 360' }),
};
