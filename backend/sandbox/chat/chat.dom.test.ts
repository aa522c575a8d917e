// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSandbox } from './sandbox.ts';

let scripts: { readonly sierra: string; readonly messaging: string };
/** What the shop's calls answer, by path; `undefined` is 404. */
let answers: Record<string, unknown>;
const requested: string[] = [];

interface VendorPage {
  sierraConfig?: object;
  sierra?: { openChatModal(): void; closeChatModal(): void };
  embeddedservice_bootstrap?: {
    settings: Record<string, string>;
    init(...values: unknown[]): void;
    prechatAPI?: { setHiddenPrechatFields(fields: object): void };
    utilAPI?: { hideChatButton(): void; showChatButton(): void; launchChat(): void };
    userVerificationAPI?: { clearSession(): void };
  };
  readonly document: Document;
}
const page: VendorPage = globalThis as VendorPage;

const TABLE = {
  columns: [
    { system: 'US', group: 'men' },
    { system: 'US', group: 'women' },
    { system: 'EU' },
    { measure: 'footLength' },
  ],
  rows: [
    ['8', '9.5', '41', 25.9],
    ['9', '10.5', '42.5', 26.7],
  ],
};

beforeAll(async () => {
  const { adapter, router } = createSandbox({});
  const textOf = async (src = '') => (await (await router?.request(src.replace('/sandbox', '')))?.text()) ?? '';
  scripts = { sierra: await textOf(adapter.sierra?.src), messaging: await textOf(adapter.messaging?.src) };
});
beforeEach(() => {
  sessionStorage.clear();
  requested.length = 0;
  vi.spyOn(document.head, 'append').mockReturnValue(undefined);
  document.body.innerHTML = '<script type="application/json" id="page-data"></script>';
  const data = { siteId: 'us', locale: 'en-us', paths: { home: '/' } };
  const element = document.getElementById('page-data');
  if (element) element.textContent = JSON.stringify(data);
  answers = {
    '/fapi/components/size-chart/footwear': { tables: [TABLE] },
    '/api/stores/v1/search': {
      stores: [{ name: 'Boulder', path: 'us/boulder', address: { addressLine1: '1 Pearl St', city: 'Boulder' } }],
    },
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.test');
    requested.push(pathname);
    if (searchParams.get('siteId') !== 'us') throw new Error('The call names no site.');
    const key = searchParams.has('email') ? `${pathname} ${searchParams.get('email')}` : pathname;
    return answers[key] ? Response.json(answers[key]) : new Response('', { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const run = (script: string) => new Function(script)();
const find = <Found extends Element>(selector: string) => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const lines = () => [...document.querySelectorAll('.sandbox-chat__line')].map(({ textContent }) => textContent);

async function sendMessage(text: string): Promise<string | undefined> {
  const before = lines().length;
  find<HTMLInputElement>('.sandbox-chat__input').value = text;
  find('form').dispatchEvent(new Event('submit', { cancelable: true }));
  await expect.poll(() => lines().length).toBe(before + 2);
  return lines().at(-1)?.replace('Assistant: ', '');
}

describe('the stand-in of Sierra', () => {
  const events: string[] = [];
  const note = (name: string) => () => void events.push(name);
  const open = (config: object = {}) => {
    events.length = 0;
    const callbacks = { onConversationStart: note('start'), onAgentMessage: note('agent'), onClose: note('close') };
    page.sierraConfig = { ...callbacks, onTransferCompleted: note('transfer'), ...config };
    run(scripts.sierra);
    page.sierra?.openChatModal();
  };

  test('opens a window of the configured size with the greeting, and gives the focus back', () => {
    open({ customGreeting: 'Hi Ada', dimensions: { width: '25rem', height: '40rem' }, locale: 'de-DE' });
    const dialog = find<HTMLElement>('[role="dialog"]');
    expect([dialog.style.inlineSize, dialog.style.blockSize, dialog.hidden]).toEqual(['25rem', '40rem', false]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Nachricht');
    expect(find('[role="log"]').getAttribute('aria-live')).toBe('polite');
    expect(lines()).toEqual(['Assistent: Hi Ada']);
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect([dialog.hidden, document.activeElement?.id]).toEqual([true, 'sierra-chat-button']);
    expect(events).toEqual(['close']);
  });

  test('answers about an order with the calls of the shop, and asks for the address of a guest', async () => {
    open();
    answers['/api/consumers-v3/consumer/purchase/A1 ada@example.com'] = { progress: 'shipped' };
    expect(await sendMessage('Where is my order?')).toBe('What is your order number?');
    expect(await sendMessage('A1')).toBe('Which email address did you order with?');
    expect(await sendMessage('ada@example.com')).toBe('Order A1: on its way.');
    await sendMessage('my order');
    await sendMessage('A2');
    expect(await sendMessage('ada@example.com')).toMatch(/^There is no order/);
    expect(events).toEqual(['start', 'agent']);
  });

  test('answers about stores and sizes', async () => {
    open();
    await sendMessage('Is there a store?');
    expect(await sendMessage('80302')).toContain('Boulder, 1 Pearl St, Boulder');
    expect(find<HTMLAnchorElement>('.sandbox-chat__link').getAttribute('href')).toBe('/stores/us/boulder');
    await sendMessage('Which size fits?');
    expect(await sendMessage('26,1')).toBe('For 26.1 cm we suggest: US M 9, US W 10.5, EU 42.5.');
    await sendMessage('size');
    expect(await sendMessage('50')).toMatch(/^Our sizes start at 25.9 cm/);
    expect(await sendMessage('25.9')).toMatch(/US M 8/);
  });

  test('stores the conversation under the key of the vendor, and shows it again', async () => {
    open();
    await sendMessage('Talk to a person');
    expect(events).toContain('transfer');
    expect(Object.keys(sessionStorage)).toEqual(['embed-chat-sandbox-agent']);
    open();
    expect(document.querySelectorAll('#sierra-chat')).toHaveLength(1);
    expect(lines()).toHaveLength(3);
  });

  test('goes on where the storage of the tab is denied', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    open();
    expect(await sendMessage('hello')).toBe('Ask about an order, a store or a size.');
    expect(lines()).toHaveLength(3);
  });

  test('says so where a call of the shop fails, and goes on', async () => {
    open();
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    await sendMessage('store');
    expect(await sendMessage('Boulder')).toBe('That did not work. Please try again.');
    expect(await sendMessage('hello')).toBe('Ask about an order, a store or a size.');
  });
});

describe('the stand-in of Messaging for Web', () => {
  test('is ready after init, and reports what its visitor does', async () => {
    const names = ['Ready', 'ButtonCreated', 'ConversationStarted', 'FirstBotMessageSent', 'ConversationClosed'];
    const seen: string[] = [];
    for (const name of names) addEventListener(`onEmbeddedMessaging${name}`, () => seen.push(name), { once: true });
    run(scripts.messaging);
    const vendor = page.embeddedservice_bootstrap;
    expect(vendor?.prechatAPI).toBeUndefined();
    Object.assign(vendor?.settings ?? {}, { language: 'en_US', chatButtonPosition: '4rem, 3rem' });
    vendor?.init('00D', 'Shop', 'https://site.example', {});
    vendor?.prechatAPI?.setHiddenPrechatFields({ Greeting: 'Hi Ada' });
    const button = find<HTMLElement>('#embedded-messaging-button');
    expect([button.style.insetInlineEnd, button.style.insetBlockEnd]).toEqual(['4rem', '3rem']);
    button.click();
    expect(lines()).toEqual(['Assistant: Hi Ada']);
    await sendMessage('hello');
    find<HTMLElement>('.sandbox-chat__end').click();
    expect(seen).toEqual(names);
    expect(Object.keys(sessionStorage)).toEqual([]);
    vendor?.utilAPI?.hideChatButton();
    expect(find<HTMLElement>('#embedded-messaging').hidden).toBe(true);
  });
});
