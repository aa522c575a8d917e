/** Provider of card and wallet payments, as the server's HTML names it (`src/layouts/document/shop-state.ts`). */
export const paymentOfPage = (): string => document.documentElement.getAttribute('data-payment') ?? 'none';
