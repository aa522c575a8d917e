import { useText } from '../kit/text.ts';

const PLANS = ['month', 'parts'] as const;
const STEPS = ['choose', 'approve', 'pay'] as const;

/** Explains deferred payment; the provider's own terms are shown at checkout. */
export default function PayLaterDialog() {
  const t = useText();
  return (
    <div className="dialog__stack">
      <p className="lead">{t('dialogs.payLaterLead')}</p>
      <dl className="dialog__terms">
        {PLANS.map((plan) => (
          <div key={plan}>
            <dt>{t(`dialogs.payLater_${plan}`)}</dt>
            <dd>{t(`dialogs.payLater_${plan}Text`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('dialogs.payLaterHow')}</h3>
      <ol className="dialog__steps">
        {STEPS.map((step) => (
          <li key={step}>{t(`dialogs.payLaterStep_${step}`)}</li>
        ))}
      </ol>
      <p className="hint">{t('dialogs.payLaterNote')}</p>
    </div>
  );
}
