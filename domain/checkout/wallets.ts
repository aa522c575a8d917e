import { WALLETS, type WalletId } from '../payment/methods.ts';

interface Payable {
  readonly paymentMethods: readonly { readonly id: string }[];
  readonly totals: { readonly remainingToPay: number };
}

/**
 * The wallets that the service offers for a cart; athletes and credited consumers get none (docs/contract.md#payment).
 */
export function offeredWallets({ paymentMethods }: Pick<Payable, 'paymentMethods'>): readonly WalletId[] {
  return WALLETS.filter((wallet) => paymentMethods.some(({ id }) => id === wallet));
}

/** Those that can pay the cart now: none when nothing is left to pay. */
export const payingWallets = (cart: Payable): readonly WalletId[] =>
  cart.totals.remainingToPay > 0 ? offeredWallets(cart) : [];

/** Where a wallet was opened, as sent to the service. */
export const WALLET_ENTRY_POINTS = ['cart', 'minicart', 'checkout', 'product', 'quickshop'] as const;
export type WalletEntryPoint = (typeof WALLET_ENTRY_POINTS)[number];

export interface WalletSelection {
  readonly wallet: WalletId;
  readonly entryPoint: WalletEntryPoint;
}

/** The selection as the argument of the wallet's dialog. */
export const formatWalletSelection = ({ wallet, entryPoint }: WalletSelection): string => `${wallet}.${entryPoint}`;

export function parseWalletSelection(argument: string): WalletSelection | undefined {
  const [id, at] = argument.split('.');
  const wallet = WALLETS.find((one) => one === id);
  const entryPoint = WALLET_ENTRY_POINTS.find((one) => one === at);
  return wallet && entryPoint && { wallet, entryPoint };
}
