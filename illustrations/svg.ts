export type Attributes = Readonly<Record<string, string | number | undefined>>;

export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export const group = (...children: readonly string[]): string => children.join('');

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PLATE: Area = { x: -100, y: -100, width: 1100, height: 1100 };

/** The box round the numbers of an absolute path, widened by `margin`. */
export function boxOf(path: string, margin: number): Area {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis));
  const [left, top] = [Math.min(...(xs ?? [])) - margin, Math.min(...(ys ?? [])) - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...(xs ?? [])) + margin - left,
    height: Math.max(...(ys ?? [])) + margin - top,
  };
}

/** Collects the definitions (clips, gradients, filters, patterns) of one drawing. */
export class Sheet {
  readonly #known = new Map<string, string>();
  readonly #definitions: string[] = [];

  /** Adds a definition and returns `url(#id)`; equal definitions are added once. */
  define(make: (id: string) => string): string {
    const key = make('');
    const known = this.#known.get(key);
    if (known) return known;
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(make(id));
    this.#known.set(key, `url(#${id})`);
    return `url(#${id})`;
  }

  clip(path: string): string {
    return this.define((id) => el('clipPath', { id }, el('path', { d: path })));
  }

  /** A blur that is limited to `area`; anything outside is not drawn. */
  blur(deviation: number, { x, y, width, height }: Area = PLATE): string {
    const region = { filterUnits: 'userSpaceOnUse', x, y, width, height };
    return this.define((id) => el('filter', { id, ...region }, el('feGaussianBlur', { stdDeviation: deviation })));
  }

  /** Linear, top to bottom unless rotated; stops are `[offset, colour, opacity?]`. */
  gradient(stops: readonly (readonly [number, string, number?])[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
    const marks = stops.map(([offset, color, opacity]) =>
      el('stop', {
        offset: String(offset),
        'stop-color': color,
        'stop-opacity': opacity === undefined ? undefined : String(opacity),
      }),
    );
    return this.define((id) => el('linearGradient', { id, x1, y1, x2, y2 }, ...marks));
  }

  document(body: string, { width, height, viewBox }: { width: number; height: number; viewBox: string }): string {
    const frame = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox };
    return el('svg', frame, el('defs', {}, ...this.#definitions), body);
  }
}
