/** The time that one test took, its own hooks included. */
export interface TestTime {
  /** File and title. */
  readonly name: string;
  readonly ms: number;
}

const MAX_TESTS = 20;
/** Faster tests are not worth a line. */
const MIN_MS = 1000;

/** The slowest tests as lines of text, the slowest first. */
export function slowestTests(times: readonly TestTime[]): readonly string[] {
  return times
    .filter(({ ms }) => ms >= MIN_MS)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, MAX_TESTS)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
