import type { Cart } from '../../api/cart/cart.schema.ts';
import { formatPostalCode } from '../../../domain/address/postal-code.ts';
import { isBroughtHome } from '../../../domain/checkout/shipments.ts';
import { setDeliveryPlace } from '../../stores/cart/delivery-place.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { TextField } from '../kit/TextField.tsx';
import { useText } from '../kit/text.ts';
import { useForm } from '../kit/use-form.ts';
import { CodeForm } from './CodeForm.tsx';

/** Sets the postal code that the dates of the lines are for, as long as the cart has no address. */
export function DeliveryPlace({ cart }: { cart: Cart }) {
  const t = useText();
  const { country, locale } = pageData();
  const { postalCode = '' } = cart;
  const missing = t('availability.postalCodeWrong');
  const rule = (code: string) => (formatPostalCode(country, code) === undefined ? missing : undefined);
  const form = useForm({ postalCode: { isRequired: true, missing, rule } }, { postalCode });
  const home = cart.shipments.find(isBroughtHome);
  if (home === undefined || home.address !== undefined) return null;
  const place = postalCode || (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country);
  return (
    <details className="cart__codes">
      <summary>{t('product.deliveryTo', { place })}</summary>
      <CodeForm
        form={form}
        at="postalCode"
        className="cart__code"
        submit={t('product.showDate')}
        send={() => setDeliveryPlace(form.values.postalCode.trim())}
      >
        <TextField
          field={form.field('postalCode')}
          label={t('product.postalCode')}
          autoComplete="postal-code"
          maxLength={10}
        />
      </CodeForm>
    </details>
  );
}
