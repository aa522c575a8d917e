import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, flatShadow, piece, seam } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { outline } from '../trace.ts';
import { chambers, scaled, turned } from './cloth.ts';
import { lyingCylinder } from './cylinder.ts';

const isFoam = (look: Look): boolean => look.style['kind'] === 'foam';

/** `kind: air | foam`: an air mat has cross tubes and a valve, a foam one is dimpled and folds like a map. */
function drawMat(look: Look, sheet: Sheet): string {
  return turned(14, scaled(0.93, isFoam(look) ? foam(look, sheet) : air(look, sheet)));
}

function air(look: Look, sheet: Sheet): string {
  const { color } = look;
  const body = outline(
    '300,40! 330,24 450,20 570,24 600,40! 622,80 624,300 612,600 596,830! 570,868 450,876 330,868 304,830! 288,600 276,300 278,80',
  );
  const tubes = Array.from({ length: 16 }, (_, row) => {
    const y = 60 + row * 50;
    return `M250 ${y}Q450 ${y + 10} 650 ${y}L650 ${y + 50}Q450 ${y + 60} 250 ${y + 50}Z`;
  });
  return group(
    flatShadow(sheet, body, 20),
    piece(sheet, body, { color, depth: 24 }),
    chambers(sheet, body, tubes, { color, depth: 16, gloss: 0.55, line: 1.6 }),
    el('path', { d: body, fill: 'none', stroke: shade(color, 0.72), 'stroke-width': 7 }),
    piece(sheet, 'M322 52h44v30h-44Z', { color: look.part('valve', '#d9a441'), depth: 6 }),
    el('circle', { cx: 344, cy: 67, r: 11, fill: '#2c2926', stroke: light(color, 0.5), 'stroke-width': 2.4 }),
    contourMark([450, 210], 104, light(color, 0.75)),
  );
}

function foam(look: Look, sheet: Sheet): string {
  const { color } = look;
  const under = look.part('under', '#c9c4b4');
  const body = outline('300,40! 450,34 600,40! 606,300 604,860! 450,868 296,860! 294,300');
  const dimples = Array.from({ length: 28 * 9 }, (_, index) => {
    const [row, column] = [Math.floor(index / 9), index % 9];
    const [cx, cy] = [322 + column * 32, 62 + row * 29];
    return group(
      el('ellipse', { cx, cy, rx: 11.5, ry: 9.5, fill: shade(color, 0.42) }),
      el('ellipse', { cx: cx + 1.8, cy: cy + 2.2, rx: 9, ry: 7, fill: light(color, 0.16) }),
    );
  });
  return group(
    flatShadow(sheet, body, 12),
    el('path', { d: body, fill: under, stroke: shade(under, 0.6), 'stroke-width': 2.6, transform: 'translate(6 8)' }),
    piece(sheet, body, { color, depth: 10, gloss: 0.3 }),
    ...dimples,
    ...Array.from({ length: 6 }, (_, fold) => seam(`M296 ${163 + fold * 116}H604`, color, 6)),
  );
}

function packed(look: Look, sheet: Sheet): string {
  return isFoam(look)
    ? folded(look, sheet)
    : el('g', { transform: 'translate(-330 -320) scale(1.7)' }, rolled(look, sheet));
}

function rolled(look: Look, sheet: Sheet): string {
  const { color } = look;
  const end = outline('238,470 250,420 280,398 312,420 324,470 312,522 280,544 250,522');
  const spiral = 'M282 470c8 -10 20 2 14 14c-8 16 -34 10 -36 -10c-2 -26 26 -42 46 -26c26 20 16 60 -18 66';
  return group(
    contactShadow(sheet, { x: 460, y: 548, width: 430, height: 26 }),
    lyingCylinder(sheet, 'M280 398H640C668 420 680 446 680 470C680 496 668 524 640 544H280Z', color),
    ...[400, 560].map((x) => cord(`M${x} 398C${x + 22} 430 ${x + 22} 510 ${x} 545`, '#33302c', 16)),
    piece(sheet, end, { color: shade(color, 0.18), depth: 10 }),
    el('path', { d: spiral, fill: 'none', stroke: shade(color, 0.65), 'stroke-width': 5, 'stroke-linecap': 'round' }),
    contourMark([490, 472], 60, light(color, 0.72)),
  );
}

function folded(look: Look, sheet: Sheet): string {
  const { color } = look;
  const under = look.part('under', '#c9c4b4');
  const slabs = Array.from({ length: 8 }, (_, row) => {
    const y = 372 + row * 34;
    const slab = outline(
      `196,${y + 6}! 450,${y} 704,${y + 6}! 716,${y + 20} 704,${y + 36}! 450,${y + 32} 196,${y + 36}! 184,${y + 20}`,
    );
    const bumps = Array.from({ length: 15 }, (__, column) =>
      el('ellipse', {
        cx: 216 + column * 33.6,
        cy: y + (row % 2 ? 8 : 30),
        rx: 12,
        ry: 5,
        fill: shade(row % 2 ? under : color, 0.4),
      }),
    );
    return piece(sheet, slab, { color: row % 2 ? under : color, depth: 9, gloss: 0.3 }) + group(...bumps);
  });
  const top = outline('250,300! 460,292 676,300! 704,376! 450,384 196,376!');
  return group(
    contactShadow(sheet, { x: 450, y: 646, width: 520, height: 30 }),
    ...slabs.reverse(),
    piece(sheet, top, { color, depth: 12, gloss: 0.35 }),
    ...Array.from({ length: 30 }, (_, index) => {
      const [row, column] = [Math.floor(index / 10), index % 10];
      const [cx, cy] = [276 - row * 14 + column * (39 + row * 3), 314 + row * 22];
      return (
        el('ellipse', { cx, cy, rx: 14, ry: 7, fill: shade(color, 0.4) }) +
        el('ellipse', { cx: cx + 2, cy: cy + 2, rx: 11, ry: 5, fill: light(color, 0.14) })
      );
    }),
    cord('M330 296C322 330 318 350 318 384V640', '#33302c', 15),
    cord('M584 296C590 330 594 350 594 384V640', '#33302c', 15),
  );
}

export const mat = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawMat(look, sheet) }),
  packed: (look: Look, sheet: Sheet): Plate => ({ body: packed(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawMat(look, sheet), viewBox: '350 20 340 340' }),
};
