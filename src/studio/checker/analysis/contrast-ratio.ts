/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** Relative luminance as in WCAG 2.2; ignores alpha. */
export function luminance([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Returns a ratio from 1 to 21. */
export function contrastRatio(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Blends `top` over `ground`, which is opaque. */
export function blend(top: Color, ground: Color): Color {
  const mix = (at: 0 | 1 | 2): number => top[at] * top[3] + ground[at] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** WCAG's large text: 18 pt, or 14 pt in bold; sizes in CSS pixels. */
export function neededRatio(text: { readonly size: number; readonly weight: number }): 3 | 4.5 {
  return text.size >= 24 || (text.size >= 18.66 && text.weight >= 700) ? 3 : 4.5;
}

/** Canvas image data: four numbers per pixel, row by row. Transparent pixels are ignored. */
export interface Pixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

interface Worst {
  readonly ratio: number;
  readonly ground: Color;
}

/**
 * Returns the lowest contrast between a letter and its background: the mean of each letter-sized cell, since a single
 * light pixel does not make a letter unreadable.
 */
export function worstContrast(text: Color, { data, width, height }: Pixels, letter: number): Worst {
  const step = Math.max(2, Math.round(letter));
  let worst: Worst = { ratio: Infinity, ground: [0, 0, 0, 1] };
  for (let top = 0; top < height; top += step) {
    for (let left = 0; left < width; left += step) {
      const field = { left, top, right: Math.min(width, left + step), bottom: Math.min(height, top + step) };
      // A narrow cell at the edge is smaller than a letter.
      if (field.right - field.left < step / 2 && width > step) continue;
      if (field.bottom - field.top < step / 2 && height > step) continue;
      const ground = meanOf(data, width, field);
      if (ground === undefined) continue;
      const ratio = contrastRatio(blend(text, ground), ground);
      if (ratio < worst.ratio) worst = { ratio, ground };
    }
  }
  return worst;
}

interface Field {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Fewer opaque pixels are the end of a stroke. */
const LEAST_PIXELS = 4;

/** Returns undefined where too few pixels of the cell are opaque. */
function meanOf(data: ArrayLike<number>, width: number, { left, top, right, bottom }: Field): Color | undefined {
  let [red, green, blue, weight] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = (data[at + 3] ?? 0) / 255;
      red += (data[at] ?? 0) * alpha;
      green += (data[at + 1] ?? 0) * alpha;
      blue += (data[at + 2] ?? 0) * alpha;
      weight += alpha;
    }
  }
  return weight < LEAST_PIXELS ? undefined : [red / weight, green / weight, blue / weight, 1];
}
