import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { type Customer, saveAddress } from '../../stores/checkout/checkout-customer.ts';
import { CONTACT_FIELDS, POSTAL_FIELDS, toAddress } from '../../../domain/checkout/address-rules.ts';
import { rejectedFields } from '../../stores/cart/checkout-errors.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { toValues } from '../../../domain/checkout/saved-address.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useText } from '../kit/text.ts';
import { AddressFields } from './AddressFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { rejectedFieldTexts, useAddressForm } from './use-address-form.ts';
import { useTask } from '../kit/use-task.ts';

const ALL = [...CONTACT_FIELDS, ...POSTAL_FIELDS];

interface Props {
  readonly customer: Customer;
  /** Id of the edited address; undefined for a new one. */
  readonly id: string | undefined;
  /** Receives the id of the saved address, if one was saved. */
  readonly onDone: (id?: string) => void;
}

function initialOf({ profile, addresses }: Customer, id: string | undefined): Record<string, string> {
  const saved = addresses.find((address) => address.id === id);
  if (saved) return toValues(saved, profile);
  const { firstName, lastName, email, phone } = profile;
  return { firstName: firstName ?? '', lastName: lastName ?? '', email, phone: phone ?? '' };
}

/** Adds or edits an address of the account. */
export function AddressEditor({ customer, id, onDone }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [initial] = useState(() => initialOf(customer, id));
  const [country, setCountry] = useState(initial['countryCode'] || pageData().country);
  const { run, error, isPending } = useTask();
  const form = useAddressForm({
    names: ALL,
    initial: { ...initial, countryCode: country },
    country,
    onTyped: ({ countryCode }) => countryCode && setCountry(countryCode),
  });
  useEffect(() => heading.current?.focus(), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isPending || !form.check(element)) return;
    let saved: string | undefined;
    const isDone = await run(async () => {
      const outcome = await saveAddress({ id, address: toAddress({ ...form.values, countryCode: country }) });
      if (outcome.ok) saved = outcome.value;
      else form.showErrors(element, rejectedFieldTexts(rejectedFields(outcome.error), t));
      return outcome;
    });
    if (isDone) onDone(saved);
  };
  return (
    <form className="form checkout__form" noValidate onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1}>
        {t(id === undefined ? 'checkout.newAddress' : 'checkout.changeAddress')}
      </h3>
      <ErrorMessage text={error} className="checkout__alert" />
      <ContactFields form={form} country={country} kind="shipping" />
      <AddressFields form={form} country={country} countries="served" kind="shipping" />
      <div className="form__actions">
        <button type="submit" className="button button--primary" aria-disabled={isPending} aria-busy={isPending}>
          {t('checkout.saveAddress')}
        </button>
        <button type="button" className="button" onClick={() => onDone()}>
          {t('checkout.cancel')}
        </button>
      </div>
    </form>
  );
}
