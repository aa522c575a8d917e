import { zip } from '../apparel/garment.ts';
import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, flatShadow, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline } from '../trace.ts';
import { crease, turned } from './cloth.ts';
import { lyingCylinder } from './cylinder.ts';
import { buckle, partsOf, webbing } from './pack-parts.ts';

function drawDuffel(look: Look, sheet: Sheet): string {
  const { color } = look;
  const { base, strap, trim } = partsOf(look);
  const body = outline(
    '96,420! 108,372 150,346! 400,336 690,344! 720,400 732,520 722,650 696,700! 400,708 150,700! 104,668 92,560',
  );
  const low = outline('92,586! 400,610 730,586! 722,654 696,702! 400,710 150,702! 104,668!');
  const end = outline('690,344! 760,352 808,420 820,530 806,630 764,692 696,702! 724,640 736,520 722,410');
  return group(
    contactShadow(sheet, { x: 460, y: 706, width: 720 }),
    cord('M236 356C250 236 330 216 410 216C490 216 566 236 580 352', shade(strap, 0.25), 20),
    piece(sheet, end, { color: shade(color, 0.3), depth: 22, texture: 'twill' }),
    cord('M762 440C790 446 796 600 766 606', strap, 17),
    lyingCylinder(sheet, body, color),
    crease(sheet, line('150,380 190,470 170,580'), color),
    crease(sheet, line('660,380 640,470 670,570'), color),
    piece(sheet, low, { color: base, depth: 18, texture: 'canvas' }),
    stitch(line('98,598 400,622 726,598'), light(base, 0.4)),
    zip([150, 392], [690, 388], { tape: strap, pull: 0.93 }),
    ...[250, 566].map((x) => webbing([x, 360], [x, 700], strap)),
    ...Array.from({ length: 5 }, (_, index) =>
      el('path', { d: `M${x5(index)} 520h34`, stroke: trim, 'stroke-width': 7, 'stroke-linecap': 'round' }),
    ),
    cord('M250 366C262 268 336 248 410 248C484 248 556 268 566 364', strap, 22),
    piece(sheet, outline('360,230! 460,230! 468,270! 352,270!'), { color: base, depth: 8, texture: 'twill' }),
    stitch('M366 238H454M360 262H460', light(base, 0.5), { width: 1.8 }),
    buckle(sheet, 250, 470),
    buckle(sheet, 566, 470),
    contourMark([408, 474], 92, trim),
    seam(line('690,346 722,410 736,520 724,640 696,700'), color, 4),
  );
}

const x5 = (index: number): number => 300 + index * 46;

/** From above: the lid's long zip, haul handles at both ends and the shoulder straps. */
function fromAbove(look: Look, sheet: Sheet): string {
  const { color } = look;
  const { base, strap, trim } = partsOf(look);
  const body = outline(
    '210,300! 250,276 450,268 650,276 690,300! 720,360 724,450 720,540 690,600! 650,624 450,632 250,624 210,600! 180,540 176,450 180,360',
  );
  const lid = 'M250 330H652Q676 330 676 354V546Q676 570 652 570H250';
  return turned(
    -12,
    flatShadow(sheet, body, 22),
    cord('M184 400C130 404 130 496 184 500', strap, 20),
    cord('M716 400C770 404 770 496 716 500', strap, 20),
    piece(sheet, body, { color, depth: 46, gloss: 0.5, texture: 'ripstop' }),
    crease(sheet, line('240,300 230,450 240,600'), color),
    el('path', { d: lid, fill: 'none', stroke: shade(strap, 0.5), 'stroke-width': 16, 'stroke-linecap': 'round' }),
    el('path', { d: lid, fill: 'none', stroke: strap, 'stroke-width': 11, 'stroke-linecap': 'round' }),
    el('path', { d: lid, fill: 'none', stroke: '#8d867a', 'stroke-width': 3.4, 'stroke-dasharray': '4 4' }),
    piece(sheet, 'M252 318h14v26h-14ZM252 558h14v26h-14Z', { color: '#9a958a', depth: 4 }),
    ...[340, 560].map(
      (x) =>
        cord(`M${x} 296C${x - 26} 380 ${x - 26} 520 ${x} 604`, base, 40) +
        stitch(`M${x - 2} 306C${x - 26} 390 ${x - 26} 510 ${x - 2} 596`, light(base, 0.45)),
    ),
    ...[340, 560].map((x) => buckle(sheet, x - 19, 404)),
    contourMark([448, 450], 110, trim),
  );
}

export const duffel = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawDuffel(look, sheet) }),
  top: (look: Look, sheet: Sheet): Plate => ({ body: fromAbove(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawDuffel(look, sheet), viewBox: '170 250 350 350' }),
};
