import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, type Backend } from '../../app.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { createFulfilment, moneyOf, type Fulfilment } from './fulfilment.test-support.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SOON = { timeout: 20_000 };

describe('the running shop', () => {
  let folder: string;
  let backend: Backend;
  let database: Database;
  /** Works on the same database, like the command's own process. */
  let beside: Fulfilment;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-running-'));
    const databaseUrl = `file:${join(folder, 'aisle.db')}`;
    backend = await createBackend({
      databaseUrl,
      contentDir: join(ROOT, 'content'),
      catalogDir: join(ROOT, 'catalog'),
      seedDemo: true,
      isLocal: true,
      publicOrigin: 'https://shop.example',
      log: { info() {}, warn() {}, error() {} },
    });
    database = await openDatabase(databaseUrl);
    beside = createFulfilment(database, { now: Date.now });
  });
  afterAll(async () => {
    await database.close();
    await backend.close();
    await rm(folder, { recursive: true });
  });

  const subjects = async (): Promise<string[]> => {
    const answer = await backend.sandbox(new Request('http://localhost/sandbox/inbox.json?to=ada@example.com'));
    const messages: { subject: string; text: string }[] = await answer.json();
    return messages.map(({ subject, text }) => `${subject}\n${text}`);
  };

  test('captures payments and notifies customers after commands of another process', async () => {
    const { orderNumber, totals } = await beside.buy([{ productId: 'LIMITED-100', qty: 1 }]);
    await beside.ship({ orderNumber, tracking: '42', carrier: 'DHL' });
    const captured = Math.round(totals.total * 100);
    await expect.poll(() => moneyOf(database, orderNumber), SOON).toMatchObject({ captured, states: ['captured'] });
    await expect.poll(async () => (await subjects()).join('\n'), SOON).toContain(`Order ${orderNumber} is on its way`);
    expect((await subjects()).join('\n')).toContain(`https://shop.example/order-details?orderNumber=${orderNumber}`);
    await beside.receive({ number: orderNumber, items: [{ sku: 'LIMITED-100', qty: 1 }] });
    await expect.poll(() => moneyOf(database, orderNumber), SOON).toMatchObject({ refunded: captured });
    await expect.poll(async () => (await subjects()).join('\n'), SOON).toContain('Your return for order');
  });
});
