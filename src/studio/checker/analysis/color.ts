import type { Color } from './contrast-ratio.ts';

let reader: CanvasRenderingContext2D | undefined;
const colors = new Map<string, Color>();

/** Reads any colour as the browser understands it. */
export function toColor(css: string): Color {
  const known = colors.get(css);
  if (known !== undefined) return known;
  const color = parsedColor(css) ?? paintedColor(css);
  colors.set(css, color);
  return color;
}

function parsedColor(css: string): Color | undefined {
  const [, red, green, blue, alpha] = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(css) ?? [];
  return red === undefined ? undefined : [Number(red), Number(green), Number(blue), Number(alpha ?? 1)];
}

function paintedColor(css: string): Color {
  reader ??= contextOf(1, 1);
  reader.clearRect(0, 0, 1, 1);
  reader.fillStyle = css;
  reader.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = reader.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

export function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser gives no canvas to measure on');
  return context;
}
