import type { ApiError } from '../../api/core/api-error.ts';
import { changesCart, rejectedFields, stepToCorrect } from '../cart/checkout-errors.ts';

type CheckoutError = Pick<ApiError, 'errorId' | 'details'>;

/** Errors of the wallet's address: the customer chooses another one in the payment sheet. */
const OF_ADDRESS: readonly string[] = ['CANT_SHIP_THERE', 'SHIPPING_POBOX_UNAVAILABLE', 'TAX309', 'BIL400'];

/** Whether the customer can correct an error in the wallet's payment sheet, which then stays open. */
export function isCorrectedInWallet(error: CheckoutError): boolean {
  if (changesCart(error) && error.details['type'] !== 'InvalidShippingAddress') return false;
  return OF_ADDRESS.includes(error.errorId) || rejectedFields(error).length > 0 || stepToCorrect(error) === 'shipping';
}
