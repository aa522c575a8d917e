import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import { translate } from '../../i18n/translate.ts';
import { savingErrorMessage } from './saving-errors.ts';

const rejection = (errorId: string) => new ApiError({ errorId, status: 409, message: 'Of the server.' });

describe('the toast of a card that was not saved', () => {
  test.each([
    ['CREDIT_CARD', 'PYT300', 'Of the server.'],
    ['GIFT_CARD', 'PYT300', 'This gift card already exists in your account.'],
    ['CREDIT_CARD', 'AUT403', 'Your card could not be saved.'],
    ['GIFT_CARD', 'GFC812', 'Your gift card could not be saved.'],
    ['CREDIT_CARD', 'NETWORK', 'Your card could not be saved.'],
  ] as const)('for a %s after %s is "%s"', (kind, errorId, text) => {
    expect(translate('en-us', savingErrorMessage(kind, rejection(errorId)))).toBe(text);
  });
});
