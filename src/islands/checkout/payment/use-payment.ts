import { useStore } from '@nanostores/react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import type { SavedCard } from '../../../api/account/payment-cards.schema.ts';
import { chargedMethods, type ChargedMethod } from '../../../../domain/checkout/payment-choice.ts';
import { $customer } from '../../../stores/checkout/checkout-customer.ts';
import { $draft } from '../../../stores/checkout/checkout-draft.ts';

export interface PaymentChoices {
  readonly methods: readonly ChargedMethod[];
  readonly method: ChargedMethod;
  readonly cards: readonly SavedCard[];
  /** The saved card that pays; undefined where a new card is entered. */
  readonly card: SavedCard | undefined;
}

/**
 * The payment methods for the remaining amount, and the selected one: the customer's choice, otherwise the account's
 * default card.
 */
export function usePayment(cart: Cart): PaymentChoices {
  const { method: wanted, cardId } = useStore($draft);
  const cards = useStore($customer)?.cards ?? [];
  const methods = chargedMethods(cart.paymentMethods);
  const method = methods.find((one) => one === wanted) ?? methods[0] ?? 'CREDIT_CARD';
  const good = cards.filter(({ isExpired }) => !isExpired);
  const main = good.find(({ main: isMain }) => isMain) ?? good[0];
  const card = cardId === undefined ? main : good.find(({ paymentInstrumentId }) => paymentInstrumentId === cardId);
  return { methods, method, cards, card: method === 'CREDIT_CARD' ? card : undefined };
}
