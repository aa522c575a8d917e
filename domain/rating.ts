/** Numbers of ratings by stars, from one to five. */
export type RatingCounts = readonly [number, number, number, number, number];

export const NO_RATINGS: RatingCounts = [0, 0, 0, 0, 0];

const STARS = [1, 2, 3, 4, 5];
const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const points = (counts: readonly number[]) => counts.reduce((sum, count, index) => sum + count * (index + 1), 0);

export function addRatings(one: RatingCounts, other: RatingCounts): RatingCounts {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3], one[4] + other[4]];
}

/** The average to one decimal; `null` without ratings. */
export function averageOf(counts: RatingCounts): { average: number | null; count: number } {
  const count = total(counts);
  return { average: count === 0 ? null : Math.round((points(counts) / count) * 10) / 10, count };
}

/**
 * Distributes ratings of which only average and number are known over the stars, without the `known` ratings: the result
 * and the `known` ratings together have that average and number. The distribution is geometric.
 */
export function spreadRatings(
  { average, count }: { average: number; count: number },
  known: RatingCounts = NO_RATINGS,
): RatingCounts {
  const left = Math.max(0, count - total(known));
  const wanted = Math.round(average * count) - points(known);
  const sum = Math.min(Math.max(wanted, left), 5 * left);
  const counts = shape(left === 0 ? 3 : sum / left).map((share) => Math.floor(share * left));
  counts[4] = (counts[4] ?? 0) + left - total(counts);
  return shiftTo(counts, sum);
}

/** Shares of the stars with the given mean, each a fixed multiple of the one before. */
function shape(mean: number): number[] {
  let [low, high] = [-20, 20];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (points(sharesOf(middle)) < mean) low = middle;
    else high = middle;
  }
  return sharesOf(low);
}

function sharesOf(slope: number): number[] {
  const weights = STARS.map((star) => Math.exp(slope * (star - 3)));
  const sum = total(weights);
  return weights.map((weight) => weight / sum);
}

/** Changes single ratings by one star until the total is `sum`. */
function shiftTo(counts: number[], sum: number): RatingCounts {
  const step = points(counts) < sum ? 1 : -1;
  while (points(counts) !== sum) {
    const from = STARS.map((star) => star - 1)
      .filter((index) => (counts[index] ?? 0) > 0 && counts[index + step] !== undefined)
      .reduce((largest, index) => ((counts[index] ?? 0) > (counts[largest] ?? -1) ? index : largest), -1);
    counts[from] = (counts[from] ?? 0) - 1;
    counts[from + step] = (counts[from + step] ?? 0) + 1;
  }
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = counts;
  return [one, two, three, four, five];
}
