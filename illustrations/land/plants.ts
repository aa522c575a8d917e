import { light, mix, shade } from '../color.ts';
import { between, random, type Random } from '../random.ts';
import { el, round } from '../svg.ts';
import { fractal } from './noise.ts';
import { ridgeColor, ridgeLine, WIDTH, type Ridge } from './ridges.ts';
import type { Palette } from './palettes.ts';

/** A conifer as a path: a ragged cone of drooping branches. */
export function conifer(x: number, y: number, height: number, next: Random): string {
  const tiers = Math.max(5, Math.round(height / 14));
  const half = height * between(next, 0.17, 0.23);
  const side = (way: 1 | -1): string[] =>
    Array.from({ length: tiers }, (_, tier) => {
      const share = (tier + 1) / tiers;
      const reach = half * share * between(next, 0.8, 1.12);
      const level = y - height + height * 0.94 * share;
      return `${round(x + way * reach)} ${round(level)}L${round(x + way * reach * 0.42)} ${round(level - height * 0.02)}`;
    });
  return `M${round(x)} ${round(y - height)}L${side(1).join('L')}L${round(x + 3)} ${round(y)}L${round(x - 3)} ${round(y)}L${side(-1).reverse().map(flip).join('L')}Z`;
}

const flip = (pair: string): string => pair.split('L').reverse().join('L');

interface Wood {
  readonly ridge: Ridge;
  readonly height: number;
  /** Number of trees across the width of the image. */
  readonly count: number;
  /** Span without trees, so that the view stays open. */
  readonly gap?: readonly [number, number];
}

/** Trees on a ridge, denser where the noise of the seed is higher. */
export function wood({ ridge, height, count, gap }: Wood, palette: Palette): string {
  const next = random(`${ridge.seed}/wood`);
  const line = ridgeLine(ridge);
  const density = fractal(`${ridge.seed}/density`, { octaves: 3 });
  const color = mix(palette.tree, ridgeColor(palette, ridge.depth), (1 - ridge.depth) * 0.85);
  const trees = Array.from({ length: count }, () => {
    const x = next() * WIDTH;
    const scale = between(next, 0.5, 1.15);
    const down = next() ** 2 * height * 1.2;
    const isOpen = gap !== undefined && x > gap[0] && x < gap[1];
    if (isOpen || density(x / 330) < between(next, -0.5, 0.45)) return { y: 0, path: '' };
    return { y: line(x) + down, path: conifer(x, line(x) + down + 8, height * scale, next) };
  }).toSorted((a, b) => a.y - b.y);
  if (palette.larch)
    return mixedWood(trees, mix(palette.larch, ridgeColor(palette, ridge.depth), (1 - ridge.depth) * 0.6), color);
  const dark = el('path', { d: trees.map(({ path }) => path).join(''), fill: color });
  if (ridge.depth < 0.55) return dark;
  return (
    el('path', {
      d: trees.map(({ path }) => path).join(''),
      fill: mix(color, palette.lit, 0.3),
      transform: 'translate(-3 -2)',
    }) + dark
  );
}

/** Conifers among larches, in rows from far to near. */
function mixedWood(trees: readonly { readonly path: string }[], gold: string, dark: string): string {
  const standing = trees.filter(({ path }) => path);
  const row = Math.ceil(standing.length / 8);
  return Array.from({ length: 8 }, (_, index) => {
    const part = standing.slice(index * row, (index + 1) * row).map(({ path }) => path);
    const larches = part.filter((__, place) => (place * 7 + index) % 5 > 1).join('');
    const tone = mix(gold, index % 2 ? '#b5651d' : '#e6b84a', 0.22);
    return [
      el('path', { d: part.filter((__, place) => (place * 7 + index) % 5 <= 1).join(''), fill: dark }),
      el('path', { d: larches, fill: shade(tone, 0.3) }),
      el('path', { d: larches, fill: tone, transform: 'translate(-2.5 -1.5)' }),
    ].join('');
  }).join('');
}

/** Tufts along a line: bracken, heather or grass, lit from the left. */
export function tufts(
  seed: string,
  { at, count, height, color }: { at: (x: number) => number; count: number; height: number; color: string },
): string {
  const next = random(seed);
  const blades = (tone: string, share: number): string => {
    const paths = Array.from({ length: Math.round(count * share) }, () => {
      const x = next() * WIDTH;
      const y = at(x) + next() * 150;
      const size = height * between(next, 0.5, 1.2) * (0.7 + (y - at(x)) / 220);
      return [-0.5, -0.2, 0.15, 0.5]
        .map(
          (lean) =>
            `M${round(x)} ${round(y)}q${round(lean * size * 0.3)} ${round(-size * 0.6)} ${round(lean * size)} ${round(-size * between(next, 0.8, 1))}`,
        )
        .join('');
    });
    return el('path', { d: paths.join(''), fill: 'none', stroke: tone, 'stroke-width': 3, 'stroke-linecap': 'round' });
  };
  return blades(shade(color, 0.35), 0.45) + blades(color, 0.35) + blades(light(color, 0.35), 0.2);
}

/** Tall trees at the edges of the image, in the foreground. */
export function frameTrees(seed: string, sides: readonly ('left' | 'right')[], palette: Palette): string {
  const next = random(`${seed}/frame`);
  const stand = (side: 'left' | 'right'): string[] =>
    [0, 1, 2, 3].map((index) => {
      const inset = index * 86 + between(next, -60, 20);
      return conifer(
        side === 'left' ? inset : WIDTH - inset,
        1090 - index * 8,
        between(next, 560, 860) - index * 110,
        next,
      );
    });
  const d = sides.flatMap(stand).join('');
  return (
    el('path', { d, fill: mix(palette.tree, palette.lit, 0.28), transform: 'translate(-5 -3)' }) +
    el('path', { d, fill: palette.tree })
  );
}
