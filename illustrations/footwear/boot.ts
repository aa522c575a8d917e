import { contourMark } from '../brand-mark.ts';
import { light, mix, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { group, type Sheet } from '../svg.ts';
import { bootHeel, bootTop } from './angles.ts';
import { bootStraps, gaiterCuff, pileCuff } from './boot-closures.ts';
import * as cut from './boot-pattern.ts';
import { BOOT_SOLES } from './boot-soles.ts';
import { bootStyle, type BootStyle } from './boot-style.ts';
import { shapeOf } from './fit.ts';
import { standingShadow } from './ground.ts';
import { pullLoop } from './hardware.ts';
import { bow, lacing } from './laces.ts';
import { shine, soft } from './light.ts';
import { groove, panel, stitches } from './panel.ts';
import { drawSole } from './sole.ts';
import { fittedSole, soleSide, type SoleProfile } from './sole-side.ts';
import { bodyForm, onUpper, opening, sewn, upperOf, type Upper } from './upper.ts';

/** All that the parts of one boot share. */
interface Boot {
  readonly look: Look;
  readonly style: BootStyle;
  readonly front: cut.Front;
  readonly upper: Upper;
  readonly profile: SoleProfile;
  /** What the pieces on the upper are made of. */
  readonly overlay: { readonly color: string; readonly material: BootStyle['overlay'] };
}

function bootOf(look: Look, sheet: Sheet): Boot {
  const style = bootStyle(look);
  const front = style.isLacedToToe ? cut.FRONT_TO_THE_TOE : cut.USUAL_FRONT;
  return {
    look,
    style,
    front,
    upper: upperOf(sheet, front.outline, shapeOf(style.fit)),
    profile: fittedSole(BOOT_SOLES[style.sole], style.fit.length),
    overlay: { color: look.part('overlay', look.color), material: style.overlay },
  };
}

/** A boot from the side; `bootStyle` says what its options change. */
export function drawBoot(look: Look, sheet: Sheet): string {
  const boot = bootOf(look, sheet);
  const { style, upper, profile } = boot;
  const sole = look.part('sole', '#2b2724');
  return group(
    standingShadow(sheet, { left: 92, right: 800, floor: 706, length: style.fit.length }),
    inside(boot),
    onUpper(
      upper,
      panel(sheet, upper.path, { color: look.color, material: style.material, thickness: 2 }),
      ...style.panels.map((name) => PANELS[name](boot)),
      rand(boot),
      form(boot),
    ),
    collar(boot),
    closure(boot),
    soleSide(sheet, profile, {
      sole,
      midsole: look.part('midsole', mix(sole, '#a2998a', 0.3)),
      welt: look.part('welt', light(look.color, 0.25)),
    }),
    crown(boot),
  );
}

/** The far side of the shaft and the quilted tongue. */
function inside({ look, upper }: Boot): string {
  const quilting = [0, 1].map((row): Point[] => [
    [322 + row * 6, 244 + row * 36],
    [354, 236 + row * 36],
    [398 + row * 5, 256 + row * 36],
  ]);
  return opening(upper, {
    lining: look.part('lining', light(look.color, 0.35)),
    tongue: mix(look.part('collar', shade(look.color, 0.45)), look.color, 0.35),
    material: 'canvas',
    quilting,
    wearer: look.wearer,
  });
}

/** The upper's own roundness, the hollows of ankle and bend, and the shade over the sole. */
function form({ upper, style, look, profile }: Boot): string {
  const { sheet, at } = upper;
  const line = (points: readonly Point[]): string => curve(at(points));
  const pale = (share: number): string => light(look.color, share);
  return bodyForm(upper, {
    roundness: 60,
    gloss: style.gloss,
    touches: [
      soft(sheet, line(cut.HEEL_HOLLOW), { width: 34, blur: 18, opacity: 0.2 }),
      soft(sheet, line(cut.ANKLE_BONE), { width: 40, blur: 20, color: pale(0.7), opacity: 0.24 }),
      soft(sheet, line(cut.INSTEP_HOLLOW), { width: 26, blur: 14, opacity: 0.28 }),
      soft(sheet, line(cut.TOE_LIGHT), { width: 20, blur: 11, color: pale(0.85), opacity: 0.38 }),
      soft(sheet, line(cut.BEND), { width: 6, blur: 4, opacity: 0.28 }),
      soft(sheet, curve(profile.top), { width: 26, blur: 9, opacity: 0.5 }),
      soft(sheet, line(cut.COLLAR_SEAM.map(([x, y]): Point => [x, y + 6])), { width: 16, blur: 8, opacity: 0.34 }),
    ],
  });
}

const HEEL_SIDE: readonly Point[] = [
  [60, 700],
  [60, 478],
];
const TOE_SIDE: readonly Point[] = [
  [860, 660],
  [860, 480],
];
const DOUBLE = { away: [-7, -13], below: [7, 13] } as const;

const PANELS = {
  counter: ({ upper, overlay }: Boot) =>
    sewn(upper, { ...overlay, edge: cut.COUNTER, rest: HEEL_SIDE, rows: DOUBLE.below }),
  vamp: ({ upper, overlay }: Boot) =>
    sewn(upper, { ...overlay, edge: cut.VAMP_SEAM, rest: [...TOE_SIDE, [660, 480]], rows: DOUBLE.away }),
  toeCap: ({ upper, overlay }: Boot) =>
    sewn(upper, { ...overlay, edge: cut.TOE_CAP, rest: TOE_SIDE, rows: DOUBLE.away }),
  /** Suede that carries the pull of the ankle eyelets down to the heel. */
  band({ upper, overlay }: Boot): string {
    const lower = cut.ANKLE_BAND_LOWER;
    return group(
      sewn(upper, {
        ...overlay,
        edge: cut.ANKLE_BAND,
        rest: [[60, 700], [240, 690], ...lower.toReversed()],
        rows: [-7],
      }),
      stitches(upper.at(lower), overlay.color, { rows: [-7] }),
    );
  },
  facing: ({ upper, overlay, front }: Boot) =>
    sewn(upper, { ...overlay, edge: front.facing, rest: front.outline.throat.toReversed(), rows: [-7, -12] }),
  seam: ({ upper: { at }, look }: Boot) => groove(curve(at(cut.BACK_SEAM)), look.color, 2),
} as const satisfies Record<string, (boot: Boot) => string>;

export type BootPanel = keyof typeof PANELS;

function rand({ look, upper, style }: Boot): string {
  if (style.rand === 'none') return '';
  const color = light(look.part('sole', '#2b2724'), 0.06);
  const edge = style.rand === 'toe' ? cut.RAND_TOE : cut.RAND_FULL;
  const rest: Point[] = [
    [860, 590],
    [860, 700],
    [60, 700],
  ];
  const area = curve(upper.at([...edge, ...rest]), true);
  return group(
    sewn(upper, { edge, rest, color, material: 'rubber', thickness: 3.4 }),
    shine(upper.sheet, area, { roundness: 12, opacity: 0.25 }),
  );
}

function collar({ look, upper, style }: Boot): string {
  if (style.cuff !== 'padded') return '';
  const { sheet, at, outline } = upper;
  const color = look.part('collar', shade(look.color, 0.45));
  const area = curve([...at(outline.collar), ...at(cut.COLLAR_SEAM).toReversed(), ...at([[104, 340]])], true);
  return group(
    panel(sheet, area, { color, material: style.collar, padding: 13 }),
    ...cut.QUILTS.map((line) => groove(curve(at(line)), color, 2.6)),
    stitches(at(cut.COLLAR_SEAM), color, { rows: [-6] }),
  );
}

function closure({ look, upper: { sheet, at }, style, front }: Boot): string {
  const color = look.part('lace', '#c2702e');
  if (style.closure === 'straps') return bootStraps(sheet, color, at);
  const eyelets = at(front.eyelets);
  const [x, y] = eyelets.at(-1) ?? [0, 0];
  return group(
    lacing(sheet, { color, width: 9, eyelets, ridge: at(front.ridge), holders: style.holders }),
    bow([x + 22, y - 8], { color, width: 8, reach: 0.8 }),
  );
}

/** The upper end of the shaft: turned-out pile, a knitted gaiter, or the loop at the heel. */
function crown({ look, upper: { sheet, at }, style }: Boot): string {
  if (style.cuff === 'pile') return pileCuff(sheet, look.part('lining', light(look.color, 0.35)), at);
  if (style.cuff === 'gaiter') {
    const color = look.part('gaiter', shade(look.color, 0.6));
    return gaiterCuff(sheet, color, { at, isWorn: look.wearer !== undefined });
  }
  const [[x, y] = [0, 0]] = at([[214, 450]]);
  return group(
    pullLoop(at(cut.HEEL_LOOP), look.part('collar', shade(look.color, 0.45)), 13),
    contourMark([x, y + 6], 40, light(look.color, 0.5), -6),
  );
}

export const boot = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawBoot(look, sheet) }),
  top: bootTop,
  heel: bootHeel,
  sole: (look: Look, sheet: Sheet): Plate => ({
    body: drawSole(look, sheet, bootStyle(look).sole === 'winter' ? 'winter' : 'boot'),
  }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawBoot(look, sheet), viewBox: '240 180 340 340' }),
};
