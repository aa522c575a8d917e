import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { cord, piece, seam, type Surface } from '../material.ts';
import { el, group, round, type Sheet } from '../svg.ts';
import { AXIS } from './cut.ts';
import { zip } from './garment.ts';
import { legHem, pair, type Legs } from './legs.ts';

const TOP = 96;
const WIDE: Legs = {
  top: TOP,
  waist: 138,
  hip: 188,
  crotch: 376,
  kneeOut: 192,
  kneeIn: 34,
  hemOut: 196,
  hemIn: 44,
  end: 838,
};

function legsOf({ style }: Look): Legs {
  if (style['fit'] === 'kids')
    return { ...WIDE, crotch: 352, end: 690, kneeOut: 196, hemOut: 190, kneeIn: 30, hemIn: 40 };
  if (style['fit'] === 'women')
    return { ...WIDE, waist: 128, hip: 184, kneeOut: 182, hemOut: 182, kneeIn: 40, hemIn: 52 };
  return WIDE;
}

function cloth(look: Look): Surface {
  return {
    color: look.color,
    depth: 36,
    gloss: 0.46,
    texture: look.style['weight'] === 'light' ? 'ripstop' : 'grain',
    textureScale: 0.8,
  };
}

/** Elastic: a band drawn together in short pleats, with its cord. */
function waistband(sheet: Sheet, look: Look, { waist }: Legs): string {
  const { color } = look;
  const band = curve(
    [
      [AXIS - waist - 2, TOP, 'c'],
      [AXIS, TOP + 10],
      [AXIS + waist + 2, TOP, 'c'],
      [AXIS + waist + 4, TOP + 40, 'c'],
      [AXIS, TOP + 50],
      [AXIS - waist - 4, TOP + 40, 'c'],
    ],
    true,
  );
  const pleats = Array.from({ length: 29 }, (_, index) => {
    const share = (index - 14) / 14.6;
    const [x, sag] = [AXIS + share * waist, 10 * (1 - share ** 2)];
    return `M${round(x)} ${round(TOP + sag + 3)}q${index % 2 ? 3 : -3} 18 ${round(share * 4)} 36`;
  });
  const inside = `M${AXIS - waist} ${TOP + 2}Q${AXIS} ${TOP - 20} ${AXIS + waist} ${TOP + 2}Q${AXIS} ${TOP + 22} ${AXIS - waist} ${TOP + 2}Z`;
  return group(
    piece(sheet, inside, { color: shade(color, 0.45), depth: 8, gloss: 0 }),
    piece(sheet, band, { ...cloth(look), depth: 10 }),
    el('path', {
      d: pleats.join(''),
      fill: 'none',
      stroke: shade(color, 0.65),
      'stroke-width': 2.2,
      'stroke-opacity': 0.6,
    }),
    cord(
      `M${AXIS - 10} ${TOP + 40}C${AXIS - 26} ${TOP + 70} ${AXIS - 20} ${TOP + 92} ${AXIS - 30} ${TOP + 116}`,
      '#2a2724',
      4,
    ),
    cord(
      `M${AXIS + 10} ${TOP + 40}C${AXIS + 24} ${TOP + 66} ${AXIS + 18} ${TOP + 84} ${AXIS + 26} ${TOP + 104}`,
      '#2a2724',
      4,
    ),
  );
}

/** The zip along the whole outer seam, and the tab that closes the hem over a boot. */
function outerZip(legs: Legs, tape: string, color: string): string {
  const knee = (legs.crotch + legs.end) / 2;
  const line: Point[] = [
    [AXIS - legs.waist - 14, TOP + 74],
    [AXIS - legs.hip + 16, legs.crotch - 30],
    [AXIS - legs.kneeOut + 17, knee],
    [AXIS - legs.hemOut + 16, legs.end - 12],
  ];
  const track = (points: readonly Point[]): string =>
    el('path', {
      d: curve(points),
      fill: 'none',
      stroke: shade(color, 0.6),
      'stroke-width': 15,
      'stroke-linecap': 'round',
    }) +
    el('path', { d: curve(points), fill: 'none', stroke: tape, 'stroke-width': 8, 'stroke-linecap': 'round' }) +
    el('path', {
      d: curve(points),
      fill: 'none',
      stroke: shade(tape, 0.7),
      'stroke-width': 4,
      'stroke-dasharray': '3 3.4',
    });
  return track(line) + track(mirror(line, AXIS));
}

