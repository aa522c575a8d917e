import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { bumpCatalogRevision } from '../../backend/db/catalog-revision.ts';
import { connect } from '../../backend/db/database.ts';
import type { Shop } from '../../tests/harness/shop.ts';
import { cpuMilliseconds } from '../process-stats.ts';
import { DOCUMENTS } from './bench-pages.ts';

/** Changes what pages read while the shop runs, from outside: its content folder and its database. */
export interface Changes {
  /** Writes another text into every section of the measured documents and into every product; returns that text. */
  changeAll(): Promise<string>;
  /** Writes another title into one section of the page of 60. */
  changeOne(): Promise<string>;
  close(): Promise<void>;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Another site and locale than those of the measured pages, so that observing a change renders nothing for them. */
const OTHER = '/en-ca';
const PROBE = { document: 'ca/en-ca/page/bench-probe', path: `${OTHER}/bench-probe` };
const PROBE_LISTING = `${OTHER}/c/gift-cards`;
const TEXTS: ReadonlySet<string> = new Set(['title', 'text', 'label', 'alt', 'eyebrow', 'name']);
const ONE = 'bench-30';
const POLL_MS = 20;
/** Milliseconds in which a shop at rest uses less CPU than the other figure. */
const REST_MS = 100;
const AT_REST_CPU_MS = 5;
const TRIES = 500;

export function createChanges(shop: Shop, content: string): Changes {
  const database = connect(`file:${join(shop.dataDir, 'aisle.db')}`);
  const read = (name: string): Json => JSON.parse(readFileSync(join(content, `${name}.json`), 'utf8'));
  const write = (name: string, document: Json): void =>
    writeFileSync(join(content, `${name}.json`), JSON.stringify(document));
  const names = DOCUMENTS.map((name) => `us/en-us/${name}`);
  const originals = new Map(names.map((name) => [name, read(name)]));
  let round = 0;
  let latest = '';

  async function changeProducts(text: string): Promise<void> {
    const name = latest === '' ? sql<string>`name || ${text}` : sql<string>`replace(name, ${latest}, ${text})`;
    await database.write.transaction().execute(async (transaction) => {
      await transaction.updateTable('product').set({ name, content_hash: text }).execute();
      await bumpCatalogRevision(transaction);
    });
    // Otherwise the shop's next write, a count of requests, moves all of these rows into the database.
    await sql`PRAGMA wal_checkpoint(PASSIVE)`.execute(database.write);
    latest = text;
  }

  /** The probe is written last: when it is seen, so are the documents before it. */
  async function waitForDocuments(text: string): Promise<void> {
    const main = [{ type: 'banner', id: 'probe', variant: 'slim', content: { title: `Probe${text}` } }];
    write(PROBE.document, {
      id: 'bench-probe',
      type: 'page',
      slug: 'bench-probe',
      seo: { title: 'P' },
      sections: { main },
    });
    await waitForText(shop.origin + PROBE.path, text);
  }

  return {
    async changeAll() {
      const text = ` round${++round}`;
      for (const [name, document] of originals) write(name, withText(document, text));
      await changeProducts(text);
      await waitForDocuments(text);
      await waitForText(shop.origin + PROBE_LISTING, text);
      await waitUntilAtRest(shop.pid);
      return text;
    },
    async changeOne() {
      const text = ` single${++round}`;
      const [name = ''] = names;
      write(name, withTextInItem(read(name), text));
      await waitForDocuments(text);
      await waitUntilAtRest(shop.pid);
      return text;
    },
    close: () => database.close(),
  };
}

function withText(value: Json, text: string): Json {
  return mapEntries(value, (name, child) =>
    typeof child === 'string' && TEXTS.has(name) ? child + text : withText(child, text),
  );
}

function withTextInItem(value: Json, text: string): Json {
  if (typeof value === 'object' && value !== null && 'id' in value && value.id === ONE) {
    return mapEntries(value, (name, child) => (name === 'content' ? withTitle(child, text) : child));
  }
  return mapEntries(value, (_, child) => withTextInItem(child, text));
}

const withTitle = (content: Json, text: string): Json =>
  mapEntries(content, (name, child) => (name === 'title' ? `One section${text}` : child));

function mapEntries(value: Json, map: (name: string, child: Json) => Json): Json {
  if (Array.isArray(value)) return value.map((child, index) => map(String(index), child));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, map(name, child)]));
}

/** Waits until a page that the page cache serves shows the text: the shop has then noticed the change itself. */
async function waitForText(url: string, text: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const html = await (await fetch(url)).text();
    if (html.includes(text)) return;
    await delay(POLL_MS);
  }
  throw new Error(`${url} does not show the change "${text}".`);
}

/** Waits for the work of the shop after a change that is not a page's: listeners, and a new index for the search. */
async function waitUntilAtRest(pid: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = cpuMilliseconds(pid);
    await delay(REST_MS);
    if (cpuMilliseconds(pid) - before < AT_REST_CPU_MS) return;
  }
  throw new Error('The shop is not at rest after a change.');
}
