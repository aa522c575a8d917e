/** A place in a picture as shares of its width and height, from the top left. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Classes that keep the nearest of nine places of a picture in sight when it is cropped; none for its middle. */
export function focalClass(point: FocalPoint | undefined): string | undefined {
  return positions(point, 'focal').join(' ') || undefined;
}

/** The same for the crop of phones, which forgets the place of the other: never empty. */
export function smallFocalClass(point: FocalPoint | undefined): string {
  return ['focal-small', ...positions(point, 'focal-small')].join(' ');
}

function positions(point: FocalPoint | undefined, prefix: string): string[] {
  if (point === undefined) return [];
  const across = third(point.x, 'left', 'right');
  const down = third(point.y, 'top', 'bottom');
  return [across, down].filter(Boolean).map((position) => `${prefix}-${position}`);
}

function third(value: number, low: string, high: string): string | undefined {
  if (value < 1 / 3) return low;
  return value > 2 / 3 ? high : undefined;
}
