/** `1 type, 2 variants`: how much of the showcase is shown. */
export function showcaseCount(types: number, variants: number): string {
  return `${types} ${types === 1 ? 'type' : 'types'}, ${variants} ${variants === 1 ? 'variant' : 'variants'}`;
}
