import { contourMark } from '../brand-mark.ts';
import { light, mix, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { el, group, type Sheet } from '../svg.ts';
import { bootHeel, bootTop } from './angles.ts';
import { bootStraps, gaiterCuff, pileCuff } from './boot-closures.ts';
import * as cut from './boot-pattern.ts';
import { BOOT_SOLES } from './boot-soles.ts';
import { bootStyle, type BootStyle } from './boot-style.ts';
import { shapeOf, type Shape } from './fit.ts';
import { standingShadow } from './ground.ts';
import { bow, lacing } from './laces.ts';
import { bodyLight, shine, soft } from './light.ts';
import { groove, panel, stitches } from './panel.ts';
import { pullLoop } from './hardware.ts';
import { drawSole } from './sole.ts';
import { soleSide, type SoleProfile } from './sole-side.ts';

/** All that the parts of one boot share. */
interface Boot {
  readonly look: Look;
  readonly sheet: Sheet;
  readonly style: BootStyle;
  readonly at: Shape;
  readonly upper: string;
  /** The upper continued below the sole's edge, so that its light ends there and not before. */
  readonly body: string;
  readonly over: string;
}

const below = (line: readonly Point[]): Point[] => [...line, [840, 700], [60, 700]];

function bootOf(look: Look, sheet: Sheet): Boot {
  const style = bootStyle(look);
  const at = shapeOf(style.fit);
  const around = [...at(cut.COLLAR_EDGE), ...at(cut.THROAT).slice(1, -1), ...at(cut.TOE_LINE)];
  const heel = at(cut.HEEL_LINE);
  const upper = curve([...around, ...heel], true);
  const body = curve(
    [
      ...around,
      ...at([
        [816, 740, 'c'],
        [90, 740, 'c'],
      ]),
      ...heel.slice(1),
    ],
    true,
  );
  return { look, sheet, style, at, upper, body, over: look.part('overlay', look.color) };
}

/** A boot from the side; `bootStyle` says what its options change. */
export function drawBoot(look: Look, sheet: Sheet): string {
  const boot = bootOf(look, sheet);
  const { style, at, upper } = boot;
  const clip = sheet.clip(upper);
  return group(
    standingShadow(sheet, { left: 92, right: 800, floor: 706, length: style.fit.length }),
    opening(boot),
    el(
      'g',
      { 'clip-path': clip },
      base(boot),
      ...style.panels.map((name) => PANELS[name](boot)),
      rand(boot),
      form(boot),
    ),
    collar(boot),
    closure(boot),
    soleSide(sheet, fitted(BOOT_SOLES[style.sole], at), soleColors(look)),
    crown(boot),
  );
}

function soleColors(look: Look) {
  const sole = look.part('sole', '#2b2724');
  return {
    sole,
    midsole: look.part('midsole', mix(sole, '#a2998a', 0.3)),
    welt: look.part('welt', light(look.color, 0.25)),
  };
}

function fitted(profile: SoleProfile, at: Shape): SoleProfile {
  const scale = (line: readonly Point[]): Point[] => {
    const moved = at(line);
    return line.map(([, y, corner], index): Point => [moved[index]?.[0] ?? 0, y, corner]);
  };
  return {
    ...profile,
    top: scale(profile.top),
    joint: scale(profile.joint),
    base: profile.base.map(scale),
    grooves: profile.grooves?.map(scale),
  };
}

/** The far side of the shaft and the tongue that rises from it. */
function opening({ look, sheet, at }: Boot): string {
  const lining = look.part('lining', light(look.color, 0.35));
  const far = curve([...at(cut.FAR_EDGE), ...at(cut.COLLAR_EDGE).toReversed().slice(1, -1)], true);
  const tongue = curve(at(cut.TONGUE), true);
  const color = mix(look.part('collar', shade(look.color, 0.45)), look.color, 0.35);
  return group(
    panel(sheet, far, { color: shade(lining, 0.45), material: 'mesh', thickness: 2 }),
    el(
      'g',
      { 'clip-path': sheet.clip(far) },
      soft(sheet, curve(at(cut.COLLAR_EDGE)), { width: 30, blur: 10, opacity: 0.6 }),
    ),
    panel(sheet, tongue, { color, material: 'canvas', padding: 15 }),
    ...[0, 1].map((row) =>
      groove(
        curve(
          at([
            [322 + row * 6, 244 + row * 36],
            [354, 236 + row * 36],
            [398 + row * 5, 256 + row * 36],
          ]),
        ),
        color,
        2.2,
      ),
    ),
  );
}

function base({ look, sheet, style, upper }: Boot): string {
  return panel(sheet, upper, { color: look.color, material: style.material, thickness: 2 });
}

/** The upper's own roundness, the hollows of ankle and bend, and the shade over the sole. */
function form({ sheet, at, body, style, look }: Boot): string {
  const line = (text: readonly Point[]): string => curve(at(text));
  return group(
    bodyLight(sheet, body, { roundness: 60, height: 1.3 }),
    bodyLight(sheet, body, { roundness: 18, height: 0.7, opacity: 0.7 }),
    shine(sheet, body, { roundness: 30, opacity: style.gloss }),
    soft(
      sheet,
      line([
        [140, 420],
        [180, 470],
        [200, 520],
      ]),
      { width: 34, blur: 18, opacity: 0.2 },
    ),
    soft(
      sheet,
      line([
        [250, 430],
        [270, 500],
        [262, 560],
      ]),
      { width: 40, blur: 20, color: light(look.color, 0.7), opacity: 0.2 },
    ),
    soft(
      sheet,
      line([
        [420, 470],
        [480, 530],
        [540, 570],
        [560, 610],
      ]),
      { width: 26, blur: 14, opacity: 0.26 },
    ),
    soft(
      sheet,
      line([
        [610, 560],
        [680, 575],
        [740, 600],
      ]),
      { width: 20, blur: 11, color: light(look.color, 0.85), opacity: 0.34 },
    ),
    soft(sheet, line(cut.BEND), { width: 6, blur: 4, opacity: 0.26 }),
    soft(sheet, curve(fitted(BOOT_SOLES[style.sole], at).top), { width: 26, blur: 9, opacity: 0.5 }),
    soft(sheet, line(cut.COLLAR_SEAM.map(([x, y]): Point => [x, y + 6])), { width: 16, blur: 8, opacity: 0.34 }),
  );
}

/** A panel between an edge and the sole, double stitched along the edge. */
function sewn({ sheet, at, over, style }: Boot, edge: readonly Point[], rows: readonly number[] = [7, 13]): string {
  const line = at(edge);
  return (
    panel(sheet, curve(below(line), true), { color: over, material: style.overlay }) + stitches(line, over, { rows })
  );
}

const PANELS = {
  counter({ sheet, at, over, style }: Boot): string {
    const edge = at(cut.COUNTER);
    const area = curve(
      [
        ...edge,
        ...at([
          [60, 700],
          [60, 478],
        ]),
      ],
      true,
    );
    return panel(sheet, area, { color: over, material: style.overlay }) + stitches(edge, over, { rows: [7, 13] });
  },
  vamp(boot: Boot): string {
    const { sheet, at, over, style } = boot;
    const seam = at(cut.VAMP_SEAM);
    const area = curve(
      [
        ...seam,
        ...at([
          [840, 660],
          [840, 520],
          [660, 500],
        ]),
      ],
      true,
    );
    return panel(sheet, area, { color: over, material: style.overlay }) + stitches(seam, over, { rows: [-7, -13] });
  },
  band(boot: Boot): string {
    const { sheet, at, over, style } = boot;
    const [upper, lower] = [at(cut.ANKLE_BAND), at(cut.ANKLE_BAND_LOWER)];
    const area = curve(
      [
        ...upper,
        ...at([
          [60, 700],
          [240, 690],
        ]),
        ...lower.toReversed(),
      ],
      true,
    );
    return (
      panel(sheet, area, { color: over, material: style.overlay }) +
      stitches(upper, over, { rows: [-7] }) +
      stitches(lower, over, { rows: [7] })
    );
  },
  facing({ sheet, at, over, style }: Boot): string {
    const inner = at(cut.FACING);
    const area = curve([...at(cut.THROAT), ...inner.toReversed()], true);
    return panel(sheet, area, { color: over, material: style.overlay }) + stitches(inner, over, { rows: [-7, -12] });
  },
  toeCap(boot: Boot): string {
    const { sheet, at, over, style } = boot;
    const edge = at(cut.TOE_CAP);
    const area = curve(
      [
        ...edge,
        ...at([
          [840, 660],
          [840, 540],
        ]),
      ],
      true,
    );
    return panel(sheet, area, { color: over, material: style.overlay }) + stitches(edge, over, { rows: [-7, -13] });
  },
  seam: ({ at, look }: Boot) => groove(curve(at(cut.BACK_SEAM)), look.color, 2),
} as const satisfies Record<string, (boot: Boot) => string>;

export type BootPanel = keyof typeof PANELS;

function rand({ look, sheet, at, style }: Boot): string {
  if (style.rand === 'none') return '';
  const color = look.part('sole', '#2b2724');
  const edge = at(style.rand === 'toe' ? cut.RAND_TOE : cut.RAND_FULL);
  const area = curve(below([...edge, [840, 590]]), true);
  return group(
    panel(sheet, area, { color: light(color, 0.06), material: 'rubber', thickness: 3.4 }),
    shine(sheet, area, { roundness: 12, opacity: 0.25 }),
  );
}

function collar({ look, sheet, at, style }: Boot): string {
  if (style.cuff !== 'padded') return '';
  const color = look.part('collar', shade(look.color, 0.45));
  const area = curve([...at(cut.COLLAR_EDGE), ...at(cut.COLLAR_SEAM).toReversed(), ...at([[104, 340]])], true);
  return group(
    panel(sheet, area, { color, material: style.collar, padding: 13 }),
    ...cut.QUILTS.map((line) => groove(curve(at(line)), color, 2.6)),
    stitches(at(cut.COLLAR_SEAM), color, { rows: [-6] }),
  );
}

function closure({ look, sheet, at, style }: Boot): string {
  const lace = look.part('lace', '#c2702e');
  if (style.closure === 'straps') return bootStraps(sheet, lace, at);
  const eyelets = at(cut.EYELET_LINE);
  const common = { color: lace, width: 9, ridge: at(cut.RIDGE_LINE), eyelets };
  const [top] = eyelets.slice(-1);
  return (
    lacing(sheet, { ...common, holders: style.holders }) +
    bow(sheet, [(top?.[0] ?? 0) + 22, (top?.[1] ?? 0) - 8], { color: lace, width: 8, reach: 0.8 })
  );
}

/** The upper end of the shaft: turned-out pile, a knitted gaiter, or the loop at the heel. */
function crown({ look, sheet, at, style }: Boot): string {
  const lining = look.part('lining', light(look.color, 0.35));
  if (style.cuff === 'pile') return pileCuff(sheet, lining, at);
  if (style.cuff === 'gaiter') return gaiterCuff(sheet, look.part('gaiter', shade(look.color, 0.6)), at);
  return (
    pullLoop(
      sheet,
      at([
        [116, 352],
        [104, 316],
        [104, 270],
        [118, 258],
        [130, 276],
        [130, 300],
      ]),
      look.part('collar', shade(look.color, 0.45)),
      13,
    ) + contourMark([at([[214, 450]])[0]?.[0] ?? 0, 456], 40, light(look.color, 0.5), -6)
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
