import { readCollections, readSearchHub, readUtility } from './components.schema.ts';
import type { CollectionLink, SearchHub, UtilityLink } from './components.schema.ts';
import { readFooter, type FooterContent } from '../site/navigation.schema.ts';
import type { LoadContext } from './section.ts';
import { readSizeTables, type SizeTable } from './size-table.schema.ts';

/**
 * Components of the shop by name. Sections read them in their loaders, scripts through `/fapi/components/<name>`: both
 * by these functions, so that they agree. `undefined` or an empty list where there is no document; links have no locale
 * yet.
 */

type ReadDocument = LoadContext['document'];

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

async function load<T>(document: ReadDocument, name: string, read: (document: unknown) => T): Promise<T | undefined> {
  const found = await document({ kind: 'augmentedpage', name: `components/${name}` });
  return found === undefined ? undefined : read(found);
}

export async function loadSizeChart(
  document: ReadDocument,
  productType: string,
): Promise<readonly SizeTable[] | undefined> {
  return NAME.test(productType) ? load(document, `size-chart/${productType}`, readSizeTables) : undefined;
}

export function loadFootSizes(document: ReadDocument): Promise<readonly SizeTable[] | undefined> {
  return load(document, 'foot-sizes', readSizeTables);
}

export function loadSearchHub(document: ReadDocument): Promise<SearchHub | undefined> {
  return load(document, 'search-hub', readSearchHub);
}

export function loadUtility(document: ReadDocument): Promise<readonly UtilityLink[] | undefined> {
  return load(document, 'utility', readUtility);
}

/** The pages below `collections`. */
export async function loadCollections(document: ReadDocument): Promise<readonly CollectionLink[]> {
  return readCollections(await document({ kind: 'children', name: 'collections' }));
}

export async function loadFooter(
  document: ReadDocument,
  localize: (href: string) => string,
): Promise<FooterContent | undefined> {
  const found = await document({ kind: 'footer' });
  return found === undefined ? undefined : readFooter(found, localize);
}
