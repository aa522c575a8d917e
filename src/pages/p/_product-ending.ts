import { isRecord } from '../../../domain/record.ts';
import { isApiError } from '../../api/core/api-error.ts';
import { getCatalog } from '../../api/catalog/products.ts';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { categoryFragment, RELATED_PRODUCTS } from '../../cms/site/product-fragments.ts';
import type { RequestContext } from '../../cms/request-context.ts';
import type { SectionTraits } from '../../lib/section-traits.ts';
import { DEFINITIONS } from '../../registry/registry.ts';
import { readOptionalDocument, showDocument } from '../../registry/load-page.ts';
import type { ResolvedPage } from '../../registry/resolve.ts';

type Product = Pick<ProductDetails, 'id' | 'categories'>;

const COUNT = 8;
const ENOUGH = 4;

/**
 * What every product page ends with: the sections of the fragment `product-related`, and those of the fragment
 * `product-<category>`, such as care and questions, of the nearest category that has one. Lists of products are left out
 * where the product's own document has some.
 */
export async function loadProductEnding(
  product: Product,
  own: ResolvedPage | undefined,
  shop: RequestContext,
  shoeSize: string | null,
): Promise<ResolvedPage | undefined> {
  const hasProducts = own?.sections.some(({ definition }) => definition.traits?.productList === true) ?? false;
  const [related, fragment] = await Promise.all([
    readOptionalDocument(shop, { kind: 'fragment', name: RELATED_PRODUCTS }),
    findFragment(product, shop),
  ]);
  const facts = { productId: product.id, ...(shoeSize !== null && { shoeSize }) };
  const lists = sectionsOf(related).filter((item) => !(hasProducts && traitsOf(item)?.productList === true));
  const needsList = lists.some((item) => traitsOf(item)?.productPage !== true);
  const productIds = needsList ? await findRelated(product, shop) : [];
  const around = lists.flatMap((item) => {
    if (traitsOf(item)?.productPage === true) return withContent(item, facts);
    return productIds.length > 0 ? withContent(item, { productIds }) : [];
  });
  const sections = [...around, ...sectionsOf(fragment)];
  if (sections.length === 0) return undefined;
  const locale = isRecord(fragment) ? fragment['locale'] : shop.locale;
  const document = { type: 'product', locale, sections: { 'lazy-main': sections } };
  // It is no document of its own, so the studio does not list it.
  const options = { isAround: true, name: `product ending ${product.id}` };
  const shown = await showDocument(document, { ...shop, outlines: [] }, options);
  return shown.status === 'found' ? shown.page : undefined;
}

const traitsOf = (item: unknown): SectionTraits | undefined => {
  const type = isRecord(item) ? item['type'] : undefined;
  return typeof type === 'string' ? DEFINITIONS.get(type)?.traits : undefined;
};

function withContent(item: unknown, content: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(item)) return item;
  return { ...item, content: { ...(isRecord(item['content']) ? item['content'] : {}), ...content } };
}

const nearestFirst = ({ categories }: Product): readonly string[] => categories.map(({ slug }) => slug).toReversed();

/** Products of the nearest categories, the product itself left out. */
async function findRelated(product: Product, { call, log }: RequestContext): Promise<readonly string[]> {
  const ids = new Set<string>();
  try {
    for (const category of nearestFirst(product)) {
      if (ids.size >= ENOUGH) break;
      const { products } = await call(getCatalog, { query: { category, count: COUNT + 1 } });
      const others = products.filter(({ id, isAvailable }) => isAvailable && id !== product.id);
      others.forEach(({ id }) => ids.add(id));
    }
  } catch (error) {
    if (!isApiError(error)) throw error;
    log.warn({ err: error, product: product.id }, 'no related products');
  }
  return [...ids].slice(0, COUNT);
}

async function findFragment(product: Product, shop: RequestContext): Promise<unknown> {
  const read = (name: string) => readOptionalDocument(shop, { kind: 'fragment', name: categoryFragment(name) });
  const found = await Promise.all(nearestFirst(product).map(read));
  return found.find((document) => document !== undefined);
}

function sectionsOf(fragment: unknown): readonly unknown[] {
  const sections = isRecord(fragment) ? fragment['sections'] : undefined;
  return Array.isArray(sections) ? sections : [];
}
