import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look } from '../appearance.ts';
import { el, group, type Sheet } from '../svg.ts';
import { textureFill } from '../texture.ts';
import { line, points } from '../trace.ts';
import { fitOf } from './fit.ts';
import { pullLoop } from './hardware.ts';
import { bodyLight, frayed, shine, soft } from './light.ts';
import { groove, panel, stitches } from './panel.ts';
import type { Material } from './surfaces.ts';

export interface HeelView {
  /** Height of the collar's edge, as y: 270 for a boot, 430 for a shoe. */
  readonly top: number;
  readonly material: Material;
  readonly sole: string;
  readonly midsole: string;
  readonly collar: string;
  readonly counter: string;
  readonly lining: string;
  /** Height of the midsole in pixels, and how far it flares out on either side. */
  readonly stack: number;
  readonly flare: number;
  readonly gloss: number;
  readonly finish: 'padded' | 'pile' | 'gore' | 'cup';
  readonly gore?: string;
}

const FLOOR = 706;
const AXIS = 450;

/** The pair from behind. */
export function drawPairFromBehind(look: Look, sheet: Sheet, view: HeelView): string {
  const { ankle = 1 } = fitOf(look.style);
  const shoe = one(look, sheet, view);
  const [scale, floor] = isLow(view) ? [1.5, 700] : [1.24, 744];
  const place = (side: 1 | -1): string =>
    el(
      'g',
      {
        transform: `translate(${450 + side * 134 * scale} ${floor}) scale(${(side * Math.round(scale * (1 - (1 - ankle) * 0.6) * 100)) / 100} ${scale}) translate(-450 ${-FLOOR})`,
      },
      shoe,
    );
  return place(-1) + place(1);
}

const isLow = ({ top }: HeelView): boolean => top > 360;

/** Both sides from the left half's points, top to bottom. */
function both(left: readonly Point[]): string {
  return curve([...left, ...mirror(left, AXIS)], true);
}

function outline(view: HeelView): Point[] {
  const { top, stack } = view;
  const foot = FLOOR - 34 - stack;
  const waist = top + (foot - top) * 0.36;
  const neck = isLow(view) ? 40 : 14;
  return points(
    `${isLow(view) ? 404 : 366},${top}! ${isLow(view) ? 388 : 358},${top + neck} ${isLow(view) ? 378 : 372},${waist} 364,${foot - 70} 352,${foot - 16} 356,${foot + 20}!`,
  );
}

function one({ color }: Look, sheet: Sheet, view: HeelView): string {
  const left = outline(view);
  const upper = both(left);
  const body = both([...left.slice(0, -1), [352, FLOOR + 40, 'c']]);
  const foot = FLOOR - 34 - view.stack;
  return group(
    shadow(sheet, view),
    tongue(sheet, view, color),
    el(
      'g',
      { 'clip-path': sheet.clip(upper) },
      panel(sheet, upper, { color, material: view.material, thickness: 2 }),
      counter(sheet, view, foot),
      view.finish === 'gore' ? gores(sheet, view, color) : '',
      view.finish === 'padded' ? collar(sheet, view) : '',
      bodyLight(sheet, body, { roundness: 46, height: 1.4 }),
      bodyLight(sheet, body, { roundness: 16, height: 0.7, opacity: 0.7 }),
      shine(sheet, body, { roundness: 26, opacity: view.gloss }),
      soft(sheet, `M350 ${foot}Q450 ${foot + 10} 550 ${foot}`, { width: 24, blur: 9, opacity: 0.5 }),
    ),
    backstay(sheet, view, foot),
    view.finish === 'pile' ? pile(sheet, view) : '',
    soleFromBehind(sheet, view),
  );
}

function shadow(sheet: Sheet, { flare }: HeelView): string {
  const layer = (rx: number, ry: number, blur: number, opacity: number): string =>
    el('ellipse', {
      cx: AXIS + 6,
      cy: FLOOR + 4,
      rx,
      ry,
      fill: '#000',
      'fill-opacity': String(opacity),
      filter: sheet.blur(blur, { x: 250, y: FLOOR - 70, width: 420, height: 150 }),
    });
  return layer(128 + flare, 16, 15, 0.26) + layer(100 + flare, 6, 5, 0.45);
}

