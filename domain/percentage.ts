/** `part` of `whole` in percent, with one decimal (docs/contract.md#money); 0 when `whole` is 0. */
export function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
