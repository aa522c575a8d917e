import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import { messagesOf } from '../../i18n/translate.ts';
import { US_PAGE } from '../../stores/core/page-data.test-support.ts';
import { errorText } from './error-text.ts';

const messages = messagesOf('en-us');
const apiError = (errorId: string, details = {}) =>
  new ApiError({ errorId, status: 409, message: 'Of the service.', details });

describe('the text of an error', () => {
  const script = { textContent: JSON.stringify(US_PAGE) };
  beforeAll(() => void vi.stubGlobal('document', { getElementById: () => script }));
  afterAll(() => void vi.unstubAllGlobals());

  test.each([
    ['ITEM_OOS', {}, 'This item is out of stock.'],
    ['ADDED_MAX_QUANTITY', { maxAllowedQty: 3 }, 'One order can hold at most 3 of this item.'],
    ['ADDED_MAX_QUANTITY', {}, 'You have reached the most one order can hold of this item.'],
    ['FE872', { minimum: 8 }, 'Choose a password of at least 8 characters.'],
    ['FE872', { minimum: { of: 8 } }, 'This password is too short. Choose a longer one.'],
    ['PYT300', { kind: 'CREDIT_CARD' }, 'Of the service.'],
    ['PYT300', { kind: 'GIFT_CARD' }, 'This gift card already exists in your account.'],
    ['OF_TOMORROW', {}, 'Of the service.'],
  ])("of %s with %j is the message of its id, otherwise the service's text", (errorId, details, text) => {
    expect(errorText(apiError(errorId, details), messages)).toBe(text);
  });

  test('is that of its id also where no response came', () => {
    const error = new ApiError({ errorId: 'PRO404', status: 0, message: 'Profile not loaded' });
    expect(errorText(error, messages)).toBe('We could not find your profile. Sign in again.');
  });

  test('covers a failed connection and an error that is no response', () => {
    const lost = new ApiError({ errorId: 'NETWORK', status: 0, message: 'fetch failed' });
    expect(errorText(lost, messages)).toBe('No connection to the shop. Check your network and try again.');
    const script = new ApiError({ errorId: 'GEN500', status: 0, message: 'x is not a function' });
    expect(errorText(script, messages)).toBe('Something went wrong on our side. Please try again.');
    expect(errorText(new TypeError('x'), messages)).toBe('That did not work. Please try again.');
  });
});
