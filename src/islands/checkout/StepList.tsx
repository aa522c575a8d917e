import { STEPS, type CheckoutStep } from '../../stores/cart/checkout-errors.ts';
import { goTo } from '../../stores/checkout/checkout.ts';
import { useText } from '../kit/text.ts';

/** The current step, with links back to the completed ones. */
export function StepList({ current }: { current: CheckoutStep }) {
  const t = useText();
  const at = STEPS.indexOf(current);
  return (
    <ol className="checkout__steps" aria-label={t('checkout.steps')}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <span className="checkout__number" aria-hidden="true">
            {index + 1}
          </span>
          {index < at ? (
            <button
              type="button"
              className="button button--quiet"
              aria-label={t('checkout.change', { name: t(`checkout.${step}`) })}
              onClick={() => goTo(step)}
            >
              {t(`checkout.${step}`)}
            </button>
          ) : (
            <span>{t(`checkout.${step}`)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
