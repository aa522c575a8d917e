import type { Color } from '../../search-words/search-words.ts';

interface Hsl {
  /** 0 to 360. */
  readonly hue: number;
  /** 0 to 1. */
  readonly saturation: number;
  readonly lightness: number;
}

/** The everyday names of a colour `#rrggbb`, of which "rust" has three; none for other texts. */
export function colorFamilies(hex: string): readonly Color[] {
  const color = parseHex(hex);
  if (!color) return [];
  const { saturation, lightness } = color;
  if (lightness > 0.85) return ['white', 'beige'];
  if (saturation < 0.13) return lightness < 0.28 ? ['black', 'grey'] : ['grey'];
  if (lightness < 0.26 && saturation < 0.2) return ['black', ...chromatic(color)];
  return chromatic(color);
}

/** By the upper end of each range of hues. */
const HUES: readonly (readonly [upTo: number, families: (color: Hsl) => readonly Color[]])[] = [
  [20, reddish],
  [38, ({ saturation, lightness }) => earthy(saturation, lightness, ['orange'])],
  [57, ({ saturation, lightness }) => earthy(saturation, lightness, ['yellow'])],
  [165, () => ['green']],
  [250, () => ['blue']],
  [300, () => ['purple']],
  [345, () => ['pink']],
  [360, reddish],
];

function chromatic(color: Hsl): readonly Color[] {
  return HUES.find(([upTo]) => color.hue <= upTo)?.[1](color) ?? [];
}

function reddish({ saturation, lightness }: Hsl): readonly Color[] {
  if (lightness > 0.55 && saturation < 0.6) return ['pink'];
  if (lightness < 0.38) return ['red', 'brown'];
  return lightness < 0.42 ? ['red', 'orange', 'brown'] : ['red', 'orange'];
}

/** Brown, beige, or the strong colour of this hue. */
function earthy(saturation: number, lightness: number, strong: readonly Color[]): readonly Color[] {
  if (lightness > 0.62 && saturation < 0.5) return ['beige'];
  if (lightness < 0.37) return ['brown'];
  return saturation < 0.5 ? ['brown', 'beige'] : strong;
}

function parseHex(hex: string): Hsl | undefined {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16) / 255);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (high + low) / 2;
  const range = high - low;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === red ? (green - blue) / range : high === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return { hue: (sector * 60 + 360) % 360, saturation, lightness };
}
