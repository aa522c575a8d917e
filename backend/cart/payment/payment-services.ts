import type { PaymentBacking } from '../../../domain/payment/methods.ts';
import type { CartService } from '../carts.ts';
import type { Database } from '../../db/database.ts';
import type { Providers } from '../../create-providers.ts';
import { createGiftCards, type GiftCards } from './gift-cards.ts';
import { createInstruments, type Instruments } from './instruments.ts';
import { createPaymentSessions, type PaymentSessions } from './sessions.ts';

export interface PaymentServices {
  readonly carts: CartService;
  readonly giftCards: GiftCards;
  readonly instruments: Instruments;
  readonly sessions: PaymentSessions;
}

export interface PaymentDeps extends Pick<Database, 'read' | 'write'> {
  readonly carts: CartService;
  readonly providers: Pick<Providers, 'payment' | 'payLater'>;
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

export function backingOf({ payment, payLater }: Pick<Providers, 'payment' | 'payLater'>): PaymentBacking {
  return { hasPayment: payment !== undefined, hasPayLater: payLater !== undefined };
}
