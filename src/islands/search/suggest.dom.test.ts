// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { messagesOf } from '../../i18n/translate.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { installPopovers } from '../kit/popover.test-support.ts';

const SEARCHES = 'aisle.searches';

const asked: string[] = [];
let respond: (q: string) => Response | Promise<Response>;

async function serve(address: string): Promise<Response> {
  const url = new URL(address, 'http://shop.test');
  if (url.pathname.startsWith('/fapi/i18n/')) return Response.json(messagesOf('en-us'));
  const q = url.searchParams.get('q') ?? '';
  asked.push(q);
  return respond(q);
}

const suggest = (...terms: string[]) => Response.json({ terms, products: [], categories: [], articles: [] });

const field = () => document.querySelector('input') as HTMLInputElement; // of the markup below
const optionTexts = () => Array.from(document.querySelectorAll('[role="option"]'), ({ textContent }) => textContent);
const isOpen = () => document.querySelector<HTMLElement>('[role="listbox"]')?.hidden === false;
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

beforeAll(async () => {
  installPopovers();
  writePageData();
  vi.stubGlobal('fetch', serve);
  document.body.innerHTML = `<dialog id="search" popover data-search><form action="/search"><input type="search" name="q"></form>
    <div role="listbox" id="suggestions" hidden></div><p role="status"></p></dialog>`;
  await import('./suggest.ts');
});

beforeEach(async () => {
  localStorage.clear();
  respond = (q) => suggest(`${q} for rain`);
  type('');
  await settle();
  asked.length = 0;
});

test('each key asks for what is typed so far, and what is typed at once asks once', async () => {
  for (const text of ['b', 'bo', 'boo']) type(text);
  await vi.waitFor(() => expect(optionTexts()).toEqual(['boo for rain']));
  type('boot');
  await vi.waitFor(() => expect(optionTexts()).toEqual(['boot for rain']));
  type('boot ');
  await settle();
  expect([optionTexts(), asked]).toEqual([['boot for rain'], ['boo', 'boot']]);
});

test('the response to former words is not shown', async () => {
  let late: (response: Response) => void = () => undefined;
  respond = () => new Promise((resolve) => (late = resolve));
  type('boo');
  await vi.waitFor(() => expect(asked).toEqual(['boo']));
  respond = (q) => suggest(q.toUpperCase());
  type('boot');
  await vi.waitFor(() => expect(optionTexts()).toEqual(['BOOT']));
  late(suggest('boo'));
  await settle();
  expect(optionTexts()).toEqual(['BOOT']);
});

test('an emptied field shows the last searches of the device, and they stay', async () => {
  localStorage.setItem(SEARCHES, '["tarp","socks"]');
  type('boot');
  await vi.waitFor(() => expect(optionTexts()).toEqual(['boot for rain']));
  type('');
  await vi.waitFor(() => expect(optionTexts()).toEqual(['tarp', 'socks']));
  await settle();
  expect([optionTexts(), isOpen()]).toEqual([['tarp', 'socks'], true]);
});

test('no suggestions of other words remain where the service does not respond', async () => {
  type('boot');
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  respond = () => Response.json({ errorDetails: [] }, { status: 503 });
  type('boots');
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  expect(optionTexts()).toEqual([]);
});
