import type { Look, View } from '../appearance.ts';
import { light, mix, shade } from '../color.ts';
import type { Place } from '../curve.ts';
import { grain } from '../footwear/light.ts';
import { boot as bootViews, drawBoot } from '../footwear/boot.ts';
import { mug } from '../gear/vessels.ts';
import { cord, piece } from '../material.ts';
import { between, random } from '../random.ts';
import { box, glow, groundShadow } from '../scenes/furniture.ts';
import { CHALK_MUG, PEAT } from '../scenes/looks.ts';
import { compass, foldedMap, mugFromAbove, pencil } from '../scenes/tabletop.ts';
import { el, group, type Sheet } from '../svg.ts';
import { framed, pick, placesOf, put, type Put } from './place.ts';

const WOODS = ['#7c5f45', '#6f6253', '#856a4d', '#6b5340'] as const;

/** A wall or a table of boards that fills the picture, upright or lying. */
function planked(look: Look, sheet: Sheet, { isUpright = false, width = 180 } = {}): string {
  const color = pick(look, 'wood', WOODS);
  const next = random(`${look.seed}/planks`);
  const rows = Array.from({ length: Math.ceil(1140 / width) + 1 }, (_, index) => {
    const start = (isUpright ? 400 : -20) + index * width;
    const tone = mix(color, next() > 0.5 ? '#3a2a1d' : '#c3a077', between(next, 0.04, 0.2));
    const d = isUpright ? box(start, -20, width, 1140) : box(400, start, 1140, width);
    const gap = isUpright ? `M${start} -20V1120` : `M400 ${start}H1540`;
    const rim = isUpright ? `M${start + 4} -20V1120` : `M400 ${start + 4}H1540`;
    return group(
      el('path', { d, fill: tone }),
      grain(sheet, d, { frequency: isUpright ? [0.07, 0.004] : [0.004, 0.07], depth: 2.6, octaves: 3, opacity: 0.36 }),
      el('path', { d: gap, stroke: shade(color, 0.78), 'stroke-width': 6 }),
      el('path', { d: rim, stroke: light(tone, 0.35), 'stroke-width': 2, 'stroke-opacity': '0.7' }),
    );
  });
  const daylight = sheet.gradient(
    [
      [0, '#fff0d0', 0.2],
      [0.45, '#000000', 0],
      [1, '#0c0805', 0.4],
    ],
    [0, 0, 1, 1],
  );
  return group(...rows, el('rect', { x: 400, y: -20, width: 1140, height: 1140, fill: daylight }));
}

/** A garment on a peg of the hut's wall. */
export function onPeg(view: View, where: Put, pegs: readonly Place[] = [[450, 60]]): View {
  return (look, sheet) => {
    const hung = placesOf(where, pegs);
    const rail = Math.min(...hung.map(([, y]) => y)) - 40;
    return framed(
      planked(look, sheet, { isUpright: true }),
      piece(sheet, box(380, rail - 30, 1180, 62), {
        color: pick(look, 'rail', ['#4d3623', '#5a4a3a', '#3f3a34']),
        depth: 9,
      }),
      ...[540, 1380].map((x) => cord(`M${x} ${rail}v34q0 18 18 15`, '#241d17', 15)),
      ...hung.map(([x, y]) => cord(`M${x} ${rail}V${y - 6}q0 18 18 15`, '#241d17', 15)),
      put(view(look, sheet).body, where),
      glow(sheet, [520, 60], 300, { color: '#ffd08a', opacity: 0.14 }),
    );
  };
}

type Beside = 'map' | 'mug' | 'compass' | 'pencil';

const BESIDE: Readonly<Record<Beside, (sheet: Sheet) => string>> = {
  map: (sheet) => el('g', { transform: 'translate(360 -120) rotate(-11) scale(0.92)' }, foldedMap(sheet, 1080, 700)),
  mug: (sheet) => el('g', { transform: 'translate(1300 170) scale(0.9)' }, mugFromAbove(sheet, 0, 0)),
  compass: (sheet) => el('g', { transform: 'translate(1350 900) rotate(24) scale(0.66)' }, compass(sheet)),
  pencil: (sheet) => el('g', { transform: 'translate(520 1000) rotate(-14) scale(0.8)' }, pencil(sheet)),
};

/** A product on the table, seen from above, with what lies beside it. */
export function onTable(view: View, where: Put, beside: readonly Beside[] = []): View {
  return (look, sheet) =>
    framed(
      group(planked(look, sheet), ...beside.map((name) => BESIDE[name](sheet)), put(view(look, sheet).body, where)),
    );
}

/** A product on the bench before the hut's wall. */
export function onBench(view: View, where: Put, { cup = false, boot = false } = {}): View {
  return (look, sheet) =>
    framed(
      planked(look, sheet, { isUpright: true }),
      el('rect', {
        x: 380,
        y: 800,
        width: 1180,
        height: 60,
        fill: sheet.gradient([
          [0, '#000000', 0],
          [1, '#000000', 0.5],
        ]),
      }),
      piece(sheet, box(380, 850, 1180, 74), { color: '#a9855a', depth: 8 }),
      grain(sheet, box(380, 850, 1180, 74), { frequency: [0.004, 0.09], depth: 3, octaves: 3, opacity: 0.5 }),
      piece(sheet, box(380, 924, 1180, 40), { color: '#6b5136', depth: 8 }),
      el('rect', { x: 380, y: 964, width: 1180, height: 140, fill: '#241a12', 'fill-opacity': '0.72' }),
      boot ? put(drawBoot(PEAT, sheet), { at: [1180, 646], scale: 0.92 }) : '',
      cup ? put(mug.front(CHALK_MUG, sheet).body, { at: [1330, 770], scale: 0.34 }) : '',
      groundShadow(sheet, [where.at[0] + 14, 888], [where.scale * 240, 12], 0.4),
      put(view(look, sheet).body, where),
    );
}

/** A product on the floor of the hut, seen from above, with boots beside it. */
export function onFloor(view: View, where: Put): View {
  return (look, sheet) =>
    framed(
      planked(look, sheet, { isUpright: true, width: 74 }),
      put(bootViews.top(PEAT, sheet).body, { at: [1390, 880], scale: 0.22, turn: 12 }),
      put(view(look, sheet).body, where),
    );
}
