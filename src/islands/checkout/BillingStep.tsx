import { useStore } from '@nanostores/react';
import { useRef, useState, type FormEvent } from 'react';
import type { Cart } from '../../api/cart.schema.ts';
import { billingAddressOf } from '../../lib/checkout/billing-address.ts';
import { NAME_FIELDS, PLACE_FIELDS } from '../../lib/checkout/address-rules.ts';
import { $draft, keepDraft } from '../../stores/checkout-draft.ts';
import { saveBillingAddress } from '../../stores/checkout-delivery.ts';
import { prepare } from '../../stores/checkout-order.ts';
import { $card } from '../../stores/checkout-payment.ts';
import { goTo, tellRefusal } from '../../stores/checkout.ts';
import { CheckField } from '../form/CheckField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useText } from '../shell/text.ts';
import { AddressFields } from './AddressFields.tsx';
import { CardPayment, type CardPaymentHandle } from './CardPayment.tsx';
import { Coupons } from './Coupons.tsx';
import { GiftCards } from './GiftCards.tsx';
import { usePlace } from './place.ts';
import { refusedTexts, useAddressForm } from './use-address-form.ts';

const OWN = [...NAME_FIELDS, ...PLACE_FIELDS];
const keepTyped = (typed: Readonly<Record<string, string>>) =>
  keepDraft({ billing: { ...$draft.get().billing, ...typed } });

/** Who pays, and with what. */
export function BillingStep({ cart }: { cart: Cart }) {
  const t = useText();
  const place = usePlace();
  const draft = useStore($draft);
  const card = useRef<CardPaymentHandle>(null);
  const [isPending, setPending] = useState(false);
  const hasStreet = (draft.shipping['addressLine1'] ?? '') !== '';
  const isDigital = cart.shipments.every(({ shippingMethod }) => shippingMethod === 'digital');
  const canBeSame = hasStreet && !isDigital;
  const isSame = canBeSame && draft.isSameAddress;
  const country = draft.billing['countryCode'] || place.country;
  const { firstName = '', lastName = '' } = draft.shipping;
  const form = useAddressForm({
    names: OWN,
    initial: { firstName, lastName, ...draft.billing, countryCode: country },
    country,
    onTyped: keepTyped,
  });
  const same = {
    name: 'isSameAddress',
    value: draft.isSameAddress ? 'yes' : '',
    isRequired: false,
    error: undefined,
    change: (value: string) => keepDraft({ isSameAddress: value === 'yes' }),
    leave: () => undefined,
  };
  const needsCard = cart.totals.remainingToPay > 0;

  const goOn = async (element: HTMLFormElement) => {
    const token = needsCard ? await card.current?.ask() : undefined;
    if (needsCard && !token) return;
    if (!isSame) keepTyped(form.values);
    const saved = await saveBillingAddress(billingAddressOf({ ...draft, billing: form.values, isSame }));
    if (!saved.ok) return form.refuse(element, refusedTexts(await tellRefusal(saved.error, 'billing'), t));
    $card.set(token);
    const prepared = await prepare();
    if (prepared.ok) goTo('summary');
    else await tellRefusal(prepared.error, 'billing');
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isPending || (!isSame && !form.check(element))) return;
    setPending(true);
    await goOn(element);
    setPending(false);
  };

  return (
    <form className="form checkout__form" noValidate onSubmit={submit}>
      <h3>{t('checkout.billTo')}</h3>
      {canBeSame && <CheckField field={same}>{t('checkout.sameAddress')}</CheckField>}
      {!isSame && (
        <>
          <div className="form__pair">
            <TextField
              field={form.field('firstName')}
              label={t('checkout.firstName')}
              autoComplete="billing given-name"
            />
            <TextField
              field={form.field('lastName')}
              label={t('checkout.lastName')}
              autoComplete="billing family-name"
            />
          </div>
          <AddressFields form={form} country={country} countries="known" kind="billing" />
        </>
      )}
      <h3>{t('checkout.payment')}</h3>
      <Coupons cart={cart} />
      <GiftCards cart={cart} />
      {needsCard ? <CardPayment ref={card} /> : <p>{t('checkout.nothingLeft')}</p>}
      <div className="form__actions">
        <button type="submit" className="button button--primary" aria-disabled={isPending} aria-busy={isPending}>
          {t('checkout.toSummary')}
        </button>
      </div>
    </form>
  );
}
