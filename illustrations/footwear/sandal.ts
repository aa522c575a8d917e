import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Place, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { el, group, type Sheet } from '../svg.ts';
import { points } from '../trace.ts';
import { bareFoot } from './bare-foot.ts';
import { fitOf, shapeOf } from './fit.ts';
import { standingShadow } from './ground.ts';
import { bodyLight, soft } from './light.ts';
import { sandalTop } from './open-top.ts';
import { panel } from './panel.ts';
import { buckle, ribbon } from './ribbon.ts';
import { drawSole } from './sole.ts';
import { band, fittedSole, soleSide, type SoleProfile } from './sole-side.ts';

const SOLE: SoleProfile = {
  top: points('86,600 150,604 250,616 360,622 470,622 590,622 700,612 786,594 824,582'),
  joint: points('84,660 150,666 260,668 400,668 540,668 640,664 720,652 782,630 828,602'),
  base: [points('92,676 150,682 260,684 400,684 540,684 640,680 720,668 780,646 822,616')],
  lugs: { spacing: 30, width: 25, height: 9, sipes: 2 },
  grooves: [points('90,632 200,644 340,650 480,650 620,648 720,634 800,608')],
};
const BED_FAR = points('86,592 130,566 230,578 330,594 440,592 560,590 680,584 770,566 826,566');

/** Middle lines of the straps: the near half to the ridge of the foot, and the far half behind it. */
const STRAPS = {
  forefoot: { near: points('606,624 600,566 614,506 658,452'), far: points('622,500 660,452 704,470 730,518 744,590') },
  instep: { near: points('346,624 366,548 396,466 446,392'), far: points('410,448 450,390 506,408 546,464 572,592') },
  heel: {
    near: points('376,520 300,496 220,474 150,458 106,452'),
    far: points('136,466 104,450 130,430 200,420 300,422 426,432'),
  },
  anchor: points('214,618 200,560 176,500 166,466'),
} as const;

/** The near halves of the straps on a foot that fills them. */
const WORN = {
  forefoot: points('590,626 584,588 590,550 611,508'),
  instep: points('346,624 364,552 392,472 428,402'),
  heel: points('372,520 300,500 220,482 150,466 114,458'),
} as const;

const BUCKLES: readonly { readonly place: Point; readonly turn: number }[] = [
  { place: [628, 484], turn: 128 },
  { place: [414, 432], turn: 122 },
];
const WORN_BUCKLES: typeof BUCKLES = [
  { place: [593, 546], turn: 106 },
  { place: [404, 446], turn: 118 },
];

/** A trail sandal from the side; `straps: narrow` for the lighter one, `last: mens | womens | kids`. */
export function drawSandal(look: Look, sheet: Sheet): string {
  const { color } = look;
  const fit = fitOf(look.style);
  const at = shapeOf({ ...fit, ankle: 1 });
  const profile = fittedSole(SOLE, fit.length);
  const width = look.style['straps'] === 'narrow' ? 44 : 58;
  const behind = shade(color, 0.5);
  const metal = look.part('buckle', '#2a2825');
  const bed = look.part('bed', '#b58d5d');
  const [mark = [0, 0]] = at([[362, 556]]).map(([x, y]): Place => [x, y]);
  const far = at(BED_FAR);
  const area = band(far, profile.top);
  const near = look.wearer
    ? WORN
    : { forefoot: STRAPS.forefoot.near, instep: STRAPS.instep.near, heel: STRAPS.heel.near };
  return group(
    standingShadow(sheet, { left: 92, right: 790, floor: 690, length: fit.length }),
    ...(look.wearer ? [] : [STRAPS.heel, STRAPS.instep, STRAPS.forefoot]).map((strap) =>
      ribbon(sheet, at(strap.far), width * 0.86, behind),
    ),
    panel(sheet, area, { color: bed, material: 'suede', thickness: 2 }),
    bodyLight(sheet, area, { roundness: 12 }),
    el('g', { 'clip-path': sheet.clip(area) }, soft(sheet, curve(far), { width: 14, blur: 8, opacity: 0.4 })),
    look.wearer ? bareFoot(sheet, at, look.wearer) : '',
    ribbon(sheet, at(STRAPS.anchor), width * 0.7, color),
    ribbon(sheet, at(near.heel), width * 0.8, color),
    ribbon(sheet, at(near.forefoot), width, color),
    ribbon(sheet, at(near.instep), width, color),
    ...(look.wearer ? WORN_BUCKLES : BUCKLES).map(({ place, turn }) =>
      buckle(sheet, at([place])[0] ?? place, { turn, color: metal, size: width / 62 }),
    ),
    contourMark(mark, 34, light(color, 0.75), 16),
    soleSide(sheet, profile, { sole: look.part('sole', '#2f2c29'), midsole: look.part('midsole', '#4a443c') }),
  );
}

export const sandal = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawSandal(look, sheet) }),
  top: sandalTop,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(look, sheet, 'siped') }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawSandal(look, sheet), viewBox: '280 350 340 340' }),
};
