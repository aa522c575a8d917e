import type { ApiError } from '../../api/core/api-error.ts';
import { changesCart, rejectedFields, stepToCorrect } from '../cart/checkout-errors.ts';

type CheckoutError = Pick<ApiError, 'errorId' | 'details'>;

/** About the wallet's address: another one is chosen in its sheet. */
const OF_ADDRESS: readonly string[] = ['CANT_SHIP_THERE', 'SHIPPING_POBOX_UNAVAILABLE', 'TAX309', 'BIL400'];

/** Whether the shopper mends a refusal in the wallet's sheet, which stays open for that. */
export function isCorrectedInWallet(error: CheckoutError): boolean {
  if (changesCart(error) && error.details['type'] !== 'InvalidShippingAddress') return false;
  return OF_ADDRESS.includes(error.errorId) || rejectedFields(error).length > 0 || stepToCorrect(error) === 'shipping';
}
