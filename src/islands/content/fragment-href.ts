import { shopHref } from '../kit/shop-href.ts';

/** Address of a document's sections, with the variants that the page's own address forces (docs/contract.md#sections). */
export function fragmentHref(name: string): string {
  const forced = new URLSearchParams(location.search).get('testContext');
  const query = forced === null ? '' : `?${new URLSearchParams({ testContext: forced })}`;
  return shopHref(`/fragments/${name}${query}`);
}
