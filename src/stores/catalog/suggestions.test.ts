import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestGateway, startBrowser } from '../core/browser.test-support.ts';

const ANSWER = { terms: ['boots'], products: [], categories: [], articles: [] };

let asked: URL[];
let answer: (signal: AbortSignal) => Promise<Response>;

beforeEach(() => {
  startBrowser(createTestGateway());
  asked = [];
  answer = async () => Response.json(ANSWER);
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(new URL(address, 'http://shop.test'));
    return answer(init.signal ?? AbortSignal.any([]));
  });
});

describe('search suggestions', () => {
  test('request the words as they were typed', async () => {
    const { loadSuggestions } = await import('./suggestions.ts');
    expect(await loadSuggestions('größe & co')).toEqual({ ok: true, value: ANSWER });
    expect(asked[0]?.pathname).toBe('/api/products/v2/search/autoSuggest');
    expect(asked[0]?.searchParams.get('q')).toBe('größe & co');
  });

  test('abort a request when a newer one starts, and do not retry it', async () => {
    const { loadSuggestions } = await import('./suggestions.ts');
    answer = (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
    const older = loadSuggestions('boo');
    answer = async () => Response.json(ANSWER);
    const newer = loadSuggestions('boots');
    expect(await older).toMatchObject({ ok: false });
    expect(await newer).toEqual({ ok: true, value: ANSWER });
    expect(asked.map((url) => url.searchParams.get('q'))).toEqual(['boo', 'boots']);
  });
});