/** Tongue and far side of the opening, above the collar. */
function tongue(sheet: Sheet, { top, lining, finish }: HeelView, color: string): string {
  const rise = finish === 'gore' ? 22 : 58;
  const half = top > 360 ? 52 : 66;
  const area = both([
    [AXIS - half - 8, top + 20, 'c'],
    [AXIS - half, top - rise * 0.5],
    [AXIS - half * 0.6, top - rise],
    [AXIS - 1, top - rise - 4],
  ]);
  return panel(sheet, area, {
    color: finish === 'gore' ? shade(lining, 0.4) : shade(color, 0.3),
    material: 'canvas',
    padding: 14,
  });
}

function counter(sheet: Sheet, { counter: color, material, top }: HeelView, foot: number): string {
  const height = top > 360 ? 96 : 132;
  const edge = points(
    `330,${foot - height * 0.45} 390,${foot - height * 0.9} 450,${foot - height} 510,${foot - height * 0.9} 570,${foot - height * 0.45}`,
  );
  const area = curve([...edge, [600, FLOOR], [300, FLOOR]], true);
  return group(
    panel(sheet, area, {
      color,
      material:
        material === 'mesh' || material === 'knit' || material === 'ripstop'
          ? 'smooth'
          : material === 'canvas'
            ? 'suede'
            : material,
    }),
    stitches(edge, color, { rows: [7, 13] }),
    contourMark([AXIS, foot - height * 0.42], 42, light(color, 0.65)),
  );
}

function gores(sheet: Sheet, { gore = '#2c2926', top }: HeelView, color: string): string {
  return [1, -1]
    .map((side) => {
      const edge = points(`300,${top - 10} 372,${top - 4} 382,${top + 90} 366,${top + 180} 340,${top + 206}`).map(
        ([x, y]): Point => [AXIS + (x - AXIS) * side, y],
      );
      const area = curve([...edge, [AXIS - 160 * side, top + 100]], true);
      return (
        panel(sheet, area, { color: gore, material: 'smooth' }) +
        el('path', { d: area, fill: textureFill(sheet, 'rib', light(gore, 0.12), 0.45) }) +
        stitches(edge, color, { rows: [-6 * side] })
      );
    })
    .join('');
}

function collar(sheet: Sheet, { top, collar: color, material }: HeelView): string {
  const depth = top > 360 ? 44 : 84;
  const area = curve(
    points(
      `300,${top - 20}! 600,${top - 20}! 600,${top + depth - 12}! 520,${top + depth} 450,${top + depth + 4} 380,${top + depth} 300,${top + depth - 12}!`,
    ),
    true,
  );
  const quilts = top > 360 ? [] : [0.34, 0.66];
  return group(
    panel(sheet, area, { color, material: material === 'full-grain' ? 'full-grain' : 'canvas' }),
    ...quilts.map((share) =>
      groove(
        line(`300,${top + depth * share - 8} 450,${top + depth * share + 4} 600,${top + depth * share - 8}`),
        color,
        2.4,
      ),
    ),
  );
}

function backstay(
  sheet: Sheet,
  { top, counter: color, collar: strap, finish, lining, material }: HeelView,
  foot: number,
): string {
  const height = foot - (top > 360 ? 92 : 128);
  const strip = points(
    `435,${top + 10}! 465,${top + 10}! 462,${(top + height) / 2} 470,${height}! 430,${height}! 438,${(top + height) / 2}`,
  );
  const isBare = finish === 'cup';
  return group(
    isBare
      ? ''
      : panel(sheet, curve(strip, true), { color, material: material === 'full-grain' ? 'full-grain' : 'suede' }),
    isBare
      ? panel(
          sheet,
          curve(points(`406,${top - 2}! 450,${top - 8} 494,${top - 2}! 490,${top + 66}! 410,${top + 66}!`), true),
          { color: strap, material: 'smooth' },
        )
      : stitches(points(`439,${top + 16} 441,${(top + height) / 2} 435,${height - 8}`), color, { rows: [0] }) +
          stitches(points(`461,${top + 16} 459,${(top + height) / 2} 465,${height - 8}`), color, { rows: [0] }),
    isBare
      ? ''
      : pullLoop(
          points(
            `434,${top + 56} 432,${top} 436,${top - 34} 450,${top - 44} 464,${top - 34} 468,${top} 466,${top + 56}`,
          ),
          finish === 'pile' ? shade(lining, 0.5) : strap,
          15,
        ),
  );
}

