import type { FetchCounts } from '../images/image-fetcher.ts';
import type { ImageCounts, ImportCounts } from './import-counts.ts';
import type { Issue } from '../parsing/product-draft.ts';
import type { RenamedVariant } from './variant-ids.ts';

export function describeIssue({ line, column, message }: Issue, effect: string): string {
  return `line ${line}, column ${column}: ${message} (${effect})`;
}

export function describeRenamed({ line, sku, id }: RenamedVariant, column: string): string {
  const reason = sku === undefined ? 'is empty' : `"${sku}" is already another variant's`;
  return `line ${line}, column ${column}: ${reason}, the variant id is ${id}`;
}

/** A price in a named currency is one of that currency's sites only. */
export function describeCurrencies(currencies: readonly string[]): string | undefined {
  if (currencies.length === 0) return undefined;
  return `prices are in ${currencies.toSorted().join(', ')}: sites of other currencies do not sell these products`;
}

export function describeImages({ imported, notFound, unreadable }: ImageCounts, otherHosts: readonly string[]): string {
  const fetched = otherHosts.length > 0 ? `--image-host ${otherHosts.join(',')} fetches them; ` : '';
  const hint = notFound > 0 && imported === 0 ? ` (${fetched}--images or --image-map tell where they are)` : '';
  return `pictures: ${imported} found, ${notFound} not found${hint}, ${unreadable} unreadable`;
}

/** Nothing where no picture was to be fetched. */
export function describeFetched({ fetched, failed, waiting }: FetchCounts): string | undefined {
  if (fetched + failed + waiting === 0) return undefined;
  const rest = waiting > 0 ? '; run the import again for these' : '';
  return `pictures fetched: ${fetched}, failed: ${failed}, not tried: ${waiting}${rest}`;
}

export function describeCounts({ created, changed, unchanged, removed, skipped }: ImportCounts): string {
  return `created ${created}, changed ${changed}, unchanged ${unchanged}, removed ${removed}, skipped ${skipped}`;
}
