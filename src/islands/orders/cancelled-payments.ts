import { cancellingOf } from '../../../domain/payment/cancelling.ts';
import type { Purchase } from '../../api/orders/purchases.schema.ts';

const OUTCOMES = {
  reserved: 'orders.cancelReserved',
  owed: 'orders.cancelOwed',
  transferred: 'orders.cancelTransferred',
  givenBack: 'orders.cancelGivenBack',
} as const;

/** What becomes of each payment when the order is cancelled, with the message key that says so. */
export const cancelledPayments = ({ paymentMethod }: Purchase) =>
  paymentMethod
    .flatMap(({ additionalData }) => additionalData)
    .filter(({ amount }) => amount > 0)
    .map(({ payment_method_id: method, payment_instrument_id, amount }) => ({
      id: payment_instrument_id ?? method,
      key: OUTCOMES[cancellingOf(method)],
      method,
      amount,
    }));
