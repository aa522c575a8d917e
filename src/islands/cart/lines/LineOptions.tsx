import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { destinationOf } from '../../../../domain/checkout/destination.ts';
import { describeDelivery } from '../../kit/describe-delivery.ts';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { $cart } from '../../../stores/cart/cart-state.ts';
import { $associate } from '../../../stores/core/associate.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { shopHref } from '../../kit/shop-href.ts';
import { GiftLine } from './GiftLine.tsx';
import { SizeChange } from './SizeChange.tsx';
import { openDialog } from '../../../stores/core/dialogs.ts';
import { useText } from '../../kit/text.ts';

const PriceAdjustments = lazy(() => import('./PriceAdjustments.tsx'));
const LineFavorite = lazy(() => import('./LineFavorite.tsx'));

interface Props {
  readonly item: Cart['items'][number];
  /** The line was merged into another one of the same variant. */
  readonly onMerged: () => void;
}

/** The options of a line on the cart page: size, delivery method, gift option and favorite, for an associate the price. */
export function LineOptions({ item, onMerged }: Props) {
  const isInStore = useStore($associate) !== undefined;
  return (
    <div className="cart-choices">
      {item.size !== null && !item.isCustoms && !item.isDigitalProduct && (
        <SizeChange item={item} onMerged={onMerged} />
      )}
      <LineDelivery item={item} />
      <GiftLine item={item} />
      <Suspense>
        {isInStore ? <PriceAdjustments item={item} /> : pageData().flags.favorites && <LineFavorite item={item} />}
      </Suspense>
    </div>
  );
}

/** The delivery method of a line, with a button to change it; digital products are sent by email only. */
function LineDelivery({ item }: { item: Cart['items'][number] }) {
  const t = useText();
  const { shipments = [], postalCode } = useStore($cart) ?? {};
  const shipment = shipments.find(({ itemIds }) => itemIds.includes(item.id));
  const chosen = item.shippingOptions.find(({ selected }) => selected);
  if (!chosen) return null;
  const to = shipment && destinationOf(shipment, pageData().country, postalCode);
  const canChange = !item.isDigitalProduct && !item.isCustoms;
  return (
    <div className="cart-choice">
      <span>{describeDelivery({ ...chosen.shippingMethod, to }, t)}</span>
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
      {canChange && (
        <a
          href={shopHref(`/find-in-store/${encodeURIComponent(item.productId)}`)}
          aria-label={`${t('stores.findShort')}: ${item.name}`}
        >
          {t('stores.findShort')}
        </a>
      )}
    </div>
  );
}
