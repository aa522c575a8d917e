import { isApiError } from '../../api/core/api-error.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { addCartItem, createCartWithItem } from '../../api/cart/cart.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { changeCart } from './cart.ts';

export interface NewItem {
  /** The sellable variant. */
  readonly productId: string;
  readonly qty: number;
}

interface Waiting {
  readonly item: NewItem;
  readonly resolve: (cart: Cart) => void;
  readonly reject: (error: unknown) => void;
}

const waiting: Waiting[] = [];

function summed(batch: readonly Waiting[]): NewItem[] {
  const quantities = new Map<string, number>();
  for (const { item } of batch) quantities.set(item.productId, (quantities.get(item.productId) ?? 0) + item.qty);
  return Array.from(quantities, ([productId, qty]) => ({ productId, qty }));
}

function put(cartId: string | undefined, items: NewItem[]): Promise<Cart> {
  return cartId ? callApi(addCartItem, { body: { cartId, items } }) : callApi(createCartWithItem, { body: { items } });
}

/** The service rejected the request and changed nothing. */
const isClientError = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500;

/**
 * Items added while another change is running are sent in one request; where that is rejected, each is sent on its own.
 */
async function addWaiting(): Promise<void> {
  const batch: Waiting[] = [];
  try {
    const cart = await changeCart((cartId) => {
      batch.push(...waiting.splice(0));
      return put(cartId, summed(batch));
    });
    for (const { resolve } of batch) resolve(cart);
  } catch (error) {
    batch.push(...waiting.splice(0));
    if (batch.length === 1 || !isClientError(error)) for (const { reject } of batch) reject(error);
    else for (const one of batch) changeCart((cartId) => put(cartId, [one.item])).then(one.resolve, one.reject);
  }
}

/** Adds to the cart; adding twice adds two. */
export const addItem = createAction(
  'cart/add',
  (item: NewItem) =>
    new Promise<Cart>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length === 1) void addWaiting();
    }),
);
