import { describe, expect, test } from 'vitest';
import { chatVendorOf, type ChatScripts, type ChatVendor } from './page-scripts.ts';
import { isOnPage, sourcesOfPage, sourcesOfRegion } from './policy-sources.ts';
import { SCRIPTS } from './script-registry.ts';

const product = { route: 'p-slug', isPreview: false };
const home = { route: 'index', isPreview: false };
const preview = { route: 'p-slug', isPreview: true };
const sources = {
  'chat/sierra': { 'script-src': ['https://chat.example'], 'frame-src': ['https://chat.example'] },
  'chat/messaging': { 'script-src': ['https://messages.example'] },
  consent: { 'script-src': ['https://consent.example', 'https://chat.example'] },
  unregistered: { 'script-src': ['https://unknown.example'] },
};

describe('the registry of scripts', () => {
  test('has each name once, and a category for each', () => {
    const names = SCRIPTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(SCRIPTS.filter(({ categories }) => categories.length === 0)).toEqual([]);
  });

  test('has no chat on the home page, and no scripts that measure in a preview', () => {
    expect(['chat', 'tag-manager'].map((name) => isOnPage(name, product))).toEqual([true, true]);
    expect(['chat', 'tag-manager'].map((name) => isOnPage(name, home))).toEqual([false, true]);
    expect(['chat', 'tag-manager', 'consent'].map((name) => isOnPage(name, preview))).toEqual([false, false, true]);
  });
});

describe('the sources of a page', () => {
  test('are those of the scripts that it may load, each once', () => {
    const own = sourcesOfRegion(sources, 'sierra');
    expect(sourcesOfPage(own, product)('script-src')).toEqual(['https://consent.example', 'https://chat.example']);
    expect(sourcesOfPage(own, home)('frame-src')).toEqual([]);
    expect(sourcesOfPage(own, product)('img-src')).toEqual([]);
  });

  test('are those of the chat of its region alone', () => {
    const of = (chat: ChatVendor | undefined) => sourcesOfPage(sourcesOfRegion(sources, chat), product)('script-src');
    expect(of('messaging')).toEqual(['https://consent.example', 'https://chat.example', 'https://messages.example']);
    expect(of(undefined)).toEqual(['https://consent.example', 'https://chat.example']);
    expect(sourcesOfPage(sourcesOfRegion(sources, 'messaging'), product)('frame-src')).toEqual([]);
  });
});

describe('the chat of a region', () => {
  const sierra = { src: 'https://chat.example/embed', token: 'token-1' };
  const chat: ChatScripts = { sierraRegions: ['NORA'], sierra, messaging: undefined };

  test('is Sierra’s in its regions, the messaging vendor’s in the others, where that is configured', () => {
    expect([chatVendorOf(chat, 'NORA'), chatVendorOf(chat, 'EMEA')]).toEqual(['sierra', undefined]);
    const siteUrl = 'https://site.example';
    const messaging = { src: siteUrl, organizationId: '00D1', deployment: 'Shop', siteUrl, messagesUrl: siteUrl };
    expect(chatVendorOf({ ...chat, messaging }, 'EMEA')).toBe('messaging');
    expect(chatVendorOf(undefined, 'NORA')).toBeUndefined();
  });
});
