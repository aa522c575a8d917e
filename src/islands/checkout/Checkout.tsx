import { useStore } from '@nanostores/react';
import { useEffect, useRef, lazy, Suspense, useState } from 'react';
import { $customer } from '../../stores/checkout/checkout-customer.ts';
import { refreshCart } from '../../stores/cart/cart.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { followHistory } from '../../stores/checkout/checkout.ts';
import { $draft, updateDraft } from '../../stores/checkout/checkout-draft.ts';
import { isInterrupted, resumePayment } from '../../stores/checkout/checkout-resume.ts';
import { $isExpress, goExpress } from '../../stores/checkout/express-checkout.ts';
import { openDialog } from '../../stores/core/dialogs.ts';
import { $finishedOrder } from '../../stores/checkout/finished-order.ts';
import { $pending } from '../../stores/checkout/pending-order.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { CartError } from '../cart/CartError.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { BillingStep } from './BillingStep.tsx';
import { Notice } from './Notice.tsx';
import { addressCaptcha } from './checkout-page.ts';
import { StepList } from './StepList.tsx';
import { useLeaving } from './use-leaving.ts';
import { payingWallets } from '../../../domain/checkout/wallets.ts';
import { ExpressWallets } from '../cart/ExpressWallets.tsx';
import { useText } from '../kit/text.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { shopHref } from '../kit/shop-href.ts';
import { CartTotals } from './CartTotals.tsx';
import { Lines } from './Lines.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';

const AddressEditor = lazy(async () => ({ default: (await import('./AddressEditor.tsx')).AddressEditor }));

/** Contact, shipping address and delivery method; the address book of an account is managed here as well. */
function ShippingStep({ cart }: { cart: Cart }) {
  const customer = useStore($customer) ?? null;
  const [edited, setEdited] = useState<{ readonly id: string | undefined }>();
  if (!customer || !edited) return <DeliveryForm cart={cart} customer={customer} onEdit={(id) => setEdited({ id })} />;
  const finish = (id?: string) => {
    if (id !== undefined) updateDraft({ addressId: id });
    setEdited(undefined);
  };
  return (
    <Suspense fallback={<Skeleton />}>
      <AddressEditor customer={customer} id={edited.id} onDone={finish} />
    </Suspense>
  );
}

const loadSummary = async () => ({ default: (await import('./SummaryStep.tsx')).SummaryStep });
const SummaryStep = lazy(loadSummary);
const STEPS = { shipping: ShippingStep, billing: BillingStep, summary: SummaryStep } as const;

/** A page restored from the back/forward cache may be a return from the bank. */
function useReturns(captcha: string): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isInterrupted()) void resumePayment(captcha);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [captcha]);
}

/** Whether the customer skips to the summary (express checkout), or may still do so. */
function useExpress(isSignedIn: boolean): boolean {
  const { isExpressOver } = useStore($draft);
  const isExpress = useStore($isExpress);
  const isOpen = pageData().flags.expressCheckout && !isExpressOver && isSignedIn;
  useEffect(() => {
    if (isOpen) void goExpress(addressCaptcha());
  }, [isOpen]);
  return isExpress || isOpen;
}

/** From the cart to the order, one step at a time. */
export function Checkout() {
  const t = useText();
  const { captcha } = pageData().providers;
  const cart = useStore($cart);
  const customer = useStore($customer);
  const order = useStore($finishedOrder);
  const pending = useStore($pending);
  const isResuming = useStore(resumePayment.$status).state === 'pending';
  const { state } = useStore(refreshCart.$status);
  const hasItems = Boolean(cart && cart.items.length > 0);
  const isExpress = useExpress(hasItems && Boolean(customer));
  useLeaving();
  useReturns(captcha);
  useEffect(followHistory, []);
  const isAsked = pending?.type === 'challenge';
  useEffect(() => {
    if (isAsked) openDialog('challenge');
  }, [isAsked]);

  if (cart === undefined && state === 'error') return <CartError onRetry={() => void refreshCart({ renew: true })} />;
  if (isResuming) return <Waiting text={t('checkout.checkingPayment')} />;
  if (pending?.type === 'redirect' && !hasItems) return <Unsettled onRetry={() => void resumePayment(captcha)} />;
  const isReady = hasItems && customer !== undefined && !order;
  return (
    <>
      {isReady && isExpress && <Waiting text={t('checkout.expressing')} />}
      {isReady && !isExpress ? <Steps /> : <Skeleton />}
    </>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="checkout__main">
      <output>{text}</output>
    </div>
  );
}

/** The bank's response could not be submitted. */
function Unsettled({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className="checkout__main">
      <Notice />
      <button type="button" className="button" onClick={onRetry}>
        {t('shell.retry')}
      </button>
    </div>
  );
}

function Steps() {
  const t = useText();
  const cart = useStore($cart);
  const { step } = useStore($draft);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [step]);
  useEffect(() => {
    if (step === 'billing') void loadSummary();
  }, [step]);
  if (!cart) return null;
  const Step = STEPS[step];
  return (
    <div className="checkout">
      <div className="checkout__main">
        <StepList current={step} />
        <h2 className="checkout__heading" ref={heading} tabIndex={-1}>
          {t(`checkout.${step}`)}
        </h2>
        <Notice cart={cart} />
        {step === 'shipping' && <ExpressWallets wallets={payingWallets(cart)} placement="checkout" />}
        <Suspense fallback={<Skeleton />}>
          <Step cart={cart} />
        </Suspense>
      </div>
      {step !== 'summary' && <OrderAside cart={cart} />}
    </div>
  );
}

/** The order summary beside the steps. */
function OrderAside({ cart }: { cart: Cart }) {
  const t = useText();
  return (
    <section className="checkout__aside" aria-labelledby="checkout-order">
      <div className="checkout__aside-head">
        <h2 id="checkout-order">{t('checkout.order')}</h2>
        <a href={shopHref(pageData().paths.cart)}>{t('checkout.editCart')}</a>
      </div>
      <Lines items={cart.items} currency={cart.currency} />
      <CartTotals cart={cart} />
    </section>
  );
}
