import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, shift } from '../curve.ts';
import { crease } from '../gear/cloth.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline, points } from '../trace.ts';
import { approachHeel, approachTop } from './angles.ts';
import { bow, lacing } from './laces.ts';
import { lugs } from './lugs.ts';
import { drawSole } from './sole.ts';

const COLLAR = points('112,352! 156,374 216,404 276,408 326,384 352,350!');
const THROAT = points('352,350! 430,394 520,440 610,482 690,512');
const UPPER = curve(
  [
    ...COLLAR.slice(0, -1),
    ...THROAT.slice(0, -1),
    ...points('690,512 750,530 796,566 806,616! 560,630 116,624! 106,560 122,480 120,410'),
  ],
  true,
);
const INSIDE = outline('112,352! 160,336 236,342 316,346 352,350! 326,384 276,408 216,404 156,374');
const TONGUE = outline(
  '324,410! 314,340 320,292 350,276 382,290 402,328 490,376 580,424 660,474 694,506 690,522! 520,470',
);
const RAND = outline(
  '104,604! 116,576 170,584 250,600 360,604 470,598 560,584 640,564 700,534 740,522 794,554 818,598 816,640! 110,640!',
);
const MIDSOLE = outline(
  '98,622! 300,634 560,634 740,624 822,596! 832,622 800,652 700,668 480,672 200,670 108,664 90,644',
);
const BOTTOM = points('96,664 220,670 420,668 600,670 720,662 800,636');
const EYELETS = points('654,520 602,496 550,470 498,444 446,418 396,392 354,370');
const RIDGE = points('676,486 622,456 570,428 518,400 470,372 424,344 388,318');

/** A low shoe for rock: laces to the toe, a rubber rand all round and a flat climbing edge in front. */
function drawApproach(look: Look, sheet: Sheet): string {
  const { color } = look;
  const trim = look.part('trim', shade(color, 0.4));
  const lining = look.part('lining', light(color, 0.35));
  const sole = look.part('sole', '#2b2a28');
  const lace = look.part('lace', '#e0b34a');
  const suede = { color, texture: 'grain', depth: 36, gloss: 0.3 } as const;
  return group(
    contactShadow(sheet, { x: 450, y: 690, width: 700 }),
    piece(sheet, INSIDE, { color: shade(lining, 0.5), depth: 18, gloss: 0 }),
    piece(sheet, TONGUE, { color: shade(color, 0.3), texture: 'canvas', depth: 18 }),
    piece(sheet, UPPER, suede),
    crease(sheet, line('560,560 590,530 640,510'), color, 9),
    piece(sheet, outline('352,350! 430,394 520,440 610,482 690,512! 670,548 600,536 500,500 400,452 340,424 322,396'), {
      color: trim,
      texture: 'grain',
      depth: 14,
    }),
    stitch(curve(shift(points('342,418 402,446 502,494 600,528 664,540'), 0, -8)), light(trim, 0.5)),
    piece(sheet, outline('110,600! 106,556 122,480 116,412 150,430 190,500 250,560 284,600!'), {
      color: trim,
      texture: 'grain',
      depth: 18,
    }),
    seam(line('322,420 300,500 300,590'), color, 2.6),
    ...[0, 1, 2].map((row) =>
      el('path', {
        d: line(
          `${330 + row * 44},${574 - row * 4} ${352 + row * 46},${520 - row * 2} ${372 + row * 50},${470 + row * 22}`,
        ),
        fill: 'none',
        stroke: light(color, 0.3),
        'stroke-width': 7,
        'stroke-linecap': 'round',
        'stroke-opacity': 0.75,
      }),
    ),
    piece(
      sheet,
      outline('112,352! 156,374 216,404 276,408 326,384 352,350! 360,376 326,412 274,434 210,430 150,400 116,380'),
      { color: lining, texture: 'knit', depth: 14 },
    ),
    contourMark([194, 524], 54, light(trim, 0.7), -12),
    lacing({ eyelets: EYELETS, ridge: RIDGE, color: lace, width: 8.5, eyelet: 'ring' }),
    bow([376, 334], lace, 8, 0.74),
    piece(sheet, RAND, { color: sole, depth: 18, gloss: 0.45 }),
    lugs(BOTTOM.slice(0, 5), { color: sole, spacing: 38, width: 34, height: 16, lean: 2 }),
    piece(sheet, MIDSOLE, { color: look.part('midsole', shade(sole, 0.05)), depth: 16, gloss: 0.4 }),
    el('path', {
      d: line('112,644 300,652 560,652 730,644 812,620'),
      fill: 'none',
      stroke: trim,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    cord('M116 416C92 402 92 356 118 350', trim, 11),
  );
}

export const approach = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawApproach(look, sheet) }),
  top: approachTop,
  heel: approachHeel,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(look, sheet, 'boot') }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawApproach(look, sheet), viewBox: '450 330 360 360' }),
};
