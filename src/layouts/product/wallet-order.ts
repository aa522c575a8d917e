import { WALLETS, type WalletId } from '../../../domain/payment/methods.ts';
import type { ExperienceSource } from '../../cms/request-context.ts';

export interface OrderedWallet {
  readonly wallet: WalletId;
  /** As experiments and tracking name it (docs/contract.md#pages). */
  readonly experience: string | undefined;
  readonly variant: string | undefined;
}

const EXPERIENCES: Partial<Record<WalletId, string>> = { APPLE_PAY: 'applePayPdp', PAYPAL: 'paypalPdp' };
const POSITIONS: Partial<Record<string, number>> = { above: -1, below: 1 };

/**
 * The express buttons of a product page in the order of the visitor's experiments. Decided outside of what is cached of the
 * page, which depends on it.
 */
export function orderWallets({ decide }: ExperienceSource): readonly OrderedWallet[] {
  const wallets = WALLETS.map((wallet) => {
    const experience = EXPERIENCES[wallet];
    return { wallet, experience, variant: experience && decide(experience) };
  });
  const positionOf = ({ variant = '' }: OrderedWallet) => POSITIONS[variant] ?? 0;
  return wallets.toSorted((a, b) => positionOf(a) - positionOf(b));
}
