import { formatMoney } from '../../../i18n/format.ts';
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
  return (
    <fieldset className="cart-options">
      <legend>{t('cart.deliveryLegend')}</legend>
      {options.map(({ cost, shippingMethod: { code: value, label, deliveryTime, price } }) => (
        <label key={value} className="cart-option">
          <input type="radio" name="way" value={value} checked={value === code} onChange={() => onChange(value)} />
          <span>
            {label}
            {deliveryTime && <span className="hint">{deliveryTime}</span>}
          </span>
          <span>{cost === 0 ? t('cart.deliveryFree') : formatMoney(cost, price.currency, pageData().locale)}</span>
        </label>
      ))}
    </fieldset>
  );
}
