import type { OrderTracking } from '../../api/orders/purchases.schema.ts';
import { formatInstant } from '../../i18n/format-date.ts';
import { localeOfPage } from '../../stores/core/shop-state.ts';
import { useText } from '../kit/text.ts';

/** Times are shown in the visitor's time zone. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The tracking events, oldest first. */
export function Tracking({ tracking }: { readonly tracking: OrderTracking }) {
  const t = useText();
  return (
    <section className="order__section" aria-labelledby="order-events">
      <h3 id="order-events">{t('orders.events')}</h3>
      <ol className="order__events">
        {tracking.events.map(({ kind, at }) => (
          <li key={`${kind} ${at}`}>
            <strong>{t(`orders.event.${kind}`)}</strong>
            <time className="hint" dateTime={at}>
              {formatInstant(at, localeOfPage(), zone())}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