function tabs(sheet: Sheet, legs: Legs, color: string): string {
  const [left] = [AXIS - legs.hemOut + 26];
  const y = legs.end - 44;
  const tab = curve(
    [
      [left, y, 'c'],
      [left + 66, y + 6, 'c'],
      [left + 70, y + 20],
      [left + 64, y + 30, 'c'],
      [left, y + 24, 'c'],
    ],
    true,
  );
  const other = curve(
    [
      [900 - left, y, 'c'],
      [834 - left, y + 6, 'c'],
      [830 - left, y + 20],
      [836 - left, y + 30, 'c'],
      [900 - left, y + 24, 'c'],
    ],
    true,
  );
  return [tab, other].map((d) => piece(sheet, d, { color, depth: 6 })).join('');
}

function base(look: Look, sheet: Sheet, legs: Legs): string {
  const trim = look.part('trim', shade(look.color, 0.4));
  const hem = legHem(legs, 22);
  return group(
    pair(sheet, legs, cloth(look)),
    ...[hem, mirror(hem, AXIS)].map((points) => seam(curve(points), look.color, 1.8)),
    look.style['zip'] === 'ankle' ? '' : outerZip(legs, look.part('zip', '#2c2a28'), look.color),
    tabs(sheet, legs, trim),
  );
}

function drawFront(look: Look, sheet: Sheet): string {
  const legs = legsOf(look);
  const { color } = look;
  const knee = (legs.crotch + legs.end) / 2;
  const dart: Point[] = [
    [AXIS - legs.kneeOut + 4, knee - 46],
    [AXIS - (legs.kneeOut + legs.kneeIn) / 2, knee - 30],
    [AXIS - legs.kneeIn, knee - 48],
  ];
  const lower = dart.map(([x, y]): Point => [x, y + 104]);
  const patch = look.style['knee'] === 'double';
  return group(
    base(look, sheet, legs),
    patch
      ? [dart, lower]
          .flatMap((line) => [line, mirror(line, AXIS)])
          .map((line) => seam(curve(line), color))
          .join('')
      : '',
    seam(`M${AXIS} ${TOP + 46}V${legs.crotch}`, color),
    look.style['zip'] === 'ankle'
      ? zip([AXIS - legs.hip + 24, legs.end - 150], [AXIS - legs.hemOut + 16, legs.end - 16], {
          tape: look.part('zip', '#2c2a28'),
        })
      : '',
    waistband(sheet, look, legs),
    contourMark([AXIS - 96, legs.crotch - 70], 30, light(color, 0.7)),
  );
}

function drawBack(look: Look, sheet: Sheet): string {
  const legs = legsOf(look);
  const { color } = look;
  return group(
    base(look, sheet, legs),
    seam(
      `M${AXIS} ${TOP + 46}V${legs.crotch}M${AXIS - 150} ${TOP + 96}Q${AXIS} ${TOP + 130} ${AXIS + 150} ${TOP + 96}`,
      color,
    ),
    waistband(sheet, look, legs),
    zip([AXIS + 56, TOP + 146], [AXIS + 136, TOP + 140], { tape: look.part('zip', '#2c2a28') }),
  );
}

const frame = ({ style }: Look): string => (style['fit'] === 'kids' ? '70 20 760 760' : '0 0 900 900');

/** `weight: light`, `zip: ankle`, `knee: double`, `fit: women | kids`. */
export const rainTrousers = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet), viewBox: frame(look) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBack(look, sheet), viewBox: frame(look) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet), viewBox: '250 60 330 330' }),
};
