import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { describe, expect, test } from 'vitest';
import type { ListedPopup } from '../../lib/popups/listed-popup.ts';
import { matchRoute } from '../../lib/route-match.ts';
import Markup from './Markup.astro';

const JOIN: ListedPopup = { id: 'popup-join', name: 'join "us"', slug: 'join' };

interface MarkupOptions {
  readonly popups?: readonly ListedPopup[];
  readonly locationCheck?: boolean;
  readonly preview?: object;
}

/** The element of a page where visitors are asked for their country, unless its document forbids it. */
async function render(path: string, { popups = [], locationCheck = true, preview }: MarkupOptions = {}) {
  const shop = { checksLocation: true, preview, route: matchRoute(path), locale: 'en-us' };
  const container = await AstroContainer.create();
  const props = { locationCheck, popups };
  const html = await container.renderToString(Markup, { props, locals: { shop } as unknown as App.Locals }); // all it reads
  return html.trim();
}

describe('the element of prompts', () => {
  test('asks for the country on pages that are the same for everybody', async () => {
    expect(await render('/about-us')).toMatch(/^<div hidden id="prompts" data-asks-country(="")?><\/div>$/);
    for (const path of ['/cart', '/checkout', '/location-selector'])
      expect([path, await render(path)]).toEqual([path, '']);
    expect(await render('/about-us', { locationCheck: false })).toBe('');
    expect(await render('/about-us', { preview: {} })).toBe('');
  });

  test('lists the pop-ups as JSON, with the label of their button', async () => {
    const html = await render('/about-us', { popups: [JOIN], locationCheck: false });
    expect(html).toContain('data-close="Close"');
    expect(html).not.toContain('data-asks-country');
    const [, json = ''] = /data-popups="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&#34;', '"'))).toEqual([JOIN]);
  });
});
