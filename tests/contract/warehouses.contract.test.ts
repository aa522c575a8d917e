import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliveryEstimate } from '../../src/api/cart/delivery.schema.ts';
import { inventory } from '../../src/api/catalog/products.schema.ts';
import { Customer } from './support/checkout.test-support.ts';
import { changeCatalog } from './support/catalog-changes.test-support.ts';
import { CAN_ARRANGE, TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

/** The main warehouse has what the demo has; the eastern one ships to the United States only, a week later. */
const WAREHOUSES = {
  warehouses: { main: { name: 'Reno' }, east: { name: 'Albany', handlingDays: 5 }, venlo: { name: 'Venlo' } },
  shipsFrom: { US: ['main', 'east'], GB: ['venlo'], '*': ['main'] },
};

describe.runIf(CAN_ARRANGE).each(TARGETS)('several warehouses of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  beforeAll(async () => {
    target = await open({ warehouses: WAREHOUSES });
    const rows = [
      { variant_sku: 'LIMITED-1', warehouse_id: 'east', qty: 2 },
      { variant_sku: 'SOLDOUT-0', warehouse_id: 'east', qty: 1 },
    ];
    await changeCatalog(target, (catalog) => catalog.insertInto('stock').values(rows).execute());
    visitor = await Visitor.start(target);
  });
  afterAll(() => target.close());

  const stockOn = async (siteId: string, locale: string, sku: string) => {
    const path = `/products/v2/products/${sku}/inventory?siteId=${siteId}&locale=${locale}`;
    const { variants } = inventory.parse((await visitor.call('GET', path)).body);
    return variants.find(({ productId }) => productId === sku)?.stock;
  };

  test('are summed as far as they ship to the site', async () => {
    expect(await stockOn('us', 'en-us', 'LIMITED-1')).toBe(3);
    expect(await stockOn('de', 'de-de', 'LIMITED-1')).toBe(1);
    expect(await stockOn('gb', 'en-gb', 'LIMITED-1')).toBe(0);
    const availability = await visitor.call('POST', '/products/v1/products/SOLDOUT-0/availability', {});
    expect(availability.body).toMatchObject({ variants: [{ stock: 1, available: true }] });
  });

  test('have dates of their own', async () => {
    const latestOf = async (productId: string) => {
      const { body } = await visitor.call('GET', `/cart/v1/deliveryEstimate?productId=${productId}`);
      return Date.parse(deliveryEstimate.parse(body).methods[0]?.deliveryDates.latest ?? '');
    };
    const day = 86_400_000;
    expect((await latestOf('SOLDOUT-0')) - (await latestOf('LIMITED-100'))).toBeGreaterThanOrEqual(5 * day);
  });

  test('sell their units together, and no more', async () => {
    const add = (qty: number) =>
      visitor.call('POST', '/cart/v1/cartWithItem', { items: [{ productId: 'LIMITED-1', qty }] });
    expect(errorOf(await add(4))).toMatchObject({ errorId: 'ADDED_MAX_QUANTITY', details: { maxAllowedQty: 3 } });
    const customer = Customer.of(target, await Visitor.start(target));
    const { orderNumber } = await customer.buy({ productId: 'LIMITED-1', qty: 3 });
    expect(await stockOn('us', 'en-us', 'LIMITED-1')).toBe(0);
    const line = await target.arrange((write) =>
      write.selectFrom('order_line').select('warehouses').where('order_number', '=', orderNumber).executeTakeFirst(),
    );
    expect(JSON.parse(line?.warehouses ?? '{}')).toEqual({ main: 1, east: 2 });
  });
});
