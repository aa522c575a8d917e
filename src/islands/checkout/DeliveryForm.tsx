import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { isHandedOut } from '../../../domain/checkout/shipments.ts';
import type { Customer } from '../../stores/checkout/checkout-customer.ts';
import { $draft, updateDraft } from '../../stores/checkout/checkout-draft.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { useText } from '../kit/text.ts';
import { AddressBook } from './AddressBook.tsx';
import { AddressFields } from './AddressFields.tsx';
import { choiceField } from '../kit/choice-field.ts';
import { ContactFields } from './ContactFields.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { PickupContact } from './PickupContact.tsx';
import { useDelivery } from './use-delivery.ts';

const DigitalHelp = lazy(async () => ({ default: (await import('./DigitalHelp.tsx')).DigitalHelp }));
const AddressSuggestion = lazy(async () => ({
  default: (await import('./AddressSuggestion.tsx')).AddressSuggestion,
}));

interface Props {
  readonly cart: Cart;
  readonly customer: Customer | null;
  readonly onEdit: (id: string | undefined) => void;
}

/** Shipments sent by email or picked up need no street address. */
export function DeliveryForm({ cart, customer, onEdit }: Props) {
  const t = useText();
  const { wantsNews } = useStore($draft);
  const { element, form, pickup, country, needs, addresses, chosen, isPending, submit, offered, saving } = useDelivery(
    cart,
    customer,
  );
  const newsletter = choiceField('wantsNews', wantsNews, (is) => updateDraft({ wantsNews: is }));
  const keeping = choiceField('isKept', saving.savesAddress, saving.setSavesAddress);
  return (
    <form className="form checkout__form" noValidate onSubmit={submit} ref={element}>
      {needs.isDigitalOnly && (
        <Suspense>
          <DigitalHelp items={cart.items} />
        </Suspense>
      )}
      {needs.isPickupOnly && <p>{t('checkout.pickupOnlyHelp')}</p>}
      {chosen ? (
        <>
          <h3>{t('checkout.address')}</h3>
          <AddressBook
            addresses={addresses}
            chosen={chosen}
            onChoose={(addressId) => updateDraft({ addressId })}
            onEdit={onEdit}
          />
        </>
      ) : (
        <>
          <h3>{t('checkout.contact')}</h3>
          {customer === null && (
            <p>
              {t('checkout.haveAccount')} <a href="#modal=sign-in_checkout">{t('shell.signIn')}</a>
            </p>
          )}
          <ContactFields form={form} country={country} kind="shipping" />
        </>
      )}
      {needs.needsAddress && !chosen && (
        <>
          <h3>{t('checkout.address')}</h3>
          <AddressFields form={form} country={country} countries="served" kind="shipping" />
          {saving.isOffered && <CheckField field={keeping}>{t('checkout.keepAddress')}</CheckField>}
        </>
      )}
      {!needs.isDigitalOnly && (
        <DeliveryChoice cart={cart} to={chosen ?? { countryCode: country, postalCode: form.values.postalCode }} />
      )}
      {cart.shipments.some(isHandedOut) && <PickupContact form={pickup} country={country} />}
      <CheckField field={newsletter}>{t('checkout.news')}</CheckField>
      {offered ? (
        <Suspense>
          <AddressSuggestion {...offered} />
        </Suspense>
      ) : (
        <div className="form__actions">
          <button type="submit" className="button button--primary" aria-disabled={isPending} aria-busy={isPending}>
            {t('checkout.toBilling')}
          </button>
        </div>
      )}
    </form>
  );
}
