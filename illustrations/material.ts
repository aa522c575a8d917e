import { ink, light, lightness, shade } from './color.ts';
import { boxOf, el, type Sheet } from './svg.ts';
import { textureFill, type Texture } from './texture.ts';

export interface Surface {
  readonly color: string;
  readonly texture?: Texture;
  readonly textureScale?: number;
  /** Apparent thickness of the piece, in pixels of its shaded rim; 0 is flat. */
  readonly depth?: number;
  /** Shine of the lit rim, 0 to 1. */
  readonly gloss?: number;
  /** Width of the outline; 0 for none. */
  readonly line?: number;
}

export const LINE = 2.6;
const EVERYTHING = 'M-150 -150H1050V1050H-150Z';
const SCENE = 'M-400 -400H2400V1600H-400Z';

/** The area outside a piece: the square of a product or, for pieces farther out, the whole of a scene. */
function surroundings(path: string): string {
  const isFar = path.match(/\d+(\.\d+)?/g)?.some((number) => Number(number) > 1050);
  return isFar ? SCENE : EVERYTHING;
}

/**
 * One piece of a product: its colour, its surface and the light on it. The light always comes from the upper left, so
 * the shaded rim is at the lower right: soft for the roundness, with a hard second tone for the drawing.
 */
export function piece(sheet: Sheet, path: string, surface: Surface): string {
  const { color, depth = 26, gloss = 0.4, line = LINE } = surface;
  return [
    el(
      'g',
      { 'clip-path': sheet.clip(path) },
      el('path', { d: path, fill: color }),
      weave(sheet, path, surface),
      roundness(sheet, path, { color, depth, gloss }),
    ),
    line
      ? el('path', { d: path, fill: 'none', stroke: ink(color), 'stroke-width': line, 'stroke-linejoin': 'round' })
      : '',
  ].join('');
}

function weave(sheet: Sheet, path: string, { texture, color, textureScale }: Surface): string {
  return texture ? el('path', { d: path, fill: textureFill(sheet, texture, color, textureScale) }) : '';
}

function roundness(
  sheet: Sheet,
  path: string,
  { color, depth, gloss }: { color: string; depth: number; gloss: number },
): string {
  if (!depth) return '';
  const outside = `${surroundings(path)}${path}`;
  const rim = (x: number, y: number, look: Record<string, string | number>): string =>
    el('path', { d: outside, 'fill-rule': 'evenodd', transform: `translate(${x} ${y})`, ...look });
  const dark = shade(color, 0.62);
  const area = boxOf(path, depth * 4);
  const soft = lightness(color) > 0.8 ? 0.5 : 0.66;
  return [
    rim(-depth * 0.55, -depth * 0.75, {
      fill: dark,
      'fill-opacity': soft,
      filter: sheet.blur(Math.round(depth * 0.7), area),
    }),
    rim(-depth * 0.2, -depth * 0.3, { fill: dark, 'fill-opacity': 0.24 }),
    rim(depth * 0.3, depth * 0.42, {
      fill: light(color, 0.85),
      'fill-opacity': gloss,
      filter: sheet.blur(Math.round(depth * 0.34), area),
    }),
  ].join('');
}

/** A row of stitches. */
export function stitch(path: string, color: string, { width = 2.2, dash = '8 5' } = {}): string {
  return el('path', {
    d: path,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-dasharray': dash,
    'stroke-linecap': 'round',
  });
}

/** A seam: a groove with a lit edge. */
export function seam(path: string, color: string, width = 2.2): string {
  return (
    el('path', {
      d: path,
      fill: 'none',
      stroke: light(color, 0.3),
      'stroke-width': width,
      'stroke-opacity': 0.5,
      transform: 'translate(1.2 2)',
    }) +
    el('path', { d: path, fill: 'none', stroke: shade(color, 0.6), 'stroke-width': width, 'stroke-linecap': 'round' })
  );
}

/** A strap, cord or lace: a stroke with an edge and a lit core. */
export function cord(path: string, color: string, width: number): string {
  const common = { d: path, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return [
    el('path', { ...common, stroke: ink(color), 'stroke-width': width + LINE * 1.6 }),
    el('path', { ...common, stroke: shade(color, 0.22), 'stroke-width': width }),
    el('path', {
      ...common,
      stroke: light(color, 0.12),
      'stroke-width': width * 0.55,
      transform: 'translate(-0.8 -1.2)',
    }),
  ].join('');
}

/** The soft shadow of a standing object on the ground, and the dark line of contact. */
export function contactShadow(
  sheet: Sheet,
  { x, y, width, height = 34 }: { x: number; y: number; width: number; height?: number },
): string {
  const reach = { x: x - width / 2 - 80, width: width + 200 };
  return [
    el('ellipse', {
      cx: x + 22,
      cy: y + 4,
      rx: width / 2 + 26,
      ry: height,
      fill: '#3a2f22',
      'fill-opacity': 0.2,
      filter: sheet.blur(20, { ...reach, y: y - height - 64, height: height * 2 + 132 }),
    }),
    el('ellipse', {
      cx: x + 6,
      cy: y,
      rx: width / 2 - 8,
      ry: height * 0.36,
      fill: '#2a2018',
      'fill-opacity': 0.46,
      filter: sheet.blur(8, { ...reach, y: y - height, height: height * 2 }),
    }),
  ].join('');
}

/** The shadow of an object that lies flat: its own outline, moved and softened. */
export function flatShadow(sheet: Sheet, path: string, reach = 16): string {
  const cast = (move: number, deviation: number, opacity: number): string =>
    el('path', {
      d: path,
      transform: `translate(${move} ${move * 1.3})`,
      fill: '#2f2519',
      'fill-opacity': opacity,
      filter: sheet.blur(deviation, boxOf(path, 80)),
    });
  return cast(reach, 16, 0.26) + cast(reach * 0.35, 5, 0.4);
}
