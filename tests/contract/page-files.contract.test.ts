import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEditingShop, type EditingShop, type EditorsBrowser } from './support/editing.test-support.ts';

const PAGE_FOLDER = 'us/en-us/page';
const WALKS = `${PAGE_FOLDER}/walks`;
const SHOP = { siteId: 'us', locale: 'en-us' };
const PUBLISHED = {
  id: 'page-walks',
  type: 'page',
  slug: 'walks',
  locale: 'en-us',
  seo: { title: 'Walks', description: 'Where to' },
  sections: { main: [{ type: 'banner', id: 'one', content: { title: 'One' } }] },
};

let shop: EditingShop;
let browser: EditorsBrowser;
beforeEach(async () => {
  shop = await startEditingShop();
  await shop.put(WALKS, PUBLISHED);
  browser = await shop.openBrowser();
});
afterEach(() => shop.close());

const isThere = (file: string) =>
  access(join(shop.contentDir, `${file}.json`)).then(
    () => true,
    () => false,
  );
const draft = (name: string) => shop.read(`${PAGE_FOLDER}/${name}.draft`);

describe('a page', () => {
  test('may be a pop-up, which the studio opens and visitors do not', async () => {
    expect(await browser.createPage(SHOP, 'popup', { title: 'Letters', name: 'Letters' })).toBe('');
    expect(await shop.read('us/en-us/popup/letters.draft')).toMatchObject({
      id: 'popup-letters',
      title: 'Letters',
      name: 'letters',
      sections: { main: [] },
    });
  });

  test('is made as a draft under an address of its own, and never over another', async () => {
    expect(await browser.createPage(SHOP, 'page', { title: 'Autumn', name: 'Tips & Autumn Walks' })).toBe('');
    expect(await draft('tips-autumn-walks')).toMatchObject({
      slug: 'tips-autumn-walks',
      locale: 'en-us',
      seo: { title: 'Autumn' },
      sections: { main: [] },
    });
    expect(await isThere(`${PAGE_FOLDER}/tips-autumn-walks`)).toBe(false);
    expect(await browser.createPage(SHOP, 'page', { title: 'Again', name: 'walks' })).toContain('already');
    expect(await browser.createPage(SHOP, 'page', { title: 'None', name: '../…' })).toContain('letters');
    expect(await browser.createPage(SHOP, 'page', { title: ' ', name: 'untitled' })).toBe('Write a title.');
    expect(await isThere(`${WALKS}.draft`)).toBe(false);
  });

  test('is copied with unsaved changes, and stays unchanged', async () => {
    await browser.openDocument(WALKS);
    browser.changeValue(['sections', 'main', '0', 'content', 'title'], 'Changed');
    expect(await browser.copyPage({ title: 'More walks', name: 'more-walks' })).toBe('');
    expect(await draft('more-walks')).toEqual({
      ...PUBLISHED,
      id: 'page-more-walks',
      slug: 'more-walks',
      seo: { ...PUBLISHED.seo, title: 'More walks' },
      sections: { main: [{ type: 'banner', id: 'one', content: { title: 'Changed' } }] },
    });
    expect(browser.$isDirty.get()).toBe(true);
    expect(await shop.read(WALKS)).toEqual(PUBLISHED);
  });

  test('that is a draft only moves to its new address; of a published one a copy does', async () => {
    await shop.put(`${PAGE_FOLDER}/new.draft`, { ...PUBLISHED, slug: 'new', id: 'page-new' });
    await browser.openDocument(`${PAGE_FOLDER}/new`);
    browser.changeValue(['seo', 'description'], 'Not saved yet');
    expect(await browser.renamePage('walks')).toContain('already');
    expect(await isThere(`${PAGE_FOLDER}/new.draft`)).toBe(true);
    expect(await browser.renamePage('about/newer')).toBe('');
    expect(await draft('about/newer')).toMatchObject({ slug: 'about/newer', seo: { description: 'Not saved yet' } });
    expect(await isThere(`${PAGE_FOLDER}/new.draft`)).toBe(false);
    expect(browser.asksBeforeLeaving()).toBe(false);

    await browser.openDocument(WALKS);
    expect(await browser.renamePage('strolls')).toBe('');
    expect([await isThere(`${PAGE_FOLDER}/strolls.draft`), await isThere(WALKS)]).toEqual([true, true]);
  });

  test('that is published is deleted in its draft and brought back; one that is a draft only is gone', async () => {
    await browser.openDocument(WALKS);
    expect(await browser.deletePage()).toBe('');
    expect([await draft('walks'), await shop.read(WALKS)]).toEqual([{ ...PUBLISHED, status: 'deleted' }, PUBLISHED]);
    await browser.restorePage(WALKS);
    expect(await draft('walks')).toEqual(PUBLISHED);
    expect(await shop.preview('us/walks')).toHaveProperty('slug', 'walks');

    await browser.createPage(SHOP, 'page', { title: 'Gone', name: 'gone' });
    await browser.openDocument(`${PAGE_FOLDER}/gone`);
    expect(await browser.deletePage()).toBe('');
    expect(await isThere(`${PAGE_FOLDER}/gone.draft`)).toBe(false);
  });

  test('that was changed elsewhere meanwhile is not deleted', async () => {
    await browser.openDocument(WALKS);
    const { revision: baseRevision } = await (await shop.call('GET', `/documents/${WALKS}`)).json();
    await shop.call('PUT', `/documents/${WALKS}`, { document: { ...PUBLISHED, title: 'Theirs' }, baseRevision });
    expect(await browser.deletePage()).toContain('not saved');
    expect(await draft('walks')).toMatchObject({ title: 'Theirs' });
  });
});
