import { useStore } from '@nanostores/react';
import { useContext, useEffect, useId, useState } from 'react';
import type { Cart, Shipment } from '../../api/cart/cart.schema.ts';
import { SHIPPING_CODES, type ShippingCode } from '../../../domain/pricing-model.ts';
import { type Destination } from '../../../domain/checkout/destination.ts';
import { describeDelivery } from '../kit/describe-delivery.ts';
import { formatMoney } from '../../../domain/money.ts';
import { offersOf } from '../../../domain/checkout/shipment-offers.ts';
import { isBroughtHome, isHandedOut } from '../../../domain/checkout/shipments.ts';
import { chooseShippingMethod } from '../../stores/checkout/checkout-delivery.ts';
import { $pickupStores, loadPickupStores } from '../../stores/locations/pickup-stores.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { errorText } from '../kit/error-text.ts';
import { MessagesContext, useText } from '../kit/text.ts';
import { useTypedDates, type DatedOffer } from './use-typed-dates.ts';

interface ChoiceProps {
  readonly cart: Cart;
  /** The address as entered so far. */
  readonly to: Destination;
}

/** The delivery method of each shipment, each with its date. */
export function DeliveryChoice({ cart, to }: ChoiceProps) {
  const t = useText();
  const dated = useTypedDates(to);
  const homes = cart.shipments.filter(isBroughtHome);
  const fetched = cart.shipments.filter(isHandedOut);
  const ids = fetched.flatMap(({ shippingMethod, storeId }) => (shippingMethod !== 'pudo' && storeId ? [storeId] : []));
  const asked = ids.join(' ');
  useEffect(() => void (asked !== '' && loadPickupStores(asked.split(' '))), [asked]);
  const isSplit = cart.shipments.length > 1;
  return (
    <>
      <h3>{t('checkout.delivery')}</h3>
      {homes.map((shipment, index) => (
        <ShipmentChoice
          key={shipment.shippingId}
          cart={cart}
          shipment={shipment}
          isSplit={isSplit}
          dated={dated}
          name={homes.length > 1 ? t('checkout.shipment', { number: index + 1 }) : t('checkout.deliveryWay')}
        />
      ))}
      {fetched.map((shipment) => (
        <PickupChoice key={shipment.shippingId} cart={cart} shipment={shipment} isSplit={isSplit} dated={dated} />
      ))}
    </>
  );
}

/** Grouped by pickup location. */
function PickupChoice(props: Omit<Props, 'name' | 'addressText'>) {
  const t = useText();
  const stores = useStore($pickupStores);
  const { storeId = '', address } = props.shipment;
  const store = stores[storeId];
  const at = store?.address ?? address;
  const addressText = at && [at.addressLine1, at.city].filter(Boolean).join(', ');
  const name = store ? t('checkout.pickupAt', { store: store.name }) : t('checkout.pickupPlace');
  return <ShipmentChoice {...props} name={name} addressText={addressText} />;
}

interface Props {
  readonly cart: Cart;
  readonly shipment: Shipment;
  readonly name: string;
  readonly addressText?: string | undefined;
  readonly isSplit: boolean;
  readonly dated: ReturnType<typeof useTypedDates>;
}

function ShipmentChoice({ cart, shipment, name, addressText, isSplit, dated }: Props) {
  const t = useText();
  const group = useId();
  const messages = useContext(MessagesContext);
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  const { shippingId, storeId, itemIds, shippingMethod } = shipment;
  const names = cart.items.filter(({ id }) => itemIds.includes(id)).map((item) => item.name);

  const offers = offersOf(cart.shippingMethods, shipment).map((offer) => dated(shipment, offer));
  const selected = offers.find(({ code }) => code === (chosen ?? shippingMethod));

  const choose = async (code: ShippingCode) => {
    setChosen(code);
    setError(undefined);
    const method = { shippingId, code, ...(storeId === undefined ? {} : { storeId }) };
    const outcome = await chooseShippingMethod(method).finally(() => setChosen(undefined));
    if (!outcome.ok) setError(errorText(outcome.error, messages));
  };

  return (
    <fieldset className="checkout__ways" aria-describedby={error === undefined ? undefined : `${group}-error`}>
      <legend>{name}</legend>
      {addressText !== undefined && <p className="hint">{addressText}</p>}
      {isSplit && <p className="hint">{names.join(', ')}</p>}
      {offers.map((offer) => (
        <label key={offer.code} className="choice checkout__way">
          <input
            type="radio"
            name={group}
            value={offer.code}
            checked={offer === selected}
            onChange={() => {
              const code = SHIPPING_CODES.find((one) => one === offer.code);
              if (code) void choose(code);
            }}
          />
          <ShippingMethodLabel offer={offer} currency={cart.currency} />
        </label>
      ))}
      <output className="visually-hidden">
        {selected && describeDelivery({ ...selected, label: t('checkout.delivery') }, t)}
      </output>
      <ErrorMessage text={error} id={`${group}-error`} />
    </fieldset>
  );
}

function ShippingMethodLabel({ offer, currency }: { offer: DatedOffer; currency: string }) {
  const t = useText();
  const price = offer.price === 0 ? t('checkout.free') : formatMoney(offer.price, currency, pageData().locale);
  return (
    <>
      <span className="checkout__way-name">
        {offer.label} <span className="hint">{describeDelivery({ ...offer, label: undefined }, t)}</span>
      </span>
      <span className="checkout__amount">{price}</span>
    </>
  );
}
