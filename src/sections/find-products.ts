import DataLoader from 'dataloader';
import { getCatalog } from '../api/catalog/products.ts';
import type { ProductSummary } from '../api/catalog/products.schema.ts';
import type { CallApi } from '../api/core/operation.ts';
import type { LoadContext } from '../cms/sections/section.ts';

/** Products by id, in the order of the ids and each once; leaves out unknown ones. At most 100. */
type FindProducts = (ids: readonly string[]) => Promise<readonly ProductSummary[]>;

/** Maximum number of ids in one catalogue request, and of characters of their list. */
const MAX_IDS = 100;
const LONGEST_LIST = 8000;

const ofPages = new WeakMap<LoadContext, FindProducts>();

/** Finds products for a section: one call for all sections of a page that ask at the same time. */
export function productFinder(context: LoadContext): FindProducts {
  const known = ofPages.get(context) ?? (context.isSample === true ? findForSection(context) : findForPage(context));
  ofPages.set(context, known);
  return known;
}

function findForPage({ call, signal }: LoadContext): FindProducts {
  const loader = new DataLoader<string, ProductSummary | undefined>((ids) => loadAll(ids, call, signal));
  return async (ids) => {
    const found = await loader.loadMany(allowedIds(ids));
    const failed = found.find((one) => one instanceof Error);
    if (failed !== undefined) throw failed;
    return found.flatMap((one) => (one === undefined || one instanceof Error ? [] : [one]));
  };
}

function findForSection({ call, signal }: LoadContext): FindProducts {
  return async (ids) => {
    const allowed = allowedIds(ids);
    return allowed.length === 0 ? [] : loadList(allowed, call, signal);
  };
}

function allowedIds(ids: readonly string[]): readonly string[] {
  const named = ids.map((id) => id.trim()).filter((id) => id !== '' && !id.includes(','));
  return firstList([...new Set(named)]);
}

/** As many ids as one request takes. */
function firstList(ids: readonly string[]): readonly string[] {
  let length = -1;
  const end = ids.findIndex((id) => (length += id.length + 1) > LONGEST_LIST);
  return ids.slice(0, Math.min(MAX_IDS, end === -1 ? ids.length : end));
}

async function loadAll(ids: readonly string[], call: CallApi, signal: AbortSignal) {
  const lists: (readonly string[])[] = [];
  for (let rest = ids; rest.length > 0; rest = rest.slice(lists.at(-1)?.length)) lists.push(firstList(rest));
  const found = await Promise.all(lists.map((list) => loadList(list, call, signal)));
  const byId = new Map(found.flat().map((product) => [product.id, product]));
  return ids.map((id) => byId.get(id));
}

async function loadList(ids: readonly string[], call: CallApi, signal: AbortSignal) {
  const { products } = await call(getCatalog, { query: { ids: ids.join(','), count: MAX_IDS } }, { signal });
  return products;
}
