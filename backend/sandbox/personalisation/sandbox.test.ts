import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { mapFeed } from '../../../domain/recommendations/recommended-product.ts';
import {
  decisionEvent,
  impressionsEvent,
  profileEvents,
  type VisitorProfile,
} from '../../../src/lib/personalisation/profile.ts';
import { readRules } from './rules.ts';
import { createSandbox } from './sandbox.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'aisle-rules-'));
afterAll(() => rmSync(contentDir, { recursive: true }));

const us = { siteId: 'us', region: 'NORA', locale: 'en-us', country: 'US', currency: 'USD' } as const;
const german = { siteId: 'de', region: 'EMEA', locale: 'de-de', country: 'DE', currency: 'EUR' } as const;

const nobody: VisitorProfile = {
  height: 800,
  width: 1200,
  customStates: { cartEmpty: true, employeeLoggedIn: false, loggedIn: false, loyaltyEnrolled: false },
  interests: [],
  cart: { cartItemTotal: 0, cartDiscount: 0, items: [] },
};

const { adapter } = createSandbox({
  contentDir,
  loadProducts: async (ids) =>
    ids
      .filter((id) => id !== 'gone')
      .map((id) => ({ id, slug: id, name: `The ${id}`, price: { current: 80, original: 100 } }))
      .toReversed(),
});

const write = (rules: unknown) => writeFileSync(join(contentDir, 'personalisation.json'), JSON.stringify({ rules }));

async function decide(profile: Partial<VisitorProfile>, scope: typeof us | typeof german = us, maxItems = 8) {
  const events = [...profileEvents({ ...nobody, ...profile }), decisionEvent('r-1', maxItems)];
  const { items } = await adapter.decide({ customerId: 'c-1', events, scope });
  return mapFeed(items, scope);
}

const ids = async (...input: Parameters<typeof decide>) => (await decide(...input)).products.map(({ id }) => id);

beforeEach(() =>
  write([
    { name: 'members', when: { loyaltyEnrolled: true }, products: ['vest', 'mid'] },
    { name: 'campers', when: { interests: ['camping', 'fishing'] }, products: ['pot'] },
    { name: 'carts', when: { cartEmpty: false, minCartItemTotal: 150 }, products: ['sock'] },
    { name: 'group', when: { stealthGroup: 'tracking' }, products: ['duffel'] },
    { name: 'all', products: ['boot', 'gone', 'bag', 'bottle'] },
  ]),
);

describe('the personalisation engine of the sandbox', () => {
  test('decides by the first rule whose conditions hold, in the order of its products', async () => {
    const states = nobody.customStates;
    expect(await ids({})).toEqual(['boot', 'bag', 'bottle']);
    expect(await ids({}, us, 2)).toEqual(['boot', 'bag']);
    expect(await ids({ customStates: { ...states, loyaltyEnrolled: true }, interests: ['camping'] })).toEqual([
      'vest',
      'mid',
    ]);
    expect(await ids({ interests: ['hiking', 'fishing'] })).toEqual(['pot']);
    const cart = { cartItemTotal: 150, cartDiscount: 0, items: [{ productId: 'a-1', masterId: 'a', qty: 1 }] };
    expect(await ids({ cart, customStates: { ...states, cartEmpty: false } })).toEqual(['sock']);
    expect(await ids({ cart: { ...cart, cartItemTotal: 149 }, customStates: { ...states, cartEmpty: false } })).toEqual(
      await ids({}),
    );
    expect(await ids({ stealthGroup: 'tracking' })).toEqual(['duffel']);
  });

  test('answers with entries of a feed, in EMEA by the locale', async () => {
    const [product] = (await decide({}, german)).products;
    expect(product).toMatchObject({
      id: 'boot',
      title: 'The boot',
      url: '/p/boot',
      price: { currency: 'EUR', lowOriginal: 100, lowCurrent: 80 },
    });
    expect((await decide({})).dropped).toEqual([]);
  });

  test('follows a change of the rules, decides nothing where none holds, and takes impressions', async () => {
    write([{ name: 'members', when: { loyaltyEnrolled: true }, products: ['vest'] }]);
    expect(await ids({})).toEqual([]);
    const events = [impressionsEvent(['t-1'])];
    const decision = await adapter.decide({ customerId: 'c-1', events, monetateId: 'm-1', scope: us });
    expect(decision).toEqual({ items: undefined, monetateId: 'm-1' });
  });

  test('names what is wrong in its rules', async () => {
    write([{ name: 'x', when: { isRich: true }, products: ['vest'] }]);
    await expect(ids({})).rejects.toThrow(/^personalisation\.json: .*isRich/);
  });

  test('has valid rules in the demo', async () => {
    const rules = await readRules(join(import.meta.dirname, '../../../content'));
    expect(rules.at(-1)).toMatchObject({ name: 'everybody', when: {} });
    expect(await readRules(join(contentDir, 'nowhere'))).toEqual([]);
  });
});
