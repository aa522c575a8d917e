import { beforeEach, describe, expect, test } from 'vitest';
import demo from '../../../content/us/en-us/fragment/personalisation.json' with { type: 'json' };
import { mapFeed } from '../../../domain/recommendations/recommended-product.ts';
import {
  decisionEvent,
  impressionsEvent,
  profileEvents,
  type VisitorProfile,
} from '../../../src/lib/personalisation/profile.ts';
import { readRules } from './rules.ts';
import { createSandbox } from './sandbox.ts';

const us = { siteId: 'us', region: 'NORA', locale: 'en-us', country: 'US', currency: 'USD' } as const;
const german = { siteId: 'de', region: 'EMEA', locale: 'de-de', country: 'DE', currency: 'EUR' } as const;

const nobody: VisitorProfile = {
  height: 800,
  width: 1200,
  customStates: { cartEmpty: true, employeeLoggedIn: false, loggedIn: false, loyaltyEnrolled: false },
  interests: [],
  cart: { cartItemTotal: 0, cartDiscount: 0, items: [] },
};

let fragment: unknown;
const asked: unknown[] = [];

const { adapter } = createSandbox({
  async loadFragment(name, { siteId, locale }) {
    asked.push([name, siteId, locale]);
    return fragment;
  },
  loadProducts: async (ids) =>
    ids
      .filter((id) => id !== 'gone')
      .map((id) => ({ id, slug: id, name: `The ${id}`, price: { current: 80, original: 100 } }))
      .toReversed(),
});

function write(contents: readonly object[]): void {
  fragment = { sections: contents.map((content, index) => ({ type: 'rule', id: `r-${index}`, content })) };
}

async function decide(profile: Partial<VisitorProfile>, scope: typeof us | typeof german = us, maxItems = 8) {
  const events = [...profileEvents({ ...nobody, ...profile }), decisionEvent('r-1', maxItems)];
  const { items } = await adapter.decide({ customerId: 'c-1', events, scope });
  return mapFeed(items, scope);
}

const ids = async (...input: Parameters<typeof decide>) => (await decide(...input)).products.map(({ id }) => id);

beforeEach(() =>
  write([
    { name: 'members', loyaltyEnrolled: 'yes', productIds: ['vest', 'mid'] },
    { name: 'campers', interests: ['camping', 'fishing'], productIds: ['pot'] },
    { name: 'carts', cartEmpty: 'no', minCartItemTotal: 150, productIds: ['sock'] },
    { name: 'group', stealthGroup: 'tracking', productIds: ['duffel'] },
    { name: 'all', interests: [], productIds: ['boot', 'gone', 'bag', 'bottle'] },
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
    write([{ name: 'members', loyaltyEnrolled: 'yes', productIds: ['vest'] }]);
    expect(await ids({})).toEqual([]);
    const events = [impressionsEvent(['t-1'])];
    const decision = await adapter.decide({ customerId: 'c-1', events, monetateId: 'm-1', scope: us });
    expect(decision).toEqual({ items: undefined, monetateId: 'm-1' });
  });

  test('reads its rules from the document of the site and locale; there need be none', async () => {
    asked.length = 0;
    await ids({}, german);
    expect(asked).toEqual([['personalisation', 'de', 'de-de']]);
    for (const nothing of [undefined, {}, { sections: 'none' }]) {
      fragment = nothing;
      expect(await ids({})).toEqual([]);
    }
  });

  test('follows the other rules where one is invalid, and where other sections are among them', async () => {
    write([
      { name: 'too many', productIds: Array.from({ length: 25 }, (_, index) => `p-${index}`) },
      { name: 'nothing', productIds: [] },
      { name: 'perhaps', loggedIn: 'perhaps', productIds: ['vest'] },
      { title: 'What the rules are for', html: '<p>Personal products</p>' },
      { name: 'all', productIds: ['boot'] },
    ]);
    expect(await ids({})).toEqual(['boot']);
  });

  test('has valid rules in the demo', () => {
    const rules = readRules(demo);
    expect(rules).toHaveLength(demo.sections.length);
    expect(rules.at(-1)).toEqual({ name: 'everybody', productIds: expect.any(Array) });
  });
});
