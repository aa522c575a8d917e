/** Colours are `#rrggbb`; mixing happens in OKLab, so that shades keep their hue. */

type Lab = readonly [number, number, number];

function toLinear(channel: number): number {
  const unit = channel / 255;
  return unit <= 0.04045 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  const unit = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, unit)) * 255);
}

function toLab(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16)));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((value) => fromLinear(value).toString(16).padStart(2, '0')).join('')}`;
}

export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toLab(from), toLab(to)];
  return toHex([0, 1, 2].map((at) => (start[at] ?? 0) * (1 - share) + (end[at] ?? 0) * share) as unknown as Lab);
}

const NIGHT = '#141a24';
const SUN = '#fff3d9';

export const shade = (color: string, share = 0.35): string => mix(color, NIGHT, share);
export const light = (color: string, share = 0.3): string => mix(color, SUN, share);
/** Line around a piece: nearly black, tinted with the piece's colour. */
export const ink = (color: string): string => mix(color, '#15110f', 0.74);
export const lightness = (color: string): number => toLab(color)[0];
