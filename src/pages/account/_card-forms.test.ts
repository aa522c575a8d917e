import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import { readForm, type AccountForm } from './_account-form.ts';
import { CREDIT_CARD_FORMS, GIFT_CARD_FORMS } from './_card-forms.ts';

const call = vi.fn<(operation: unknown, input: unknown) => Promise<never>>();

function send(form: AccountForm | undefined, values: Readonly<Record<string, string>>) {
  if (!form) throw new Error('There is no such form');
  const fields = new URLSearchParams(values);
  return readForm({ name: 'form', fields, form, call, locale: 'en-us', country: 'US' });
}
const rejection = (errorId: string, code = errorId, status = 422) =>
  new ApiError({ errorId, code, status, message: 'Of the server.', details: { kind: 'GIFT_CARD' } });

describe('a gift card that is saved', () => {
  const form = GIFT_CARD_FORMS['gift-card'];
  const entry = { number: '6006490000000001', pin: '1234' };
  const INVALID = 'This gift card is not valid. Check its number and PIN.';

  test('is sent with number and PIN', async () => {
    call.mockReset();
    expect(await send(form, entry)).toBe('/account/gift-cards?done=giftCard');
    expect(call.mock.calls[0]?.[1]).toEqual({
      body: { payment_method_id: 'GIFT_CARD', giftCard: entry, main: false },
    });
  });

  test('needs both', async () => {
    call.mockReset();
    expect(await send(form, { number: ' ' })).toMatchObject({
      errors: { number: 'Enter the number of the gift card.', pin: 'Enter the PIN of the gift card.' },
    });
    expect(call).not.toHaveBeenCalled();
  });

  test.each([
    ['GFC400', 'GFC400', { number: 'Enter the number and the PIN of the gift card.' }, undefined],
    ['GC_INVALID2', 'GFC800', { number: INVALID }, undefined],
    ['GC_INVALID2', 'GFC760', { pin: INVALID }, undefined],
    ['GC_INVALID2', 'GFC700', { pin: INVALID }, undefined],
    ['PYT300', 'PYT300', {}, 'This gift card already exists in your account.'],
    ['GFC812', 'GFC812', {}, 'This gift card has expired. Choose another way to pay.'],
    ['GFC799', 'GFC799', {}, 'The balance could not be checked. Try again later.'],
    ['GEN500', 'GEN500', {}, 'Your gift card could not be saved.'],
    ['AUT403', 'AUT403', {}, 'Your gift card could not be saved.'],
  ])('and rejected with %s %s shows that where it belongs', async (errorId, code, errors, alert) => {
    call.mockReset().mockRejectedValue(rejection(errorId, code));
    expect(await send(form, entry)).toMatchObject({ errors, alert });
  });
});

describe('a saved card', () => {
  const id = { paymentInstrumentId: 'card-1' };

  test('that is removed twice is removed', async () => {
    call.mockReset().mockRejectedValue(rejection('PAYMENT_INSTRUMENT_NOT_FOUND', 'PYT404', 404));
    expect(await send(CREDIT_CARD_FORMS['remove'], id)).toBe('/account/credit-cards?done=cardRemoved');
    expect(await send(GIFT_CARD_FORMS['remove'], id)).toBe('/account/gift-cards?done=giftCardRemoved');
  });

  test('that is gone is not made the main one, and the list says so', async () => {
    call.mockReset().mockRejectedValue(rejection('PAYMENT_INSTRUMENT_NOT_FOUND', 'PYT404', 404));
    expect(await send(CREDIT_CARD_FORMS['main'], id)).toMatchObject({
      alert: 'We could not find this way to pay. Check what you entered, or choose another.',
    });
  });

  test('of an account without profile is not removed', async () => {
    call.mockReset().mockRejectedValue(rejection('PRO404', 'PRO404', 404));
    expect(await send(CREDIT_CARD_FORMS['remove'], id)).toMatchObject({
      alert: 'We could not find your profile. Sign in again.',
    });
  });

  test('is changed by expiry and holder, and shows at the expiry that it is past', async () => {
    call.mockReset();
    const change = CREDIT_CARD_FORMS['change'];
    const values = { ...id, expiryMonth: '6', expiryYear: '2040', holder: ' Ada Hill ' };
    expect(await send(change, values)).toBe('/account/credit-cards?done=card');
    expect(call.mock.calls[0]?.[1]).toEqual({
      params: id,
      body: { expiryMonth: 6, expiryYear: 2040, holder: 'Ada Hill' },
    });
    expect(await send(change, { ...values, expiryMonth: '' })).toMatchObject({
      errors: { expiryMonth: 'Choose month and year.' },
    });
    call.mockRejectedValue(rejection('CC_EXPIRY_DATE_INVALID', 'FE309', 400));
    expect(await send(change, values)).toMatchObject({
      errors: { expiryMonth: 'This card has expired. Check the date, or use another card.' },
    });
  });
});
