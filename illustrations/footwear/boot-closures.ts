import { shade } from '../color.ts';
import { curve } from '../curve.ts';
import { boxOf, el, group, type Sheet } from '../svg.ts';
import { textureFill } from '../texture.ts';
import { points } from '../trace.ts';
import type { Shape } from './fit.ts';
import { bodyLight, frayed, soft } from './light.ts';
import { groove, panel, stitches } from './panel.ts';

/** Two straps over the instep, as children close their boots. */
export function bootStraps(sheet: Sheet, color: string, at: Shape): string {
  const strap = (text: string): string =>
    panel(sheet, curve(at(points(text)), true), { color, material: 'webbing', thickness: 3.4, padding: 8 });
  const edge = (text: string, row: number): string => stitches(at(points(text)), color, { rows: [row] });
  return group(
    strap('250,330! 310,308 360,284 404,270! 420,318! 372,344 316,366 262,382! 246,354'),
    edge('252,330 310,308 360,284 404,270', 7),
    edge('262,382 316,366 372,344 420,318', -7),
    strap('330,470! 386,438 440,404 478,398! 512,446! 462,470 402,500 352,520! 326,492'),
    edge('330,470 386,438 440,404 478,398', 7),
    edge('352,520 402,500 462,470 512,446', -7),
  );
}

/** A knitted gaiter sewn into the collar of an alpine boot, with its zip and the cord in its hem. */
export function gaiterCuff(sheet: Sheet, color: string, { at, isWorn }: { at: Shape; isWorn: boolean }): string {
  const far = curve(at(points('112,196! 190,176 290,160 372,162! 300,200 200,214')), true);
  const body = curve(
    at(
      points(
        '114,374! 108,320 109,262 112,196! 190,210 290,196 372,162! 392,204 402,262 392,312! 326,348 240,382 170,388',
      ),
    ),
    true,
  );
  const hem = curve(at(points('112,196! 190,210 290,196 372,162! 381,188! 296,224 194,238 111,224!')), true);
  const zip = at(points('318,190 326,260 330,340'));
  return group(
    isWorn ? '' : panel(sheet, far, { color: shade(color, 0.5), material: 'smooth' }),
    panel(sheet, body, { color, material: 'smooth', thickness: 3 }),
    el('path', { d: body, fill: textureFill(sheet, 'rib', color, 0.55) }),
    bodyLight(sheet, body, { roundness: 26, height: 0.8 }),
    el(
      'g',
      { 'clip-path': sheet.clip(body) },
      ...['104,292 170,312 250,306 330,276', '102,330 180,352 260,340 340,306'].map((fold) =>
        soft(sheet, curve(at(points(fold))), { width: 9, blur: 6, opacity: 0.4 }),
      ),
    ),
    panel(sheet, hem, { color: shade(color, 0.25), material: 'webbing', padding: 8 }),
    groove(curve(zip), color, 7),
    el('path', { d: curve(zip), fill: 'none', stroke: '#a8a297', 'stroke-width': 3.6, 'stroke-dasharray': '1.8 2.2' }),
  );
}

/** The pile lining turned out over the edge of a winter boot. */
export function pileCuff(sheet: Sheet, color: string, at: Shape): string {
  const edge = curve(
    at(points('98,306 108,272 166,288 230,286 290,262 342,230 370,242 374,288 330,324 262,354 190,364 114,350')),
    true,
  );
  const area = boxOf(edge, 30);
  return group(
    soft(sheet, curve(at(points('112,366 190,378 262,366 336,334 380,300'))), { width: 14, blur: 8, opacity: 0.5 }),
    el(
      'g',
      { filter: frayed(sheet, area, 16) },
      el('path', { d: edge, fill: color, stroke: shade(color, 0.35), 'stroke-width': 2.5 }),
      el('path', { d: edge, fill: textureFill(sheet, 'pile', color, 0.6) }),
      bodyLight(sheet, edge, { roundness: 20 }),
    ),
  );
}
