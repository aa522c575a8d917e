import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { flatShadow, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline } from '../trace.ts';
import { FROM_ABOVE, pairOf } from './top.ts';

/** Sandals and slides from above: a footbed with straps over it. */

const SHAPE = curve(FROM_ABOVE, true);

function footbed(sheet: Sheet, bed: string, rim: string): string {
  return group(
    flatShadow(sheet, SHAPE, 16),
    el('path', { d: SHAPE, fill: 'none', stroke: '#171513', 'stroke-width': 36 }),
    el('path', { d: SHAPE, fill: 'none', stroke: rim, 'stroke-width': 31 }),
    piece(sheet, SHAPE, { color: bed, texture: 'grain', depth: 30, gloss: 0.3 }),
    ...[0, 1, 2, 3].map((row) =>
      el('path', {
        d: line(`${372 + row * 8},${180 - row * 24} 450,${166 - row * 26} ${536 - row * 10},${180 - row * 24}`),
        fill: 'none',
        stroke: shade(bed, 0.5),
        'stroke-width': 3.4,
        'stroke-dasharray': '2 11',
        'stroke-linecap': 'round',
      }),
    ),
    contourMark([450, 700], 66, shade(bed, 0.55)),
  );
}

function band(sheet: Sheet, text: string, edges: readonly string[], color: string): string {
  const path = outline(text);
  return group(
    flatShadow(sheet, path, 9),
    piece(sheet, path, { color, texture: 'twill', depth: 22, gloss: 0.4 }),
    ...edges.map((edge) => stitch(line(edge), light(color, 0.5), { width: 1.9 })),
  );
}

function buckle(sheet: Sheet, x: number, y: number, color: string): string {
  return (
    piece(sheet, `M${x - 30} ${y - 24}L${x + 28} ${y - 30}L${x + 32} ${y + 24}L${x - 26} ${y + 30}Z`, {
      color,
      depth: 7,
      gloss: 0.7,
    }) +
    el('path', {
      d: `M${x - 14} ${y - 10}L${x + 14} ${y - 13}L${x + 16} ${y + 10}L${x - 12} ${y + 13}Z`,
      fill: light(color, 0.3),
      stroke: '#111',
      'stroke-width': 2,
    })
  );
}

function sandal(look: Look, sheet: Sheet): string {
  const { color } = look;
  const metal = look.part('buckle', '#2a2825');
  return pairOf(
    group(
      footbed(sheet, look.part('bed', '#b58d5d'), look.part('midsole', '#4a443c')),
      band(
        sheet,
        '316,226! 450,190 596,222! 606,262 598,296! 450,262 312,300! 306,262',
        ['322,238 450,204 590,234', '322,288 450,250 590,284'],
        color,
      ),
      buckle(sheet, 506, 232, metal),
      band(
        sheet,
        '326,400! 450,366 576,404! 578,440 568,470! 450,440 336,468! 326,434',
        ['338,412 450,380 566,416', '342,458 450,427 560,460'],
        color,
      ),
      buckle(sheet, 500, 408, metal),
      band(
        sheet,
        '344,556! 358,690 450,772 542,690 560,556! 580,568 590,580! 566,740 450,826 334,740 314,580! 328,566',
        [],
        shade(color, 0.1),
      ),
      seam(line('340,590 356,720 450,796 544,720 564,590'), color, 2.4),
    ),
  );
}

function slide(look: Look, sheet: Sheet): string {
  const { color } = look;
  return pairOf(
    group(
      footbed(sheet, look.part('bed', shade(color, 0.15)), look.part('midsole', shade(color, 0.2))),
      band(
        sheet,
        '312,220! 380,176 450,166 524,176 598,216! 612,310 590,430! 520,398 450,390 386,398 326,430! 300,320',
        ['326,232 450,180 586,228', '336,416 450,378 580,416'],
        color,
      ),
      contourMark([452, 292], 118, light(color, 0.6)),
    ),
  );
}

export const sandalTop = (look: Look, sheet: Sheet): Plate => ({ body: sandal(look, sheet) });
export const slideTop = (look: Look, sheet: Sheet): Plate => ({ body: slide(look, sheet) });
