import { expect, test as base } from './browser-test.ts';
import { startShop } from './shop.ts';

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

export { expect };
