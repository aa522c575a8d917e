import { describe, expect, test } from 'vitest';
import type { ContentResult, ContentClient, ContentRequest } from '../client/content-client.ts';
import { localesOf, loadDocumentIndex } from './document-index.ts';
import { DEFAULT_SITES } from './sites.default.ts';

function contentWith(answers: Readonly<Record<string, readonly unknown[]>>): ContentClient {
  const documents = new Map(Object.entries(answers).map(([locale, items]) => [locale, { items }]));
  const answerOf = ({ locale }: ContentRequest): ContentResult => {
    const document = documents.get(locale);
    return document === undefined ? { status: 'missing' } : { status: 'found', document, stale: false };
  };
  return { get: async (request) => answerOf(request), invalidate: () => undefined };
}

const home = (locale: string) => ({ kind: 'page', name: 'home', locale, robots: 'index,follow' });
const everywhere = Object.fromEntries(Object.keys(DEFAULT_SITES.locales).map((locale) => [locale, [home('en-us')]]));

describe('the locales of a document', () => {
  test('are those that have it in their own language', async () => {
    const content = contentWith({ ...everywhere, 'de-de': [home('de-de')], 'fr-ca': [home('fr-ca')] });
    expect(await localesOf(content, DEFAULT_SITES, { kind: 'page', name: 'home' })).toEqual([
      'en-us',
      'en-ca',
      'fr-ca',
      'en-gb',
      'de-de',
    ]);
  });

  test('are all when the content API has no index', async () => {
    expect(await localesOf(contentWith({}), DEFAULT_SITES, { kind: 'page', name: 'home' })).toHaveLength(9);
  });

  test('are empty for an unknown document', async () => {
    expect(await localesOf(contentWith(everywhere), DEFAULT_SITES, { kind: 'article', name: 'home' })).toEqual([]);
  });
});

describe('the index of documents', () => {
  test('leaves out malformed entries', async () => {
    const content = contentWith({ 'en-us': [home('en-us'), { kind: 'page' }, null, 'x'] });
    expect(await loadDocumentIndex(content, DEFAULT_SITES, 'en-us')).toEqual([home('en-us')]);
  });

  test('is undefined for a locale without a site', async () => {
    expect(await loadDocumentIndex(contentWith(everywhere), DEFAULT_SITES, 'xx-yy')).toBeUndefined();
  });
});
