interface Station {
  readonly value?: number | undefined;
}

/** Width of one station's column in the drawing, and the height of the drawing. */
export const COLUMN = 100;
export const HEIGHT = 100;
/** Offset of a station within its column, and the margin above the highest and below the lowest. */
const INSET = 6;
const ROOM = 12;

/** An elevation line as SVG path data. */
export interface Profile {
  readonly width: number;
  /** The line from edge to edge, and the ground below it. */
  readonly line: string;
  readonly ground: string;
  /** One dot per station that has a height, as strokes without length. */
  readonly dots: string;
}

/** Draws the heights of stations in columns of equal width; undefined where fewer than two have one. */
export function elevationProfile(stations: readonly Station[]): Profile | undefined {
  const heights = stations.flatMap(({ value }, column) => (value === undefined ? [] : [{ value, column }]));
  if (heights.length < 2) return undefined;
  const low = Math.min(...heights.map(({ value }) => value));
  const high = Math.max(...heights.map(({ value }) => value));
  const points = heights.map(({ value, column }) => ({
    x: column * COLUMN + INSET,
    y: rounded(HEIGHT - ROOM - (high === low ? 0.5 : (value - low) / (high - low)) * (HEIGHT - 2 * ROOM)),
  }));
  const width = stations.length * COLUMN;
  const line = slopes(points, width);
  return {
    width,
    line,
    ground: `${line}V${HEIGHT}H0Z`,
    dots: points.map(({ x, y }) => `M${x} ${y}h0`).join(''),
  };
}

/** Horizontal at the edges and at every station, with a curve between them. */
function slopes(points: readonly { readonly x: number; readonly y: number }[], width: number): string {
  const [first] = points;
  const curves = points.slice(1).map(({ x, y }, index) => {
    const from = points[index];
    const middle = rounded(((from?.x ?? 0) + x) / 2);
    return `C${middle} ${from?.y ?? y} ${middle} ${y} ${x} ${y}`;
  });
  return `M0 ${first?.y ?? HEIGHT}H${first?.x ?? 0}${curves.join('')}H${width}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
