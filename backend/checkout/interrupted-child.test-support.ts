import { flushCompileCache } from 'node:module';
import { openDatabase } from '../db/database.ts';
import { joinProcesses } from '../db/process-registry.ts';
import { scopeOf } from '../catalog/shop.test-support.ts';
import { createIdempotencyKeys } from '../http/idempotency-keys.ts';
import { createOrderShop, placement } from './order-service.test-support.ts';

/** A process that places one order, stops at a moment and prints that it has arrived there, until it is killed. */
export const INTERRUPTED_CHILD = import.meta.filename;

/** At `answered` the process has written the order, but not yet the result of the operation. */
export type Interruption = 'claimed' | 'charged' | 'written' | 'answered';

const [url = '', stopAt, consumerNo = '', cartId = '', token = ''] = process.argv.slice(2);

async function halt(moment: string): Promise<void> {
  if (moment !== stopAt) return;
  process.stdout.write('halted\n');
  await new Promise((resolve) => void setTimeout(resolve, 60_000));
}

if (process.argv[1] === INTERRUPTED_CHILD) {
  flushCompileCache(); // a killed process leaves nothing for the next one
  const database = await openDatabase(url);
  const { id: holder } = await joinProcesses(database, { log: console });
  const { orders } = createOrderShop(database, { holder, pauseAt: halt });
  const customer = { consumerNo, scope: scopeOf({ siteId: 'us' }), associate: null };
  await createIdempotencyKeys({ ...database, holder }).run({ consumerNo, key: cartId, content: cartId }, async () => {
    const answer = await orders.place(customer, placement(cartId, token));
    await halt('answered');
    return { status: 200, answer };
  });
}
