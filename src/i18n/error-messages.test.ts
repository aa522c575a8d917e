import { describe, expect, test } from 'vitest';
import { ERRORS } from '../api/errors/error-catalog.ts';
import { internalError } from '../../backend/http/responses.ts';
import { HTTP_ERRORS, tooManyRequests } from '../../server/gateway/error-response.ts';
import { MESSAGES } from './catalog.ts';

const english = MESSAGES['en-us'] ?? {};

interface ErrorCase {
  readonly code: string;
  readonly errorId?: string;
}
const declaredIds = Object.entries<ErrorCase>(ERRORS).map(([name, { errorId = name }]) => errorId);
/** The studio has messages of its own. */
const isForCustomers = (errorId: string): boolean => !errorId.startsWith('CMS');
const gatewayIds = [...Object.values(HTTP_ERRORS), tooManyRequests(1)]
  .map(({ errorId }) => errorId)
  .filter(isForCustomers);
const errorIds = [...new Set([...declaredIds, ...gatewayIds, internalError().errorId, 'VALIDATION'])];

/** Message codes of carts and orders (docs/contract.md#cart). */
const FLASH_CODES = `
  ProductLineItemInventoryMissing ProductItemNotAvailable ProductLineItemFullInventoryMissing GFS800 GFO404
  PickupToSthTransition PickupToStsTransition StsToSthTransition StsToPickupTransition STHToPickupTransition
  OrderShippingMethodDowngraded PaymentNotAuthorized`;

/** `messages.test.ts` checks that the other locales have these keys. */
describe('the message of an error', () => {
  test.each(errorIds)('exists for %s', (errorId) => expect(Object.keys(english)).toContain(`errors.${errorId}`));

  test.each(Object.entries(MESSAGES))('reads as a sentence without codes in %s', (_, messages) => {
    const texts = Object.entries(messages).filter(([key]) => /^(errors|notices)\./.test(key));
    expect(texts.filter(([, text]) => !text.endsWith('.') || /\b[A-Z]{3,4}\d{3}|_/.test(text))).toEqual([]);
  });

  test('has a variant without parameters, where it names optional details', () => {
    const naming = Object.keys(english).filter((key) => key.startsWith('errors.') && english[key]?.includes('{'));
    expect(naming.filter((key) => !(`${key}_DEFAULT` in english))).toEqual([]);
    expect(Object.keys(english).filter((key) => /^errors\..*_DEFAULT$/.test(key))).toHaveLength(naming.length);
  });
});

test('every flash message has a notice', () => {
  const notices = Object.keys(english).filter((key) => key.startsWith('notices.') && !key.endsWith('_GONE'));
  const flashCodes = FLASH_CODES.trim().split(/\s+/);
  expect(notices.toSorted()).toEqual(flashCodes.map((code) => `notices.${code}`).toSorted());
});
