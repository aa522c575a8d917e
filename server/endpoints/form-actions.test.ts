import { expect, test } from 'vitest';
import type { CallApi } from '../../src/api/core/operation.ts';
import { FORM_ACTIONS } from './form-actions.ts';

const productOf = (id: string) => ({ id, slug: id, isAvailable: true, variants: [{ productId: `${id}-9`, stock: 1 }] });
const SET = { id: 'wet-day', products: [productOf('boot'), productOf('mug')] };

/** The items that the form of a set adds. */
async function itemsOf(fields: Readonly<Record<string, string>>, isMeasured: boolean): Promise<unknown> {
  let items: unknown;
  const call = (async ({ name }, input) => {
    if (name === 'getProductSet') return SET;
    items = (input.body as { items: unknown }).items;
    return {};
  }) as CallApi;
  const all: Readonly<Record<string, string>> = { 'variant.boot': 'boot-9', 'variant.mug': 'mug-9', ...fields };
  const form = {
    field: (name: string) => all[name] ?? '',
    call,
    isMeasured,
    session: { consumerNo: 'G1' },
    submissions: { consume: async () => 0, release: async () => undefined },
  };
  await FORM_ACTIONS['add-set-to-cart'].run(form as unknown as Parameters<typeof FORM_ACTIONS.customize.run>[0]);
  return items;
}

test('a set names its origin where the visitor allows analytics', async () => {
  const field = { interactionOrigin: 'product-bundles' };
  expect(await itemsOf(field, true)).toEqual([
    { productId: 'boot-9', qty: 1, interactionOrigin: 'product-bundles' },
    { productId: 'mug-9', qty: 1, interactionOrigin: 'product-bundles' },
  ]);
  const plain = [
    { productId: 'boot-9', qty: 1 },
    { productId: 'mug-9', qty: 1 },
  ];
  expect(await itemsOf(field, false)).toEqual(plain);
  expect(await itemsOf({ interactionOrigin: 'anywhere' }, true)).toEqual(plain);
});
