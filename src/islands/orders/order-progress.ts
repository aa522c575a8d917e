import type { Purchase, PurchaseProgress } from '../../api/orders/purchases.schema.ts';

type ProgressSource = Pick<Purchase, 'progress'> & { readonly shipments?: Purchase['shipments'] };

/** Key of the word for how far an order is; what is sent by mail is not delivered but mailed. */
export function progressKey({ progress, shipments = [] }: ProgressSource): string {
  const isMailed = shipments.length > 0 && shipments.every(({ shippingMethod }) => shippingMethod === 'digital');
  return `orders.progress.${isMailed && progress === 'delivered' ? 'mailed' : progress}`;
}

const STEPS = ['preparing', 'shipped', 'delivered'] as const;

/** The steps of an order on its way, and which it has reached; none for one that goes no further or is not paid. */
export function stepsOf(
  progress: PurchaseProgress,
): { steps: readonly PurchaseProgress[]; reached: number } | undefined {
  if (progress === 'waiting' || progress === 'cancelled' || progress === 'returned') return undefined;
  const steps = STEPS.map((step) => (step === 'shipped' && progress === 'partlyShipped' ? progress : step));
  return { steps, reached: steps.indexOf(progress) };
}
