// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { start } from './tag-manager.ts';

interface LayerPage {
  readonly document?: unknown;
  dataLayer?: unknown[] | undefined;
}

const page: LayerPage = globalThis;
/** Added to the page; nothing is loaded. */
const added: HTMLScriptElement[] = [];
const scripts = () => added.map(({ src }) => src);

function elementOf(src: string): HTMLElement {
  const div = document.createElement('div');
  div.dataset['src'] = src;
  return div;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page.dataLayer = undefined;
  added.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) added.push(script);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the tag manager', () => {
  test('is loaded after the event of the page, which stays the first', async () => {
    void start(elementOf('https://tags.example/1.js'));
    await vi.advanceTimersByTimeAsync(4000);
    expect(scripts()).toEqual([]);
    page.dataLayer = [{ event: 'page-data' }];
    document.dispatchEvent(new CustomEvent('page-data'));
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts()).toEqual(['https://tags.example/1.js']);
    expect(page.dataLayer).toEqual([{ event: 'page-data' }, { event: 'gtm.js', 'gtm.start': expect.any(Number) }]);
  });

  test('is loaded at once where the event is there, and without it after a while', async () => {
    page.dataLayer = [{ event: 'page-data' }];
    void start(elementOf('https://tags.example/2.js'));
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts()).toEqual(['https://tags.example/2.js']);
    page.dataLayer = undefined;
    void start(elementOf('https://tags.example/3.js'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(scripts()).toHaveLength(2);
  });

  test('that cannot be loaded is one warning, and is asked for again by the next start', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    page.dataLayer = [{ event: 'page-data' }];
    const started = start(elementOf('https://tags.example/4.js'));
    await vi.advanceTimersByTimeAsync(0);
    added[0]?.dispatchEvent(new Event('error'));
    await started;
    expect(warn).toHaveBeenCalledExactlyOnceWith('The script https://tags.example/4.js cannot be loaded.');
    void start(elementOf('https://tags.example/4.js'));
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts()).toHaveLength(2);
  });
});
