import type { ApiError } from '../../api/core/api-error.ts';
import { isApiError } from '../../api/core/api-error.ts';
import { changePaymentCard, removePaymentCard, savePaymentCard } from '../../api/account/payment-cards.ts';
import { GIFT_CARD_ERRORS } from '../../api/errors/error-groups.ts';
import type { AccountForm, FieldErrors, Translate } from './_account-form.ts';

/** Removes a saved card; one that is gone already is removed too. */
const removal = (follows: string): AccountForm => ({
  async run({ call, field }) {
    const params = { paymentInstrumentId: field('paymentInstrumentId') };
    await call(removePaymentCard, { params }).catch((error: unknown) => {
      if (!isApiError(error) || error.errorId !== 'PAYMENT_INSTRUMENT_NOT_FOUND') throw error;
    });
    return follows;
  },
});

const mainMark = (follows: string): AccountForm => ({
  async run({ call, field }) {
    const params = { paymentInstrumentId: field('paymentInstrumentId') };
    await call(changePaymentCard, { params, body: { main: true } });
    return follows;
  },
});

/** Expiry and holder of a credit card; an empty holder is cleared. */
const change: AccountForm = {
  check: ({ field, t }) => {
    const isComplete = ['expiryMonth', 'expiryYear'].every((name) => /^\d{1,4}$/.test(field(name)));
    return { expiryMonth: isComplete ? undefined : t('account.missing_expiry') };
  },
  async run({ call, field }) {
    const params = { paymentInstrumentId: field('paymentInstrumentId') };
    const expiry = { expiryMonth: Number(field('expiryMonth')), expiryYear: Number(field('expiryYear')) };
    await call(changePaymentCard, { params, body: { ...expiry, holder: field('holder').slice(0, MAX_HOLDER) } });
    return '/account/credit-cards?done=card';
  },
  errorFields: { CC_EXPIRY_DATE_INVALID: 'expiryMonth' },
};

const MAX_HOLDER = 100;

/** The forms of the list of credit cards. */
export const CREDIT_CARD_FORMS: Readonly<Record<string, AccountForm>> = {
  change,
  main: mainMark('/account/credit-cards?done=cardMain'),
  remove: removal('/account/credit-cards?done=cardRemoved'),
};

/** The field of a gift card that the service rejected: the number that cannot be one, otherwise the PIN. */
export function rejectedGiftField({ errorId, code }: Pick<ApiError, 'errorId' | 'code'>): 'number' | 'pin' | undefined {
  if (errorId === 'GFC400') return 'number';
  if (errorId !== 'GC_INVALID2') return undefined;
  return code === 'GFC800' ? 'number' : 'pin';
}

function rejectedGiftFields(error: ApiError, t: Translate): FieldErrors | undefined {
  const field = rejectedGiftField(error);
  return field && { [field]: t(`errors.${error.errorId}`) };
}

/** Errors of saving a gift card whose own text says what is wrong (docs/errors.md#saving-a-card). */
const SPEAKING = [...GIFT_CARD_ERRORS, 'PYT300'] as readonly string[];

const giftCard: AccountForm = {
  check: ({ field, t }) => ({
    number: field('number') === '' ? t('checkout.missing_giftNumber') : undefined,
    pin: field('pin') === '' ? t('account.missing_giftPin') : undefined,
  }),
  async run({ call, field }) {
    const entry = { number: field('number'), pin: field('pin') };
    const main = field('main') === 'yes';
    await call(savePaymentCard, { body: { payment_method_id: 'GIFT_CARD', giftCard: entry, main } });
    return '/account/gift-cards?done=giftCard';
  },
  rejected: rejectedGiftFields,
  failureText: ({ errorId, status }, t) =>
    status === 429 || SPEAKING.includes(errorId) ? undefined : t('checkout.giftCardNotSaved'),
};

/** The forms of the page of gift cards. */
export const GIFT_CARD_FORMS: Readonly<Record<string, AccountForm>> = {
  'gift-card': giftCard,
  main: mainMark('/account/gift-cards?done=cardMain'),
  remove: removal('/account/gift-cards?done=giftCardRemoved'),
};
