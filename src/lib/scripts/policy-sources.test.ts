import { describe, expect, test } from 'vitest';
import { isOnPage, sourcesOfPage } from './policy-sources.ts';
import { SCRIPTS } from './script-registry.ts';

const product = { route: 'p-slug', isPreview: false };
const home = { route: 'index', isPreview: false };
const preview = { route: 'p-slug', isPreview: true };
const sources = {
  chat: { 'script-src': ['https://chat.example'], 'frame-src': ['https://chat.example'] },
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
    expect(sourcesOfPage(sources, product)('script-src')).toEqual(['https://chat.example', 'https://consent.example']);
    expect(sourcesOfPage(sources, home)('frame-src')).toEqual([]);
    expect(sourcesOfPage(sources, product)('img-src')).toEqual([]);
  });
});
