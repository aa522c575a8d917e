import type { PaymentBacking } from '../../../domain/payment/methods.ts';
import type { CartService } from '../model/cart-service.ts';
import type { Database } from '../../db/database.ts';
import type { PayLaterProvider } from '../../providers/pay-later/pay-later.ts';
import type { PaymentProvider } from '../../providers/payment/payment.ts';
import { createGiftCards, type GiftCards } from './gift-cards.ts';
import { createInstruments, type Instruments } from './instruments.ts';
import { createPaymentSessions, type PaymentSessions } from './sessions.ts';

export interface PaymentServices {
  readonly carts: CartService;
  readonly giftCards: GiftCards;
  readonly instruments: Instruments;
  readonly sessions: PaymentSessions;
}

/** Who takes the money; nothing where a feature is turned off. */
interface PaymentProviders {
  readonly payment: PaymentProvider | undefined;
  readonly payLater: PayLaterProvider | undefined;
}

export interface PaymentDeps extends Pick<Database, 'read' | 'write'> {
  readonly carts: CartService;
  readonly providers: PaymentProviders;
}

export function createPaymentServices({ read, write, carts, providers }: PaymentDeps): PaymentServices {
  const giftCards = createGiftCards({ read, write });
  const { payment, payLater } = providers;
  return {
    carts,
    giftCards,
    instruments: createInstruments({ carts, giftCards }),
    sessions: createPaymentSessions({ carts, payment, payLater }),
  };
}

export function backingOf({ payment, payLater }: PaymentProviders): PaymentBacking {
  return { hasPayment: payment !== undefined, hasPayLater: payLater !== undefined };
}
