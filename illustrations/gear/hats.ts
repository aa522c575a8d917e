import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, flatShadow, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline } from '../trace.ts';
import { crease, turned, within } from './cloth.ts';

function drawSunHat(look: Look, sheet: Sheet): string {
  const { color } = look;
  const cloth = { color, texture: 'twill', depth: 34, gloss: 0.3 } as const;
  const brimBack = outline('96,560! 180,500 320,478 450,474 580,478 720,500 804,560! 640,540 450,532 260,540');
  const brim = outline(
    '96,560! 200,536 330,548 450,552 570,548 700,536 804,560! 826,596 770,640 640,676 450,690 260,676 130,640 74,596',
  );
  const crown = outline(
    '262,556! 272,440 300,340 340,290 450,270 560,290 600,340 628,440 638,556! 560,586 450,594 340,586',
  );
  return group(
    contactShadow(sheet, { x: 450, y: 684, width: 660 }),
    cord('M214 620C230 760 380 812 420 840', look.part('cord', '#33302c'), 8),
    cord('M686 620C670 760 500 812 424 840', look.part('cord', '#33302c'), 8),
    el('rect', {
      x: 404,
      y: 812,
      width: 38,
      height: 46,
      rx: 12,
      fill: '#2c2926',
      stroke: '#171513',
      'stroke-width': 3,
    }),
    piece(sheet, brimBack, { ...cloth, color: shade(color, 0.45), depth: 14 }),
    piece(sheet, crown, cloth),
    seam(line('450,272 446,380 450,590'), color, 2.4),
    seam(line('338,292 318,400 314,570'), color, 2.4),
    seam(line('562,292 582,400 586,570'), color, 2.4),
    ...[360, 394, 506, 540].map((x) =>
      el('circle', { cx: x, cy: 392, r: 8, fill: shade(color, 0.7), stroke: light(color, 0.4), 'stroke-width': 3 }),
    ),
    piece(sheet, outline('260,520! 340,548 450,556 560,548 640,520! 640,566! 560,594 450,602 340,594 260,566!'), {
      color: look.part('band', shade(color, 0.4)),
      texture: 'twill',
      depth: 10,
    }),
    piece(sheet, brim, cloth),
    ...[0, 1, 2, 3].map((row) =>
      stitch(
        line(
          `${118 + row * 26},${588 - row * 2} 260,${654 - row * 17} 450,${668 - row * 18} 640,${654 - row * 17} ${782 - row * 26},${588 - row * 2}`,
        ),
        light(color, 0.4),
        { width: 1.8 },
      ),
    ),
    contourMark([450, 452], 62, look.part('trim', '#b4522a')),
  );
}

function sunHatTop(look: Look, sheet: Sheet): string {
  const { color } = look;
  const ring = (radius: number): string =>
    `M450 ${450 - radius}A${radius} ${radius * 0.92} 0 1 1 449.9 ${450 - radius}Z`;
  const brim = outline(
    '450,80 620,110 760,220 820,400 800,580 700,730 540,810 380,812 220,740 110,590 84,410 140,230 280,112',
  );
  const crown = outline(
    '450,226 556,246 640,330 668,444 640,570 560,654 450,680 340,654 258,570 232,446 262,330 344,246',
  );
  const top = outline(
    '450,300 530,316 586,376 604,448 584,524 528,580 450,596 372,580 316,524 296,448 314,376 370,316',
  );
  return group(
    flatShadow(sheet, brim, 20),
    piece(sheet, brim, { color, texture: 'twill', depth: 30, gloss: 0.3 }),
    ...[345, 318, 291, 264].map((radius) =>
      el('path', {
        d: ring(radius),
        fill: 'none',
        stroke: light(color, 0.4),
        'stroke-width': 2,
        'stroke-dasharray': '8 5',
      }),
    ),
    piece(sheet, crown, { color: shade(color, 0.12), texture: 'twill', depth: 40 }),
    piece(sheet, top, { color, texture: 'twill', depth: 20, gloss: 0.4 }),
    seam('M450 300V596', color, 2.4),
    ...[0, 90, 180, 270].map((angle) =>
      el('g', { transform: `rotate(${angle + 45} 450 450)` }, seam('M450 302V228', color, 2.4)),
    ),
    contourMark([450, 762], 54, look.part('trim', '#b4522a')),
  );
}

export const sunHat = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawSunHat(look, sheet) }),
  top: (look: Look, sheet: Sheet): Plate => ({ body: sunHatTop(look, sheet) }),
};

const TUBE = outline(
  '286,120! 370,140 450,144 530,140 614,120! 622,240 606,360 596,470 606,600 622,690 620,786! 530,812 450,816 370,812 280,786! 278,690 294,600 304,470 294,360 278,240',
);

function drawTube(look: Look, sheet: Sheet): string {
  const { color } = look;
  const trim = look.part('trim', light(color, 0.55));
  const contours = Array.from({ length: 9 }, (_, row) =>
    el('path', {
      d: line(
        `260,${430 + row * 40} 330,${396 + row * 44} 420,${430 + row * 36} 500,${390 + row * 46} 580,${424 + row * 40} 650,${396 + row * 42}`,
      ),
      fill: 'none',
      stroke: trim,
      'stroke-width': row % 3 ? 2.6 : 5,
      'stroke-opacity': 0.7,
    }),
  );
  return group(
    contactShadow(sheet, { x: 450, y: 806, width: 330, height: 24 }),
    piece(sheet, outline('286,120! 330,96 450,86 570,96 614,120! 530,140 450,144 370,140'), {
      color: shade(color, 0.55),
      texture: 'knit',
      depth: 14,
      gloss: 0,
    }),
    piece(sheet, TUBE, { color, depth: 44, gloss: 0.3 }),
    within(sheet, TUBE, ...contours),
    crease(sheet, line('300,250 400,330 470,300 560,350'), color, 18),
    crease(sheet, line('590,420 500,470 400,440 310,490'), color, 18),
    crease(sheet, line('310,620 420,590 520,640 600,610'), color, 18),
    stitch(line('288,138 370,158 450,162 530,158 612,138'), light(color, 0.5)),
    stitch(line('284,768 370,794 450,798 530,794 616,768'), light(color, 0.5)),
    contourMark([450, 250], 76, trim),
  );
}

function flatTube(look: Look, sheet: Sheet): string {
  const { color } = look;
  const trim = look.part('trim', light(color, 0.55));
  const body = outline('190,250! 450,244 710,250! 714,450 710,650! 450,656 190,650! 186,450');
  const rows = Array.from({ length: 7 }, (_, row) =>
    el('path', {
      d: line(
        `170,${400 + row * 38} 280,${366 + row * 44} 380,${404 + row * 36} 500,${360 + row * 46} 620,${400 + row * 40} 730,${370 + row * 42}`,
      ),
      fill: 'none',
      stroke: trim,
      'stroke-width': row % 3 ? 3 : 6,
      'stroke-opacity': 0.7,
    }),
  );
  return turned(
    -8,
    flatShadow(sheet, body, 12),
    piece(sheet, body, { color, texture: 'knit', textureScale: 0.8, depth: 14, gloss: 0.25 }),
    within(sheet, body, ...rows),
    stitch('M200 268H700M200 634H700', light(color, 0.5)),
    contourMark([300, 320], 70, trim),
    piece(sheet, 'M690 300h34v58h-34Z', { color: '#efe6d0', depth: 4 }),
  );
}

export const neckTube = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawTube(look, sheet) }),
  flat: (look: Look, sheet: Sheet): Plate => ({ body: flatTube(look, sheet) }),
};
