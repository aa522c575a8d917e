import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { within } from '../gear/cloth.ts';
import type { Look } from '../appearance.ts';
import { cord, flatShadow, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import type { Texture } from '../texture.ts';
import { line, outline, points } from '../trace.ts';

export interface TopView {
  readonly upper: Texture | undefined;
  readonly sole: string;
  readonly trim: string;
  readonly lining: string;
  readonly lace: string;
  readonly tongue: string;
  /** Width of the padded collar. */
  readonly collar: number;
  /** Cover of the toe: a rubber cap, a band of rubber round it, or stitched leather. */
  readonly toe: 'cap' | 'rand' | 'seam';
  readonly toeColor: string;
  /** How far down the toe the lacing starts, as y. */
  readonly lacesFrom: number;
  /** `laces`, or two straps that fasten to the side. */
  readonly closure: 'laces' | 'straps';
}

/** A right shoe from above, toe up; the inner side is on the left. */
export const FROM_ABOVE: readonly Point[] = points(
  '432,64 500,74 562,132 592,224 588,330 562,430 546,540 550,650 538,750 498,812 450,826 402,812 362,750 350,650 352,540 340,430 318,330 316,230 346,126',
);
const UPPER = curve(FROM_ABOVE, true);
const OPENING = outline('450,470 500,482 526,540 530,640 512,728 450,760 388,728 370,640 374,540 400,482');
const grown = (share: number): string =>
  curve(
    FROM_ABOVE.map(([x, y]): Point => [450 + (x - 450) * share, 450 + (y - 450) * (1 + (share - 1) * 0.5)]),
    true,
  );

/** The pair from above. */
export function drawPairFromAbove(look: Look, sheet: Sheet, view: TopView): string {
  return pairOf(one(look, sheet, view));
}

/** A right shoe and its mirror image, side by side. */
export function pairOf(shoe: string): string {
  return group(
    el('g', { transform: 'translate(618 24) rotate(5 0 450) scale(0.94) translate(-450 0)' }, shoe),
    el('g', { transform: 'translate(282 24) rotate(-5 0 450) scale(-0.94 0.94) translate(-450 0)' }, shoe),
  );
}

function one({ color }: Look, sheet: Sheet, view: TopView): string {
  const rim = grown(1.09);
  return group(
    flatShadow(sheet, rim, 18),
    piece(sheet, rim, { color: view.sole, depth: 14, gloss: 0.4 }),
    piece(sheet, UPPER, { color, texture: view.upper, depth: 46, gloss: 0.4 }),
    within(
      sheet,
      UPPER,
      toe(sheet, view, color),
      piece(sheet, outline('330,700! 450,762 570,700! 580,850! 320,850!'), { color: view.trim, depth: 18 }),
    ),
    piece(sheet, collarRing(view.collar), { color: view.trim, texture: 'twill', depth: 16 }),
    piece(sheet, OPENING, { color: shade(view.lining, 0.42), depth: 30, gloss: 0 }),
    within(
      sheet,
      OPENING,
      piece(sheet, outline('410,560 450,540 490,560 500,650 484,716 450,732 416,716 400,650'), {
        color: shade(view.lining, 0.12),
        depth: 18,
        line: 1.6,
      }),
    ),
    contourMark([450, 690], 36, shade(view.lining, 0.55)),
    cord('M438 802C436 850 464 850 462 802', view.trim, 11),
    throat(sheet, view, color),
  );
}

function collarRing(width: number): string {
  const [cx, cy] = [450, 615];
  const ring = points('450,470 500,482 526,540 530,640 512,728 450,760 388,728 370,640 374,540 400,482');
  const out = ring.map(([x, y]): Point => {
    const length = Math.hypot(x - cx, y - cy);
    return [x + ((x - cx) / length) * width, y + ((y - cy) / length) * width];
  });
  return curve(out, true);
}

function toe(sheet: Sheet, { toe: kind, toeColor }: TopView, color: string): string {
  if (kind === 'cap')
    return piece(sheet, outline('280,40! 620,40! 620,176! 540,148 450,140 370,150 280,186!'), {
      color: toeColor,
      depth: 24,
      gloss: 0.6,
    });
  if (kind === 'rand')
    return group(
      el('path', { d: UPPER, fill: 'none', stroke: '#171513', 'stroke-width': 66 }),
      el('path', { d: UPPER, fill: 'none', stroke: toeColor, 'stroke-width': 60 }),
      piece(sheet, outline('280,40! 620,40! 600,150! 540,116 440,104 370,118 300,170!'), {
        color: toeColor,
        depth: 20,
        gloss: 0.5,
      }),
    );
  return group(
    seam(line('330,226 400,190 460,184 530,194 586,230'), color, 3),
    ...[0, 1, 2].map((row) =>
      el('path', {
        d: line(`${404 + row * 6},${136 - row * 22} 450,${126 - row * 22} ${496 - row * 6},${136 - row * 22}`),
        fill: 'none',
        stroke: shade(color, 0.7),
        'stroke-width': 7,
        'stroke-dasharray': '0 15',
        'stroke-linecap': 'round',
      }),
    ),
  );
}

function throat(sheet: Sheet, view: TopView, color: string): string {
  const from = view.lacesFrom;
  const tongue = outline(
    `420,${from}! 450,${from - 12} 480,${from}! 492,400 500,490 496,536 450,550 404,536 400,490 408,400`,
  );
  if (view.closure === 'straps') return piece(sheet, tongue, { color: view.tongue, depth: 14 }) + straps(sheet, view);
  const facing = (side: 1 | -1): string => {
    const x = (dx: number): number => 450 + dx * side;
    return outline(
      `${x(24)},${from - 16}! ${x(58)},${from} ${x(72)},400 ${x(82)},500! ${x(52)},506! ${x(40)},410 ${x(28)},${from + 8}!`,
    );
  };
  const rows = Math.round((486 - from) / 42);
  const at = (row: number): number => from + 16 + row * 42;
  const crossings = Array.from({ length: rows }, (_, row) => {
    const half = 42 + row * 5;
    const y = at(row);
    return (
      cord(`M${450 - half} ${y}Q450 ${y + 8} ${450 + half + 5} ${y + 38}`, view.lace, 9.5) +
      cord(`M${450 + half} ${y}Q450 ${y + 8} ${450 - half - 5} ${y + 38}`, view.lace, 9.5)
    );
  });
  const holes = Array.from({ length: rows + 1 }, (_, row) =>
    [-1, 1]
      .map((side) =>
        el('circle', {
          cx: 450 + side * (42 + row * 5),
          cy: at(row),
          r: 6.5,
          fill: '#1d1a18',
          stroke: '#9b958a',
          'stroke-width': 2.6,
        }),
      )
      .join(''),
  );
  return group(
    piece(sheet, tongue, { color: view.tongue, texture: 'canvas', depth: 16 }),
    piece(sheet, facing(1), { color: shade(color, 0.12), depth: 10 }),
    piece(sheet, facing(-1), { color: shade(color, 0.12), depth: 10 }),
    stitch(line(`${450 - 62},${from + 6} ${450 - 74},400 ${450 - 84},490`), light(color, 0.45), { width: 1.8 }),
    stitch(line(`${450 + 62},${from + 6} ${450 + 74},400 ${450 + 84},490`), light(color, 0.45), { width: 1.8 }),
    ...crossings,
    ...holes,
    knot(view.lace),
  );
}

function knot(color: string): string {
  return group(
    cord(
      'M450 500C500 470 566 476 570 500C572 522 500 520 450 500C400 470 334 476 330 500C328 522 400 520 450 500',
      color,
      9,
    ),
    cord('M452 502C470 536 500 560 506 596', color, 8),
    cord('M448 502C430 536 410 556 396 588', color, 8),
    cord('M440 498L460 504', color, 15),
  );
}

function straps(sheet: Sheet, { lace }: TopView): string {
  return [330, 420]
    .map((y) =>
      group(
        piece(
          sheet,
          outline(
            `340,${y + 8}! 450,${y - 4} 566,${y + 10}! 574,${y + 36} 564,${y + 62}! 450,${y + 50} 344,${y + 60}!`,
          ),
          { color: lace, texture: 'twill', depth: 12 },
        ),
        stitch(line(`352,${y + 18} 450,${y + 7} 556,${y + 20}`), light(lace, 0.5), { width: 1.8 }),
        stitch(line(`352,${y + 50} 450,${y + 39} 556,${y + 51}`), light(lace, 0.5), { width: 1.8 }),
      ),
    )
    .join('');
}
