import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { utilityLinks } from './section.ts';
import UtilityLinks from './UtilityLinks.astro';

const LINK = { icon: 'delivery', label: 'Cart', text: 'To the till', href: '/cart' };

describe('service links', () => {
  test('are a list in a named navigation', async () => {
    const html = await renderSection(UtilityLinks, utilityLinks, { items: [LINK] }, { data: [] });
    expect(html).toMatch(/<nav[^>]* aria-label="Service">[\s\S]*<ul role="list"/);
    expect(html).toMatch(/<a href="\/cart">[\s\S]*<strong>Cart<\/strong>[\s\S]*To the till/);
  });

  test('come from the component, in the words of its locale and with its addresses', async () => {
    const html = await renderSection(UtilityLinks, utilityLinks, {}, { data: [LINK], locale: 'de-de' });
    expect(html).toContain('href="/de-de/warenkorb"');
  });

  test('are named by their title', async () => {
    const html = await renderSection(UtilityLinks, utilityLinks, { title: 'Help', items: [LINK] }, { data: [] });
    expect(html).toContain('aria-label="Help"');
    expect(html).toMatch(/<h2[^>]*>Help/);
  });

  test('omit an entry whose address was not safe', async () => {
    const items = [{ label: 'Nowhere' }, LINK];
    const html = await renderSection(UtilityLinks, utilityLinks, { items }, { data: [] });
    expect(html.match(/<li>/g)).toHaveLength(1);
    expect(html).not.toContain('Nowhere');
  });

  test('have kinds with an icon only', () => {
    expect(utilityLinks.schema.safeParse({ items: [{ ...LINK, icon: 'kite' }] }).success).toBe(false);
  });

  test('request the component only without entries of their own', async () => {
    const document = async ({ name }: { name?: string | undefined }) => ({ items: [{ ...LINK, label: name }] });
    const call = () => Promise.reject(new Error('not called'));
    const context = {
      call,
      document,
      siteId: 'us',
      locale: 'en-us',
      signal: new AbortController().signal,
    };
    const load = (content: object) => utilityLinks.loader?.load(utilityLinks.schema.parse(content), context);
    expect(await load({})).toEqual([{ ...LINK, label: 'components/utility' }]);
    expect(await load({ items: [] })).toEqual([]);
  });
});
