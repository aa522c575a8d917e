import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { $cart } from '../../stores/cart/cart-state.ts';
import { openDialog } from '../../stores/core/dialogs.ts';
import {
  $pickupStore,
  $storeChange,
  linesElsewhere,
  savePickupStore,
  type PickupStore,
} from '../../stores/locations/pickup-store.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useTask } from '../kit/use-task.ts';
import { useText } from '../kit/text.ts';
import { refreshStoreParts, shownStore } from '../../stores/locations/my-store.ts';
import { StoreAddress } from './StoreAddress.tsx';
import { StoreSearchForm } from './StoreSearchForm.tsx';
import { useStoreSearch, type StoreSearch } from './use-store-search.ts';

interface ListProps {
  readonly from: StoreSearch;
  readonly chosen: string | undefined;
  readonly error: string | undefined;
  onChoose(store: PickupStore): void;
}

function StoreRadios({ from, chosen, error, onChoose }: ListProps) {
  const t = useText();
  const name = useId();
  if (!from.stores) return <i className="skeleton dialog__wait" />;
  if (from.stores.length === 0) return null;
  return (
    <fieldset
      className="stores"
      role="radiogroup"
      aria-label={t('dialogs.stores')}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      {from.stores.map((store) => (
        <label key={store.id} className="stores__entry">
          <input
            type="radio"
            name={name}
            value={store.id}
            checked={chosen === store.id}
            onChange={() => onChoose(store)}
          />
          <span>
            <strong>{store.name}</strong>
            <StoreAddress store={store} />
          </span>
        </label>
      ))}
      <ErrorMessage text={error} id={`${name}-error`} />
    </fieldset>
  );
}

/** Stores for pickup; the saved one becomes the customer's store. */
export default function StoreSearchDialog() {
  const t = useText();
  const from = useStoreSearch();
  const savedStore = useStore($pickupStore);
  const [chosen, setChosen] = useState<PickupStore | undefined>(shownStore() ?? savedStore);
  const { run, error, setError, isPending } = useTask();

  const save = async () => {
    const store = from.stores?.find(({ id }) => id === chosen?.id);
    if (!store) return setError(t('dialogs.storeMissing'));
    $storeChange.set({ id: store.id, name: store.name });
    if (linesElsewhere($cart.get(), store.id).length > 0) return openDialog('change-store');
    if (!(await run(() => savePickupStore(store)))) return;
    void refreshStoreParts();
    openDialog('store-changed');
  };
  return (
    <div className="dialog__stack">
      <StoreSearchForm from={from} />
      <StoreRadios
        from={from}
        chosen={chosen?.id}
        error={error}
        onChoose={(store) => {
          setError(undefined);
          setChosen(store);
        }}
      />
      <div className="dialog__actions dialog__actions--stay">
        <button type="button" className="button button--primary" aria-busy={isPending} onClick={() => void save()}>
          {t('dialogs.storeSave')}
        </button>
      </div>
    </div>
  );
}
