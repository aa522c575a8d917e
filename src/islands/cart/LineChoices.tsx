import type { Cart } from '../../api/cart.schema.ts';
import { GiftLine } from './GiftLine.tsx';
import { LineDelivery } from './LineDelivery.tsx';
import { SizeChange } from './SizeChange.tsx';

interface Props {
  readonly item: Cart['items'][number];
  /** The line went into another of the same kind. */
  readonly onMerged: () => void;
}

/** What can be chosen for a line on the cart's page: its size, how it comes, and for whom it is. */
export function LineChoices({ item, onMerged }: Props) {
  return (
    <div className="cart-choices">
      {item.size !== null && !item.isCustoms && <SizeChange item={item} onMerged={onMerged} />}
      <LineDelivery item={item} />
      <GiftLine item={item} />
    </div>
  );
}
