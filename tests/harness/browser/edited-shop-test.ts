import { expect, test as base } from './browser-test.ts';
import { createContentFolder, pageOf, type ContentFolder } from '../content-folder.ts';
import { startShop } from '../shop.ts';

interface EditedShop {
  readonly content: ContentFolder;
  readonly editedShop: string;
}

/** A shop with its own documents, which tests write while it runs. */
export const test = base.extend<object, EditedShop>({
  content: [
    async ({}, use) => {
      const content = createContentFolder();
      await use(content);
      content.remove();
    },
    { scope: 'worker' },
  ],
  editedShop: [
    async ({ content }, use) => {
      content.writePage('home', pageOf([]));
      const shop = await startShop({ env: { CONTENT_DIR: content.path } });
      await use(shop.origin);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ editedShop }, use) => use(editedShop),
});

export { expect };
