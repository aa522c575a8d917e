/** Who moves the money of cards and wallets, as the page's server HTML names them (`src/layouts/document/shop-state.ts`). */
export const paymentOfPage = (): string => document.documentElement.getAttribute('data-payment') ?? 'none';
