import { shade } from '../color.ts';
import { drawMap } from '../land/map.ts';
import { cord, piece } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { groundShadow } from './furniture.ts';

/** A paper map with its folds, `width` by `height`, its upper left at the origin. */
export function foldedMap(sheet: Sheet, width: number, height: number): string {
  const outline = `M0 0H${width}V${height}H0Z`;
  const folds = [0.25, 0.5, 0.75].map((share, index) => {
    const fill = sheet.gradient(
      [
        [0, '#4a3a22', 0],
        [0.5, '#4a3a22', index % 2 ? 0.26 : 0.1],
        [0.52, '#fffbea', 0.4],
        [1, '#fffbea', 0],
      ],
      [0, 0, 1, 0],
    );
    return el('rect', { x: width * share - 46, y: 0, width: 92, height, fill });
  });
  return group(
    el('path', {
      d: outline,
      fill: '#120c06',
      'fill-opacity': 0.5,
      transform: 'translate(12 18)',
      filter: sheet.blur(14, { x: -80, y: -80, width: width + 200, height: height + 200 }),
    }),
    el(
      'g',
      { 'clip-path': sheet.clip(outline) },
      drawMap(sheet, {
        seed: 'table',
        width,
        height,
        paper: '#f1ead8',
        line: '#a8753f',
        wood: '#9fb07a',
        route: [
          [120, height - 90],
          [300, height - 240],
          [520, height - 210],
          [700, 250],
          [width - 160, 150],
        ],
      }),
    ),
    ...folds,
    el('path', { d: `M0 ${height / 2}H${width}`, stroke: '#6b5637', 'stroke-width': 2.4, 'stroke-opacity': 0.4 }),
    el('path', { d: outline, fill: 'none', stroke: '#b9a985', 'stroke-width': 3 }),
  );
}

/** A baseplate compass from above. */
export function compass(sheet: Sheet): string {
  const ticks = Array.from({ length: 36 }, (_, index) => `M0 -94V${index % 9 ? -84 : -74}`).map((d, index) =>
    el('path', { d, transform: `rotate(${index * 10})`, stroke: '#26221e', 'stroke-width': index % 9 ? 2.4 : 4.5 }),
  );
  const plate = 'M-124 -210Q-124 -232 -102 -232H102Q124 -232 124 -210V164Q124 186 102 186H-102Q-124 186 -124 164Z';
  return group(
    el('path', {
      d: plate,
      fill: '#120c06',
      'fill-opacity': 0.4,
      transform: 'translate(9 13)',
      filter: sheet.blur(8, { x: -200, y: -300, width: 420, height: 560 }),
    }),
    el('path', { d: plate, fill: '#f7f4e6', 'fill-opacity': 0.5, stroke: '#8a8776', 'stroke-width': 3 }),
    el('path', {
      d: Array.from({ length: 19 }, (_, index) => `M-124 ${-206 + index * 20}h${index % 5 ? 12 : 22}`).join(''),
      stroke: '#3a352c',
      'stroke-width': 2,
    }),
    el('path', { d: 'M0 -224V-122M-11 -202L0 -224L11 -202', fill: 'none', stroke: '#b23a10', 'stroke-width': 5 }),
    el('circle', { r: 112, fill: '#2e2b27' }),
    el('circle', { r: 98, fill: '#f6f1e2' }),
    ...ticks,
    el('circle', { r: 62, fill: 'none', stroke: '#b8ad92', 'stroke-width': 2 }),
    el(
      'g',
      { transform: 'rotate(24)' },
      el('path', { d: 'M0 -78L13 0H-13Z', fill: '#b23a10' }),
      el('path', { d: 'M0 78L13 0H-13Z', fill: '#fdfaf0', stroke: '#4a443a', 'stroke-width': 2 }),
    ),
    el('circle', { r: 8, fill: '#c9a24a', stroke: '#3a352c', 'stroke-width': 2 }),
    el('path', {
      d: 'M-64 -60A88 88 0 0 1 10 -87',
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 9,
      'stroke-opacity': 0.7,
      'stroke-linecap': 'round',
    }),
    cord('M0 178C-20 280 120 300 210 250S380 330 330 420', '#b23a10', 8),
  );
}

/** A mug of coffee from above. */
export function mugFromAbove(sheet: Sheet, x: number, y: number): string {
  return group(
    groundShadow(sheet, [x + 18, y + 24], [150, 140], 0.45),
    cord(`M${x + 118} ${y - 44}C${x + 232} ${y - 70} ${x + 232} ${y + 74} ${x + 116} ${y + 48}`, '#ece4d2', 26),
    el('circle', { cx: x, cy: y, r: 138, fill: '#ece4d2', stroke: '#3a352c', 'stroke-width': 3 }),
    el('circle', { cx: x, cy: y, r: 122, fill: shade('#ece4d2', 0.3) }),
    el('circle', { cx: x, cy: y + 3, r: 114, fill: '#2e1c10' }),
    el('path', {
      d: `M${x - 86} ${y - 38}A94 94 0 0 1 ${x + 30} ${y - 88}`,
      fill: 'none',
      stroke: '#8a5f3a',
      'stroke-width': 8,
      'stroke-opacity': 0.8,
      'stroke-linecap': 'round',
    }),
    el('circle', {
      cx: x,
      cy: y,
      r: 130,
      fill: 'none',
      stroke: '#fffdf4',
      'stroke-width': 6,
      'stroke-dasharray': '300 520',
      'stroke-dashoffset': 340,
    }),
  );
}

export function pencil(sheet: Sheet): string {
  return group(
    el('path', {
      d: 'M0 10H330L392 24L330 38H0Z',
      fill: '#120c06',
      'fill-opacity': 0.4,
      transform: 'translate(6 10)',
      filter: sheet.blur(5, { x: -40, y: -40, width: 500, height: 140 }),
    }),
    piece(sheet, 'M0 8H320V40H0Z', { color: '#3f5a48', depth: 8 }),
    el('path', { d: 'M0 19H320M0 30H320', stroke: shade('#3f5a48', 0.4), 'stroke-width': 2 }),
    piece(sheet, 'M320 8L376 22V27L320 40Z', { color: '#d8b382', depth: 6 }),
    el('path', { d: 'M362 19L388 24.500L362 30Z', fill: '#26221e' }),
    piece(sheet, 'M-26 8H2V40H-26Z', { color: '#b9a98a', depth: 6 }),
  );
}
