/** Pixels of the map. */
type Pixel = readonly [x: number, y: number];

type Axis = 0 | 1;

const round = (value: number): number => Math.round(value * 10) / 10;
const write = (...points: readonly Pixel[]): string => points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ');
const middle = (a: Pixel, b: Pixel): Pixel => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Where the line between two points has `at` on an axis. */
function crossing(a: Pixel, b: Pixel, { axis, at }: { axis: Axis; at: number }): Pixel {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  return axis === 0 ? [at, a[1] + share * (b[1] - a[1])] : [a[0] + share * (b[0] - a[0]), at];
}

/** The part of a closed shape on one side of a line (Sutherland and Hodgman). */
function cut(
  shape: readonly Pixel[],
  line: { readonly axis: Axis; readonly at: number; readonly sign: 1 | -1 },
): Pixel[] {
  const isInside = (point: Pixel) => line.sign * (point[line.axis] - line.at) >= 0;
  return shape.flatMap((point, index) => {
    const former = shape.at(index - 1) ?? point;
    const edge = isInside(point) === isInside(former) ? [] : [crossing(former, point, line)];
    return isInside(point) ? [...edge, point] : edge;
  });
}

/** A closed shape within a square map and half of its size around it, where its corners are not seen. */
function clip(shape: readonly Pixel[], size: number): readonly Pixel[] {
  let part = shape;
  for (const axis of [0, 1] as const) {
    part = cut(part, { axis, at: -size / 2, sign: 1 });
    part = cut(part, { axis, at: size * 1.5, sign: -1 });
  }
  return part;
}

/** The path of closed shapes on a square map, their corners rounded; empty where none is on it. */
export function shapesPath(shapes: readonly (readonly Pixel[])[], size: number): string {
  return shapes
    .map((shape) => clip(shape, size))
    .filter((shape) => shape.length > 2)
    .map((shape) => {
      const start = write(middle(shape.at(-1) ?? [0, 0], shape[0] ?? [0, 0]));
      const curves = shape.map(
        (point, index) => `Q${write(point, middle(point, shape[(index + 1) % shape.length] ?? point))}`,
      );
      return `M${start}${curves.join('')}Z`;
    })
    .join('');
}

/** The path of the lines that may cross a square map. */
export function linesPath(lines: readonly (readonly Pixel[])[], size: number): string {
  const isNear = (a: Pixel, b: Pixel) =>
    ([0, 1] as const).every((axis) => Math.max(a[axis], b[axis]) >= 0 && Math.min(a[axis], b[axis]) <= size);
  return lines
    .flatMap((line) =>
      line.slice(1).flatMap((point, index) => {
        const from = line[index];
        return from !== undefined && isNear(from, point) ? [`M${write(from)}L${write(point)}`] : [];
      }),
    )
    .join('');
}
