import { useContext, useId, useState } from 'react';
import type { Cart, Shipment } from '../../api/cart.schema.ts';
import { formatMoney } from '../../i18n/format.ts';
import { isHomeMethod, type HomeMethod } from '../../lib/shipping/rates.ts';
import { chooseShippingMethod } from '../../stores/checkout-delivery.ts';
import { localeOfPage } from '../../stores/shop-state.ts';
import { errorText } from '../shell/error-text.ts';
import { MessagesContext, useText } from '../shell/text.ts';

type Offer = Cart['shippingMethods'][number];

/** How each shipment goes that is brought to the door; where there is but one way it is told. */
export function DeliveryChoice({ cart }: { cart: Cart }) {
  const t = useText();
  const shipments = cart.shipments.filter(({ shippingMethod }) => isHomeMethod(shippingMethod));
  return (
    <>
      <h3>{t('checkout.delivery')}</h3>
      {shipments.map((shipment, index) => (
        <ShipmentChoice
          key={shipment.shippingId}
          cart={cart}
          shipment={shipment}
          name={shipments.length > 1 ? t('checkout.shipment', { number: index + 1 }) : t('checkout.deliveryWay')}
        />
      ))}
    </>
  );
}

interface Props {
  readonly cart: Cart;
  readonly shipment: Shipment;
  readonly name: string;
}

function ShipmentChoice({ cart, shipment, name }: Props) {
  const group = useId();
  const messages = useContext(MessagesContext);
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  const offers = cart.shippingMethods.filter(
    ({ shippingId, code }) => shippingId === shipment.shippingId && isHomeMethod(code),
  );

  const choose = async (code: HomeMethod) => {
    setChosen(code);
    setError(undefined);
    const outcome = await chooseShippingMethod({ shippingId: shipment.shippingId, code });
    setChosen(undefined);
    if (!outcome.ok) setError(errorText(outcome.error, messages));
  };

  return (
    <fieldset className="checkout__ways" aria-describedby={error === undefined ? undefined : `${group}-error`}>
      <legend>{name}</legend>
      {offers.map((offer) => (
        <label key={offer.code} className="choice checkout__way">
          <input
            type="radio"
            name={group}
            value={offer.code}
            checked={offer.code === (chosen ?? shipment.shippingMethod)}
            onChange={() => isHomeMethod(offer.code) && void choose(offer.code)}
          />
          <Way offer={offer} currency={cart.currency} />
        </label>
      ))}
      {error !== undefined && (
        <p className="error" role="alert" id={`${group}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Way({ offer, currency }: { offer: Offer; currency: string }) {
  const t = useText();
  const price = offer.price === 0 ? t('checkout.free') : formatMoney(offer.price, currency, localeOfPage());
  return (
    <>
      <span className="checkout__way-name">
        {offer.label} <span className="hint">{offer.deliveryTime}</span>
      </span>
      <span className="checkout__amount">{price}</span>
    </>
  );
}
