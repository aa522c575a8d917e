import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look } from '../appearance.ts';
import { flatShadow } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { textureFill } from '../texture.ts';
import { outline, points } from '../trace.ts';
import { fitOf } from './fit.ts';
import type { Holder } from './hardware.ts';
import { pullLoop } from './hardware.ts';
import { bodyLight, frayed, shine, soft } from './light.ts';
import { panel, stitches } from './panel.ts';
import type { Material } from './surfaces.ts';
import { throat } from './throat.ts';

export interface TopView {
  readonly material: Material;
  readonly gloss: number;
  /** Colour of the edge of the sole that stands out all round. */
  readonly sole: string;
  readonly trim: string;
  readonly lining: string;
  readonly lace: string;
  readonly tongue: string;
  readonly overlay: string;
  /** Width of the padded collar. */
  readonly collar: number;
  readonly isPile?: boolean;
  /** Cover of the toe: a rubber cap, a band of rubber all round, welded film, a seam, or a seam with holes. */
  readonly toe: 'cap' | 'rand' | 'film' | 'seam' | 'holes';
  readonly toeColor: string;
  /** How far down the toe the lacing starts, as y. */
  readonly lacesFrom: number;
  readonly closure: 'laces' | 'straps' | 'elastic';
  readonly isFlat?: boolean;
  /** Holders of the lace from the toe up. */
  readonly holders: readonly Holder[];
}

/** A right shoe from above, toe up; the inner side is on the left. */
export const FROM_ABOVE: readonly Point[] = points(
  '430,68 496,78 554,138 580,226 576,330 554,430 542,540 548,650 538,748 498,808 450,822 402,808 362,748 352,650 354,540 342,430 322,330 320,228 350,130',
);
const UPPER = curve(FROM_ABOVE, true);
const HOLE = points('450,474 498,486 522,542 526,636 508,722 450,752 392,722 374,636 378,542 402,486');
const OPENING = curve(HOLE, true);
const RAND_EDGE = points(
  '352,800 362,690 372,560 364,440 346,330 352,236 386,160 440,128 500,146 542,226 548,330 532,440 524,560 530,690 546,800',
);

export const grown = (share: number): string =>
  curve(
    FROM_ABOVE.map(([x, y]): Point => [450 + (x - 450) * share, 450 + (y - 450) * (1 + (share - 1) * 0.45)]),
    true,
  );

/** The pair from above. */
export function drawPairFromAbove(look: Look, sheet: Sheet, view: TopView): string {
  return pairOf(one(look, sheet, view), look);
}

/** A right shoe and its mirror image, side by side. */
export function pairOf(shoe: string, { style }: Look): string {
  const { ankle = 1, length = 1 } = fitOf(style);
  const [across, down] = [0.94 * (1 - (1 - ankle) * 0.6), 0.94 * (length < 1 ? 0.88 : 1)].map(
    (share) => Math.round(share * 100) / 100,
  );
  const placed = (x: number, side: 1 | -1): string =>
    el(
      'g',
      {
        transform: `translate(${x} ${length < 1 ? 64 : 24}) rotate(${side * 5} 0 450) scale(${side * (across ?? 1)} ${down}) translate(-450 0)`,
      },
      shoe,
    );
  return placed(614, 1) + placed(286, -1);
}

function one({ color }: Look, sheet: Sheet, view: TopView): string {
  const rim = grown(1.1);
  return group(
    flatShadow(sheet, rim, 16),
    panel(sheet, rim, { color: view.sole, material: 'smooth', thickness: 3 }),
    bodyLight(sheet, rim, { roundness: 9, height: 0.8 }),
    soft(sheet, UPPER, { width: 14, blur: 6, opacity: 0.45 }),
    el(
      'g',
      { 'clip-path': sheet.clip(UPPER) },
      panel(sheet, UPPER, { color, material: view.material, thickness: 2 }),
      toe(sheet, view, color),
      heelPiece(sheet, view),
      bodyLight(sheet, UPPER, { roundness: 40, height: 1.5 }),
      bodyLight(sheet, UPPER, { roundness: 13, height: 0.6, opacity: 0.7 }),
      shine(sheet, UPPER, { roundness: 24, opacity: view.gloss }),
    ),
    collar(sheet, view),
    inside(sheet, view),
    pullLoop(points('436,770 434,806 440,828 450,834 460,828 466,806 464,770'), view.trim, 10),
    throat(sheet, view, color),
  );
}

