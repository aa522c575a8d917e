import { changedLines, type ModelCart } from './order-model-state.test-support.ts';
import { expectError, type ModelCustomer } from './order-model-customer.test-support.ts';

/** Steps with lines of the cart and those saved for later. */
export class LineSteps {
  readonly #customer: ModelCustomer;

  constructor(customer: ModelCustomer) {
    this.#customer = customer;
  }

  async add(sku: string, qty: number): Promise<void> {
    const { cart } = this.#customer.visitor;
    const total = (cart?.lines.get(sku) ?? 0) + qty;
    const call = this.#customer.shop.carts.openWith(this.#customer.customer, [{ productId: sku, qty }]);
    const errorId = this.#customer.state.quantityError(cart, sku, total);
    if (errorId) return expectError(call, errorId);
    putLine(await this.#customer.openCart((await call).basketId), sku, total);
  }

  async update(cart: ModelCart, sku: string, qty: number): Promise<void> {
    if (!cart.lines.has(sku)) return;
    const itemId = await this.#customer.lineOf(cart, sku);
    const call = this.#customer.shop.carts.change(this.#customer.customer, cart.basketId, { itemId, qty });
    const errorId = this.#customer.state.quantityError(cart, sku, qty);
    if (errorId) return expectError(call, errorId);
    await call;
    putLine(cart, sku, qty);
  }

  async remove(cart: ModelCart, sku: string): Promise<void> {
    if (!cart.lines.has(sku)) return;
    await this.#customer.shop.carts.remove(
      this.#customer.customer,
      cart.basketId,
      await this.#customer.lineOf(cart, sku),
    );
    putLine(cart, sku, 0);
  }

  async save(cart: ModelCart, sku: string): Promise<void> {
    const { saved } = this.#customer.visitor;
    const qty = cart.lines.get(sku);
    if (qty === undefined) return;
    await this.#customer.shop.saved.save(
      this.#customer.customer,
      cart.basketId,
      await this.#customer.lineOf(cart, sku),
    );
    saved.set(sku, (saved.get(sku) ?? 0) + qty);
    putLine(cart, sku, 0);
  }

  async restore(sku: string, max: number): Promise<void> {
    const { saved, cart } = this.#customer.visitor;
    const savedQty = saved.get(sku);
    if (savedQty === undefined) return;
    const qty = Math.min(savedQty, max);
    const total = (cart?.lines.get(sku) ?? 0) + qty;
    const { saveForLaterId, items } = await this.#customer.shop.saved.list(this.#customer.customer);
    const itemId = items.find(({ productId }) => productId === sku)?.itemId ?? '';
    const line = { saveForLaterId, itemId, cartId: cart?.basketId, qty };
    const call = this.#customer.shop.saved.restore(this.#customer.customer, line);
    const errorId = this.#customer.state.quantityError(cart, sku, total);
    if (errorId) await expectError(call, errorId);
    else await call;
    const opened = await this.#customer.openCart(
      (await this.#customer.shop.carts.openBasketId(this.#customer.customer)) ?? '',
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
  changedLines(cart);
}
