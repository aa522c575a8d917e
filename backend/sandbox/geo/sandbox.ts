import type { FindCountry } from '../../providers/geo/provider.ts';
import type { CreateSandbox } from '../../providers/provider.ts';

/**
 * Country that a request states for itself: `?sandboxCountry=DE`, or the header `x-sandbox-country: DE` (docs/contract.md#sandbox).
 */
export const createSandbox: CreateSandbox<FindCountry> = () => ({
  adapter: ({ url, headers }) =>
    new URL(url).searchParams.get('sandboxCountry') ?? headers.get('x-sandbox-country') ?? undefined,
});
