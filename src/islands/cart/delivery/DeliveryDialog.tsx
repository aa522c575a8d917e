import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { changeItem, sendToPoint, shipmentOf } from '../../../stores/cart/cart-changes.ts';
import { $cart } from '../../../stores/cart/cart-state.ts';
import type { DialogProps } from '../../kit/dialog-entry.ts';
import { ErrorMessage } from '../../kit/ErrorMessage.tsx';
import { useText } from '../../kit/text.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { isHandedOut, shippingOptionsOf } from './delivery-methods.ts';
import { PickupChoice } from './PickupChoice.tsx';
import { useAction } from '../lines/use-cart-task.ts';
import { DeliveryMethodChoice } from './DeliveryMethodChoice.tsx';

/** Changes the delivery method of a cart line: home delivery, delivery to a store or collection point, or pickup. */
export default function DeliveryDialog({ argument, close }: DialogProps) {
  const t = useText();
  const cart = useStore($cart);
  const item = cart?.items.find(({ id, bonus }) => id === argument && !bonus);
  if (cart === undefined) return <Skeleton />;
  if (!item || shippingOptionsOf(item).length === 0) return <p role="alert">{t('cart.lineGone')}</p>;
  return <DeliveryForm item={item} onDone={close} />;
}

interface Props {
  readonly item: Cart['items'][number];
  readonly onDone: () => void;
}

function DeliveryForm({ item, onDone }: Props) {
  const t = useText();
  const selected = item.shippingOptions.find((option) => option.selected);
  const [code, setCode] = useState(selected?.shippingMethod.code ?? '');
  const [storeId, setStoreId] = useState(selected?.storeInfo?.id);
  const [missing, setMissing] = useState<string>();
  const { run, isPending, error } = useAction();
  const method = shippingOptionsOf(item).find((one) => one.shippingMethod.code === code);

  const choose = (chosen: string) => {
    setCode(chosen);
    setMissing(undefined);
    setStoreId(chosen === selected?.shippingMethod.code ? selected.storeInfo?.id : undefined);
  };

  const apply = async () => {
    if (!method) return;
    const { code: shippingMethod } = method.shippingMethod;
    if (!isHandedOut(shippingMethod)) {
      if (await run(() => changeItem({ itemId: item.id, shippingMethod }))) onDone();
      return;
    }
    if (storeId === undefined)
      return setMissing(t(shippingMethod === 'pudo' ? 'cart.choosePoint' : 'cart.chooseStore'));
    const isDone = await run(() =>
      shippingMethod === 'pudo'
        ? sendToPoint({ itemId: item.id, storeId })
        : changeItem({ itemId: item.id, shippingMethod, storeId }),
    );
    if (isDone) onDone();
  };

  return (
    <div className="form" aria-busy={isPending}>
      <p className="hint">{item.name}</p>
      <DeliveryMethodChoice options={shippingOptionsOf(item)} code={code} onChange={choose} />
      {code === 'pudo' && (shipmentOf(item.id)?.itemIds.length ?? 0) > 1 && (
        <p className="hint">{t('cart.pointForAll')}</p>
      )}
      {isHandedOut(code) && (
        <PickupChoice
          key={code}
          code={code}
          line={item}
          chosen={storeId}
          onChange={(id) => {
            setStoreId(id);
            setMissing(undefined);
          }}
        />
      )}
      <ErrorMessage text={missing ?? error} />
      <button type="button" className="button button--primary" aria-disabled={isPending} onClick={() => void apply()}>
        {t('cart.deliveryUse')}
      </button>
    </div>
  );
}
