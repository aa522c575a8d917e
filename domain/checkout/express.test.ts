import { describe, expect, test } from 'vitest';
import { planExpress } from './express.ts';

const facts = {
  isEnabled: true,
  isLoggedIn: true,
  isPickupOnly: false,
  isDigitalOnly: false,
  card: 'card',
  shipping: 'home',
  billing: undefined,
};

describe('express checkout', () => {
  test('uses the main card and the main address, also for billing when that has none', () => {
    expect(planExpress(facts)).toEqual({ card: 'card', shipping: 'home', billing: 'home' });
    expect(planExpress({ ...facts, billing: 'office' })).toEqual({ card: 'card', shipping: 'home', billing: 'office' });
  });

  test('needs no shipping address when all is picked up', () => {
    const plan = planExpress({ ...facts, isPickupOnly: true, shipping: undefined, billing: 'office' });
    expect(plan).toEqual({ card: 'card', shipping: undefined, billing: 'office' });
  });

  test.each([
    { isEnabled: false },
    { isLoggedIn: false },
    { card: undefined },
    { shipping: undefined, billing: 'office' },
    { isPickupOnly: true, shipping: undefined },
  ])('is not open with %o', (change) => {
    expect(planExpress({ ...facts, ...change })).toBeUndefined();
  });
});
