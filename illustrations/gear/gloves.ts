import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look, Plate } from '../appearance.ts';
import { cord, flatShadow, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline } from '../trace.ts';
import { within } from './cloth.ts';

/** A right hand from the back in the middle of the square, the fingers up; the thumb is on the left. */
const GLOVE = outline(
  '344,730! 338,610 330,540 300,500 254,444 212,390 200,356 222,334 254,346 300,400 334,430 342,390 338,300 334,210 346,176 368,170 388,186 394,280 398,340 400,270 400,160 412,124 434,116 458,128 464,166 462,280 464,340 470,280 478,180 490,148 512,140 532,156 534,190 528,290 524,360 534,320 548,250 564,224 586,224 598,246 594,290 578,400 572,510 562,610 558,730!',
);
const MITTEN = outline(
  '338,730! 332,610 322,540 290,500 244,454 204,400 194,356 220,332 254,348 300,396 328,416 332,340 338,250 362,178 410,130 470,122 528,152 566,220 580,320 584,430 574,540 564,630 562,730!',
);
const CUFF = outline('324,626! 450,642 576,626! 586,680 592,760! 450,780 308,760! 314,680');

const isMitten = (look: Look): boolean => look.style['cut'] === 'mitten';
const isLong = (look: Look): boolean => look.style['cuff'] === 'gauntlet';

function fingers(color: string): string {
  return ['394,180 396,280 398,350 404,400', '464,160 463,280 464,350 462,410', '530,190 526,300 522,370 514,420']
    .map((text) => seam(line(text), color, 2.4))
    .join('');
}

function oneHand(look: Look, sheet: Sheet, side: 'back' | 'palm'): string {
  const { color } = look;
  const palm = look.part('palm', shade(color, 0.45));
  const cuff = look.part('cuff', shade(color, 0.5));
  const shape = isMitten(look) ? MITTEN : GLOVE;
  const texture = look.style['cloth'] === 'wool' ? 'knit' : 'twill';
  return group(
    flatShadow(sheet, shape, 14),
    piece(sheet, shape, { color, texture, textureScale: texture === 'knit' ? 1.5 : 1, depth: 30, gloss: 0.35 }),
    isMitten(look) ? '' : fingers(color),
    side === 'palm' ? palmPatch(look, sheet, palm) : backPanel(look, sheet),
    isLong(look)
      ? flatShadow(sheet, CUFF, 6) + piece(sheet, CUFF, { color: cuff, texture: 'ripstop', depth: 24 })
      : piece(sheet, outline('334,620! 450,634 566,620! 562,736! 450,748 340,736!'), {
          color: cuff,
          texture: 'rib',
          depth: 16,
        }),
    isLong(look)
      ? cord('M314 730C390 752 510 752 588 730', '#2f2d2a', 7) +
          el('rect', { x: 546, y: 722, width: 28, height: 26, rx: 6, fill: '#2c2926' })
      : '',
    cord('M446 746C426 786 476 786 456 746', '#2f2d2a', 7),
  );
}

function palmPatch(look: Look, sheet: Sheet, color: string): string {
  const shape = isMitten(look) ? MITTEN : GLOVE;
  const patch = outline(
    '334,580! 326,510 260,440 214,380 204,340 250,330 300,370 338,410 332,330 340,300! 450,318 580,280! 584,430 570,580! 450,594',
  );
  const tips = isMitten(look)
    ? ''
    : piece(sheet, outline('320,100! 610,100! 610,234! 450,204 320,234!'), { color, texture: 'grain', depth: 14 });
  return (
    within(sheet, shape, piece(sheet, patch, { color, texture: 'grain', depth: 22 }), tips) +
    stitch(line('342,572 450,584 562,570'), light(color, 0.5)) +
    seam(line('346,450 390,500 410,570'), color, 3)
  );
}

function backPanel(look: Look, sheet: Sheet): string {
  const trim = look.part('trim', light(look.color, 0.6));
  if (look.style['cloth'] === 'wool') return contourMark([454, 540], 64, trim);
  const shape = isMitten(look) ? MITTEN : GLOVE;
  const knuckle = outline('338,406! 390,376 460,370 530,382 580,412! 576,470 550,486 450,470 354,484 338,460');
  return group(
    within(sheet, shape, piece(sheet, knuckle, { color: shade(look.color, 0.3), texture: 'grain', depth: 16 })),
    stitch(line('350,474 450,460 554,476'), light(look.color, 0.5)),
    contourMark([454, 554], 66, trim),
  );
}

function pair(look: Look, sheet: Sheet, side: 'back' | 'palm'): string {
  const hand = oneHand(look, sheet, side);
  return group(
    el('g', { transform: 'translate(240 470) scale(-0.88 0.88) rotate(8) translate(-450 -450)' }, hand),
    el('g', { transform: 'translate(660 476) scale(0.88) rotate(8) translate(-450 -450)' }, hand),
  );
}

export const gloves = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: pair(look, sheet, 'back') }),
  palm: (look: Look, sheet: Sheet): Plate => ({ body: pair(look, sheet, 'palm') }),
};
