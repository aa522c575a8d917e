import type { Wearer } from './footwear/leg.ts';
import type { Sheet } from './svg.ts';

/** One product in one colour way, as input of a form's drawing. */
export interface Look {
  readonly color: string;
  readonly style: Readonly<Record<string, string>>;
  /** Colour of a part; `fallback` where the product sets none. */
  part(name: string, fallback: string): string;
  /** Name by which the settings of its products differ. */
  readonly seed: string;
  /** Who wears the shoe; nobody by default. */
  readonly wearer?: Wearer;
}

export interface Plate {
  readonly body: string;
  /** Part of the 900 x 900 drawing to show; all of it by default. */
  readonly viewBox?: string;
}

export type View = (look: Look, sheet: Sheet) => Plate;
