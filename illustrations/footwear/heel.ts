import { contourMark } from '../brand-mark.ts';
import { ink, light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import { within } from '../gear/cloth.ts';
import type { Look } from '../appearance.ts';
import { contactShadow, cord, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import type { Texture } from '../texture.ts';
import { line, outline, points } from '../trace.ts';
import { lugs } from './lugs.ts';

export interface HeelView {
  /** Height of the collar's edge, as y: 200 for a tall boot, 430 for a shoe. */
  readonly top: number;
  readonly texture: Texture | undefined;
  readonly sole: string;
  readonly midsole: string;
  readonly collar: string;
  readonly counter: string;
  readonly lining: string;
  /** Pixels the midsole flares out on either side. */
  readonly flare: number;
  readonly gore?: string;
}

const FLOOR = 720;

/** The pair from behind. */
export function drawPairFromBehind(look: Look, sheet: Sheet, view: HeelView): string {
  const shoe = one(look, sheet, view);
  return group(
    el('g', { transform: 'translate(252 -60) scale(-1.12 1.12) translate(-450 0)' }, shoe),
    el('g', { transform: 'translate(648 -60) scale(1.12) translate(-450 0)' }, shoe),
  );
}

/** Both sides from the left half's points, top to bottom. */
function both(left: readonly Point[]): string {
  return curve([...left, ...mirror(left, 450)], true);
}

function one({ color }: Look, sheet: Sheet, view: HeelView): string {
  const { top } = view;
  const [waist, low] = [top + (600 - top) * 0.36, top + (600 - top) * 0.72];
  const upper = both(points(`352,${top}! 362,${top + 40} 366,${waist} 348,${low} 324,594 318,640!`));
  const band = `M300 ${top - 20}H600V${top + 58}Q450 ${top + 74} 300 ${top + 58}Z`;
  return group(
    contactShadow(sheet, { x: 450, y: FLOOR + 22, width: 300, height: 24 }),
    piece(sheet, outline(`354,${top}! 390,${top - 34} 450,${top - 44} 510,${top - 34} 546,${top}! 450,${top + 14}`), {
      color: shade(view.lining, 0.5),
      depth: 14,
      gloss: 0,
    }),
    piece(sheet, upper, { color, texture: view.texture, depth: 46, gloss: 0.4 }),
    within(
      sheet,
      upper,
      view.gore ? gores(sheet, view.gore, top) : '',
      piece(sheet, outline('260,640! 290,566 380,520 450,512 520,520 610,566 640,640! 640,700! 260,700!'), {
        color: view.counter,
        depth: 26,
        gloss: 0.4,
      }),
      stitch(line('300,576 380,532 450,524 520,532 600,576'), light(view.counter, 0.5)),
      view.gore ? '' : piece(sheet, band, { color: view.collar, texture: 'twill', depth: 18 }),
    ),
    el('path', { d: upper, fill: 'none', stroke: ink(color), 'stroke-width': 2.6 }),
    backstay(sheet, view),
    contourMark([450, 596], 54, light(view.counter, 0.7)),
    soleFromBehind(sheet, view),
  );
}

function gores(sheet: Sheet, color: string, top: number): string {
  const left = `300,${top - 10}! 376,${top - 10}! 386,${top + 120} 360,${top + 220} 320,${top + 230}!`;
  const right = `600,${top - 10}! 524,${top - 10}! 514,${top + 120} 540,${top + 220} 580,${top + 230}!`;
  return (
    piece(sheet, outline(left), { color, texture: 'rib', depth: 10 }) +
    piece(sheet, outline(right), { color, texture: 'rib', depth: 10 })
  );
}

function backstay(sheet: Sheet, { top, counter, collar }: HeelView): string {
  return group(
    piece(
      sheet,
      outline(`432,${top + 6}! 468,${top + 6}! 472,${(top + 520) / 2} 480,522! 420,522! 428,${(top + 520) / 2}`),
      { color: counter, depth: 8 },
    ),
    seam(`M450 ${top + 70}V520`, counter, 2.4),
    cord(
      `M432 ${top + 62}C428 ${top - 10} 430 ${top - 46} 450 ${top - 46}C470 ${top - 46} 472 ${top - 10} 468 ${top + 62}`,
      collar,
      17,
    ),
  );
}

function soleFromBehind(sheet: Sheet, { sole, midsole, flare }: HeelView): string {
  const out = flare;
  return group(
    lugs(points(`${318 - out},698 450,704 ${582 + out},698`), { color: sole, spacing: 56, width: 46, height: 30 }),
    piece(sheet, both(points(`450,672 ${330 - out},668 ${308 - out},680 ${312 - out},704 ${336 - out},712 450,714`)), {
      color: sole,
      depth: 12,
      gloss: 0.3,
    }),
    piece(sheet, both(points(`450,622 330,612 ${312 - out * 0.4},630 ${302 - out},664 ${320 - out},682 450,688`)), {
      color: midsole,
      depth: 20,
      gloss: 0.45,
    }),
    el('path', {
      d: line(`${320 - out},660 450,668 ${580 + out},660`),
      fill: 'none',
      stroke: shade(midsole, 0.35),
      'stroke-width': 3,
    }),
  );
}