function heelPiece(sheet: Sheet, { overlay, material }: TopView): string {
  const edge = points('350,690 380,752 450,786 520,752 550,690');
  const area = curve([...edge, [580, 860], [320, 860]], true);
  const hide =
    material === 'mesh' || material === 'knit' || material === 'ripstop'
      ? 'smooth'
      : material === 'canvas'
        ? 'suede'
        : material;
  return panel(sheet, area, { color: overlay, material: hide }) + stitches(edge, overlay, { rows: [7] });
}

function collar(sheet: Sheet, { collar: width, trim, isPile, material }: TopView): string {
  const out = HOLE.map(([x, y]): Point => {
    const [dx, dy] = [x - 450, y - 614];
    const share = 1 + width / Math.hypot(dx, dy);
    return [450 + dx * share, 614 + dy * share];
  });
  const area = curve(out, true);
  if (!isPile)
    return panel(sheet, area, {
      color: trim,
      material: material === 'full-grain' || material === 'smooth' ? 'smooth' : 'canvas',
      padding: 9,
    });
  return el(
    'g',
    { filter: frayed(sheet, { x: 300, y: 420, width: 300, height: 400 }, 16) },
    el('path', { d: area, fill: trim, stroke: shade(trim, 0.35), 'stroke-width': 2.5 }),
    el('path', { d: area, fill: textureFill(sheet, 'pile', trim, 0.6) }),
    bodyLight(sheet, area, { roundness: 14 }),
  );
}

/** The opening down to the footbed. */
function inside(sheet: Sheet, { lining }: TopView): string {
  const bed = outline('412,570 450,548 488,570 500,650 484,712 450,728 416,712 400,650');
  return el(
    'g',
    { 'clip-path': sheet.clip(OPENING) },
    el('path', { d: OPENING, fill: shade(lining, 0.5) }),
    el('path', { d: OPENING, fill: textureFill(sheet, 'mesh', shade(lining, 0.5), 0.7) }),
    panel(sheet, bed, { color: shade(lining, 0.12), material: 'suede' }),
    contourMark([450, 676], 36, shade(lining, 0.5)),
    soft(sheet, OPENING, { width: 44, blur: 16, opacity: 0.75 }),
    soft(sheet, 'M388 520Q450 500 512 520', { width: 50, blur: 22, opacity: 0.6 }),
  );
}

function toe(sheet: Sheet, { toe: kind, toeColor, overlay, material }: TopView, color: string): string {
  const rest: Point[] = [
    [640, 20],
    [260, 20],
  ];
  if (kind === 'rand') {
    const area = `${curve([...RAND_EDGE, [640, 860], [640, 20], [260, 20], [260, 860]], true)}`;
    return panel(sheet, area, { color: toeColor, material: 'rubber', thickness: 3.2 });
  }
  if (kind === 'cap' || kind === 'film') {
    const edge = points(
      kind === 'cap' ? '300,196 360,148 440,128 520,148 600,200' : '300,262 350,196 440,168 540,200 610,270',
    );
    const area = curve([...edge, ...rest], true);
    return panel(sheet, area, {
      color: toeColor,
      material: kind === 'cap' ? 'rubber' : 'smooth',
      thickness: kind === 'cap' ? 3.2 : 1.5,
    });
  }
  const edge = points('310,262 370,214 450,202 530,216 596,268');
  const area = curve([...edge, ...rest], true);
  return (
    panel(sheet, area, { color: overlay, material }) +
    stitches(edge, overlay, { rows: [-7, -13] }) +
    (kind === 'holes' ? holes(color) : '')
  );
}

function holes(color: string): string {
  return [0, 1, 2, 3]
    .flatMap((row) =>
      Array.from({ length: 7 - row }, (_, index): Point => [446 + (index - (6 - row) / 2) * 17, 186 - row * 17]),
    )
    .map(
      ([cx, cy]) =>
        el('circle', { cx, cy: cy + 1, r: 3.4, fill: light(color, 0.6), 'fill-opacity': '0.5' }) +
        el('circle', { cx, cy, r: 3.1, fill: shade(color, 0.8) }),
    )
    .join('');
}
