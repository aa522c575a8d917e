import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../lib/route-match.ts';
import MonitoringMarkup from '../monitoring/Markup.astro';
import Markup from './Markup.astro';

interface Page {
  readonly path?: string;
  readonly checksLocation?: boolean;
  readonly preview?: object;
  readonly isFirstPartyOnly?: boolean;
}

const features = { serviceWorker: true, monitoring: { url: 'https://collector.example.com/v1', sample: 10 } };

async function render(markup: typeof Markup, page: Page = {}): Promise<string> {
  const { path = '/about-us', checksLocation = false, preview, isFirstPartyOnly } = page;
  const shop = { checksLocation, preview, features, route: matchRoute(path) };
  const container = await AstroContainer.create();
  const props = { locationCheck: true, isFirstPartyOnly };
  const html = await container.renderToString(markup, { props, locals: { shop } as unknown as App.Locals }); // all it reads
  return html.trim();
}

describe('the element of features that wait', () => {
  test('waits until the page is quiet, unless the country is asked for', async () => {
    expect(await render(Markup)).toMatch(/^<div hidden id="idle-features" data-after="4000"><\/div>$/);
    expect(await render(Markup, { checksLocation: true })).toMatch(/^<div hidden id="idle-features"><\/div>$/);
    expect(await render(Markup, { checksLocation: true, path: '/checkout' })).toContain('data-after="4000"');
  });

  test('is not in a preview', async () => expect(await render(Markup, { preview: {} })).toBe(''));
});

test('the element of monitoring names the collector, but not where third parties are excluded', async () => {
  const html = await render(MonitoringMarkup);
  expect(html).toContain('data-url="https://collector.example.com/v1" data-sample="10"');
  expect(await render(MonitoringMarkup, { isFirstPartyOnly: true })).toBe('');
  expect(await render(MonitoringMarkup, { preview: {} })).toBe('');
});
