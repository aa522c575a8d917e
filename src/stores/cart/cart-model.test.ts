/* oxlint-disable vitest/no-standalone-expect -- what a model expects is expected within the test that drives it */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '../../api/cart/cart.schema.ts';
import type { SavedForLater } from '../../api/account/wishlists.schema.ts';
import { startBrowser, type TestGateway } from '../core/browser.test-support.ts';
import { CartModel, VARIANTS, steps, unitsOf, type Sku, type Step } from './cart-model.test-support.ts';
import { createServiceGateway, startService } from '../../../tests/harness/service-gateway.ts';

const RUNS = 25;
const GIFT = { to: 'Ada', email: 'ada@example.com', message: 'For the next ridge.' };

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => void (service = await startService()), 30_000);
afterAll(() => service.close());

/** The stores of a newly opened page. */
async function openPage(gateway: TestGateway) {
  startBrowser(gateway);
  const [state, add, lines, saved, coupons, restore, cart] = await Promise.all([
    import('./cart-state.ts'),
    import('./add-item.ts'),
    import('./cart-changes.ts'),
    import('./saved-for-later.ts'),
    import('./cart-changes.ts'),
    import('./cart-changes.ts'),
    import('./cart.ts'),
  ]);
  await cart.refreshCart();
  await saved.loadSaved();
  return { ...state, ...add, ...lines, ...saved, ...coupons, ...restore };
}

type Item = Cart['items'][number];

/** A customer with a browser, and the expected cart by plain arithmetic. */
class Customer {
  readonly #gateway = createServiceGateway(service);
  readonly #model = new CartModel();
  readonly #codes = new Set<string>();
  #page: Awaited<ReturnType<typeof openPage>> | undefined;
  #removed: Item | undefined;

  async open(): Promise<void> {
    this.#page = await openPage(this.#gateway);
  }

  get page() {
    if (!this.#page) throw new Error('The page was not opened.');
    return this.#page;
  }

  #lineOf(sku: string): Item | undefined {
    return this.page.$cart.get()?.items.find(({ productId }) => productId === sku);
  }

  async take(step: Step): Promise<void> {
    if ('qty' in step) return this.#count(step);
    if ('sku' in step) return this.#handle(step);
    if ('code' in step) return this.#enter(step);
    if (step.kind === 'reload') return this.open();
    return this.#undo();
  }

  async #count({ kind, sku, qty }: Extract<Step, { qty: number }>): Promise<void> {
    const line = this.#lineOf(sku);
    if (kind === 'addTwice') {
      const outcomes = await Promise.all([1, 2].map(() => this.page.addItem({ productId: sku, qty })));
      for (const { ok } of outcomes) expect(ok).toBe(this.#model.add(sku, qty));
    } else if (kind === 'add') {
      const { ok } = await this.page.addItem({ productId: sku, qty });
      expect(ok).toBe(this.#model.add(sku, qty));
    } else if (line) {
      const { ok } = await this.page.changeItem({ itemId: line.id, qty });
      const isMore = (this.#model.lines.get(sku) ?? 0) - line.qty + qty > VARIANTS[sku];
      expect(ok).toBe(!isMore);
      if (ok) this.#model.takeOut(sku, line.qty - qty);
    }
  }

  async #handle({ kind, sku }: { kind: string; sku: Sku }): Promise<void> {
    if (kind === 'move') return this.#move(sku);
    const line = this.#lineOf(sku);
    if (!line) return;
    const { id: itemId, qty } = line;
    if (kind === 'gift' || kind === 'ungift') {
      const giftOption = kind === 'gift' ? GIFT : null;
      expect(await this.page.changeItem({ itemId, giftOption })).toMatchObject({ ok: true });
    } else if (kind === 'save') {
      expect(await this.page.saveLine({ itemId })).toMatchObject({ ok: true });
      this.#model.save(sku, qty);
    } else {
      expect(await this.page.removeItem({ itemId })).toMatchObject({ ok: true });
      this.#model.takeOut(sku, qty);
      this.#removed = line;
    }
  }

  async #move(sku: Sku): Promise<void> {
    const line = this.page.$saved.get()?.items.find(({ productId }) => productId === sku);
    if (!line) return;
    const { ok } = await this.page.moveToCart(line);
    expect(ok).toBe(this.#model.move(sku, line.qty));
  }

  async #enter({ kind, code }: { kind: string; code: string }): Promise<void> {
    if (!this.page.$cart.get()) return;
    if (kind === 'coupon') {
      const { ok } = await this.page.applyCoupon(code);
      expect(ok).toBe(code === 'TRAIL10' && !this.#codes.has(code));
      if (ok) this.#codes.add(code);
    } else if (this.#codes.delete(code)) {
      expect(await this.page.removeCoupon(code)).toMatchObject({ ok: true });
    }
  }

  async #undo(): Promise<void> {
    const line = this.#removed;
    this.#removed = undefined;
    if (!line) return;
    const { ok } = await this.page.restoreItem(line);
    expect(ok).toBe(this.#model.add(line.productId as Sku, line.qty)); // The cart contains only these variants.
  }

  async #ask(path: string): Promise<unknown> {
    const answer = await this.#gateway.fetch(new Request(`http://shop.test/api${path}?siteId=us&locale=en-us`));
    return answer.json();
  }

  /** The page shows what the service stores, and both match the model. */
  async check(): Promise<void> {
    const { $cart, $itemCount, $saved } = this.page;
    const shown = $cart.get();
    expect(unitsOf(shown?.items ?? [])).toEqual(this.#model.lines);
    expect($itemCount.get()).toBe([...this.#model.lines.values()].reduce((sum, count) => sum + count, 0));
    const saved = (await this.#ask('/wishlists/v2/saveForLater')) as SavedForLater; // As the service declares it.
    expect($saved.get()).toEqual(saved);
    expect(unitsOf(saved.items)).toEqual(this.#model.saved);
    if (!shown) return;
    const stored = (await this.#ask(`/cart/v1/cart/${shown.basketId}`)) as Cart; // As above.
    expect(comparedFieldsOf(shown)).toEqual(comparedFieldsOf(stored));
    expect(new Set(stored.couponItems.map(({ code }) => code))).toEqual(this.#codes);
    const { total, itemTotal, totalDiscount, shipping, tax } = shown.totals;
    expect(cents(total)).toBe(cents(itemTotal) - cents(totalDiscount) + cents(shipping) + cents(tax));
  }
}

const cents = (amount: number) => Math.round(amount * 100);
const comparedFieldsOf = ({ items, totals, couponItems, shipments, promoSummary }: Cart) => ({
  items,
  totals,
  couponItems,
  shipments,
  promoSummary,
});

test(
  'after any sequence of actions the page shows the lines and totals of the service',
  { timeout: 30_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const customer = new Customer();
        await customer.open();
        for (const step of taken) {
          await customer.take(step);
          await customer.check();
        }
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 12_000 },
    );
  },
);
