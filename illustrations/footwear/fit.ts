import type { Point } from '../curve.ts';

/** What a last changes on the pattern of its family; 1 and 0 are the men's medium last. */
export interface Fit {
  /** Pixels by which the shaft is taller. */
  readonly shaft?: number;
  /** Width of the shaft at ankle and collar. */
  readonly ankle?: number;
  /** Height of instep and toe over the sole. */
  readonly volume?: number;
  /** Height of the toe box. */
  readonly toe?: number;
  /** Length in proportion to the height. */
  readonly length?: number;
}

/** Moves the points of a pattern onto a last. */
export type Shape = (points: readonly Point[]) => Point[];

/** Height of the seam between upper and sole, and of the ankle, in the patterns. */
const FEATHER = 622;
const ANKLE = 450;
const SHAFT_AXIS = 236;
const TOE_START = 500;

const within01 = (value: number): number => Math.min(1, Math.max(0, value));

export function shapeOf({ shaft = 0, ankle = 1, volume = 1, toe = 1, length = 1 }: Fit): Shape {
  return (points) =>
    points.map(([x, y, corner]): Point => {
      const slim = 1 - (1 - ankle) * within01((510 - y) / 110);
      const front = 1 + (toe - 1) * within01((x - TOE_START) / 150);
      const height = y < FEATHER ? FEATHER - (FEATHER - y) * volume * front : y;
      const rise = y < ANKLE ? (shaft * (ANKLE - y)) / 150 : 0;
      return [450 + (SHAFT_AXIS + (x - SHAFT_AXIS) * slim - 450) * length, height - rise, corner];
    });
}

/** The lasts by name: a product sets `last`, men's medium where it does not. */
const LASTS: Readonly<Record<string, Fit>> = {
  mens: {},
  womens: { ankle: 0.9, volume: 0.96, toe: 0.97 },
  kids: { length: 0.84, toe: 1.2, volume: 1.02, ankle: 1.06 },
};

/** The last of a product's style, changed by what its model adds. */
export function fitOf(style: Readonly<Record<string, string>>, model: Fit = {}): Fit {
  const last = LASTS[style['last'] ?? 'mens'] ?? {};
  return {
    shaft: (last.shaft ?? 0) + (model.shaft ?? 0),
    ankle: (last.ankle ?? 1) * (model.ankle ?? 1),
    volume: (last.volume ?? 1) * (model.volume ?? 1),
    toe: (last.toe ?? 1) * (model.toe ?? 1),
    length: (last.length ?? 1) * (model.length ?? 1),
  };
}

/** Raises or lowers a shape at heel and toe, for a thicker or thinner sole below it. */
export function lifted(shape: Shape, heel: number, toe: number): Shape {
  return (points) =>
    shape(points).map(([x, y, corner]): Point => [x, y - heel - (toe - heel) * within01((x - 140) / 480), corner]);
}
