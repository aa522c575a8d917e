import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import type { RequestContext } from '../../cms/request-context.ts';
import { sanitizeRichText } from '../../cms/sections/sanitize-html.ts';
import { localizeHref } from '../../cms/site/locale-path.ts';
import { addressOf, trailNode } from './linked-data.ts';
import type { LinkedNode } from './node.ts';
import { describeProduct } from './product.ts';

type Shop = Pick<RequestContext, 'locale' | 'sitesConfig' | 'publicOrigin'>;

/** What the page of a product derives from its details. */
export interface ProductTexts {
  /** HTML, sanitised, with links in the locale. */
  readonly description: string;
  /** The start of the description without tags, for search engines. */
  readonly plain: string;
  /** The product and its trail, for search engines. */
  readonly linkedData: readonly LinkedNode[];
}

const PLAIN_LENGTH = 160;
const latest = new WeakMap<ProductDetails, Shop & { readonly texts: ProductTexts }>();

/** Made once for the same object, which the embedded service returns until the product or its stock changes. */
export function productTexts(product: ProductDetails, shop: Shop): ProductTexts {
  const { locale, sitesConfig, publicOrigin } = shop;
  const made = latest.get(product);
  if (made?.locale === locale && made.sitesConfig === sitesConfig && made.publicOrigin === publicOrigin)
    return made.texts;
  const texts = makeTexts(product, shop);
  latest.set(product, { locale, sitesConfig, publicOrigin, texts });
  return texts;
}

function makeTexts(product: ProductDetails, shop: Shop): ProductTexts {
  const description = sanitizeRichText(product.description, {
    rewriteHref: (href) => localizeHref(href, shop.locale, shop.sitesConfig),
  });
  const text = description.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return {
    description,
    plain: text.trim().slice(0, PLAIN_LENGTH),
    linkedData: linkedDataOf(product, description, shop),
  };
}

function linkedDataOf(product: ProductDetails, description: string, shop: Shop): readonly LinkedNode[] {
  const path = `/p/${encodeURIComponent(product.slug)}`;
  const trail = product.categories.map(({ slug, name }) => ({ name, path: `/c/${encodeURIComponent(slug)}` }));
  const absolute = (src: string) => URL.parse(src, shop.publicOrigin)?.href ?? src;
  return [
    describeProduct(product, { url: addressOf(path, shop), description, absolute }),
    trailNode(trail, { name: product.name, path }, shop),
  ];
}
