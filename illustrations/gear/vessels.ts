import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, seam } from '../material.ts';
import { between, random } from '../random.ts';
import { el, group, type Sheet } from '../svg.ts';
import { cylinder } from './cylinder.ts';

function drawBottle(look: Look, sheet: Sheet): string {
  const { color } = look;
  const steel = '#b9b6ab';
  const body = curve(
    [
      [318, 330, 'c'],
      [322, 280],
      [370, 236, 'c'],
      [530, 236, 'c'],
      [578, 280],
      [582, 330, 'c'],
      [582, 560, 'c'],
      [582, 780, 'c'],
      [560, 806],
      [450, 814],
      [340, 806],
      [318, 780, 'c'],
      [318, 560, 'c'],
    ],
    true,
  );
  const capColor = look.part('cap', '#2f2d2a');
  return group(
    contactShadow(sheet, { x: 450, y: 806, width: 290, height: 28 }),
    cord('M380 132C370 66 420 44 450 44C480 44 530 66 520 132', capColor, 20),
    cylinder(sheet, 'M386 196H514V244H386Z', steel),
    cylinder(
      sheet,
      curve(
        [
          [366, 120, 'c'],
          [450, 108],
          [534, 120, 'c'],
          [538, 160],
          [534, 204, 'c'],
          [450, 214],
          [366, 204, 'c'],
          [362, 160],
        ],
        true,
      ),
      capColor,
    ),
    ...Array.from({ length: 13 }, (_, index) =>
      el('path', { d: `M${376 + index * 12.5} 128v74`, stroke: '#000', 'stroke-opacity': 0.28, 'stroke-width': 3 }),
    ),
    cylinder(sheet, body, color),
    el('g', { 'clip-path': sheet.clip(body), fill: 'none' }, ...contourBands(light(color, 0.7))),
    cylinder(sheet, 'M318 770H582L578 796Q560 810 450 814Q340 810 322 796Z', steel),
    contourMark([450, 420], 92, look.part('trim', light(color, 0.82))),
  );
}

function contourBands(color: string): string[] {
  const next = random('bottle');
  return Array.from({ length: 9 }, (_, row) => {
    const points = Array.from({ length: 9 }, (__, step): Point => [
      300 + step * 38,
      560 + row * 23 + Math.sin(step * 0.9 + row * 0.35) * (20 - row * 1.4) + between(next, -4, 4),
    ]);
    return el('path', {
      d: curve(points),
      stroke: color,
      'stroke-width': row % 4 === 0 ? 3.4 : 1.8,
      'stroke-opacity': 0.75,
    });
  });
}

function drawMug(look: Look, sheet: Sheet): string {
  const { color } = look;
  const body = curve(
    [
      [250, 300, 'c'],
      [254, 480],
      [272, 640],
      [300, 672, 'c'],
      [430, 690],
      [560, 672, 'c'],
      [588, 640],
      [606, 480],
      [610, 300, 'c'],
    ],
    true,
  );
  const handle = 'M604 372C720 350 742 420 724 490C706 558 650 590 590 586';
  const rim = look.part('rim', '#2d3540');
  return group(
    contactShadow(sheet, { x: 440, y: 684, width: 380 }),
    cord(handle, color, 34),
    el('ellipse', {
      cx: 430,
      cy: 300,
      rx: 180,
      ry: 46,
      fill: shade(color, 0.35),
      stroke: '#241f1a',
      'stroke-width': 3,
    }),
    el('ellipse', { cx: 436, cy: 316, rx: 160, ry: 32, fill: '#3b2a1c' }),
    cylinder(
      sheet,
      `${curve(
        [
          [250, 300, 'c'],
          [300, 336],
          [430, 348],
          [560, 336],
          [610, 300, 'c'],
          [606, 480],
          [588, 640],
          [560, 672, 'c'],
          [430, 690],
          [300, 672, 'c'],
          [272, 640],
          [254, 480],
        ],
        true,
      )}`,
      color,
    ),
    el('path', {
      d: 'M250 300Q300 346 430 346T610 300',
      fill: 'none',
      stroke: rim,
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }),
    el('path', { d: 'M250 300A180 46 0 0 1 610 300', fill: 'none', stroke: rim, 'stroke-width': 10 }),
    seam(
      curve([
        [298, 664],
        [430, 680],
        [562, 664],
      ]),
      color,
    ),
    contourMark([410, 500], 130, look.part('trim', rim)),
    ...speckles(sheet, body, rim),
  );
}

function speckles(sheet: Sheet, within: string, color: string): string[] {
  const next = random('enamel');
  const dots = Array.from({ length: 90 }, () =>
    el('circle', {
      cx: between(next, 250, 612),
      cy: between(next, 340, 684),
      r: between(next, 0.8, 2.6),
      fill: color,
      'fill-opacity': 0.5,
    }),
  );
  return [el('g', { 'clip-path': sheet.clip(within) }, ...dots)];
}

export const bottle = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawBottle(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawBottle(look, sheet), viewBox: '280 60 340 340' }),
};

export const mug = { front: (look: Look, sheet: Sheet): Plate => ({ body: drawMug(look, sheet) }) };
