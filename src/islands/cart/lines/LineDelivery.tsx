import type { Cart } from '../../../api/cart/cart.schema.ts';
import { openDialog } from '../../../stores/core/dialogs.ts';
import { useText } from '../../kit/text.ts';

/** The delivery method of a line, with a button to change it; digital products are sent by email only. */
export function LineDelivery({ item }: { item: Cart['items'][number] }) {
  const t = useText();
  const chosen = item.shippingOptions.find(({ selected }) => selected);
  if (!chosen) return null;
  const { label, deliveryTime } = chosen.shippingMethod;
  const canChange = !item.isDigitalProduct && !item.isCustoms;
  return (
    <div className="cart-choice">
      <span>{deliveryTime ? t('cart.goesBy', { method: label, time: deliveryTime }) : label}</span>
      {canChange && (
        <button
          type="button"
          className="button button--quiet"
          aria-haspopup="dialog"
          aria-label={t('cart.changeDeliveryNamed', { name: item.name })}
          onClick={() => openDialog('cart-change-shipping-method', item.id)}
        >
          {t('cart.changeDelivery')}
        </button>
      )}
    </div>
  );
}
