import { expect, test as base } from './browser-test.ts';
import { startShop } from '../shop.ts';

/** A shop of its own: how often one address may try to sign in is limited, and other tests sign in too. */
export const test = base.extend<object, { readonly ownShop: string }>({
  ownShop: [
    async ({}, use) => {
      const shop = await startShop();
      await use(shop.origin);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop),
});

/** A shop for this test alone: for what an account does only once. */
export const freshTest = base.extend<{ readonly freshShop: string }>({
  freshShop: async ({}, use) => {
    const shop = await startShop();
    await use(shop.origin);
    await shop.stop();
  },
  baseURL: async ({ freshShop }, use) => use(freshShop),
});

export { expect };
