// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attach } from './share.later.client.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  history.replaceState(null, '', '/p/boot?color=Peat&size=9&myStore=1#reviews');
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.body.innerHTML = `<details data-name="Col High" data-copied="Copied" data-failed="Failed" data-shared="Shared">
    <summary>Share</summary><button data-copy></button><a data-mail href="mailto:"></a><button data-native hidden></button>
    <p role="status"></p></details>`;
});
afterEach(() => vi.unstubAllGlobals());

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const start = () => attach(find('details'));
const announced = () => find('[role="status"]').textContent;
const isOpen = () => find('details').hasAttribute('open');

describe('sharing a product', () => {
  test('copies its address with the colour and without what is the visitor’s own', async () => {
    start();
    find('[data-copy]').click();
    await vi.waitFor(() => expect(announced()).toBe('Copied'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(new URL('/p/boot?color=Peat', location.href).href);
    const mail = new URL(find('[data-mail]').getAttribute('href') ?? '');
    expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
      'Col High',
      new URL('/p/boot?color=Peat', location.href).href,
    ]);
    expect(find('[data-native]').hidden).toBe(true);
  });

  test.each([
    ['rejects', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
    ['is missing', {}],
  ])('says so where the clipboard %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    start();
    find('[data-copy]').click();
    await vi.waitFor(() => expect(announced()).toBe('Failed'));
  });

  test('opens the browser’s own dialog at once, and shows the other ways where that fails', async () => {
    const share = vi.fn<(data: object) => Promise<void>>().mockResolvedValueOnce();
    vi.stubGlobal('navigator', { share, clipboard: { writeText } });
    start();
    find('summary').click();
    await vi.waitFor(() => expect(announced()).toBe('Shared'));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Col High',
      url: new URL('/p/boot?color=Peat', location.href).href,
    });
    find('details').removeAttribute('open');
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    find('summary').click();
    await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    expect(isOpen()).toBe(false);
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    find('summary').click();
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    expect(find('[data-native]').hidden).toBe(false);
  });
});
