import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { useText } from '../kit/text.ts';
import { progressKey, stepsOf } from './order-progress.ts';

/** The progress of the order: a list of steps, or one word for a final status. */
export function StatusSteps({ purchase }: { readonly purchase: Purchase }) {
  const t = useText();
  const { progress, shipments } = purchase;
  const trail = stepsOf(progress);
  if (!trail)
    return (
      <p className="order__status" data-progress={progress}>
        <span className="visually-hidden">{t('orders.status')}</span> <strong>{t(progressKey(purchase))}</strong>
      </p>
    );
  return (
    <ol className="order__trail" aria-label={t('orders.status')}>
      {trail.steps.map((step, index) => (
        <li
          key={step}
          data-reached={index <= trail.reached}
          aria-current={index === trail.reached ? 'step' : undefined}
        >
          {t(progressKey({ progress: step, shipments }))}
        </li>
      ))}
    </ol>
  );
}
