import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { searchHub } from './section.ts';
import SearchHub from './SearchHub.astro';

const HUB = { terms: ['wet & cold'], links: [{ label: 'Cart', href: '/cart' }] };

describe('a search hub', () => {
  test('is a form that works without script', async () => {
    const html = await renderSection(SearchHub, searchHub, {}, { data: [] });
    expect(html).toMatch(/<form[^>]* action="\/search" method="get" role="search" aria-label="Search the shop"/);
    expect(html).toMatch(/<label for="s1-q">[\s\S]*<input[^>]* id="s1-q" type="search" name="q"/);
    expect(html).not.toContain('<ul');
  });

  test('submits to the search of the locale', async () => {
    const html = await renderSection(SearchHub, searchHub, {}, { data: [HUB], locale: 'de-de' });
    expect(html).toContain('action="/de-de/suche"');
    expect(html).toContain('href="/de-de/suche?q=wet+%26+cold"');
    expect(html).toContain('href="/de-de/warenkorb"');
  });

  test('prefers its own words to those of the component', async () => {
    const content = { terms: ['scree'] };
    const html = await renderSection(SearchHub, searchHub, content, { data: [HUB] });
    expect(html).toContain('>scree<'.slice(1, -1));
    expect(html).not.toContain('wet');
    expect(html).toContain('href="/cart"');
  });

  test('is named by its title', async () => {
    const html = await renderSection(SearchHub, searchHub, { title: 'Find it' }, { data: [] });
    expect(html).toContain('aria-label="Find it"');
  });

  test('requests the component only where it needs it', async () => {
    const requests: unknown[] = [];
    const document = async (request: object) => (requests.push(request), HUB);
    const call = () => Promise.reject(new Error('not called'));
    const context = {
      call,
      document,
      siteId: 'us',
      locale: 'en-us',
      signal: new AbortController().signal,
    };
    const load = (content: object) => searchHub.loader?.load(searchHub.schema.parse(content), context);
    expect(await load({ terms: [], links: [] })).toEqual([]);
    expect(requests).toEqual([]);
    expect(await load({ terms: [] })).toEqual([HUB]);
  });
});
