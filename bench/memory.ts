import { Agent, request } from 'node:http';
import { startShop, type Shop } from '../tests/harness/shop.ts';
import type { Figure } from './figure.ts';
import { mixedRequest, type MixedRequest, type ShopAddresses } from './memory-requests.ts';
import { peakMegabytes, residentMegabytes } from './process-stats.ts';

const REQUESTS = 100_000;
const STEPS = 20;
const COUNT = REQUESTS / STEPS;
const CONNECTIONS = 16;
/** Megabytes: maximum memory of one process (docs/decisions/042). */
const BOUND = 450;
/** Megabytes: an encode of a large image and a few concurrent renderings add to it briefly. */
const PEAK_BOUND = 550;

/**
 * Memory of a shop that serves a hundred thousand mixed requests: pages, lists, searches, images, API requests, errors.
 */
export async function measureMemory(): Promise<readonly Figure[]> {
  const shop = await startShop();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const addresses = await readAddresses(shop);
    for (let step = 0; step < STEPS; step += 1) {
      const failed = await sendMixed({ shop, agent, addresses, from: step * COUNT });
      const answered = (step + 1) * COUNT;
      const resident = Math.round(residentMegabytes(shop.pid));
      console.log(
        `${answered} requests: ${resident} MB resident, ${await memoryFacts(shop)}, ${failed} answers of 5xx`,
      );
    }
    const target = (bound: number) => ({ kind: 'value-at-most', bound }) as const;
    return [
      {
        name: `resident after ${REQUESTS} mixed requests`,
        unit: 'MB',
        aisle: residentMegabytes(shop.pid),
        target: target(BOUND),
      },
      { name: 'resident at its peak', unit: 'MB', aisle: peakMegabytes(shop.pid), target: target(PEAK_BOUND) },
    ];
  } finally {
    agent.destroy();
    await shop.stop();
  }
}

/** The JavaScript heap's share of the memory, as a help for diagnosis. */
async function memoryFacts({ origin }: Shop): Promise<string> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const megabytes = (name: string): number =>
    Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN) / 1024 / 1024);
  return `heap ${megabytes('nodejs_heap_size_used_bytes')} of ${megabytes('nodejs_heap_size_total_bytes')} MB, external ${megabytes('nodejs_external_memory_bytes')} MB`;
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
