/** What a search is judged by. */
export interface SoughtProduct {
  readonly id: string;
  readonly name: string;
  readonly categories: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly colors: readonly { readonly name: string }[];
  readonly prices: Readonly<Record<string, number>>;
  readonly variants: readonly { readonly size?: string | undefined; readonly stock: number }[];
}

export interface FirstResults {
  readonly products: readonly SoughtProduct[];
  /** Paths without locale. */
  readonly pages: readonly string[];
  readonly currency: string;
}

/** The colour names of the demo's products by what shoppers call them. */
const COLORS: Readonly<Record<string, RegExp>> = {
  red: /^(?:Signal|Rust|Rowan)$/,
  yellow: /^(?:Saffron|Gorse)$/,
  green: /^(?:Moss|Juniper|Lichen|Spruce|Sage)$/,
  blue: /^(?:Fjord|Tarn|Loch|Ink)$/,
  brown: /^(?:Peat|Bark|Umber|Bracken|Chestnut|Oak|Fox|Tussock|Rust)$/,
  white: /^(?:Chalk|Oat)$/,
  black: /^(?:Soot|Ink)$/,
};

const fitOf = ({ name, attributes }: SoughtProduct) => `${name} ${attributes['Fit'] ?? ''}`;
const isForKids = (product: SoughtProduct) =>
  /\bkids/i.test(fitOf(product)) || product.categories.includes('kids-footwear');

const GENDERS: Readonly<Record<string, (product: SoughtProduct) => boolean>> = {
  women: (product) => !/\bmen/i.test(fitOf(product)) && !isForKids(product),
  men: (product) => !/\bwomen/i.test(fitOf(product)) && !isForKids(product),
  kids: isForKids,
};

function hasWaterproofing({ attributes }: SoughtProduct): boolean {
  return !/^(?:none|repellent|$)/i.test(attributes['Waterproofing'] ?? '');
}

/**
 * Whether some of the first results is what an expectation names: alternatives separated by commas, each all of its
 * conditions: a category, a product, `page:/path`, a colour, a gender, `waterproof`, `has:` a word of the attributes,
 * `size:` one that is in stock, as the catalogue names it, `under:` or `over:` a price.
 */
export function isExpected(expectation: string, { products, pages, currency }: FirstResults): boolean {
  return expectation.split(', ').some((alternative) => {
    if (alternative.startsWith('page:')) return pages.includes(alternative.slice('page:'.length));
    const conditions = alternative.split(' + ');
    return products.some((product) => conditions.every((condition) => holds(condition, product, currency)));
  });
}

function holds(condition: string, product: SoughtProduct, currency: string): boolean {
  const [name = '', value = ''] = condition.split(':');
  const price = product.prices[currency] ?? Infinity;
  if (name === 'under') return price <= Number(value);
  if (name === 'over') return price >= Number(value);
  if (name === 'has') return new RegExp(`\\b${value}`, 'i').test(Object.values(product.attributes).join(' '));
  if (name === 'size') return product.variants.some(({ size, stock }) => size === value && stock > 0);
  if (name === 'waterproof') return hasWaterproofing(product);
  const color = COLORS[name];
  if (color) return product.colors.some((own) => color.test(own.name));
  return GENDERS[name]?.(product) ?? (product.id === name || product.categories.includes(name));
}
