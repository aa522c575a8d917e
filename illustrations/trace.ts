import { curve, type Point } from './curve.ts';

/** Parses points from `x,y x,y! …`; the mark makes a corner. */
export function points(text: string): Point[] {
  return text.split(' ').map((entry): Point => {
    const [x = 0, y = 0] = entry.replace('!', '').split(',').map(Number);
    return entry.endsWith('!') ? [x, y, 'c'] : [x, y];
  });
}

/** The closed smooth outline through the points of `text`. */
export const outline = (text: string): string => curve(points(text), true);

/** The open smooth line through the points of `text`. */
export const line = (text: string): string => curve(points(text));
