import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type Shop } from '../tests/harness/shop.ts';
import { startChildServer, type ChildServer } from './child-server.ts';
import { writeBenchPage } from './content.ts';
import type { Figure } from './figure.ts';
import { PAGES, SEARCH, uncached } from './rendering/bench-pages.ts';
import { measureCacheHits } from './rendering/cache-hits.ts';
import { measureCachedFragments, measureGrowth, measureUnchangedPages } from './rendering/cached-fragments.ts';
import { measureFreshPages } from './rendering/fresh-pages.ts';
import { measureMemoryGrowth } from './rendering/memory-growth.ts';

const SIZES = [20, 60, 200] as const;

/** What a page costs: from the page cache, unchanged, rendered from cached fragments, and rendered after changes. */
export async function measureServer(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
  const content = join(folder, 'content');
  cpSync(join(import.meta.dirname, '..', 'content'), content, { recursive: true });
  for (const size of SIZES) writeBenchPage(content, size);
  const shop = await startShop({ env: { CONTENT_DIR: content } });
  try {
    const template = await startTemplate(shop, folder);
    try {
      return [
        ...(await measureCacheHits(shop, folder)),
        ...(await measureUnchangedPages(shop, template)),
        ...(await measureCachedFragments(shop, template)),
        await measureGrowth(shop),
        ...(await measureFreshPages({ shop, template, content })),
        await measureMemoryGrowth(shop),
      ];
    } finally {
      await template.stop();
    }
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a server that writes the same pages from template literals. */
async function startTemplate({ origin }: Shop, folder: string): Promise<ChildServer> {
  const pages: Record<string, string> = {};
  for (const page of [...PAGES, SEARCH].map(uncached)) pages[page] = await (await fetch(origin + page)).text();
  const file = join(folder, 'pages.json');
  writeFileSync(file, JSON.stringify(pages));
  return startChildServer('template.ts', [file]);
}
