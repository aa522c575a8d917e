import { pageData } from '../core/page-data.ts';

/** Letters that the service stores. */
const MAX_SOURCE = 100;

/** Carried over from the address that brought the visitor (docs/contract.md#urls). */
export function marketingSource(): { readonly enrollmentMarketingSource?: string } {
  const source = new URLSearchParams(pageData().carried).get('enrollment_marketing_source');
  return source === null ? {} : { enrollmentMarketingSource: source.slice(0, MAX_SOURCE) };
}
