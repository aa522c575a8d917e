import { hash, random } from '../random.ts';

export type Noise = (x: number) => number;

/** Smooth noise over a line, -1 to 1, a new value every whole number. */
function valueNoise(seed: string): Noise {
  const next = random(seed);
  const values = Array.from({ length: 512 }, () => next() * 2 - 1);
  const at = (index: number): number => values[((index % 512) + 512) % 512] ?? 0;
  return (x) => {
    const left = Math.floor(x);
    const t = x - left;
    const ease = t * t * (3 - 2 * t);
    return at(left) * (1 - ease) + at(left + 1) * ease;
  };
}

/** Octaves summed; `sharp` folds them into ridges, as rock breaks. */
export function fractal(seed: string, { octaves = 5, sharp = 0 } = {}): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) => valueNoise(`${seed}/${octave}`));
  return (x) =>
    layers.reduce((sum, noise, octave) => {
      const value = noise(x * 2 ** octave);
      return sum + (value * (1 - sharp) + (0.5 - Math.abs(value)) * 1.6 * sharp) / 2 ** (octave * 1.02);
    }, 0);
}

/** Smooth noise over a plane, -1 to 1, from hashed lattice points. */
export function planeNoise(seed: string): (x: number, y: number) => number {
  const at = (x: number, y: number): number => (hash(`${seed}:${x}:${y}`) % 2000) / 1000 - 1;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - left, y - top].map((t) => t * t * (3 - 2 * t)) as [number, number];
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}