function pile(sheet: Sheet, { top, lining }: HeelView): string {
  const area = curve(
    points(
      `352,${top - 8} 400,${top - 20} 450,${top - 22} 500,${top - 20} 548,${top - 8} 556,${top + 40} 540,${top + 62} 450,${top + 72} 360,${top + 62} 344,${top + 40}`,
    ),
    true,
  );
  return el(
    'g',
    { filter: frayed(sheet, { x: 310, y: top - 60, width: 280, height: 170 }, 16) },
    el('path', { d: area, fill: lining, stroke: shade(lining, 0.35), 'stroke-width': 2.5 }),
    el('path', { d: area, fill: textureFill(sheet, 'pile', lining, 0.6) }),
    bodyLight(sheet, area, { roundness: 20 }),
  );
}

function soleFromBehind(sheet: Sheet, { sole, midsole, flare, stack, finish }: HeelView): string {
  const foot = FLOOR - 34 - stack;
  const foam = both(
    points(
      `450,${foot + 4} 380,${foot} 346,${foot - 4} ${340 - flare * 0.6},${foot + stack * 0.4} ${338 - flare},${FLOOR - 34} 350,${FLOOR - 30} 450,${FLOOR - 28}`,
    ),
  );
  const rubber = both(
    points(
      `450,${FLOOR - 32} 380,${FLOOR - 33} ${338 - flare},${FLOOR - 36} ${336 - flare},${FLOOR - 22} ${344 - flare},${FLOOR - 14} 450,${FLOOR - 14}`,
    ),
  );
  const width = (228 + flare * 2) / 5;
  const blocks = finish === 'cup' ? [] : [-2, -1, 0, 1, 2].map((index) => AXIS + index * width * 0.94);
  const fill = sheet.gradient(
    [
      [0, shade(sole, 0.3)],
      [0.5, light(sole, 0.12)],
      [1, shade(sole, 0.2)],
    ],
    [0, 0, 0, 1],
  );
  return group(
    el('path', {
      d: `M${346 - flare} ${FLOOR - 16}H${554 + flare}V${FLOOR - 2}H${346 - flare}Z`,
      fill: shade(sole, 0.75),
    }),
    ...blocks.map((x) =>
      el('path', {
        d: `M${x - width * 0.4} ${FLOOR - 18}H${x + width * 0.4}L${x + width * 0.34} ${FLOOR + 3}H${x - width * 0.34}Z`,
        fill,
        stroke: shade(sole, 0.7),
        'stroke-width': 1,
      }),
    ),
    el('path', { d: rubber, fill: sole }),
    bodyLight(sheet, rubber, { roundness: 7, height: 0.7 }),
    el('path', { d: foam, fill: midsole }),
    bodyLight(sheet, foam, { roundness: 16, height: 0.8 }),
    shine(sheet, foam, { roundness: 10, opacity: 0.12 }),
    groove(
      line(
        `${344 - flare * 0.8},${foot + stack * 0.55} 450,${foot + stack * 0.62} ${556 + flare * 0.8},${foot + stack * 0.55}`,
      ),
      midsole,
      2,
    ),
    soft(sheet, line(`360,${FLOOR - 32} 450,${FLOOR - 30} 540,${FLOOR - 32}`), { width: 4, blur: 3, opacity: 0.5 }),
  );
}
