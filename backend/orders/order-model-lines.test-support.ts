import { changed, type ModelCart } from './order-model-state.test-support.ts';
import { expectError, type Shopper } from './order-model-shopper.test-support.ts';

/** Lines of the cart and those saved for later. */
export class LineSteps {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  async add(sku: string, qty: number): Promise<void> {
    const { cart } = this.#shopper.visitor;
    const total = (cart?.lines.get(sku) ?? 0) + qty;
    const call = this.#shopper.shop.carts.openWith(this.#shopper.buyer, [{ productId: sku, qty }]);
    const errorId = this.#shopper.state.quantityError(cart, sku, total);
    if (errorId) return expectError(call, errorId);
    putLine(await this.#shopper.openCart((await call).basketId), sku, total);
  }

  async update(cart: ModelCart, sku: string, qty: number): Promise<void> {
    if (!cart.lines.has(sku)) return;
    const itemId = await this.#shopper.lineOf(cart, sku);
    const call = this.#shopper.shop.carts.change(this.#shopper.buyer, cart.basketId, { itemId, qty });
    const errorId = this.#shopper.state.quantityError(cart, sku, qty);
    if (errorId) return expectError(call, errorId);
    await call;
    putLine(cart, sku, qty);
  }

  async remove(cart: ModelCart, sku: string): Promise<void> {
    if (!cart.lines.has(sku)) return;
    await this.#shopper.shop.carts.remove(this.#shopper.buyer, cart.basketId, await this.#shopper.lineOf(cart, sku));
    putLine(cart, sku, 0);
  }

  async save(cart: ModelCart, sku: string): Promise<void> {
    const { saved } = this.#shopper.visitor;
    const qty = cart.lines.get(sku);
    if (qty === undefined) return;
    await this.#shopper.shop.saved.save(this.#shopper.buyer, cart.basketId, await this.#shopper.lineOf(cart, sku));
    saved.set(sku, (saved.get(sku) ?? 0) + qty);
    putLine(cart, sku, 0);
  }

  async restore(sku: string, most: number): Promise<void> {
    const { saved, cart } = this.#shopper.visitor;
    const savedQty = saved.get(sku);
    if (savedQty === undefined) return;
    const qty = Math.min(savedQty, most);
    const total = (cart?.lines.get(sku) ?? 0) + qty;
    const { saveForLaterId, items } = await this.#shopper.shop.saved.list(this.#shopper.buyer);
    const itemId = items.find(({ productId }) => productId === sku)?.itemId ?? '';
    const line = { saveForLaterId, itemId, cartId: cart?.basketId, qty };
    const call = this.#shopper.shop.saved.restore(this.#shopper.buyer, line);
    const errorId = this.#shopper.state.quantityError(cart, sku, total);
    if (errorId) await expectError(call, errorId);
    else await call;
    const opened = await this.#shopper.openCart(
      (await this.#shopper.shop.carts.openBasketId(this.#shopper.buyer)) ?? '',
    );
    if (errorId) return;
    putLine(opened, sku, total);
    if (qty === savedQty) saved.delete(sku);
    else saved.set(sku, savedQty - qty);
  }
}

function putLine(cart: ModelCart, sku: string, qty: number): void {
  if (qty === 0) cart.lines.delete(sku);
  else cart.lines.set(sku, qty);
  changed(cart);
}
