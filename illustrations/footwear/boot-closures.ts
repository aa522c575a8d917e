import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { points } from '../trace.ts';

type Raise = (points: readonly Point[]) => Point[];

/** Two straps over the instep, as children close their boots. */
export function bootStraps(sheet: Sheet, color: string, up: Raise): string {
  const strap = (text: string): string =>
    piece(sheet, curve(up(points(text)), true), { color, texture: 'twill', depth: 14 });
  const edge = (text: string): string => stitch(curve(up(points(text))), light(color, 0.5), { width: 2 });
  return group(
    strap('300,236! 360,214 420,190 448,184! 470,240! 430,262 370,286 316,306! 296,272'),
    edge('306,246 364,226 444,196'),
    edge('322,294 372,274 458,236'),
    strap('362,372! 420,340 470,312 512,318! 558,370! 500,398 440,430 392,448! 362,412'),
    edge('372,378 424,350 506,328'),
    edge('398,436 442,418 546,368'),
    contourMark([338, 270], 34, light(color, 0.7), -16),
  );
}

/** A knitted gaiter sewn into the collar of an alpine boot. */
export function gaiterCuff(sheet: Sheet, color: string, up: Raise): string {
  const body = curve(
    up(points('140,262! 134,200 146,120! 220,112 320,100 412,84! 436,140 446,210 430,262! 330,290 240,304')),
    true,
  );
  const seamLine = curve(up(points('300,104 306,190 300,292')));
  return group(
    piece(sheet, body, { color, texture: 'rib', depth: 26, gloss: 0.25 }),
    piece(sheet, curve(up(points('142,138! 146,112 220,104 320,92 414,76! 422,108! 320,124 220,136')), true), {
      color: shade(color, 0.3),
      depth: 10,
      texture: 'twill',
    }),
    seam(seamLine, color, 3),
    el('path', { d: seamLine, fill: 'none', stroke: '#8d867a', 'stroke-width': 4, 'stroke-dasharray': '4 4' }),
  );
}
