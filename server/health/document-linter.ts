import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createLinter, type Linter } from '../../backend/content/lint/linter.ts';
import { readAddress } from '../pages/page-address.ts';
import { createContext, type PageServices } from '../pages/request-context.ts';
import type { Settings } from '../settings/settings.ts';
import type { CatalogLookup } from '../../backend/content/lint/product-source.ts';
import { isApiError } from '../../src/api/core/api-error.ts';
import type { CallApi } from '../../src/api/core/operation.ts';
import { getCatalog, getProductDetails } from '../../src/api/catalog/products.ts';

/** The linter of the documents this process serves; `undefined` where another service serves them. */
export function createDocumentLinter(settings: Settings, pages: PageServices): Linter | undefined {
  if (settings.contentApiUrl !== undefined) return undefined;
  const { contentDir, dataDir, catalogDir, imageHosts } = settings;
  return createLinter({
    contentDir,
    imageHosts,
    mediaFolders: [dataDir, catalogDir].map((folder) => join(folder, 'media')),
    catalog: createProductSource((operation, input, options) => {
      const visitor = { requestId: randomUUID(), isBot: true, isFramed: false };
      const address = readAddress('/', pages.sitesConfig());
      return createContext(pages, { ...visitor, address }).call(operation, input, options);
    }),
  });
}

/** Maximum number of ids per request. */
const BATCH_SIZE = 100;
/** Concurrent requests; no page waits for them. */
const LANES = 4;

/** Products and variants of the commerce service, embedded or remote; empty while it fails. */
function createProductSource(call: CallApi): CatalogLookup {
  const isThere = async (asking: Promise<unknown>): Promise<boolean> => {
    try {
      await asking;
      return true;
    } catch (error) {
      if (isApiError(error) && error.status === 404) return false;
      throw error;
    }
  };

  async function listed(ids: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    const plain = ids.filter((id) => id !== '' && !id.includes(','));
    for (let start = 0; start < plain.length; start += BATCH_SIZE) {
      const query = { ids: plain.slice(start, start + BATCH_SIZE).join(','), count: BATCH_SIZE };
      const { products } = await call(getCatalog, { query });
      for (const { id, slug } of products) found.add(id).add(slug);
    }
    return found;
  }

  return {
    products: (ids) =>
      orUnknown(async () => {
        const found = await listed(ids);
        const others = ids.filter((id) => id !== '' && !found.has(id));
        const single = await inLanes(others, (productId) =>
          isThere(call(getProductDetails, { params: { productId } })),
        );
        return new Set([...ids.filter((id) => found.has(id)), ...single]);
      }),
    categories: (ids) =>
      orUnknown(() =>
        inLanes(
          ids.filter((id) => id !== ''),
          (category) => isThere(call(getCatalog, { query: { category, count: 0 } })),
        ),
      ),
  };
}

async function orUnknown(ask: () => Promise<ReadonlySet<string>>): Promise<ReadonlySet<string> | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
}

async function inLanes(ids: readonly string[], isThere: (id: string) => Promise<boolean>): Promise<Set<string>> {
  const found = new Set<string>();
  const waiting = [...ids];
  const lane = async (): Promise<void> => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) if (await isThere(id)) found.add(id);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return found;
}
