/** A place in a picture as shares of its width and height, from the top left. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Classes that keep the nearest of nine places of a picture in sight when it is cropped; none for its middle. */
export function focalClass(point: FocalPoint | undefined): string | undefined {
  if (point === undefined) return undefined;
  const classes = [third(point.x, 'focal-left', 'focal-right'), third(point.y, 'focal-top', 'focal-bottom')];
  return classes.filter(Boolean).join(' ') || undefined;
}

function third(value: number, low: string, high: string): string | undefined {
  if (value < 1 / 3) return low;
  return value > 2 / 3 ? high : undefined;
}
