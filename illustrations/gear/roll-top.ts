import { zip } from '../apparel/garment.ts';
import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look } from '../appearance.ts';
import { contactShadow, cord, piece, seam, stitch } from '../material.ts';
import { group, type Sheet } from '../svg.ts';
import { line, outline } from '../trace.ts';
import { crease } from './cloth.ts';
import { buckle, partsOf, webbing } from './pack-parts.ts';

/** A day pack closed by rolling its mouth: plain front, one outer pocket, straps to the sides. */
export function rollTop(look: Look, sheet: Sheet): string {
  const { color } = look;
  const { cloth, base, strap, trim } = partsOf(look);
  const body = outline(
    '266,300! 440,316 614,300! 626,460 634,620 620,740 588,786! 440,796 292,786! 260,740 246,620 254,460',
  );
  const side = outline('600,300! 660,330 684,440 690,620 672,744 600,784! 628,700 634,600 622,420');
  const low = outline('248,640! 440,664 634,640! 624,738 590,788! 440,798 290,788! 256,738');
  const pocket = outline('312,448! 440,462 568,448! 574,560 566,668! 440,682 314,668! 306,560');
  const neck = outline('266,310! 282,230 300,190! 440,180 580,190! 598,230 614,310! 440,330');
  const roll = outline('276,196! 268,150 292,118 440,112 588,118 612,150 604,196! 580,214 440,220 300,214');
  return group(
    contactShadow(sheet, { x: 460, y: 790, width: 420 }),
    cord('M404 130C396 76 420 64 440 64C460 64 484 76 476 130', strap, 15),
    piece(sheet, side, { ...cloth, color: shade(color, 0.3), depth: 20 }),
    piece(sheet, outline('612,600! 692,584! 690,680 668,744 600,784! 626,700'), {
      color: base,
      texture: 'mesh',
      depth: 18,
    }),
    piece(sheet, body, cloth),
    piece(sheet, neck, { ...cloth, color: shade(color, 0.1), depth: 26 }),
    crease(sheet, line('330,220 326,280 340,330'), color),
    crease(sheet, line('540,220 548,280 530,330'), color),
    piece(sheet, low, { color: base, texture: 'canvas', depth: 18 }),
    piece(sheet, pocket, { color: shade(color, 0.16), texture: 'twill', depth: 22 }),
    zip([330, 470], [550, 470], { tape: strap, pull: 0.94 }),
    piece(sheet, roll, { ...cloth, color: shade(color, 0.14), depth: 24, gloss: 0.5 }),
    seam(line('284,152 440,146 596,152'), shade(color, 0.2), 3),
    stitch(line('290,132 440,126 590,132'), light(color, 0.45)),
    webbing([440, 118], [440, 430], strap),
    buckle(sheet, 440, 300),
    cord('M276 160C240 176 240 330 262 420', strap, 14),
    cord('M604 160C642 176 644 330 620 420', strap, 14),
    buckle(sheet, 252, 330),
    buckle(sheet, 632, 330),
    contourMark([440, 576], 78, trim),
  );
}
