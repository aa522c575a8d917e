import { useStore } from '@nanostores/react';
import { isBroughtHome } from '../../../../domain/checkout/shipments.ts';
import { destinationOf } from '../../../../domain/checkout/destination.ts';
import { describeDelivery } from '../../kit/describe-delivery.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { $cart } from '../../../stores/cart/cart-state.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { useText } from '../../kit/text.ts';
import type { LineShippingOption } from './delivery-methods.ts';

interface Props {
  readonly options: readonly LineShippingOption[];
  readonly code: string;
  readonly onChange: (code: string) => void;
}

/** The delivery methods of a line, each with its delivery time and price. */
export function DeliveryMethodChoice({ options, code, onChange }: Props) {
  const t = useText();
  const { locale, country } = pageData();
  const { shipments = [], postalCode } = useStore($cart) ?? {};
  const home = shipments.find(isBroughtHome);
  const toOf = (shippingMethod: string) =>
    destinationOf({ shippingId: '', shippingMethod, address: home?.address }, country, postalCode);
  return (
    <fieldset className="cart-options">
      <legend>{t('cart.deliveryLegend')}</legend>
      {options.map(({ cost, shippingMethod }) => (
        <label key={shippingMethod.code} className="cart-option">
          <input
            type="radio"
            name="way"
            value={shippingMethod.code}
            checked={shippingMethod.code === code}
            onChange={() => onChange(shippingMethod.code)}
          />
          <span>
            {shippingMethod.label}
            <span className="hint">
              {describeDelivery({ ...shippingMethod, label: undefined, to: toOf(shippingMethod.code) }, t)}
            </span>
          </span>
          <span>{cost === 0 ? t('cart.deliveryFree') : formatMoney(cost, shippingMethod.price.currency, locale)}</span>
        </label>
      ))}
    </fieldset>
  );
}
