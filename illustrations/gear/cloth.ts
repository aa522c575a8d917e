import { light, shade } from '../color.ts';
import { piece, type Surface } from '../material.ts';
import { boxOf, el, group, type Sheet } from '../svg.ts';

/** A soft crease in cloth: its shadow and the lit edge above it. */
export function crease(sheet: Sheet, path: string, color: string, width = 12): string {
  const area = boxOf(path, width + 20);
  const stroke = { d: path, fill: 'none', 'stroke-linecap': 'round' };
  return group(
    el('path', {
      ...stroke,
      stroke: light(color, 0.6),
      'stroke-width': width * 0.6,
      'stroke-opacity': 0.4,
      filter: sheet.blur(3, area),
      transform: `translate(${-width * 0.5} ${-width * 0.5})`,
    }),
    el('path', {
      ...stroke,
      stroke: shade(color, 0.75),
      'stroke-width': width,
      'stroke-opacity': 0.4,
      filter: sheet.blur(5, area),
    }),
  );
}

/** `body` clipped to `path`. */
export function within(sheet: Sheet, path: string, ...body: readonly string[]): string {
  return el('g', { 'clip-path': sheet.clip(path) }, ...body);
}

/** `body` rotated round the middle of the square. */
export function turned(angle: number, ...body: readonly string[]): string {
  return el('g', { transform: `rotate(${angle} 450 450)` }, ...body);
}

/** Puffed chambers, each a closed band, clipped to `path`. */
export function chambers(sheet: Sheet, path: string, bands: readonly string[], surface: Surface): string {
  return within(sheet, path, ...bands.map((band) => piece(sheet, band, surface)));
}

/** `body` scaled from the middle of the square. */
export function scaled(factor: number, ...body: readonly string[]): string {
  const move = Math.round(450 * (1 - factor));
  return el('g', { transform: `translate(${move} ${move}) scale(${factor})` }, ...body);
}
