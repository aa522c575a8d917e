import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startShop, type Shop } from '../tests/harness/shop.ts';
import type { Figure } from './figure.ts';
import { mixedRequest, type MixedRequest, type ShopAddresses } from './memory-requests.ts';
import { peakMegabytes, residentMegabytes } from './process-stats.ts';

const REQUESTS = 100_000;
const STEPS = 20;
const COUNT = REQUESTS / STEPS;
const CONNECTIONS = 16;
/** Megabytes (docs/decisions/093). */
const IDLE_BOUND = 300;
const BOUND = 450;
/** Megabytes: an encode of a large image and a few concurrent renderings add to it briefly. */
const PEAK_BOUND = 550;
const CACHED_PAGES = 1000;
/** Milliseconds after which a started process does nothing more. */
const SETTLING = 5000;

/**
 * Memory of a shop before its first page, and after a hundred thousand mixed requests: pages, lists, searches, images,
 * API requests, errors.
 */
export async function measureMemory(): Promise<readonly Figure[]> {
  const shop = await startShop();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    await delay(SETTLING);
    const idle = residentMegabytes(shop.pid);
    console.log(`idle: ${Math.round(idle)} MB resident`);
    const addresses = await readAddresses(shop);
    for (let step = 0; step < STEPS; step += 1) {
      const failed = await sendMixed({ shop, agent, addresses, from: step * COUNT });
      const resident = Math.round(residentMegabytes(shop.pid));
      const facts = await memoryFacts(shop);
      console.log(`${(step + 1) * COUNT} requests: ${resident} MB resident, ${facts}, ${failed} answers of 5xx`);
    }
    return await figuresOf(shop, idle);
  } finally {
    agent.destroy();
    await shop.stop();
  }
}

async function figuresOf(shop: Shop, idle: number): Promise<readonly Figure[]> {
  const megabytes = (name: string, aisle: number, bound: number): Figure => {
    return { name, unit: 'MB', aisle, target: { kind: 'value-at-most', bound } };
  };
  return [
    megabytes('resident when idle', idle, IDLE_BOUND),
    megabytes(`resident after ${REQUESTS} mixed requests`, residentMegabytes(shop.pid), BOUND),
    megabytes('resident at its peak', peakMegabytes(shop.pid), PEAK_BOUND),
    {
      name: 'pages in the cache then',
      unit: 'pages',
      aisle: (await readMetrics(shop))('page_cache_pages'),
      target: { kind: 'value-at-least', bound: CACHED_PAGES },
    },
  ];
}

/** Shares of the memory, as a help for diagnosis. */
async function memoryFacts(shop: Shop): Promise<string> {
  const metric = await readMetrics(shop);
  const megabytes = (name: string): number => Math.round(metric(name) / 1024 / 1024);
  const heap = `heap ${megabytes('nodejs_heap_size_used_bytes')} of ${megabytes('nodejs_heap_size_total_bytes')} MB`;
  return `${heap}, external ${megabytes('nodejs_external_memory_bytes')} MB, ${metric('page_cache_pages')} pages cached`;
}

async function readMetrics({ origin }: Shop): Promise<(name: string) => number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
}

async function readAddresses({ origin }: Shop): Promise<ShopAddresses> {
  const textOf = async (path: string) => (await fetch(origin + path)).text();
  const maps = await Promise.all(
    ['pages', 'articles', 'collections', 'categories', 'products'].map((kind) => textOf(`/sitemaps/en-us-${kind}.xml`)),
  );
  const pages = [...maps.join('').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const products = pages.filter((path) => path.startsWith('/p/'));
  const html = (await Promise.all(['/', '/c/all', ...products.slice(0, 30)].map(textOf))).join('');
  const images = new Set([...html.matchAll(/\/(?:img|media)\/[^\s"',]+/g)].map(([path]) => path));
  return { pages, images: [...images], productIds: products.map((path) => path.slice('/p/'.length)) };
}

interface MixedLoad {
  readonly shop: Shop;
  readonly agent: Agent;
  readonly addresses: ShopAddresses;
  readonly from: number;
}

/** Resolves to the number of 5xx responses. */
async function sendMixed({ shop, agent, addresses, from }: MixedLoad): Promise<number> {
  let next = from;
  let failed = 0;
  const lane = async (): Promise<void> => {
    while (next < from + COUNT) {
      const sent = mixedRequest(next++, addresses);
      const status = await send(shop.origin, agent, sent);
      if (status < 500) continue;
      failed += 1;
      console.log(`${status} ${sent.method} ${sent.path}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return failed;
}

function send(origin: string, agent: Agent, { method, path, headers, body }: MixedRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, headers, agent }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject);
      answer.resume();
    });
    sent.on('error', reject).end(body);
  });
}
