import type { LintContext } from '../context.ts';
import type { DocumentRule } from '../document-rule.ts';
import type { Problem } from '../finding.ts';
import { linkTarget } from '../link-target.ts';
import { below, type DocumentView, type ObjectPlace } from '../view.ts';
import { productOfHash } from './link-hash.ts';

interface Named {
  readonly place: string;
  readonly id: string;
}

/** Products and categories that sections name exist. */
export const goods: DocumentRule = ({ objects }, { goods: { products, categories } }) => [
  ...unknown(objects.flatMap(productsIn), products, 'product'),
  ...unknown(objects.flatMap(categoriesIn), categories, 'category'),
];

export interface NamedGoods {
  readonly products: readonly string[];
  readonly categories: readonly string[];
}

/** All goods a document names, in fields and in links. */
export function goodsIn(view: DocumentView, context: Pick<LintContext, 'sites'>): NamedGoods {
  const targets = view.links
    .filter(({ href }) => href.startsWith('/'))
    .map(({ href }) => linkTarget(href, view.document.locale, context));
  const linked = (kind: 'product' | 'category') =>
    targets.flatMap((target) => (target.kind === kind ? [target.id] : []));
  const named = (list: readonly Named[]) => list.map(({ id }) => id);
  return {
    products: [
      ...named(view.objects.flatMap(productsIn)),
      ...linked('product'),
      ...view.links.flatMap(({ href }) => productOfHash(href) ?? []),
    ],
    categories: [...named(view.objects.flatMap(categoriesIn)), ...linked('category')],
  };
}

function productsIn({ place, value }: ObjectPlace): readonly Named[] {
  const { productIds, productId } = value;
  const list: readonly unknown[] = Array.isArray(productIds) ? productIds : [];
  return [
    ...list.flatMap((id, index) =>
      typeof id === 'string' ? [{ place: below(place, `productIds.${index}`), id }] : [],
    ),
    ...(typeof productId === 'string' ? [{ place: below(place, 'productId'), id: productId }] : []),
  ];
}

function categoriesIn({ place, value: { categoryId } }: ObjectPlace): readonly Named[] {
  return typeof categoryId === 'string' ? [{ place: below(place, 'categoryId'), id: categoryId }] : [];
}

function unknown(named: readonly Named[], known: ReadonlySet<string> | undefined, what: string): readonly Problem[] {
  if (known === undefined) return [];
  return named
    .filter(({ id }) => !known.has(id) && !(what === 'category' && id === 'all'))
    .map(({ place, id }) => ({
      rule: what,
      severity: 'error',
      place,
      message:
        id === '' ? `No ${what} is chosen.` : `There is no ${what} “${id}” in the catalogue, so it is not shown.`,
      advice: `Write the id of an existing ${what}, or remove it.`,
    }));
}
