import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { refreshCart } from '../../stores/cart.ts';
import { $cart } from '../../stores/cart-state.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { $challenge } from '../../stores/checkout-order.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { $finishedOrder } from '../../stores/finished-order.ts';
import { CartFailure } from '../cart/CartFailure.tsx';
import { CartSkeleton } from '../cart/CartSkeleton.tsx';
import { shopHref } from '../cart/shop-href.ts';
import { useText } from '../shell/text.ts';
import { BillingStep } from './BillingStep.tsx';
import { Notice } from './Notice.tsx';
import { OrderAside } from './OrderAside.tsx';
import { usePlace } from './place.ts';
import { ShippingStep } from './ShippingStep.tsx';
import { StepList } from './StepList.tsx';
import { SummaryStep } from './SummaryStep.tsx';

const STEPS = { shipping: ShippingStep, billing: BillingStep, summary: SummaryStep } as const;

/** From the cart to the order, one step at a time; an empty cart leads to the cart's page. */
export function Checkout() {
  const t = useText();
  const { cart: cartHref, confirmation } = usePlace();
  const cart = useStore($cart);
  const { step } = useStore($draft);
  const order = useStore($finishedOrder);
  const isAsked = useStore($challenge) !== undefined;
  const { state } = useStore(refreshCart.$status);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const isEmpty = cart !== undefined && (cart === null || cart.items.length === 0);

  useEffect(() => {
    if (order) location.assign(shopHref(confirmation));
    else if (isEmpty) location.replace(shopHref(cartHref));
  }, [order, isEmpty, confirmation, cartHref]);

  useEffect(() => {
    if (isAsked) openDialog('challenge');
  }, [isAsked]);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [step]);

  if (cart === undefined && state === 'error') return <CartFailure onRetry={() => void refreshCart({ renew: true })} />;
  if (!cart || isEmpty || order) return <CartSkeleton />;
  const Step = STEPS[step];
  return (
    <div className="checkout">
      <div className="checkout__main">
        <StepList current={step} />
        <h2 className="checkout__heading" ref={heading} tabIndex={-1}>
          {t(`checkout.${step}`)}
        </h2>
        <Notice cart={cart} />
        <Step cart={cart} />
      </div>
      {step !== 'summary' && <OrderAside cart={cart} />}
    </div>
  );
}
