import { z } from 'zod';
import { amount, currency, defineEvent, measuredItems, place } from './measured-event.ts';

const BOOT = { item_id: 'trail-boot', item_name: 'Trail boot', price: 120 };
const IN_CART = {
  ...BOOT,
  item_variant: 'trail-boot-9',
  item_brand: 'Aisle',
  quantity: 1,
  interactionOrigin: 'grid',
} as const;
const LISTED = { ...BOOT, index: 1, item_list_name: 'c-slug', interactionOrigin: 'grid' } as const;
const CART = { currency: 'USD', value: 120, items: [IN_CART] };

const list = z.strictObject({ item_list_name: z.string(), items: measuredItems.min(1) });
const priced = z.strictObject({ currency, value: amount, items: measuredItems.min(1) });
const inCart = priced.extend({ coupon: z.string().optional() });
const category = 'Enhanced Ecommerce';

/** The step of the checkout by its name. */
export const CHECKOUT_STEP_NUMBERS = { cartEmpty: 0, cart: 1, shipping: 2, billing: 3, summary: 4 } as const;

export const COMMERCE_EVENTS = {
  view_item_list: defineEvent({
    category,
    when: 'The first product of a list has been in view: once for each list of a page, and again where the list has changed.',
    fields: z.strictObject({ place, ecommerce: list }),
    example: { place: 'listing', ecommerce: { item_list_name: 'c-slug', items: [LISTED] } },
  }),
  select_item: defineEvent({
    category,
    when: 'A link to a product in a list is used.',
    fields: z.strictObject({ place, ecommerce: list }),
    example: { place: 'listing', ecommerce: { item_list_name: 'c-slug', items: [LISTED] } },
  }),
  view_item: defineEvent({
    category,
    when: 'A product page is shown, or a product in the dialog of a list. Another color or size is not another view.',
    fields: z.strictObject({ place, ecommerce: priced }),
    example: {
      place: 'product',
      ecommerce: { currency: 'USD', value: 120, items: [{ ...BOOT, interactionOrigin: 'grid' }] },
    },
  }),
  add_to_cart: defineEvent({
    category,
    when: 'The cart has more units of a line than before. What was added before the script of the page had loaded is found on the next page.',
    fields: z.strictObject({ place, ecommerce: inCart }),
    example: { place: 'product', ecommerce: CART },
  }),
  remove_from_cart: defineEvent({
    category,
    when: 'The cart has fewer units of a line than before, except by an order.',
    fields: z.strictObject({ place, ecommerce: inCart }),
    example: { place: 'miniCart', ecommerce: CART },
  }),
  view_cart: defineEvent({
    category,
    when: 'The cart page or the mini cart is shown with products in it.',
    fields: z.strictObject({ place, ecommerce: inCart }),
    example: { place: 'miniCart', ecommerce: CART },
  }),
  begin_checkout: defineEvent({
    category,
    when: 'The checkout is shown for the first time for this cart.',
    fields: z.strictObject({ ecommerce: inCart }),
    example: { ecommerce: CART },
  }),
  checkout_step: defineEvent({
    category,
    when: 'A step is shown: cartEmpty 0 and cart 1 on the cart page, shipping 2, billing 3 and summary 4 in the checkout.',
    fields: z.strictObject({
      step: z.enum(['cartEmpty', 'cart', 'shipping', 'billing', 'summary']),
      stepNumber: z.int(),
    }),
    example: { step: 'shipping', stepNumber: CHECKOUT_STEP_NUMBERS.shipping },
  }),
  add_shipping_info: defineEvent({
    category,
    when: 'The visitor goes on from the shipping step.',
    fields: z.strictObject({ ecommerce: inCart.extend({ shipping_tier: z.string() }) }),
    example: { ecommerce: { ...CART, shipping_tier: 'standard' } },
  }),
  add_payment_info: defineEvent({
    category,
    when: 'The visitor goes on from the billing step.',
    fields: z.strictObject({ ecommerce: inCart.extend({ payment_type: z.string() }) }),
    example: { ecommerce: { ...CART, payment_type: 'CREDIT_CARD' } },
  }),
  purchase: defineEvent({
    category,
    when: 'The confirmation shows the order: once for each order.',
    fields: z.strictObject({
      ecommerce: inCart.extend({ transaction_id: z.string(), tax: amount, shipping: amount, payment_type: z.string() }),
    }),
    example: { ecommerce: { ...CART, transaction_id: '10001', tax: 0, shipping: 6, payment_type: 'CREDIT_CARD' } },
  }),
  refund: defineEvent({
    category,
    when: 'An order was cancelled, or its return registered: once for each order or return. Of a cancelled order the value is its total, of a return what was paid for its items. Where the page no longer shows the order, the value and the items are missing.',
    fields: z.strictObject({
      reason: z.enum(['cancel', 'return']),
      ecommerce: priced.extend({ items: measuredItems }).partial().extend({ transaction_id: z.string() }),
    }),
    example: { reason: 'return', ecommerce: { ...CART, transaction_id: '10001' } },
  }),
  order_action: defineEvent({
    category,
    when: 'The shop prepared (reserved), placed or patched (answered the bank) an order, or cancelled it. Browsers that do not tell scripts the status of responses report the last only.',
    fields: z.strictObject({ action: z.enum(['prepared', 'placed', 'patched', 'cancelled']) }),
    example: { action: 'placed' },
  }),
} as const;
