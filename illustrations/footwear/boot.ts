import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, shift, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { bootHeel, bootTop } from './angles.ts';
import { bootStraps, gaiterCuff } from './boot-closures.ts';
import { BACK, COLLAR, COUNTER, EYELETS, INSIDE, RAND, RIDGE, THROAT, TOE, TONGUE, TOP, VAMP } from './boot-outline.ts';
import { bootSole } from './boot-sole.ts';
import { bow, lacing } from './laces.ts';
import { drawSole } from './sole.ts';

/** Pixels by which a shaft is taller than the mid one. */
const RISE: Readonly<Record<string, number>> = { mid: 0, high: 52, low: -40 };

/** Stretches the shaft: points above the ankle move up, the foot stays. */
function raise(points: readonly Point[], rise: number): Point[] {
  return points.map(([x, y, corner]) => [x, y < 400 ? y - (rise * (400 - y)) / 200 : y, corner]);
}

/** Styles: `shaft: low | mid | high`, `cuff: pile | gaiter`, `upper: textile | leather`, `closure: laces | straps`. */
export function drawBoot(look: Look, sheet: Sheet): string {
  const { color } = look;
  const rise = RISE[look.style['shaft'] ?? 'mid'] ?? 0;
  const up = (points: readonly Point[]): Point[] => raise(points, rise);
  const isTextile = look.style['upper'] === 'textile';
  const sole = look.part('sole', '#2b2724');
  const collar = look.part('collar', shade(color, 0.45));
  const lining = look.part('lining', light(color, 0.35));
  const lace = look.part('lace', '#c2702e');
  const leather = { color, depth: 34, gloss: 0.38, texture: isTextile ? 'canvas' : 'grain' } as const;
  const upper = curve([...up(TOP).slice(0, -1), ...up(THROAT).slice(0, -1), ...TOE, ...up(BACK)], true);
  return group(
    contactShadow(sheet, { x: 450, y: 722, width: 700 }),
    piece(sheet, curve(up(INSIDE), true), { color: shade(lining, 0.5), depth: 20, gloss: 0 }),
    piece(sheet, curve(up(TONGUE), true), { color: shade(color, 0.2), depth: 22, texture: 'canvas' }),
    piece(sheet, upper, leather),
    overlays(sheet, look, up),
    piece(sheet, curve(up(COLLAR), true), { color: collar, depth: 24, texture: 'twill' }),
    ...[0, 1].map((row) =>
      seam(
        curve(
          shift(
            up([
              [146, 236],
              [200, 254],
              [268, 250],
              [336, 230],
              [404, 204],
            ]),
            0,
            row * 28,
          ),
        ),
        collar,
        2.6,
      ),
    ),
    contourMark([266, 452], 64, light(color, 0.65), -4),
    look.style['closure'] === 'straps' ? bootStraps(sheet, lace, up) : laced(lace, up),
    look.style['rand'] === 'toe'
      ? toeRand(sheet, sole)
      : piece(sheet, curve(RAND, true), { color: sole, depth: 16, gloss: 0.4 }),
    bootSole(sheet, {
      sole,
      midsole: look.part('midsole', light(sole, 0.12)),
      welt: look.part('welt', light(color, 0.25)),
    }),
    finish(sheet, look, up),
  );
}

function laced(color: string, up: (points: readonly Point[]) => Point[]): string {
  const strands = { eyelets: up(EYELETS), ridge: up(RIDGE), color, width: 9.5, hooks: 3, metal: '#9b958a' };
  return lacing({ ...strands, eyelet: 'ring' }) + bow(up([[424, 206]])[0] ?? [0, 0], color, 8.5, 0.84);
}

/** The upper end of the shaft: turned-out pile, a knitted gaiter, or the padded collar with its loop. */
function finish(sheet: Sheet, look: Look, up: (points: readonly Point[]) => Point[]): string {
  const lining = look.part('lining', light(look.color, 0.35));
  if (look.style['cuff'] === 'pile') return cuff(sheet, lining, up);
  if (look.style['cuff'] === 'gaiter') return gaiterCuff(sheet, look.part('gaiter', shade(look.color, 0.6)), up);
  return loop(up, look.part('collar', shade(look.color, 0.45)));
}

function overlays(sheet: Sheet, look: Look, up: (points: readonly Point[]) => Point[]): string {
  const over = look.part('overlay', look.color);
  const texture = 'grain' as const;
  const facing = curve(
    up([
      [398, 170, 'c'],
      [420, 240],
      [440, 310],
      [486, 372],
      [552, 424],
      [622, 458],
      [612, 512],
      [560, 500],
      [470, 442],
      [410, 370],
      [388, 290],
      [380, 214],
    ]),
    true,
  );
  return group(
    piece(sheet, curve(up(COUNTER), true), { color: over, depth: 20, texture }),
    stitch(
      curve([
        [158, 402],
        [198, 434],
        [240, 508],
        [306, 566],
        [330, 600],
      ]),
      light(over, 0.45),
    ),
    piece(sheet, curve(VAMP, true), { color: over, depth: 26, texture }),
    stitch(
      curve([
        [484, 600],
        [492, 560],
        [522, 506],
        [562, 456],
      ]),
      light(over, 0.45),
    ),
    piece(sheet, facing, { color: over, depth: 14, texture }),
    stitch(
      curve(
        up([
          [392, 240],
          [400, 292],
          [420, 362],
          [478, 430],
          [566, 490],
        ]),
      ),
      light(over, 0.45),
    ),
    seam(
      curve([
        [300, 306],
        [316, 400],
        [360, 470],
        [470, 540],
      ]),
      look.color,
      2.4,
    ),
  );
}

function toeRand(sheet: Sheet, color: string): string {
  const path = curve(
    [
      [610, 632, 'c'],
      [640, 592],
      [690, 560],
      [726, 520],
      [748, 500],
      [796, 542],
      [816, 580],
      [814, 634, 'c'],
    ],
    true,
  );
  return piece(sheet, path, { color, depth: 20, gloss: 0.45 });
}

function loop(up: (points: readonly Point[]) => Point[], color: string): string {
  return cord(
    curve(
      up([
        [142, 290],
        [118, 262],
        [122, 200],
        [156, 190],
      ]),
    ),
    color,
    12,
  );
}

/** The pile lining turned out over the edge of a winter boot. */
function cuff(sheet: Sheet, color: string, up: (points: readonly Point[]) => Point[]): string {
  const edge = curve(
    up([
      [132, 204],
      [150, 178],
      [210, 196],
      [280, 190],
      [350, 164],
      [402, 142],
      [422, 172],
      [414, 214],
      [340, 240],
      [262, 266],
      [190, 268],
      [136, 250],
    ]),
    true,
  );
  return (
    piece(sheet, edge, { color, texture: 'pile', depth: 26, gloss: 0.3 }) +
    el('path', {
      d: edge,
      fill: 'none',
      stroke: light(color, 0.4),
      'stroke-width': 5,
      'stroke-dasharray': '3 7',
      'stroke-opacity': 0.8,
    })
  );
}

export const boot = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawBoot(look, sheet) }),
  top: bootTop,
  heel: bootHeel,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(look, sheet, 'boot') }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawBoot(look, sheet), viewBox: '240 120 360 360' }),
};
