import { RELATED_PRODUCTS } from '../../../../src/cms/site/product-fragments.ts';
import { isRecord } from '../../../../domain/record.ts';
import type { LintContext } from '../model/context.ts';
import type { LintDocument } from '../model/content-document.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import { linkTarget } from '../model/link-target.ts';
import type { ItemEntry } from '../model/section-items.ts';
import { pathBelow, type DocumentView, type ObjectEntry } from '../model/document-view.ts';
import { traitsOf } from './item-traits.ts';
import { productOfHash } from './link-hash.ts';

/** The category of all products, which is not in the catalogue. */
const ALL = 'all';

/** Members that are lists of products. */
const LISTS = ['productIds', 'pinned', 'buried'] as const;

interface Named {
  readonly place: string;
  readonly id: string;
}

/**
 * Products and categories that sections name exist, their lists are not empty, and documents about them belong to one.
 */
export const catalogReferences: DocumentRule = (
  { objects, document, items },
  { catalog: { products, categories }, definitions },
) => [
  ...unknown(objects.flatMap(productsIn), products, 'product'),
  ...unknown(objects.flatMap(categoriesIn), categories, 'category'),
  ...(isFilledList(document) ? [] : items.flatMap((item) => emptyProductList(item, definitions))),
  ...unknownSubject(document, document.kind === 'product' ? products : categories),
];

/** The product pages fill in the products that are related. */
const isFilledList = ({ kind, name }: LintDocument) => kind === 'fragment' && name === RELATED_PRODUCTS;

function emptyProductList({ raw, place }: ItemEntry, definitions: LintContext['definitions']): readonly RuleFinding[] {
  if (!isRecord(raw) || !traitsOf(raw, definitions).productList || !isRecord(raw['content'])) return [];
  const { productIds, categoryId } = raw['content'];
  if (categoryId !== undefined || (Array.isArray(productIds) && productIds.length > 0)) return [];
  return [
    {
      rule: 'product',
      severity: 'warning',
      place: `${place}.content.productIds`,
      message: 'The section names neither products nor a category, so it shows none.',
      advice: 'Choose some products, or write a category’s id in “categoryId”.',
    },
  ];
}

/** A text for a product or category that the catalogue does not have is never shown. */
function unknownSubject(
  { kind, name, readError }: LintDocument,
  known: ReadonlySet<string> | undefined,
): readonly RuleFinding[] {
  const isAbout = kind === 'product' || kind === 'category';
  if (!isAbout || readError !== undefined || known === undefined || known.has(name) || name === ALL) return [];
  return [
    {
      rule: kind,
      severity: 'warning',
      place: '',
      message: `There is no ${kind} “${name}” in the catalogue, so the document is shown nowhere.`,
      advice: `Rename the file after an existing ${kind}, or remove it.`,
    },
  ];
}

export interface CatalogIds {
  readonly products: readonly string[];
  readonly categories: readonly string[];
}

/** All products and categories that a document names, in fields and in links. */
export function catalogIdsIn(view: DocumentView, context: Pick<LintContext, 'sites'>): CatalogIds {
  const targets = view.links
    .filter(({ href }) => href.startsWith('/'))
    .map(({ href }) => linkTarget(href, view.document.locale, context));
  const linked = (kind: 'product' | 'category') =>
    targets.flatMap((target) => (target.kind === kind ? [target.id] : []));
  const named = (list: readonly Named[]) => list.map(({ id }) => id);
  const about = (kind: 'product' | 'category') => (view.document.kind === kind ? [view.document.name] : []);
  return {
    products: [
      ...about('product'),
      ...named(view.objects.flatMap(productsIn)),
      ...linked('product'),
      ...view.links.flatMap(({ href }) => productOfHash(href) ?? []),
    ],
    categories: [...about('category'), ...named(view.objects.flatMap(categoriesIn)), ...linked('category')],
  };
}

function productsIn({ place, value }: ObjectEntry): readonly Named[] {
  const { productId } = value;
  const listed = LISTS.flatMap((name) => {
    const list: unknown = value[name];
    return Array.isArray(list) ? list.map((id: unknown, index) => ({ place: `${name}.${index}`, id })) : [];
  });
  return [
    ...listed.flatMap(({ place: own, id }) => (typeof id === 'string' ? [{ place: pathBelow(place, own), id }] : [])),
    ...(typeof productId === 'string' ? [{ place: pathBelow(place, 'productId'), id: productId }] : []),
  ];
}

function categoriesIn({ place, value: { categoryId } }: ObjectEntry): readonly Named[] {
  return typeof categoryId === 'string' ? [{ place: pathBelow(place, 'categoryId'), id: categoryId }] : [];
}

function unknown(
  named: readonly Named[],
  known: ReadonlySet<string> | undefined,
  noun: string,
): readonly RuleFinding[] {
  if (known === undefined) return [];
  return named
    .filter(({ id }) => !known.has(id) && !(noun === 'category' && id === ALL))
    .map(({ place, id }) => ({
      rule: noun,
      severity: 'error',
      place,
      message:
        id === '' ? `No ${noun} is chosen.` : `There is no ${noun} “${id}” in the catalogue, so it is not shown.`,
      advice: `Write the id of an existing ${noun}, or remove it.`,
    }));
}
