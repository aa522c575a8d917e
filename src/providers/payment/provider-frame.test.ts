import { describe, expect, test } from 'vitest';
import { readToken } from './provider-frame.ts';

const TOKEN = { type: 'card-token', paymentToken: 'tok_1', bin: '411111', brand: 'visa', last4: '1111' };

describe('the message of the card frame', () => {
  test('is a token, without any other member of the message', () => {
    const { type: _, ...token } = TOKEN;
    expect(readToken({ ...TOKEN, number: '4111111111111111' })).toEqual(token);
  });

  test.each([
    ['of another kind', { ...TOKEN, type: 'card-error' }],
    ['without a token', { ...TOKEN, paymentToken: '' }],
    ['with a wrong type', { ...TOKEN, last4: 1111 }],
  ])('%s is ignored', (_, message) => {
    expect(readToken(message)).toBeUndefined();
  });
});
