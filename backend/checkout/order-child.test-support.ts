import { flushCompileCache } from 'node:module';
import { openDatabase } from '../db/database.ts';
import { CARDS, createOrderShop, newCustomer, scopeOfSeveral, type OrderShop } from './order-service.test-support.ts';

/** A process that places orders from several warehouses until it is killed; prints number and total of each placed order. */
export const CHILD = import.meta.filename;

const [url = '', prefix = ''] = process.argv.slice(2);
const WORKERS = 4;

async function work(shop: OrderShop): Promise<never> {
  for (;;) {
    const guest = newCustomer('us', scopeOfSeveral);
    const customer = { ...guest, consumerNo: `${prefix}-${guest.consumerNo}` };
    const basketId = await shop.fillCart(customer, { productId: 'MANY', qty: 2 }, { productId: 'MORE', qty: 1 });
    if (Math.random() < 0.5) await shop.orders.prepare(customer, basketId);
    const card = Math.random() < 0.3 ? CARDS.challenge : CARDS.approved;
    const { orderNumber, totals } = await shop.place(customer, basketId, card);
    process.stdout.write(`${orderNumber} ${totals.total}\n`);
  }
}

if (process.argv[1] === CHILD) {
  flushCompileCache(); // a killed process leaves nothing for the next one
  const shop = createOrderShop(await openDatabase(url), { scopeOf: scopeOfSeveral });
  await Promise.all(Array.from({ length: WORKERS }, () => work(shop)));
}
