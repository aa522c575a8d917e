import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look, Plate } from '../appearance.ts';
import { cord, flatShadow, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline } from '../trace.ts';
import { crease, within } from './cloth.ts';
import { buckle } from './pack-parts.ts';

const HIGH = outline(
  '332,110! 450,126 568,110! 576,240 564,400 548,540 560,640 596,740 612,800! 540,822 450,828 360,822 288,800! 304,740 340,640 352,540 336,400 324,240',
);
const LOW = outline(
  '350,380! 450,394 550,380! 552,470 546,560 560,640 600,740 616,800! 540,822 450,828 360,822 284,800! 300,740 340,640 354,560 348,470',
);

const isLow = (look: Look): boolean => look.style['height'] === 'low';

function one(look: Look, sheet: Sheet): string {
  const { color } = look;
  const low = look.part('base', shade(color, 0.55));
  const trim = look.part('trim', '#d9a441');
  const body = isLow(look) ? LOW : HIGH;
  const top = isLow(look) ? 380 : 110;
  return group(
    cord('M318 812C340 880 560 880 582 812', '#2f2d2a', 14),
    flatShadow(sheet, body, 14),
    piece(sheet, body, { color, texture: isLow(look) ? 'knit' : 'ripstop', depth: 34, gloss: 0.35 }),
    within(
      sheet,
      body,
      crease(sheet, line('380,230 370,400 380,520'), color),
      crease(sheet, line('540,300 528,420 530,560'), color),
      piece(sheet, outline('250,610! 340,590 450,600 560,590 660,610! 660,850! 250,850!'), {
        color: low,
        depth: 24,
        gloss: 0.3,
      }),
      stitch(line('300,626 380,606 450,612 520,606 610,626'), light(low, 0.45)),
      piece(sheet, outline(`300,${top - 20}! 600,${top - 20}! 600,${top + 46}! 450,${top + 58} 300,${top + 46}!`), {
        color: shade(color, 0.35),
        depth: 12,
      }),
      isLow(look) ? '' : piece(sheet, `M424 ${top}H476V850H424Z`, { color: shade(color, 0.22), depth: 10 }),
    ),
    isLow(look) ? '' : stitch(`M432 ${top + 70}V810M468 ${top + 70}V810`, light(color, 0.5), { width: 1.8 }),
    isLow(look) ? '' : cord(`M330 ${top + 22}L500 ${top + 30}`, '#2f2d2a', 14) + buckle(sheet, 508, top + 30),
    contourMark([isLow(look) ? 450 : 384, isLow(look) ? 520 : 300], 62, trim),
    seam(line('330,760 450,780 570,760'), low, 3),
    cord('M440 812C440 842 474 842 470 816', '#9b958a', 8),
    el('circle', { cx: 316, cy: 794, r: 10, fill: '#9b958a', stroke: '#221d19', 'stroke-width': 2.6 }),
    el('circle', { cx: 584, cy: 794, r: 10, fill: '#9b958a', stroke: '#221d19', 'stroke-width': 2.6 }),
  );
}

function pair(look: Look, sheet: Sheet): string {
  const gaiter = one(look, sheet);
  const rise = isLow(look) ? -130 : 0;
  return group(
    el('g', { transform: `translate(-186 ${rise - 10}) rotate(-4 450 450)` }, gaiter),
    el('g', { transform: `translate(186 ${rise + 6}) rotate(4 450 450)` }, gaiter),
  );
}

export const gaiters = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: pair(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({
    body: pair(look, sheet),
    viewBox: isLow(look) ? '440 380 360 360' : '430 480 380 380',
  }),
};
