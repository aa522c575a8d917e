import { expect, test as base } from './browser-test.ts';
import { startShop } from '../shop.ts';

/** A separate shop: sign-ins are limited per address, and other tests sign in too. */
export const test = base.extend<object, { readonly ownShop: string }>({
  ownShop: [
    async ({}, use) => {
      // Plain requests name addresses of their own (`tests/harness/pages/page-visitor.ts`).
      const shop = await startShop({ env: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
      await use(shop.origin);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop),
});

/** A shop for a single test: for actions that an account can do only once. */
export const freshTest = base.extend<{ readonly freshShop: string }>({
  freshShop: async ({}, use) => {
    const shop = await startShop();
    await use(shop.origin);
    await shop.stop();
  },
  baseURL: async ({ freshShop }, use) => use(freshShop),
});

export { expect };
