// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { replaceNetwork } from '../core/network.test-support.ts';
import { findPickupStores } from './pickup-store.ts';

const storeOf = (id: string) => ({ id, name: `Store ${id}` });

describe('the stores of a product to choose one from', () => {
  test('are those that have the product first, also where they are not among the first of all', async () => {
    const all = Array.from({ length: 50 }, (_, index) => storeOf(`${index}`));
    const having = [storeOf('7'), storeOf('99')];
    const sent = replaceNetwork(({ body }) =>
      Response.json({ total: 120, stores: Object(body).productId === undefined ? all : having }),
    );
    const outcome = await findPickupStores({ near: '', productId: 'BOOT-9' });
    expect(outcome.ok && outcome.value.stores.map(({ id }) => id)).toEqual([
      '7',
      '99',
      ...all.map(({ id }) => id).filter((id) => id !== '7' && id !== '49'),
    ]);
    expect(outcome).toMatchObject({ value: { total: 120 } });
    expect(sent.map(({ body }) => body)).toEqual([
      { services: ['pickup'], count: 50 },
      { services: ['pickup'], count: 50, productId: 'BOOT-9' },
    ]);
  });
});
