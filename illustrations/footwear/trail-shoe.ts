import { contourMark } from '../brand-mark.ts';
import { light, mix, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { el, group, type Sheet } from '../svg.ts';
import { points } from '../trace.ts';
import { trailHeel, trailTop } from './angles.ts';
import { standingShadow } from './ground.ts';
import { pullLoop } from './hardware.ts';
import { bow, elasticLock, lacing } from './laces.ts';
import { bodyLight, shine, soft } from './light.ts';
import * as cut from './low-pattern.ts';
import { groove, panel, stitches } from './panel.ts';
import { drawSole } from './sole.ts';
import { fittedSole, soleSide } from './sole-side.ts';
import { TRAIL_FLOOR, trailSole } from './trail-sole.ts';
import { trailStyle, type TrailStyle } from './trail-style.ts';
import { bodyForm, onUpper, opening, sewn, upperOf, type Upper } from './upper.ts';

interface Trail {
  readonly look: Look;
  readonly style: TrailStyle;
  readonly upper: Upper;
  readonly trim: string;
  readonly sole: string;
}

/** Elevation lines round the quarter: the overlay that holds the foot. */
const CONTOURS = [
  '236,600 296,560 322,516 352,474',
  '292,606 352,572 384,532 416,502',
  '352,606 414,580 446,552 478,526',
  '424,606 480,588 514,570 544,550',
].map(points);

/** A trail shoe from the side; `trailStyle` says what its options change. */
export function drawTrailShoe(look: Look, sheet: Sheet): string {
  const style = trailStyle(look);
  const shoe: Trail = {
    look,
    style,
    upper: upperOf(sheet, cut.LOW, style.at),
    trim: look.part('trim', shade(look.color, 0.45)),
    sole: look.part('sole', '#2b2a28'),
  };
  const { upper, trim, sole } = shoe;
  const midsole = look.part('midsole', '#ece6d8');
  const profile = fittedSole(trailSole(style.stack), style.fit.length);
  return group(
    standingShadow(sheet, { left: 112, right: 772, floor: TRAIL_FLOOR, length: style.fit.length }),
    opening(upper, {
      lining: look.part('lining', light(look.color, 0.35)),
      tongue: mix(trim, look.color, 0.35),
      material: 'mesh',
      wearer: look.wearer,
    }),
    onUpper(upper, skin(shoe), style.isHiker ? hikerPieces(shoe) : overlays(shoe), form(shoe, curve(profile.top))),
    collar(shoe),
    facing(shoe),
    closure(shoe),
    soleSide(sheet, profile, { sole, midsole }),
    pullLoop(style.at(cut.HEEL_LOOP), trim, 12),
  );
}

function skin({ look, style, upper: { sheet, path } }: Trail): string {
  return panel(sheet, path, { color: look.color, material: style.material, thickness: 2 });
}

/** Welded film: elevation lines, a heel counter, a toe guard. */
function overlays({ look, style, upper, trim, sole }: Trail): string {
  const { sheet, at } = upper;
  const contours = style.contours ? CONTOURS.map((line) => film(at(line), mix(trim, look.color, 0.15))) : [];
  return group(
    ...contours,
    sewn(upper, {
      edge: cut.TOE_BAND,
      rest: [
        [840, 700],
        [540, 700],
      ],
      color: mix(trim, look.color, 0.4),
      material: 'smooth',
      thickness: 1.4,
    }),
    sewn(upper, {
      edge: cut.COUNTER,
      rest: [
        [60, 700],
        [60, 470],
      ],
      color: trim,
      material: 'smooth',
    }),
    shine(
      sheet,
      curve(
        [
          ...at(cut.COUNTER),
          ...at([
            [60, 700],
            [60, 470],
          ]),
        ],
        true,
      ),
      { roundness: 14, opacity: 0.2 },
    ),
    toe(upper, style, sole),
    contourMark(
      [at([[300, 560]])[0]?.[0] ?? 0, at([[300, 548]])[0]?.[1] ?? 0],
      style.contours ? 0 : 46,
      light(look.color, 0.75),
      -10,
    ),
  );
}

function toe(upper: Upper, { bumper }: TrailStyle, sole: string): string {
  if (bumper === 'film') return '';
  const edge = bumper === 'thick' ? cut.TOE_THICK : cut.TOE_WRAP;
  const rest: Point[] = [
    [860, 600],
    [860, 700],
  ];
  const area = curve([...upper.at(edge), ...upper.at(rest)], true);
  return (
    sewn(upper, { edge, rest, color: light(sole, 0.08), material: 'rubber', thickness: 3.2 }) +
    shine(upper.sheet, area, { roundness: 10, opacity: 0.24 })
  );
}

/** Suede round the foot, as on a boot. */
function hikerPieces({ look, upper, trim, sole, style }: Trail): string {
  const suede = { color: trim, material: 'suede' } as const;
  return group(
    sewn(upper, {
      ...suede,
      edge: cut.VAMP,
      rest: [
        [860, 660],
        [860, 500],
        [660, 480],
      ],
      rows: [-7, -13],
    }),
    sewn(upper, {
      ...suede,
      edge: cut.MUDGUARD,
      rest: [
        [860, 520],
        [860, 700],
        [60, 700],
      ],
      rows: [7, 13],
    }),
    sewn(upper, {
      ...suede,
      edge: cut.COUNTER,
      rest: [
        [60, 700],
        [60, 470],
      ],
      rows: [7, 13],
    }),
    toe(upper, style, sole),
    contourMark([upper.at([[262, 552]])[0]?.[0] ?? 0, 548], 36, light(look.color, 0.6), -8),
  );
}

function film(line: readonly Point[], color: string): string {
  const d = curve(line);
  const stroke = (look: Record<string, string | number>): string =>
    el('path', { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-width': 8, ...look });
  return group(
    stroke({ stroke: '#000', 'stroke-opacity': '0.3', transform: 'translate(1.4 2.4)' }),
    stroke({ stroke: color }),
    stroke({
      stroke: light(color, 0.6),
      'stroke-width': 1.4,
      'stroke-opacity': '0.6',
      transform: 'translate(-2.6 -2)',
    }),
  );
}

function form({ look, style, upper }: Trail, edge: string): string {
  const { sheet, at } = upper;
  const line = (text: string): string => curve(at(points(text)));
  const pale = light(look.color, 0.85);
  return bodyForm(upper, {
    roundness: 44,
    gloss: style.isHiker ? 0.08 : 0.12,
    touches: [
      soft(sheet, line('150,500 190,540 236,560'), { width: 26, blur: 14, opacity: 0.2 }),
      soft(sheet, line('460,540 520,570 560,606'), { width: 22, blur: 12, opacity: 0.24 }),
      soft(sheet, line('624,548 690,562 744,588'), { width: 18, blur: 9, color: pale, opacity: 0.36 }),
      soft(sheet, line('584,536 574,566 582,600'), { width: 5, blur: 4, opacity: 0.24 }),
      soft(sheet, edge, { width: 24, blur: 8, opacity: 0.5 }),
    ],
  });
}

/** The padded, knitted collar. */
function collar({ look, upper, style }: Trail): string {
  const { sheet, at } = upper;
  const color = look.part('lining', light(look.color, 0.35));
  const area = curve([...at(cut.LOW.collar), ...at(cut.COLLAR_SEAM).toReversed()], true);
  return group(
    panel(sheet, area, {
      color: mix(color, look.color, 0.3),
      material: style.isHiker ? 'canvas' : 'knit',
      padding: 11,
    }),
    stitches(at(cut.COLLAR_SEAM), color, { rows: [-5], size: 0.8 }),
  );
}

/** The band that the lace holders are sewn on. */
function facing({ look, style, upper, trim }: Trail): string {
  const { sheet, at } = upper;
  const area = curve([...at(cut.LOW.throat), ...at(cut.FACING).toReversed()], true);
  const color = style.isHiker ? trim : mix(trim, look.color, 0.2);
  return group(
    panel(sheet, area, { color, material: style.isHiker ? 'suede' : 'smooth' }),
    bodyLight(sheet, area, { roundness: 8, height: 0.5 }),
    style.isHiker
      ? stitches(at(cut.FACING), trim, { rows: [-6, -11] })
      : groove(curve(at(cut.FACING).map(([x, y]): Point => [x + 3, y - 7])), color, 1.6),
  );
}

function closure({ look, style, upper: { sheet, at } }: Trail): string {
  const color = look.part('lace', '#e8e2d2');
  const eyelets = at(cut.EYELETS);
  const [x, y] = eyelets.at(-1) ?? [0, 0];
  return group(
    lacing(sheet, { eyelets, ridge: at(cut.RIDGE), color, width: 8.4, holders: style.isHiker ? ['ring'] : ['cord'] }),
    style.isElastic
      ? elasticLock(sheet, [x + 24, y - 26], color)
      : bow([x + 22, y - 22], { color, width: 7.4, reach: 0.74 }),
  );
}

export const trailShoe = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawTrailShoe(look, sheet) }),
  top: trailTop,
  heel: trailHeel,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(look, sheet, 'trail') }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawTrailShoe(look, sheet), viewBox: '500 400 340 340' }),
};
