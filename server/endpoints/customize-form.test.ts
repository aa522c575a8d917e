import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/core/api-error.ts';
import type { CallApi } from '../../src/api/core/operation.ts';
import { customize } from './customize-form.ts';

const variant = (size: string) => ({ productId: `BOOT-${size}`, size, color: 'Moss', stock: 0 });
const PRODUCT = { id: 'boot', slug: 'boot', colors: [{ name: 'Moss' }], variants: [variant('8'), variant('9')] };
const FIELDS = { product: 'boot', size: '9', part1: 'upper:moss', part2: 'sole:gum', text: 'ADA' };

let sent: { name: string; body: unknown }[];
let rejection: ApiError | undefined;
let used: Set<string>;

const call = (async ({ name }, { body }) => {
  if (name === 'getProductDetails') return PRODUCT;
  if (name === 'createRecipe' && rejection) throw rejection;
  sent.push({ name, body });
  return name === 'createRecipe' ? { recipeId: 'R1', precreatedCustomsCode: null } : {};
}) as CallApi;

const submissions = {
  consume: async (key: string) => (used.has(key) ? 1 : (used.add(key), 0)),
  release: async (key: string) => void used.delete(key),
};

function submit(fields: Readonly<Record<string, string>>, isMeasured = false): Promise<string> {
  const session = { consumerNo: 'G1', consumerType: 'GUEST', loggedIn: false, expiresIn: 1, basketId: 'B1' } as const;
  const form = { field: (name: string) => fields[name] ?? '', call, session, isMeasured, submissions };
  return customize(form as unknown as Parameters<typeof customize>[0]);
}

beforeEach(() => {
  sent = [];
  rejection = undefined;
  used = new Set();
});

describe('the form of a customizer', () => {
  test('adds what it names, once for a double submission', async () => {
    expect([await submit(FIELDS), await submit(FIELDS)]).toEqual(['/cart', '/cart']);
    expect(sent[0]?.body).toEqual({ productId: 'boot', choices: { upper: 'moss', sole: 'gum' }, text: 'ADA' });
    const added = sent.filter(({ name }) => name === 'createCartWithItem');
    expect(added).toEqual([
      { name: 'createCartWithItem', body: { items: [{ productId: 'BOOT-9', qty: 1, recipeId: 'R1' }] } },
    ]);
  });

  test('names itself as the origin of the item where the visitor allows analytics', async () => {
    await submit(FIELDS, true);
    expect(sent.at(-1)?.body).toMatchObject({ items: [{ interactionOrigin: 'customizer' }] });
  });

  test('replaces the line that it was opened for', async () => {
    expect(await submit({ ...FIELDS, line: 'L1' })).toBe('/cart');
    expect(sent.at(-1)).toEqual({
      name: 'changeCartItem',
      body: { itemId: 'L1', productId: 'BOOT-9', recipeId: 'R1' },
    });
  });

  test.each(['CST422', 'VALIDATION'])('leads back to the page as it was filled in after %s', async (errorId) => {
    rejection = new ApiError({ errorId, status: 422, message: '' });
    expect(await submit({ ...FIELDS, line: 'L1' })).toBe(
      '/p/boot?part1=upper%3Amoss&part2=sole%3Agum&text=ADA&size=9&line=L1#customize',
    );
    expect(sent).toEqual([]);
  });

  test('asks for a size', async () => {
    expect(await submit({ ...FIELDS, size: '' })).toMatch(/answer=choose#customize$/);
  });
});
