import { shade } from '../color.ts';
import { curve } from '../curve.ts';
import { bodyLight, grain, shine } from '../footwear/light.ts';
import { panel } from '../footwear/panel.ts';
import { cord, piece, seam } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { box, groundShadow } from './furniture.ts';
import { plank, shadeBelow } from './timber.ts';

/** A wooden shoe last. */
export function last(sheet: Sheet): string {
  const wood = '#c2935a';
  const body = curve(
    [
      [0, 210],
      [10, 120],
      [70, 40],
      [150, 0, 'c'],
      [250, 6, 'c'],
      [290, 70],
      [400, 140],
      [540, 176],
      [640, 206],
      [672, 244],
      [640, 268, 'c'],
      [430, 268],
      [300, 250],
      [190, 262],
      [60, 268, 'c'],
      [12, 250],
    ],
    true,
  );
  return group(
    groundShadow(sheet, [350, 274], [330, 20], 0.5),
    panel(sheet, body, { color: wood, material: 'smooth', thickness: 2 }),
    grain(sheet, body, { frequency: [0.006, 0.09], depth: 2.4, octaves: 3, opacity: 0.5 }),
    bodyLight(sheet, body, { roundness: 40, height: 1.1 }),
    bodyLight(sheet, body, { roundness: 12, height: 0.5, opacity: 0.5 }),
    shine(sheet, body, { roundness: 22, opacity: 0.2 }),
    el('path', { d: 'M236 8C226 60 196 84 130 92', fill: 'none', stroke: shade(wood, 0.6), 'stroke-width': 4 }),
    el('ellipse', { cx: 198, cy: 22, rx: 26, ry: 9, fill: '#2c1f12' }),
    el('path', { d: 'M448 196h46M448 208h30', stroke: shade(wood, 0.7), 'stroke-width': 4 }),
  );
}

const flange = (x: number, y: number): string =>
  `M${x} ${y}Q${x + 74} ${y + 18} ${x + 148} ${y}L${x + 148} ${y + 26}Q${x + 74} ${y + 44} ${x} ${y + 26}Z`;

export function spool(sheet: Sheet, x: number, y: number, color: string): string {
  const turns = Array.from({ length: 9 }, (_, index) => seam(`M${x} ${y + 14 + index * 12}q62 15 124 0`, color, 3.4));
  return group(
    groundShadow(sheet, [x + 70, y + 152], [90, 13], 0.45),
    piece(sheet, box(x, y + 6, 124, 130), { color, depth: 22 }),
    ...turns,
    piece(sheet, flange(x - 12, y - 16), { color: '#7a5a3c', depth: 8 }),
    piece(sheet, flange(x - 12, y + 124), { color: '#7a5a3c', depth: 8 }),
  );
}

export function awl(sheet: Sheet): string {
  return group(
    groundShadow(sheet, [180, 44], [200, 10], 0.4),
    piece(sheet, 'M0 22C0 -6 40 -14 80 -6C120 2 150 4 168 14V32C150 42 120 44 80 50C40 56 0 50 0 22Z', {
      color: '#9a4f2c',
      depth: 14,
      gloss: 0.7,
    }),
    piece(sheet, 'M168 12h22v22h-22Z', { color: '#c9a24a', depth: 5, gloss: 0.8 }),
    el('path', { d: 'M190 19L390 23L190 28Z', fill: '#a9aaa6', stroke: '#2d2b28', 'stroke-width': 2 }),
  );
}

export function toolRack(sheet: Sheet): string {
  const pliers = 'M0 0L14 120L-8 250L10 256L34 130L40 0Q20 -40 0 0Z';
  return group(
    plank(sheet, { x: 420, y: 172, width: 1140, height: 36 }, '#8a6640'),
    shadeBelow(sheet, { x: 420, y: 208, width: 1140, height: 30 }),
    ...[520, 700, 880].map((x) => cord(`M${x} 204v26`, '#2a2622', 6)),
    el('g', { transform: 'translate(500 226)' }, piece(sheet, pliers, { color: '#5d5b57', depth: 8, gloss: 0.7 })),
    el(
      'g',
      { transform: 'translate(682 226)' },
      piece(sheet, 'M0 0h36v150l14 84h-64l14 -84Z', { color: '#b07f4a', depth: 10 }),
    ),
    el(
      'g',
      { transform: 'translate(860 226)' },
      piece(sheet, 'M8 0h22v130q34 26 30 86h-82q-4 -60 30 -86Z', { color: '#6e6b66', depth: 9, gloss: 0.8 }),
    ),
    ...['#6b4a32', '#a4603c', '#33302c', '#8a7248'].map((color, index) =>
      piece(
        sheet,
        curve(
          [
            [1060 + index * 116, 200, 'c'],
            [1160 + index * 116, 204, 'c'],
            [1166 + index * 116, 330 + (index % 2) * 40],
            [1120 + index * 116, 372],
            [1066 + index * 116, 340 + (index % 2) * 26],
          ],
          true,
        ),
        { color, depth: 14, texture: 'grain' },
      ),
    ),
  );
}
