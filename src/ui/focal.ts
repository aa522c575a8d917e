/** A focal point of an image as shares of its width and height, from the top left. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Classes for the nearest of nine positions, which stays visible when the image is cropped; undefined for the centre.
 */
export function focalClass(point: FocalPoint | undefined): string | undefined {
  return positions(point, 'focal').join(' ') || undefined;
}

/** The same for the crop of phones, where it overrides the other focal point: never empty. */
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
