import type { Purchase, PurchaseProgress } from '../../api/orders/purchases.schema.ts';

type ProgressSource = Pick<Purchase, 'progress'> & { readonly shipments?: Purchase['shipments'] };

/** Message key of the order's progress; an emailed shipment is not delivered but sent. */
export function progressKey({ progress, shipments = [] }: ProgressSource): string {
  const isMailed = shipments.length > 0 && shipments.every(({ shippingMethod }) => shippingMethod === 'digital');
  return `orders.progress.${isMailed && progress === 'delivered' ? 'mailed' : progress}`;
}

const STEPS = ['preparing', 'shipped', 'delivered'] as const;

/** The steps of an order and the one it has reached; empty for an order with a final status or without payment. */
export function stepsOf(
  progress: PurchaseProgress,
): { steps: readonly PurchaseProgress[]; reached: number } | undefined {
  if (progress === 'waiting' || progress === 'cancelled' || progress === 'returned') return undefined;
  const steps = STEPS.map((step) => (step === 'shipped' && progress === 'partlyShipped' ? progress : step));
  return { steps, reached: steps.indexOf(progress) };
}
