// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import type { Suggestions } from '../../api/catalog/products.schema.ts';
import { messagesOf } from '../../i18n/translate.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { suggestionGroups } from './suggestion-options.ts';

const messages = messagesOf('en-us');
const NONE: Suggestions = { terms: [], products: [], categories: [], articles: [] };
const price = { current: 90, original: 90, highCurrent: 90, highOriginal: 90, currency: 'USD' };
const product = { id: 'boot', slug: 'boot 1', name: 'Boot', brand: 'Aisle', price, colors: [], isAvailable: true };

const optionsOf = (suggestions: Partial<Suggestions>) =>
  suggestionGroups({ ...NONE, ...suggestions }, { messages, searchPath: '/search' }).map((group) =>
    Array.from(group.querySelectorAll('a'), (link) => [link.id, link.textContent, link.getAttribute('href')]),
  );

afterEach(() => writePageData());

describe('suggestions', () => {
  test('are links to results, products, categories and articles, in this order', () => {
    const articles = [{ title: 'Care', href: '/articles/care' }];
    const categories = [{ id: 'f', slug: 'footwear', name: 'Footwear' }];
    expect(optionsOf({ articles, categories, products: [product], terms: ['boots & more'] })).toEqual([
      [['suggested-terms-0', 'boots & more', '/search?q=boots+%26+more']],
      [['suggested-products-0', 'Boot$90.00', '/p/boot%201']],
      [['suggested-categories-0', 'Footwear', '/c/footwear']],
      [['suggested-articles-0', 'Care', '/articles/care']],
    ]);
  });

  test('include pages, before articles', () => {
    const link = (title: string, href: string) => ({ title, href });
    const pages = [link('Help', '/help')];
    expect(optionsOf({ pages, articles: [link('Care', '/articles/care')] })).toEqual([
      [['suggested-pages-0', 'Help', '/help']],
      [['suggested-articles-0', 'Care', '/articles/care']],
    ]);
  });

  test('have no group without an option', () => {
    expect(optionsOf({})).toEqual([]);
  });

  test('are text, whatever the service sends', () => {
    const [group] = suggestionGroups(
      { ...NONE, terms: ['<img src=x onerror=alert(1)>'] },
      { messages, searchPath: '/search' },
    );
    expect(group?.querySelector('img')).toBeNull();
  });

  test('preserve the carried parameters of the page', () => {
    writePageData({ carried: 'preview=true' });
    expect(optionsOf({ terms: ['boots'] })[0]?.[0]?.[2]).toBe('/search?q=boots&preview=true');
  });

  test('are labelled by the title of their group', () => {
    const [group] = suggestionGroups({ ...NONE, terms: ['boots'] }, { messages, searchPath: '/search' });
    const title = group?.querySelector(`[id="${group.getAttribute('aria-labelledby')}"]`);
    expect(title?.textContent).toBe(messages['search.terms']);
  });
});
