import { isRecord } from '../../../domain/record.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { readText } from '../../lib/storage/stored-text.ts';
import { parseJson } from '../../lib/storage/stored-value.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { measureCart } from './cart-items.ts';
import type { Collector, CollectorDeps } from './collector.ts';

const STEPS = ['shipping', 'billing', 'summary'] as const;
type Step = (typeof STEPS)[number];
const FIRST_STEP_NUMBER = 2;

/** The step that the list of steps marks. */
function shownStep(): Step | undefined {
  const steps = [...document.querySelectorAll('.checkout__steps > li')];
  return STEPS[steps.findIndex((step) => step.ariaCurrent === 'step' || step.getAttribute('aria-current') === 'step')];
}

const tierOf = ({ items }: Cart): string =>
  items.flatMap(({ shippingOptions }) => shippingOptions).find(({ selected }) => selected)?.shippingMethod.code ??
  'none';

/** The chosen payment method, which the checkout stores for reloads. */
function paymentType(): string {
  const draft = parseJson(readText('session', 'aisle.checkout'));
  return isRecord(draft) && typeof draft['method'] === 'string' ? draft['method'] : 'CREDIT_CARD';
}

/** What the visitor completed by going on from a step. */
function reportDone({ push, memory }: CollectorDeps, from: Step, to: Step): void {
  const cart = $cart.get();
  if (!cart || STEPS.indexOf(to) <= STEPS.indexOf(from)) return;
  const ecommerce = measureCart(cart, memory);
  if (from === 'shipping')
    push({ event: 'add_shipping_info', ecommerce: { ...ecommerce, shipping_tier: tierOf(cart) } });
  if (to === 'summary') push({ event: 'add_payment_info', ecommerce: { ...ecommerce, payment_type: paymentType() } });
}

function begin({ push, memory }: CollectorDeps): void {
  const cart = $cart.get();
  if (cart && memory.isNew(`checkout ${cart.basketId}`))
    push({ event: 'begin_checkout', ecommerce: measureCart(cart, memory) });
}

/** The checkout: its beginning, its steps, and what each completes. */
export const collectCheckout: Collector = (deps) => {
  if (deps.page.routeName !== 'checkout') return;
  let current: Step | undefined;
  const follow = () => {
    const step = shownStep();
    if (step === undefined || step === current) return;
    if (current === undefined) begin(deps);
    else {
      reportDone(deps, current, step);
      deps.viewPage('checkout-step');
    }
    current = step;
    deps.push({ event: 'checkout_step', step, stepNumber: FIRST_STEP_NUMBER + STEPS.indexOf(step) });
  };
  new MutationObserver(follow).observe(document.getElementById('main') ?? document.body, {
    attributeFilter: ['aria-current'],
    childList: true,
    subtree: true,
  });
  follow();
};
