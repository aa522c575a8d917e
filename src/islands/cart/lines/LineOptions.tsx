import { lazy, Suspense } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { hasFlag } from '../../../stores/core/flags.ts';
import { GiftLine } from './GiftLine.tsx';
import { LineDelivery } from './LineDelivery.tsx';
import { SizeChange } from './SizeChange.tsx';

const LineFavorite = lazy(() => import('./LineFavorite.tsx'));

interface Props {
  readonly item: Cart['items'][number];
  /** The line was merged into another one of the same variant. */
  readonly onMerged: () => void;
}

/** The options of a line on the cart page: size, delivery method, gift option and favorite. */
export function LineOptions({ item, onMerged }: Props) {
  return (
    <div className="cart-choices">
      {item.size !== null && !item.isCustoms && <SizeChange item={item} onMerged={onMerged} />}
      <LineDelivery item={item} />
      <GiftLine item={item} />
      {hasFlag('favorites') && (
        <Suspense>
          <LineFavorite item={item} />
        </Suspense>
      )}
    </div>
  );
}
