import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { piece, seam, stitch, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { AXIS } from './cut.ts';
import { turn } from './drape.ts';
import { legHem, pair, type Legs } from './legs.ts';

const TOP = 90;
const CLOSE: Legs = {
  top: TOP,
  waist: 108,
  hip: 140,
  crotch: 338,
  kneeOut: 112,
  kneeIn: 42,
  hemOut: 98,
  hemIn: 52,
  end: 838,
};

function legsOf({ style }: Look): Legs {
  return style['fit'] === 'women' ? { ...CLOSE, waist: 102, hip: 144 } : CLOSE;
}

function cloth(look: Look): Surface {
  return { color: look.color, depth: 34, gloss: 0.34, texture: look.style['cloth'] === 'merino' ? 'twill' : undefined };
}

function waistband(sheet: Sheet, look: Look, { waist }: Legs): string {
  const high = look.style['cloth'] === 'merino' ? 44 : 84;
  const band = curve(
    [
      [AXIS - waist, TOP - 12, 'c'],
      [AXIS, TOP - 2],
      [AXIS + waist, TOP - 12, 'c'],
      [AXIS + waist + high * 0.2, TOP + high, 'c'],
      [AXIS, TOP + high + 14],
      [AXIS - waist - high * 0.2, TOP + high, 'c'],
    ],
    true,
  );
  const color = look.part('band', look.color);
  return group(
    piece(
      sheet,
      `M${AXIS - waist} ${TOP - 10}Q${AXIS} ${TOP - 30} ${AXIS + waist} ${TOP - 10}Q${AXIS} ${TOP + 8} ${AXIS - waist} ${TOP - 10}Z`,
      { color: shade(color, 0.45), depth: 8, gloss: 0 },
    ),
    piece(sheet, band, {
      ...cloth(look),
      color,
      depth: 14,
      texture: look.style['cloth'] === 'merino' ? 'rib' : undefined,
    }),
    turn(sheet, band, color, 0.8),
  );
}

function panels(look: Look, legs: Legs, view: 'front' | 'back'): string {
  const thread = look.part('thread', light(look.color, 0.32));
  const outer: Point[] = [
    [AXIS - legs.waist + 2, TOP + 90],
    [AXIS - legs.hip + (view === 'front' ? 34 : 48), legs.crotch - 20],
    [AXIS - legs.kneeOut + 22, (legs.crotch + legs.end) / 2],
    [AXIS - legs.hemOut + 12, legs.end],
  ];
  const gusset: Point[] = [
    [AXIS - 26, TOP + 120],
    [AXIS - 20, legs.crotch - 60],
    [AXIS - 4, legs.crotch - 8],
  ];
  const flat = (line: readonly Point[]): string =>
    seam(curve(line), thread, 1.5) + stitch(curve(line), thread, { width: 4, dash: '1.6 3.2' });
  return group(...[outer, gusset].flatMap((line) => [line, mirror(line, AXIS)]).map(flat));
}

function pocket(sheet: Sheet, look: Look, legs: Legs): string {
  const x = AXIS + legs.hip - 34;
  const bag = curve(
    [
      [x - 26, 356, 'c'],
      [x + 26, 346, 'c'],
      [x + 14, 430],
      [x + 4, 486, 'c'],
      [x - 34, 490, 'c'],
      [x - 32, 430],
    ],
    true,
  );
  return (
    piece(sheet, bag, { ...cloth(look), depth: 8 }) +
    stitch(`M${x - 25} 366L${x + 23} 357`, light(look.color, 0.4), { width: 1.8, dash: '5 4' })
  );
}

function base(look: Look, sheet: Sheet, view: 'front' | 'back'): string {
  const legs = legsOf(look);
  const hem = legHem(legs, 16);
  const isMerino = look.style['cloth'] === 'merino';
  return group(
    pair(sheet, legs, cloth(look)),
    panels(look, legs, view),
    isMerino
      ? ''
      : [hem, mirror(hem, AXIS)]
          .map((points) => stitch(curve(points), light(look.color, 0.35), { width: 1.8, dash: '6 4' }))
          .join(''),
    isMerino && view === 'front'
      ? el('path', {
          d: `M${AXIS - 6} ${TOP + 50}C${AXIS - 8} ${TOP + 120} ${AXIS + 2} ${TOP + 160} ${AXIS + 4} ${TOP + 200}`,
          fill: 'none',
          stroke: shade(look.color, 0.6),
          'stroke-width': 2.4,
        })
      : '',
  );
}

function drawFront(look: Look, sheet: Sheet): string {
  const legs = legsOf(look);
  return group(
    base(look, sheet, 'front'),
    look.style['pocket'] === 'thigh' ? pocket(sheet, look, legs) : '',
    waistband(sheet, look, legs),
    contourMark([AXIS - legs.hemOut + 26, legs.end - 70], 22, look.part('thread', light(look.color, 0.6))),
  );
}

function drawBack(look: Look, sheet: Sheet): string {
  const legs = legsOf(look);
  return group(
    base(look, sheet, 'back'),
    seam(`M${AXIS} ${TOP + 80}V${legs.crotch}`, look.color),
    waistband(sheet, look, legs),
    contourMark([AXIS, TOP + 40], 24, look.part('thread', light(look.color, 0.6))),
  );
}

/** `cloth: merino` is a base layer with a fly and a ribbed band, without one a walking tight; `pocket: thigh`, `fit: women`. */
export const leggings = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBack(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet), viewBox: '320 60 300 300' }),
};
