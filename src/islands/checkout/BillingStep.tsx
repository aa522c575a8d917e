import { useStore } from '@nanostores/react';
import { lazy, Suspense, useRef, useState, type SubmitEvent } from 'react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { billingAddressOf } from '../../../domain/checkout/billing-address.ts';
import { NAME_FIELDS, POSTAL_FIELDS } from '../../../domain/checkout/address-rules.ts';
import { creditIn } from '../../../domain/checkout/payment-choice.ts';
import { mainOf, toValues } from '../../../domain/checkout/saved-address.ts';
import { needsOf } from '../../../domain/checkout/shipments.ts';
import { $customer } from '../../stores/checkout/checkout-customer.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { $draft, updateDraft, type Typed } from '../../stores/checkout/checkout-draft.ts';
import { $card } from '../../stores/checkout/checkout-payment.ts';
import { $notice, goTo, showCheckoutError } from '../../stores/checkout/checkout.ts';
import { readyOrder } from '../../stores/checkout/prepare-order.ts';
import { formatMoney } from '../../../domain/money.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useText } from '../kit/text.ts';
import { AddressFields } from './AddressFields.tsx';
import type { CardPaymentHandle } from './payment/CardPayment.tsx';
import { choiceField } from '../kit/choice-field.ts';
import { Coupons } from './payment/Coupons.tsx';
import { PaymentChoice } from './payment/PaymentChoice.tsx';
import { addressCaptcha } from './checkout-page.ts';
import { rejectedFieldTexts, useAddressForm } from './use-address-form.ts';
import { usePayment } from './payment/use-payment.ts';

const AccountPayments = lazy(async () => ({
  default: (await import('./payment/AccountInstruments.tsx')).AccountInstruments,
}));

const GiftCards = lazy(async () => ({ default: (await import('./payment/GiftCards.tsx')).GiftCards }));

const BILLING_FIELDS = [...NAME_FIELDS, ...POSTAL_FIELDS];
const updateTyped = (typed: Typed) => updateDraft({ billing: { ...$draft.get().billing, ...typed } });

/** Initial values of the billing form: the draft, otherwise the account's billing address, otherwise the contact. */
function useBillForm() {
  const draft = useStore($draft);
  const customer = useStore($customer);
  const saved = customer && mainOf(customer.addresses, 'B');
  const { firstName = '', lastName = '' } = draft.shipping;
  const [begun] = useState(() => (saved ? toValues(saved, customer.profile) : { firstName, lastName }));
  const known: Typed = { ...begun, ...draft.billing };
  const country = known['countryCode'] || pageData().country;
  const form = useAddressForm({
    names: BILLING_FIELDS,
    initial: { ...known, countryCode: country },
    country,
    onTyped: updateTyped,
  });
  return { form, country };
}

/** The billing address and the payment. */
export function BillingStep({ cart }: { cart: Cart }) {
  const t = useText();
  const draft = useStore($draft);
  const card = useRef<CardPaymentHandle>(null);
  const [isPending, setPending] = useState(false);
  const canBeSame = (draft.shipping['addressLine1'] ?? '') !== '' && needsOf(cart.shipments).needsAddress;
  const isSame = canBeSame && draft.isSameAddress;
  const { form, country } = useBillForm();
  const payment = usePayment(cart);
  const needsCharge = cart.totals.remainingToPay > 0;
  const hasAccountPayments =
    (pageData().flags.loyalty && cart.paymentMethods.some(({ id }) => id === 'LOYALTY_POINTS')) ||
    creditIn(cart.paymentMethods);
  const same = choiceField('isSameAddress', draft.isSameAddress, (is) => updateDraft({ isSameAddress: is }));

  const goOn = async (element: HTMLFormElement) => {
    const needsToken = needsCharge && payment.method === 'CREDIT_CARD' && !payment.card;
    const token = needsToken ? await card.current?.ask() : undefined;
    if (needsToken && !token) return;
    if (!isSame) updateTyped(form.values);
    updateDraft({ method: payment.method, cardId: payment.card?.paymentInstrumentId ?? '' });
    const billingAddress = billingAddressOf({ ...$draft.get(), billing: form.values, isSame });
    const ready = await readyOrder({ billingAddress, captcha: addressCaptcha() });
    if (!ready.ok)
      return form.showErrors(element, rejectedFieldTexts(await showCheckoutError(ready.error, 'billing'), t));
    $card.set(token);
    const isUnpaid = !needsCharge && ($cart.get()?.totals.remainingToPay ?? 0) > 0;
    if (isUnpaid) $notice.set({ key: 'checkout.sessionRenewed' });
    else goTo('summary');
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isPending || (!isSame && !form.check(element))) return;
    setPending(true);
    await goOn(element).finally(() => setPending(false));
  };

  return (
    <form className="form checkout__form" noValidate onSubmit={submit}>
      <h3>{t('checkout.billTo')}</h3>
      {canBeSame && <CheckField field={same}>{t('checkout.sameAddress')}</CheckField>}
      {!isSame && (
        <>
          <div className="form__pair">
            {NAME_FIELDS.map((name) => (
              <TextField
                key={name}
                field={form.field(name)}
                label={t(`checkout.${name}`)}
                autoComplete={name === 'firstName' ? 'billing given-name' : 'billing family-name'}
              />
            ))}
          </div>
          <AddressFields form={form} country={country} countries="known" kind="billing" />
        </>
      )}
      <h3>{t('checkout.payment')}</h3>
      {hasAccountPayments && (
        <Suspense>
          <AccountPayments cart={cart} />
        </Suspense>
      )}
      {needsCharge ? <PaymentChoice payment={payment} ref={card} /> : <p>{t('checkout.nothingLeft')}</p>}
      <Coupons cart={cart} />
      <Suspense>
        <GiftCards cart={cart} />
      </Suspense>
      <AmountDue cart={cart} />
      <div className="form__actions">
        <button type="submit" className="button button--primary" aria-disabled={isPending} aria-busy={isPending}>
          {t('checkout.toSummary')}
        </button>
      </div>
    </form>
  );
}

/** What is to be paid, where the order is not shown beside the step. */
function AmountDue({ cart }: { cart: Cart }) {
  const t = useText();
  return (
    <p className="checkout__due">
      <span>{t('checkout.remaining')}</span>
      <strong>{formatMoney(cart.totals.remainingToPay, cart.currency, pageData().locale)}</strong>
    </p>
  );
}
