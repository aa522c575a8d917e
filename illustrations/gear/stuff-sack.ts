import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look } from '../appearance.ts';
import { contactShadow, cord } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { buckle } from './pack-parts.ts';
import { crease } from './cloth.ts';
import { lyingCylinder } from './cylinder.ts';

/** A stuff sack that lies on its side, with two compression straps and a drawcord to the left. */
export function drawStuffSack(look: Look, sheet: Sheet, { length, girth }: { length: number; girth: number }): string {
  const { color } = look;
  const strap = look.part('strap', '#33302c');
  const [left, right, top, bottom] = [450 - length / 2, 450 + length / 2, 600 - girth, 600];
  const half = girth / 2;
  const body = `M${left + 30} ${top + 14}C${left + 120} ${top - 8} ${right - 120} ${top - 8} ${right - 34} ${top}C${right + 18} ${top + half * 0.4} ${right + 18} ${bottom - half * 0.4} ${right - 34} ${bottom}C${right - 120} ${bottom + 8} ${left + 120} ${bottom + 8} ${left + 30} ${bottom - 10}C${left - 6} ${bottom - half * 0.7} ${left - 6} ${top + half * 0.7} ${left + 30} ${top + 14}Z`;
  const ring = (x: number): string =>
    `M${x} ${top}C${x + 26} ${top + half * 0.5} ${x + 26} ${bottom - half * 0.5} ${x} ${bottom + 3}`;
  const neck = `M${left + 34} ${top + 30}C${left - 20} ${top + 40} ${left - 44} ${top + half - 22} ${left - 62} ${top + half}C${left - 44} ${top + half + 20} ${left - 20} ${bottom - 34} ${left + 34} ${bottom - 28}Z`;
  const [near, far] = [left + length * 0.26, left + length * 0.74];
  return group(
    contactShadow(sheet, { x: 450, y: 602, width: length + 20, height: 30 }),
    lyingCylinder(sheet, neck, shade(color, 0.15)),
    ...[-18, 0, 18].map((dy) =>
      crease(sheet, `M${left + 40} ${top + half + dy * 2.6}L${left - 50} ${top + half + dy * 0.4}`, color, 6),
    ),
    lyingCylinder(sheet, body, color),
    crease(
      sheet,
      `M${left + 70} ${top + 40}C${left + 90} ${top + half} ${left + 84} ${bottom - 50} ${left + 60} ${bottom - 20}`,
      color,
      10,
    ),
    crease(
      sheet,
      `M${right - 90} ${top + 20}C${right - 60} ${top + half} ${right - 60} ${bottom - 50} ${right - 80} ${bottom - 10}`,
      color,
      10,
    ),
    cord(ring(near), strap, 16),
    cord(ring(far), strap, 16),
    buckle(sheet, near + 19, top + half),
    buckle(sheet, far + 19, top + half),
    cord(
      `M${left - 58} ${top + half}C${left - 110} ${top + half + 10} ${left - 100} ${bottom + 10} ${left - 60} ${bottom + 18}`,
      '#d9a441',
      7,
    ),
    el('rect', {
      x: left - 86,
      y: top + half - 12,
      width: 26,
      height: 24,
      rx: 6,
      fill: '#2c2926',
      stroke: '#171513',
      'stroke-width': 2,
    }),
    contourMark([450, top + half], girth * 0.36, light(color, 0.7)),
  );
}

/** Six pegs and a bundle of pole sections beside the sack. */
export function drawPegs(sheet: Sheet): string {
  const peg = (x: number): string =>
    cord(`M${x} 676l52 96`, '#b9b6ab', 8) + cord(`M${x - 10} 682q6 -16 20 -10`, '#b9b6ab', 7);
  const section = (y: number): string => cord(`M470 ${y}H780`, '#c9bfae', 12) + cord(`M700 ${y}H780`, '#8d8a80', 14);
  return group(
    contactShadow(sheet, { x: 250, y: 772, width: 260, height: 14 }),
    contactShadow(sheet, { x: 630, y: 764, width: 330, height: 14 }),
    ...[150, 196, 242, 288].map(peg),
    ...[716, 736, 756].map(section),
    cord('M540 704V770', '#33302c', 12),
  );
}
