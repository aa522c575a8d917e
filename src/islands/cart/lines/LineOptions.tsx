import { lazy, Suspense } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { hasFlag } from '../../../stores/core/flags.ts';
import { GiftLine } from './GiftLine.tsx';
import { LineDelivery } from './LineDelivery.tsx';
import { SizeChange } from './SizeChange.tsx';

const LineFavorite = lazy(() => import('./LineFavorite.tsx'));

interface Props {
  readonly item: Cart['items'][number];
  /** The line went into another of the same kind. */
  readonly onMerged: () => void;
}

/** What can be chosen for a line on the cart's page: its size, how it comes, for whom it is, and whether it is a favorite. */
export function LineChoices({ item, onMerged }: Props) {
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
