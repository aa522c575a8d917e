/**
 * Country that a request states for itself: `?sandboxCountry=DE`, or the header `x-sandbox-country: DE` (docs/contract.md#sandbox).
 */
export function sandboxCountry({ url, headers }: Request): string | undefined {
  return new URL(url).searchParams.get('sandboxCountry') ?? headers.get('x-sandbox-country') ?? undefined;
}
