import type { Sheet } from './svg.ts';

/** One product in one colour way, as a form draws it. */
export interface Look {
  readonly color: string;
  readonly style: Readonly<Record<string, string>>;
  /** Colour of a part, or what the form uses without one. */
  part(name: string, fallback: string): string;
}

export interface Plate {
  readonly body: string;
  /** Part of the 900 x 900 drawing to show; all of it without one. */
  readonly viewBox?: string;
}

export type View = (look: Look, sheet: Sheet) => Plate;
