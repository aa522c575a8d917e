import type { CartItem } from '../cart/cart-item.schema.ts';
import { addCartItem } from '../cart/cart.ts';
import { createCart } from '../cart/cart-changes.ts';
import type { Cart, NewCartItem } from '../cart/cart.schema.ts';
import { isApiError } from '../core/api-error.ts';
import type { Operation, OperationInput } from '../core/operation.ts';

/** Performs an operation, on the server or in the browser. */
type Perform = <Input extends OperationInput, Output>(
  operation: Operation<Input, Output>,
  input: Input,
) => Promise<Output>;

/** What becomes of a line that is bought again: `fewer` is in the cart with less than was bought. */
type AgainOutcome = 'added' | 'fewer' | 'gone' | 'soldOut';

/** The ids of an order's lines. */
type BoughtAgain = Readonly<Record<AgainOutcome, readonly string[]>>;

const REJECTED: Readonly<Record<string, AgainOutcome>> = {
  ITEM_NOT_AVAILABLE: 'gone',
  NO_PRICE: 'gone',
  ITEM_OOS: 'soldOut',
  ADDED_MAX_QUANTITY: 'fewer',
};

/** Adds what is still sold of an order to the open cart, line by line; gifts with purchase come with their promotion. */
export async function buyAgain(
  call: Perform,
  { items }: { readonly items: readonly CartItem[] },
): Promise<BoughtAgain> {
  const outcomes: Record<AgainOutcome, string[]> = { added: [], fewer: [], gone: [], soldOut: [] };
  let cart = await call(createCart, { body: {} });
  for (const item of items.filter(({ bonus }) => !bonus)) {
    const { outcome, cart: changed = cart } = await addAgain(call, cart, item);
    outcomes[outcome].push(item.id);
    cart = changed;
  }
  return outcomes;
}

interface Added {
  readonly outcome: AgainOutcome;
  readonly cart?: Cart;
}

async function addAgain(call: Perform, cart: Cart, item: CartItem): Promise<Added> {
  const add = (qty: number) =>
    call(addCartItem, { body: { cartId: cart.basketId, items: [{ ...requestOf(item), qty }] } });
  try {
    return { outcome: 'added', cart: await add(item.qty) };
  } catch (error) {
    const outcome = isApiError(error) ? REJECTED[error.errorId] : undefined;
    if (outcome === undefined || !isApiError(error)) throw error;
    const left = outcome === 'fewer' ? Number(error.details['maxAllowedQty']) - unitsIn(cart, item) : 0;
    return left > 0 ? { outcome, cart: await add(left) } : { outcome };
  }
}

const unitsIn = ({ items }: Cart, { productId }: CartItem): number =>
  items.reduce((sum, item) => sum + (item.productId === productId ? item.qty : 0), 0);

/** What the line was made of; delivery and the day of a gift are chosen anew. */
function requestOf({ productId, qty, recipeId, precreatedCustomsCode, giftOption }: CartItem): NewCartItem {
  const { sendOn: _past, ...gift } = giftOption ?? { to: '', email: '', message: '' };
  return {
    productId,
    qty,
    ...(recipeId !== null && { recipeId }),
    ...(precreatedCustomsCode !== null && { precreatedCustomsCode }),
    ...(giftOption && { giftOption: gift }),
  };
}
