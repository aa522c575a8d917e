import type { Flags } from '../../cms/site/flags.ts';

/** A page of the account. */
export type AccountPageName =
  'index' | 'profile' | 'orders' | 'address' | 'credit-cards' | 'gift-cards' | 'loyalty' | 'professional';

interface AccountLink {
  readonly name: AccountPageName;
  readonly path: string;
  /** The link is there where the site has the flag. */
  readonly flag?: keyof Flags;
}

/** The pages of the account in the order of its navigation; texts are `account.nav_<name>`. */
export const ACCOUNT_LINKS: readonly AccountLink[] = [
  { name: 'index', path: '/account' },
  { name: 'orders', path: '/account/order-history' },
  { name: 'profile', path: '/account/profile' },
  { name: 'address', path: '/account/address' },
  { name: 'credit-cards', path: '/account/credit-cards' },
  { name: 'gift-cards', path: '/account/gift-cards' },
  { name: 'loyalty', path: '/account/loyalty', flag: 'loyalty' },
  { name: 'professional', path: '/account/professional' },
];
