import { zip } from '../apparel/garment.ts';
import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline } from '../trace.ts';
import { crease } from './cloth.ts';
import { partsOf } from './pack-parts.ts';

function belt(sheet: Sheet, strap: string): string {
  return group(
    cord('M180 440C60 380 60 250 240 214C380 188 540 190 660 214C840 250 840 380 720 440', strap, 30),
    stitch('M176 436C64 378 66 256 240 220C380 194 540 196 660 220C834 256 836 378 724 436', light(strap, 0.4), {
      width: 1.8,
    }),
    piece(sheet, 'M404 176h92l8 20l-8 22h-92l-8 -22Z', { color: '#2c2926', depth: 10, gloss: 0.7 }),
    el('path', { d: 'M450 178v38', stroke: '#6d6962', 'stroke-width': 4 }),
  );
}

const WINGS = [
  '206,420! 150,400 120,440 130,500 200,600! 260,560',
  '694,420! 750,400 780,440 770,500 700,600! 640,560',
];

function drawFront(look: Look, sheet: Sheet): string {
  const { color } = look;
  const { base, strap, trim } = partsOf(look);
  const body = outline(
    '196,420! 210,376 300,354 450,348 600,354 690,376 704,420! 716,520 690,620 620,672! 450,688 280,672! 210,620 184,520',
  );
  const pocket = outline('238,512! 450,530 662,512! 664,580 636,640 600,660! 450,672 300,660! 264,640 236,580');
  return group(
    contactShadow(sheet, { x: 450, y: 680, width: 440, height: 28 }),
    belt(sheet, strap),
    ...WINGS.map((wing) => piece(sheet, outline(wing), { color: base, texture: 'mesh', depth: 14 })),
    piece(sheet, body, { color, texture: 'ripstop', depth: 36, gloss: 0.35 }),
    crease(sheet, line('250,400 236,470 250,520'), color),
    crease(sheet, line('650,400 664,470 650,520'), color),
    zip([240, 414], [660, 414], { tape: strap, pull: 0.93 }),
    piece(sheet, pocket, { color: shade(color, 0.2), texture: 'twill', depth: 22 }),
    zip([270, 546], [630, 546], { tape: strap, pull: 0.06 }),
    contourMark([450, 478], 54, trim),
    cord('M300 668C300 710 340 716 350 674', strap, 10),
    cord('M600 668C600 710 560 716 550 674', strap, 10),
    stitch(line('220,392 300,372 450,366 600,372 680,392'), light(color, 0.5)),
  );
}

function drawBack(look: Look, sheet: Sheet): string {
  const { color } = look;
  const { base, strap } = partsOf(look);
  const body = outline(
    '196,420! 210,376 300,354 450,348 600,354 690,376 704,420! 716,520 690,620 620,672! 450,688 280,672! 210,620 184,520',
  );
  const pad = (text: string): string =>
    piece(sheet, outline(text), { color: base, texture: 'mesh', depth: 20, gloss: 0.2 });
  return group(
    contactShadow(sheet, { x: 450, y: 680, width: 440, height: 28 }),
    ...WINGS.map((wing) => piece(sheet, outline(wing), { color: base, texture: 'mesh', depth: 14 })),
    piece(sheet, body, { color: shade(color, 0.15), texture: 'ripstop', depth: 30 }),
    pad('240,420! 330,396 426,392! 430,500 424,630! 330,630 262,600! 232,520'),
    pad('660,420! 570,396 474,392! 470,500 476,630! 570,630 638,600! 668,520'),
    seam(line('450,360 450,676'), color, 4),
    cord('M160 470C60 520 70 640 200 716C320 770 420 776 440 776', strap, 30),
    cord('M740 470C840 520 830 640 700 716C600 762 520 776 470 776', strap, 30),
    piece(sheet, 'M420 752h74l8 24l-8 24h-74l-8 -24Z', { color: '#2c2926', depth: 10, gloss: 0.7 }),
  );
}

export const waistPack = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBack(look, sheet) }),
};
