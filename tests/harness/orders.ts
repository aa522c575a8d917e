import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import type { ShopApi } from './gateway.ts';
import { purchase, type PurchaseRequest } from './purchase.ts';

const placed = z.object({
  orderNumber: z.string(),
  email: z.string(),
  totals: z.object({ total: z.number() }),
  items: z.array(z.object({ id: z.string(), name: z.string() })),
});

export type PlacedOrder = z.output<typeof placed>;

/** Places an order in the session of the request context. */
export async function buy(request: APIRequestContext, origin: string, wanted: PurchaseRequest): Promise<PlacedOrder> {
  const send: ShopApi['send'] = async (method, path, data) => {
    const answer = await request.fetch(`${origin}/api${path}`, { method, data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  return placed.parse(await purchase(origin, send, wanted));
}

const ROOT = resolve(import.meta.dirname, '..', '..');

/**
 * Runs an operator command on an order of the shop that the global setup started: `ship`, `deliver`, `received`
 * (docs/operating.md).
 */
export async function operate(...args: readonly string[]): Promise<void> {
  const { PATH, HOME, TMPDIR, SHOP_DATA_DIR } = process.env;
  const env = { PATH, HOME, TMPDIR, DATA_DIR: SHOP_DATA_DIR };
  const node = join(ROOT, 'node_modules', '.bin', 'node');
  await promisify(execFile)(node, ['scripts/orders.ts', ...args], { cwd: ROOT, env });
}

/** Opens the page of an order by its number and email address. */
export const orderPage = ({ orderNumber, email }: Pick<PlacedOrder, 'orderNumber' | 'email'>): string =>
  `/order-details?${new URLSearchParams({ orderNumber, email })}`;
