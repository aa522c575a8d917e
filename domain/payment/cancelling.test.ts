import { expect, test } from 'vitest';
import { cancellingOf } from './cancelling.ts';

test.each([
  ['CREDIT_CARD', 'reserved'],
  ['PAYPAL', 'reserved'],
  ['KLARNA', 'owed'],
  ['IDEAL', 'transferred'],
  ['GIFT_CARD', 'givenBack'],
  ['LOYALTY_POINTS', 'givenBack'],
  ['REWARD_CODE', 'givenBack'],
  ['ATHLETES_PAYMENT', 'givenBack'],
])('the amount of a cancelled order paid with %s was %s', (methodId, outcome) => {
  expect(cancellingOf(methodId)).toBe(outcome);
});
