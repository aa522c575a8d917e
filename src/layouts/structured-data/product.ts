import type { LinkedNode } from './node.ts';

interface ProductPrice {
  readonly current: number;
  readonly original: number;
  readonly currency: string;
}

interface ProductVariant {
  readonly productId: string;
  readonly upc?: string | undefined;
  readonly size?: string | undefined;
  readonly sizeLabel?: string | undefined;
  readonly color?: string | undefined;
  readonly colorLabel?: string | undefined;
  readonly price: ProductPrice;
  readonly stock: number;
  readonly releaseDate?: string | undefined;
  readonly discontinued?: true | undefined;
}

/** A review that the page shows. */
export interface DescribedReview {
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly locale: string;
  readonly createdAt: string;
}

export interface DescribedRating {
  readonly average: number;
  /** Of all ratings, with and without a review. */
  readonly count: number;
  readonly reviewCount?: number | undefined;
}

/** The product details that structured data needs. */
export interface DescribedProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly categories: readonly { readonly name: string }[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly images: readonly { readonly src: string; readonly color?: string | undefined }[];
  readonly rating?: DescribedRating | undefined;
  readonly reviews?: readonly DescribedReview[] | undefined;
  readonly variants: readonly ProductVariant[];
}

export interface ProductPageInfo {
  /** Absolute address of the product's page. */
  readonly url: string;
  /** Sanitised HTML. */
  readonly description: string;
  /** Makes an address absolute. */
  readonly absolute: (src: string) => string;
}

const SCHEMA = 'https://schema.org';

/**
 * A product as schema.org describes it: a `ProductGroup` whose variants differ by colour or size, or a `Product` where there
 * is one (Google, "Product variant structured data"). `backend/import` reads the same form back.
 */
export function describeProduct(product: DescribedProduct, pageInfo: ProductPageInfo): LinkedNode {
  const { name, brand, rating, reviews = [] } = product;
  const shared = {
    '@id': `${pageInfo.url}#product`,
    name,
    description: pageInfo.description,
    brand: brand === '' ? undefined : { '@type': 'Brand', name: brand },
    category: product.categories.map((category) => category.name).join(' > ') || undefined,
    url: pageInfo.url,
    image: product.images.map(({ src }) => pageInfo.absolute(src)),
    aggregateRating: rating && rating.count > 0 ? ratingOf(rating) : undefined,
    review: reviews.length > 0 ? reviews.map(reviewNode) : undefined,
    additionalProperty: propertiesOf(product.attributes),
  };
  const [only, ...others] = product.variants;
  if (only !== undefined && others.length === 0)
    return { '@type': 'Product', ...shared, ...sellable(only, pageInfo.url) };
  return {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: product.id,
    variesBy: axesOf(product.variants),
    hasVariant: product.variants.map((variant) => variantNode(variant, product, pageInfo)),
  };
}

function variantNode(variant: ProductVariant, product: DescribedProduct, pageInfo: ProductPageInfo): LinkedNode {
  const { color, colorLabel = color, size, sizeLabel = size } = variant;
  const query = new URLSearchParams({ ...(color && { color }), ...(size && { size }) });
  const variantImage = product.images.find((image) => image.color === undefined || image.color === color);
  return {
    '@type': 'Product',
    name: [product.name, colorLabel, sizeLabel].filter(Boolean).join(', '),
    image: variantImage && pageInfo.absolute(variantImage.src),
    ...sellable(variant, query.size === 0 ? pageInfo.url : `${pageInfo.url}?${query}`),
  };
}

function sellable(variant: ProductVariant, url: string) {
  const { productId, upc, color, colorLabel = color, size, price, releaseDate } = variant;
  return {
    sku: productId,
    gtin: upc !== undefined && /^(\d{8}|\d{12,14})$/.test(upc) ? upc : undefined,
    color: colorLabel,
    size,
    offers: {
      '@type': 'Offer',
      url,
      price: price.current,
      priceCurrency: price.currency,
      priceSpecification: price.original > price.current ? formerPrice(price) : undefined,
      availability: `${SCHEMA}/${availabilityOf(variant)}`,
      availabilityStarts: releaseDate,
    },
  };
}

function availabilityOf({ stock, releaseDate, discontinued }: ProductVariant): string {
  if (releaseDate !== undefined) return 'PreOrder';
  if (stock === 0) return discontinued ? 'Discontinued' : 'OutOfStock';
  return discontinued ? 'LimitedAvailability' : 'InStock';
}

function formerPrice({ original, currency }: ProductPrice): LinkedNode {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: `${SCHEMA}/StrikethroughPrice`,
    price: original,
    priceCurrency: currency,
  };
}

function ratingOf({ average, count, reviewCount = 0 }: DescribedRating): LinkedNode {
  const reviews = reviewCount > 0 ? reviewCount : undefined;
  return { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, reviewCount: reviews };
}

function reviewNode({ author, rating, title, text, locale, createdAt }: DescribedReview): LinkedNode {
  return {
    '@type': 'Review',
    name: title,
    reviewBody: text,
    inLanguage: locale.slice(0, 2),
    datePublished: createdAt.slice(0, 10),
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

function propertiesOf(attributes: Readonly<Record<string, string>>): readonly LinkedNode[] | undefined {
  const properties = Object.entries(attributes).map(([name, value]) => ({ '@type': 'PropertyValue', name, value }));
  return properties.length === 0 ? undefined : properties;
}

function axesOf(variants: readonly ProductVariant[]): readonly string[] {
  const axes = (['color', 'size'] as const).filter(
    (axis) => new Set(variants.map((variant) => variant[axis])).size > 1,
  );
  return axes.map((axis) => `${SCHEMA}/${axis}`);
}
