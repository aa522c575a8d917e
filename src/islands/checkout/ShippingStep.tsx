import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import type { Cart } from '../../api/cart.schema.ts';
import { CONTACT_FIELDS, PLACE_FIELDS, toAddress } from '../../lib/checkout/address-rules.ts';
import { $draft, keepDraft } from '../../stores/checkout-draft.ts';
import { saveShippingAddress } from '../../stores/checkout-delivery.ts';
import { goTo, tellRefusal } from '../../stores/checkout.ts';
import { TextField } from '../form/TextField.tsx';
import { useText } from '../shell/text.ts';
import { AddressFields } from './AddressFields.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { usePlace } from './place.ts';
import { refusedTexts, useAddressForm } from './use-address-form.ts';

const ALL = [...CONTACT_FIELDS, ...PLACE_FIELDS];
const keepTyped = (typed: Readonly<Record<string, string>>) =>
  keepDraft({ shipping: { ...$draft.get().shipping, ...typed } });

/** Who buys, where it goes and how. What comes by email needs no street. */
export function ShippingStep({ cart }: { cart: Cart }) {
  const t = useText();
  const place = usePlace();
  const { shipping } = useStore($draft);
  const isPending = useStore(saveShippingAddress.$status).state === 'pending';
  const isDigital = cart.shipments.every(({ shippingMethod }) => shippingMethod === 'digital');
  const country = shipping['countryCode'] || place.country;
  const form = useAddressForm({
    names: isDigital ? CONTACT_FIELDS : ALL,
    initial: { ...shipping, countryCode: country },
    country,
    onTyped: keepTyped,
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isPending || !form.check(element)) return;
    const typed = { ...form.values, countryCode: country };
    keepTyped(typed);
    const captcha = place.asksCaptchaForAddress ? place.captcha : undefined;
    const outcome = await saveShippingAddress({ address: toAddress(typed), captcha });
    if (outcome.ok) goTo('billing');
    else form.refuse(element, refusedTexts(await tellRefusal(outcome.error, 'shipping'), t));
  };

  const contact = (name: (typeof CONTACT_FIELDS)[number], autoComplete: string, type: 'text' | 'email' | 'tel') => (
    <TextField
      field={form.field(name)}
      label={t(`checkout.${name}`)}
      type={type}
      autoComplete={autoComplete}
      maxLength={name === 'email' ? 254 : 100}
    />
  );
  return (
    <form className="form checkout__form" noValidate onSubmit={submit}>
      {isDigital && <p>{t('checkout.digitalHelp')}</p>}
      <h3>{t('checkout.contact')}</h3>
      <div className="form__pair">
        {contact('firstName', 'shipping given-name', 'text')}
        {contact('lastName', 'shipping family-name', 'text')}
      </div>
      <div className="form__pair">
        {contact('email', 'email', 'email')}
        {contact('phone', 'tel', 'tel')}
      </div>
      {!isDigital && (
        <>
          <h3>{t('checkout.address')}</h3>
          <AddressFields form={form} country={country} countries="served" kind="shipping" />
          <DeliveryChoice cart={cart} />
        </>
      )}
      <div className="form__actions">
        <button type="submit" className="button button--primary" aria-disabled={isPending} aria-busy={isPending}>
          {t('checkout.toBilling')}
        </button>
      </div>
    </form>
  );
}
