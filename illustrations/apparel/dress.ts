import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { cord, piece, seam, stitch, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import type { Texture } from '../texture.ts';
import { AXIS, leftSleeve, REGULAR, type Cut } from './cut.ts';
import { crease, drape, hemLine, turn } from './drape.ts';
import { cuffs, sleeves, wallShadow } from './garment.ts';

const WAIST = 428;
const HEM = 806;
const CUT: Cut = {
  ...REGULAR,
  neck: 66,
  neckY: 132,
  shoulder: 138,
  shoulderY: 164,
  chest: 132,
  chestY: 300,
  waist: 116,
  hem: 120,
  hemY: WAIST,
  ease: -12,
};
const CLOTHS: Readonly<Record<string, Texture>> = { linen: 'canvas', merino: 'twill', ripstop: 'ripstop' };

const sleeveOf = ({ style }: Look): Cut['sleeve'] =>
  style['sleeve'] === 'long' || style['sleeve'] === 'none' ? style['sleeve'] : 'short';

function cloth(look: Look): Surface {
  return { color: look.color, depth: 28, gloss: 0.22, texture: CLOTHS[look.style['cloth'] ?? 'linen'] };
}

function bodice(sleeve: Cut['sleeve']): Point[] {
  const shoulder: Point[] =
    sleeve === 'none'
      ? [
          [AXIS - 72, 130, 'c'],
          [AXIS - 112, 146, 'c'],
          [AXIS - 100, 214],
          [AXIS - 108, 262],
          [AXIS - 134, 304, 'c'],
        ]
      : [
          [AXIS - 66, 132, 'c'],
          [AXIS - 138, 164, 'c'],
          [AXIS - 136, 240],
          [AXIS - 132, 300],
        ];
  return [...shoulder, [AXIS - 122, 366], [AXIS - 115, WAIST, 'c']];
}

function bodicePath(sleeve: Cut['sleeve'], drop: number): string {
  const left = bodice(sleeve);
  return curve(
    [...left, [AXIS, WAIST + 6], ...mirror(left, AXIS), [AXIS + 46, drop - 22], [AXIS, drop], [AXIS - 46, drop - 22]],
    true,
  );
}

/** A bell of cloth from the waist, its hem in waves. */
function skirt(straight: boolean): string {
  const half = straight ? 168 : 224;
  const left: Point[] = [
    [AXIS - 116, WAIST - 2, 'c'],
    [AXIS - (straight ? 148 : 150), WAIST + 90],
    [AXIS - (straight ? 160 : 194), WAIST + 240],
    [AXIS - half, HEM - 14, 'c'],
  ];
  const waves: Point[] = [0.78, 0.52, 0.28, 0, -0.26, -0.54, -0.8].map((share, index) => [
    AXIS - half * share,
    HEM + (index % 2 ? 4 : 15),
  ]);
  return curve([...left, ...waves, ...mirror(left, AXIS), [AXIS, WAIST + 6]], true);
}

function skirtFalls(straight: boolean) {
  const reach = straight ? 0.72 : 1;
  const falls: readonly (readonly [waist: number, hem: number, width: number, length: number])[] = [
    [-96, -178, 30, 0.94],
    [-70, -120, 24, 0.8],
    [-46, -74, 34, 0.98],
    [-22, -26, 20, 0.62],
    [6, 18, 30, 0.92],
    [34, 66, 22, 0.7],
    [58, 112, 34, 0.97],
    [86, 160, 24, 0.82],
    [104, 200, 22, 0.6],
  ];
  return falls.map(([waist, hem, width, length]) => {
    const end = WAIST + (HEM - WAIST) * length;
    const x = AXIS + (waist + (hem - waist) * length) * reach;
    return crease(
      width,
      'middle',
      AXIS + waist,
      WAIST + 8,
      AXIS + (waist * 0.62 + (x - AXIS) * 0.38),
      WAIST + 120,
      x,
      end + 20,
    );
  });
}

function body(look: Look, sheet: Sheet, drop: number): string {
  const sleeve = sleeveOf(look);
  const straight = look.style['skirt'] === 'straight';
  const { color } = look;
  const [top, low] = [bodicePath(sleeve, drop), skirt(straight)];
  const cut = { ...CUT, sleeve };
  const arms = leftSleeve(cut);
  const shadows = sleeve === 'none' ? [top, low] : [top, low, curve(arms, true), curve(mirror(arms, AXIS), true)];
  const pulls = [
    crease(17, 'seam', 320, 296, 350, 330, 372, 388),
    crease(16, 'seam', 580, 300, 552, 328, 536, 372),
    crease(13, 'seam', 334, 408, 370, 400, 402, 408),
    crease(13, 'seam', 566, 400, 530, 396, 506, 404),
  ];
  return group(
    wallShadow(sheet, shadows),
    sleeve === 'none' ? '' : sleeves(sheet, cut, cloth(look)),
    sleeve === 'long' ? cuffs(sheet, cut, { ...cloth(look), depth: 8 }, 34) : '',
    piece(sheet, low, { ...cloth(look), depth: 34 }),
    drape(sheet, low, skirtFalls(straight), color),
    turn(sheet, low, color, 1.1),
    piece(sheet, top, { ...cloth(look), depth: 30 }),
    drape(sheet, top, pulls, color),
    turn(sheet, top, color),
    hemLine(
      [
        [AXIS - (straight ? 160 : 216), HEM - 34],
        [AXIS - 80, HEM - 12],
        [AXIS, HEM - 8],
        [AXIS + 80, HEM - 12],
        [AXIS + (straight ? 160 : 216), HEM - 34],
      ],
      shade(color, 0.45),
    ),
    seam(`M${AXIS - 115} ${WAIST}Q${AXIS} ${WAIST + 14} ${AXIS + 115} ${WAIST}`, color, 2.6),
  );
}

function neckline(sheet: Sheet, look: Look, drop: number): string {
  const half = sleeveOf(look) === 'none' ? 72 : 66;
  const inside = `M${AXIS - half} 132Q${AXIS} 108 ${AXIS + half} 132Q${AXIS + 52} ${drop} ${AXIS} ${drop}Q${AXIS - 52} ${drop} ${AXIS - half} 132Z`;
  const band = `M${AXIS - half} 132Q${AXIS - 52} ${drop} ${AXIS} ${drop}Q${AXIS + 52} ${drop} ${AXIS + half} 132`;
  return group(
    piece(sheet, inside, { color: shade(look.color, 0.42), depth: 14, gloss: 0 }),
    el('path', { d: 'M438 134h24v16h-24Z', fill: '#e8e2d2' }),
    el('path', { d: band, fill: 'none', stroke: shade(look.color, 0.65), 'stroke-width': 13 }),
    el('path', { d: band, fill: 'none', stroke: look.color, 'stroke-width': 9 }),
  );
}

function armBands({ color, style }: Look): string {
  if (style['sleeve'] !== 'none') return '';
  const edge = bodice('none').slice(1, 5);
  return [edge, mirror(edge, AXIS)]
    .map((points) =>
      stitch(curve(points.map(([x, y]): Point => [x + (x < AXIS ? 9 : -9), y])), shade(color, 0.5), {
        width: 1.8,
        dash: '6 4',
      }),
    )
    .join('');
}

function buttons({ part }: Look, color: string): string {
  const fill = part('button', '#e9dfc6');
  const row = Array.from({ length: 5 }, (_, index) => 220 + index * 46);
  return group(
    seam(`M436 200L436 ${WAIST}M464 200L464 ${WAIST}`, color, 1.8),
    ...row.map((cy) => el('circle', { cx: AXIS, cy, r: 7, fill, stroke: '#3a3128', 'stroke-width': 1.8 })),
  );
}

function belt(look: Look): string {
  const color = look.part('belt', shade(look.color, 0.35));
  return group(
    cord(`M${AXIS - 116} ${WAIST + 2}Q${AXIS} ${WAIST + 18} ${AXIS + 116} ${WAIST + 2}`, color, 15),
    cord(
      `M${AXIS + 34} ${WAIST + 16}C${AXIS + 24} ${WAIST + 60} ${AXIS + 36} ${WAIST + 100} ${AXIS + 22} ${WAIST + 142}`,
      color,
      9,
    ),
    cord(
      `M${AXIS + 40} ${WAIST + 16}C${AXIS + 62} ${WAIST + 56} ${AXIS + 52} ${WAIST + 86} ${AXIS + 64} ${WAIST + 118}`,
      color,
      9,
    ),
    cord(`M${AXIS + 22} ${WAIST + 8}L${AXIS + 52} ${WAIST + 24}`, color, 13),
  );
}

function drawFront(look: Look, sheet: Sheet): string {
  const pockets = `M${AXIS - 134} ${WAIST + 52}C${AXIS - 128} ${WAIST + 90} ${AXIS - 132} ${WAIST + 122} ${AXIS - 150} ${WAIST + 142}M${AXIS + 134} ${WAIST + 52}C${AXIS + 128} ${WAIST + 90} ${AXIS + 132} ${WAIST + 122} ${AXIS + 150} ${WAIST + 142}`;
  return group(
    body(look, sheet, 196),
    armBands(look),
    neckline(sheet, look, 196),
    look.style['front'] === 'button' ? buttons(look, look.color) : '',
    seam(pockets, look.color, 2.6),
    look.style['belt'] === 'tie' ? belt(look) : '',
    contourMark([AXIS + (look.style['skirt'] === 'straight' ? 112 : 146), HEM - 64], 26, light(look.color, 0.6)),
  );
}

function drawBack(look: Look, sheet: Sheet): string {
  return group(
    body(look, sheet, 158),
    armBands(look),
    neckline(sheet, look, 158),
    seam(`M${AXIS} 164V${WAIST}`, look.color),
    look.style['belt'] === 'tie'
      ? cord(
          `M${AXIS - 116} ${WAIST + 2}Q${AXIS} ${WAIST + 18} ${AXIS + 116} ${WAIST + 2}`,
          look.part('belt', shade(look.color, 0.35)),
          15,
        )
      : '',
    contourMark([AXIS, 200], 24, shade(look.color, 0.5)),
  );
}

/** `sleeve: short | long | none`, `skirt: straight`, `front: button`, `belt: tie`, `cloth: linen | merino | ripstop`. */
export const dress = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet), viewBox: '-10 20 900 900' }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBack(look, sheet), viewBox: '-10 20 900 900' }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet), viewBox: '300 100 360 360' }),
};
