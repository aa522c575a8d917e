import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentFixture, type ContentFixture } from '../content-fixture.ts';
import { NO_PAGES } from './page-search.ts';

const us = { siteId: 'us', locale: 'en-us' };
const de = { siteId: 'de', locale: 'de-de' };
const page = (title: string, robots = 'index,follow') => ({ seo: { title, robots } });
const link = (label: string, href: string) => ({ label, href });
let fixture: ContentFixture;

beforeEach(async () => {
  fixture = await createContentFixture();
  await fixture.put('us/en-us/page/help', page('Help: delivery and sizes'));
  await fixture.put('us/en-us/page/stores', page('Stores'));
  await fixture.put('us/en-us/page/cart', page('Your cart', 'noindex'));
  const links = [link('Order status', '/order-status'), link('Boots', '/c/boots'), link('Marked down', '/c/sale')];
  await fixture.put('us/en-us/footer/main', { columns: [{ title: 'Help', links }] });
});
afterEach(() => fixture.close());

const find = (q: string, siteLocale = us) => fixture.service.pages.find(q, siteLocale);
const hrefsOf = async (q: string, siteLocale = us) => (await find(q, siteLocale)).map(({ href }) => href);

describe('page search', () => {
  test('finds pages by title, and by what they are about', async () => {
    expect(await find('help')).toEqual([{ title: 'Help', href: '/help' }]);
    expect(await hrefsOf('contact us')).toEqual(['/help']);
    expect(await hrefsOf('opening hours')).toEqual(['/stores']);
  });

  test('finds routes without a document by their links', async () => {
    expect(await hrefsOf('where is my order?')).toEqual(['/order-status']);
    expect(await hrefsOf('sale')).toEqual(['/c/sale']);
  });

  test.each(['boots', 'cart', 'help boots', '', '?'])('finds none for %j', async (q) => {
    expect(await hrefsOf(q)).toEqual([]);
  });

  test('corrects misspelt words when asked to', async () => {
    const corrected = (q: string) => fixture.service.pages.findCorrected(q, us);
    expect(await corrected('stroes')).toEqual([{ title: 'Stores', href: '/stores' }]);
    expect(await hrefsOf('stroes')).toEqual([]);
    for (const q of ['stores', 'gaiters', '']) expect(await corrected(q)).toEqual([]);
  });

  test('speaks the language of the locale', async () => {
    await fixture.put('de/de-de/footer/main', { columns: [{ links: [link('Hilfe', '/help')] }] });
    expect(await find('kontakt', de)).toEqual([{ title: 'Hilfe', href: '/help' }]);
    expect(await hrefsOf('kontakt')).toEqual([]);
  });

  test('follows a changed document', async () => {
    await fixture.put('us/en-us/page/privacy', page('Privacy'));
    await expect.poll(() => hrefsOf('cookies')).toEqual(['/privacy']);
  });

  test('finds nothing in content of another service', async () => {
    expect(await NO_PAGES.find('help', us)).toEqual([]);
    expect(await NO_PAGES.findCorrected('hepl', us)).toEqual([]);
  });
});
