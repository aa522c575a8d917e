import { contourMark } from '../brand-mark.ts';
import { light, mix, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { group, type Sheet } from '../svg.ts';
import { points } from '../trace.ts';
import { approachHeel, approachTop } from './angles.ts';
import { fitOf, lifted, shapeOf } from './fit.ts';
import { standingShadow } from './ground.ts';
import { pullLoop } from './hardware.ts';
import { bow, lacing } from './laces.ts';
import { shine, soft } from './light.ts';
import * as cut from './low-pattern.ts';
import { panel, stitches } from './panel.ts';
import { drawSole } from './sole.ts';
import { fittedSole, soleSide, type SoleProfile } from './sole-side.ts';
import type { Material } from './surfaces.ts';
import { bodyForm, onUpper, opening, sewn, upperOf, type Upper } from './upper.ts';

const FLOOR = 690;
/** Laces that start at the toe. */
const TO_THE_TOE = {
  throat: points('356,414! 404,438 456,464 516,488 580,502 646,512!'),
  toe: points('646,512 704,518 760,534 806,568 824,618!'),
  tongue: points(
    '336,470! 320,436 312,408 315,386 330,373 356,374 384,388 408,406 440,416 500,442 570,466 640,484 690,502 702,518 660,536! 480,520 400,480',
  ),
};
const RIDGE = points('684,506 632,488 574,472 518,454 464,430 410,396');
const EYELETS = points('640,530 588,520 530,506 474,488 424,462 378,434');
const FACING = points('336,436 376,472 434,500 500,526 572,544 630,548 668,540 678,522');
const QUARTER = points('300,474 316,530 300,590 280,640');
const RAND = points('80,580 130,590 200,602 300,612 400,614 500,606 580,586 640,552 690,522 740,512 830,540');
const SOLE: SoleProfile = {
  top: points('86,606 130,612 200,620 300,628 400,632 520,634 640,630 720,620 784,604 820,590'),
  joint: points('84,652 150,660 250,664 360,660 440,658 540,664 640,662 720,652 780,632 824,604'),
  base: [points('92,674 150,680 300,680 460,680 600,680 690,674 764,652 816,622')],
  lugs: { spacing: 24, width: 20, height: 10 },
  grooves: [points('92,634 200,642 340,646 500,650 640,646 740,632 810,612')],
};

/** A low shoe for rock: laces to the toe, a rubber rand all round; `upper: full-grain` in place of suede. */
export function drawApproach(look: Look, sheet: Sheet): string {
  const fit = fitOf(look.style);
  const at = lifted(shapeOf(fit), -6, -6);
  const upper = upperOf(sheet, { ...cut.LOW, ...TO_THE_TOE }, at);
  const trim = look.part('trim', shade(look.color, 0.4));
  const sole = look.part('sole', '#2b2a28');
  const lining = look.part('lining', light(look.color, 0.35));
  const material: Material = look.style['upper'] === 'full-grain' ? 'full-grain' : 'suede';
  return group(
    standingShadow(sheet, { left: 100, right: 776, floor: FLOOR, length: fit.length }),
    opening(upper, { lining, tongue: mix(trim, look.color, 0.3), material: 'canvas', wearer: look.wearer }),
    onUpper(upper, pieces(look, upper, { trim, sole, material }), form(look, upper, material)),
    collar(upper, mix(lining, look.color, 0.35)),
    sewn(upper, { edge: FACING, rest: TO_THE_TOE.throat.toReversed(), color: trim, material, rows: [-6, -11] }),
    lacing(sheet, {
      eyelets: at(EYELETS),
      ridge: at(RIDGE),
      color: look.part('lace', '#e0b34a'),
      width: 8.2,
      holders: ['webbing', 'webbing', 'webbing', 'ring'],
    }),
    knot(look, upper),
    soleSide(sheet, fittedSole(SOLE, fit.length), { sole, midsole: look.part('midsole', mix(sole, '#8d8576', 0.22)) }),
    pullLoop(at(cut.HEEL_LOOP), look.part('lace', '#e0b34a'), 11),
  );
}

function pieces(
  look: Look,
  upper: Upper,
  { trim, sole, material }: { trim: string; sole: string; material: Material },
): string {
  const { sheet, at, path } = upper;
  const rest: Point[] = [
    [860, 600],
    [860, 700],
    [60, 700],
  ];
  const rubber = curve([...at(RAND), ...at(rest)], true);
  const [[x = 0, y = 0] = []] = at([[216, 548]]);
  return group(
    panel(sheet, path, { color: look.color, material, thickness: 2 }),
    sewn(upper, {
      edge: QUARTER,
      rest: [
        [60, 700],
        [60, 400],
      ],
      color: mix(look.color, trim, 0.25),
      material,
      rows: [7, 13],
    }),
    sewn(upper, {
      edge: cut.COUNTER,
      rest: [
        [60, 700],
        [60, 470],
      ],
      color: trim,
      material,
      rows: [7, 13],
    }),
    contourMark([x, y], 38, light(trim, 0.6), -8),
    sewn(upper, { edge: RAND, rest, color: light(sole, 0.07), material: 'rubber', thickness: 3.4 }),
    shine(sheet, rubber, { roundness: 10, opacity: 0.22 }),
  );
}

function form(look: Look, upper: Upper, material: Material): string {
  const { sheet, at } = upper;
  const line = (text: string): string => curve(at(points(text)));
  return bodyForm(upper, {
    roundness: 46,
    gloss: material === 'full-grain' ? 0.3 : 0.06,
    touches: [
      soft(sheet, line('150,500 190,540 236,560'), { width: 26, blur: 14, opacity: 0.2 }),
      soft(sheet, line('480,548 540,574 580,600'), { width: 20, blur: 12, opacity: 0.24 }),
      soft(sheet, line('690,548 740,566 776,590'), {
        width: 16,
        blur: 9,
        color: light(look.color, 0.85),
        opacity: 0.34,
      }),
      soft(sheet, curve(SOLE.top), { width: 20, blur: 8, opacity: 0.5 }),
    ],
  });
}

function collar({ sheet, at }: Upper, color: string): string {
  const area = curve([...at(cut.LOW.collar), ...at(cut.COLLAR_SEAM).toReversed()], true);
  return (
    panel(sheet, area, { color, material: 'canvas', padding: 11 }) +
    stitches(at(cut.COLLAR_SEAM), color, { rows: [-5], size: 0.8 })
  );
}

function knot(look: Look, { at }: Upper): string {
  const [x, y] = at(EYELETS).at(-1) ?? [0, 0];
  return bow([x + 24, y - 22], { color: look.part('lace', '#e0b34a'), width: 7.4, reach: 0.74 });
}

export const approach = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawApproach(look, sheet) }),
  top: approachTop,
  heel: approachHeel,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(look, sheet, 'climbing') }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawApproach(look, sheet), viewBox: '470 370 340 340' }),
};
