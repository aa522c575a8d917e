import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import type { Store } from '../../api/locations/stores.schema.ts';
import { formatTime } from '../../i18n/format.ts';
import {
  addPickupItem,
  loadStoreStock,
  reservePickupItem,
  type StoreStock,
} from '../../stores/locations/pickup-store.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { showToast } from '../../stores/core/toasts.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useTask } from '../kit/use-task.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { ProductPrice } from '../kit/ProductPrice.tsx';
import { useAsyncValue } from '../kit/use-request.ts';
import { ProductDialog } from '../product/ProductDialog.tsx';
import { useVariantChoice } from '../product/use-variant-choice.ts';
import { VariantFields } from '../product/VariantFields.tsx';
import { useText, type Translate } from '../kit/text.ts';
import { prepareToasts } from '../kit/toast-loader.ts';
import { StoreAddress } from './StoreAddress.tsx';
import { StoreSearchForm } from './StoreSearchForm.tsx';
import { useStoreSearch } from './use-store-search.ts';

const SEPARATOR = '\n';

/** Undefined where the stock is unknown: adding the variant then reports it. */
async function loadStock(question: string): Promise<StoreStock | undefined> {
  const [productId = '', ...storeIds] = question.split(SEPARATOR);
  const outcome = await loadStoreStock({ productId, storeIds });
  return outcome.ok ? outcome.value : undefined;
}

/** The store stock of the variant; `undefined` until it is loaded. */
function useStoreStock(productId: string | undefined, stores: readonly Store[] | undefined): StoreStock | undefined {
  const isNeeded = productId !== undefined && stores !== undefined && stores.length > 0;
  const question = isNeeded ? [productId, ...stores.map(({ id }) => id)].join(SEPARATOR) : undefined;
  return useAsyncValue(question, loadStock).answer;
}

interface EntryProps {
  readonly store: Store;
  /** Units in the store; `undefined` where no variant is chosen yet. */
  readonly stock: number | undefined;
  readonly isPending: boolean;
  onTake(): void;
  onReserve(): void;
}

function StoreEntry({ store, stock, isPending, onTake, onReserve }: EntryProps) {
  const t = useText();
  return (
    <li className="stores__entry">
      <span>
        <strong>{store.name}</strong>
        <StoreAddress store={store} />
        {stock !== undefined && (
          <span className={stock > 0 ? 'stores__stock' : 'hint'}>
            {stock > 0 ? t('dialogs.pickupStock', { count: stock }) : t('dialogs.pickupNone')}
          </span>
        )}
      </span>
      <span className="stores__actions">
        <button
          type="button"
          className="button"
          aria-label={t('dialogs.pickupAt', { name: store.name })}
          aria-busy={isPending}
          disabled={stock === 0}
          onClick={onTake}
        >
          {t('dialogs.pickupHere')}
        </button>
        {stock !== 0 && (
          <button
            type="button"
            className="button button--quiet"
            aria-label={t('availability.reserveAt', { name: store.name })}
            aria-busy={isPending}
            onClick={onReserve}
          >
            {t('availability.reserve')}
          </button>
        )}
      </span>
    </li>
  );
}

/** Nothing is promised beyond the limits of reservations: then the unit is in the cart alone. */
function describeReserved(until: string | undefined, of: { product: string; name: string }, t: Translate): string {
  if (until === undefined) return t('dialogs.pickupAdded', of);
  return t('availability.reserved', { ...of, time: formatTime(until, pageData().locale) });
}

function Pickup({ product, wanted }: { readonly product: ProductDetails; readonly wanted: string }) {
  const t = useText();
  const from = useVariantChoice(product, wanted);
  const { variant } = from.choice;
  const search = useStoreSearch(variant?.productId ?? product.id);
  const { run, error, isPending } = useTask();
  const storeStock = useStoreStock(variant?.productId, search.stores);
  const stockIn = (id: string) => storeStock && (storeStock.find(({ storeId }) => storeId === id)?.stock ?? 0);
  /** Stores with stock first. */
  const stores = search.stores?.toSorted((a, b) => Number((stockIn(b.id) ?? 0) > 0) - Number((stockIn(a.id) ?? 0) > 0));

  const take = async (store: Store) => {
    const chosen = from.need();
    if (!chosen) return;
    prepareToasts();
    const isAdded = await run(() => addPickupItem({ productId: chosen.productId, store }));
    if (isAdded) showToast('success', t('dialogs.pickupAdded', { product: product.name, name: store.name }));
  };
  const reserve = async (store: Store) => {
    const chosen = from.need();
    if (!chosen) return;
    prepareToasts();
    const reserved = await run(() => reservePickupItem({ productId: chosen.productId, store }));
    if (reserved)
      showToast('success', describeReserved(reserved.value, { product: product.name, name: store.name }, t));
  };
  return (
    <div className="dialog__stack">
      <div>
        <p className="dialog__subject">{product.name}</p>
        <ProductPrice price={variant?.price ?? product.price} />
      </div>
      <VariantFields from={from} />
      <StoreSearchForm from={search} />
      <ErrorMessage text={error} />
      {variant === undefined && <p>{t('dialogs.pickupChoose')}</p>}
      {!stores && <i className="skeleton dialog__wait" />}
      {stores && stores.length > 0 && (
        <ul className="stores" role="list" aria-label={t('dialogs.stores')}>
          {stores.map((store) => (
            <StoreEntry
              key={store.id}
              store={store}
              stock={stockIn(store.id)}
              isPending={isPending}
              onTake={() => void take(store)}
              onReserve={() => void reserve(store)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The stores with stock of a variant, and adding the variant for pickup in one of them. */
export default function PickupDialog({ argument }: DialogProps) {
  return (
    <ProductDialog productId={argument}>{(product) => <Pickup product={product} wanted={argument} />}</ProductDialog>
  );
}
