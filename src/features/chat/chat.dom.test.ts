// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConsentCategory } from '../../lib/consent/consent-cookie.ts';
import { REQUIRED_CONSENT, ALL_CONSENT } from '../../lib/consent/consent-cookie.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';

interface TestPage {
  dataLayer?: unknown[] | undefined;
  sierra?: object | undefined;
  sierraConfig?: Record<string, unknown> | undefined;
  embeddedservice_bootstrap?: object | undefined;
  readonly document: Document;
}
const page: TestPage = globalThis as TestPage;

const SIERRA = { src: 'https://sierra.example/agent/token1/embed', token: 'token1' };
const MESSAGING = {
  src: 'https://site.example/assets/js/bootstrap.min.js',
  organizationId: '00D1',
  deployment: 'Shop',
  siteUrl: 'https://site.example',
  messagesUrl: 'https://messages.example',
};
const GUEST = { consumerNo: 'guest-1', consumerType: 'GUEST', loggedIn: false, expiresIn: 900 };
const MEMBER = { consumerNo: 'c-1', consumerType: 'REGISTERED', loggedIn: true, expiresIn: 900 };

/** Scripts that were added to the page; `onScript` runs in place of them. */
let added: string[];
let onScript: (src: string) => boolean;
let events: string[];
let warnings: unknown[];
const closeChatModal = vi.fn();

const note = (event: Event) => void (event instanceof CustomEvent && events.push(event.detail.event));

async function open(settings: object = {}) {
  const { start } = await import('./chat.ts');
  await Promise.all([import('./sierra.ts'), import('./messaging.ts')]);
  const { $consent, allows } = await import('../../stores/core/consent.ts');
  const { $session } = await import('../../stores/core/session.ts');
  $session.set(GUEST);
  $consent.set(ALL_CONSENT);
  const element = document.createElement('div');
  const texts = { greeting: 'Hi!', memberGreeting: 'Hi {name}, member!' };
  element.dataset['settings'] = JSON.stringify({ awaitsPageData: false, sierra: SIERRA, ...texts, ...settings });
  const gate = { allows: (category: ConsentCategory) => allows(category), chosen: async () => undefined };
  return { start: () => start(element, gate), $consent, $session };
}

function callSierra(name: string): void {
  const callback = page.sierraConfig?.[name];
  if (typeof callback === 'function') callback();
}

const elapse = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  writePageData({ locale: 'fr-ca', country: 'CA' });
  history.replaceState(null, '', '/cart');
  localStorage.clear();
  added = [];
  events = [];
  warnings = [];
  closeChatModal.mockReset();
  Object.assign(page, { dataLayer: undefined, sierra: undefined, embeddedservice_bootstrap: undefined });
  onScript = () => {
    page.sierra = { openChatModal: vi.fn(), closeChatModal };
    return true;
  };
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLLinkElement) queueMicrotask(() => node.onload?.(new Event('load')));
    if (!(node instanceof HTMLScriptElement)) return;
    added.push(node.src);
    queueMicrotask(() => node.dispatchEvent(new Event(onScript(node.src) ? 'load' : 'error')));
  });
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text));
  document.addEventListener('chat', note);
  vi.stubGlobal('fetch', async () =>
    Response.json({ consumerProfile: { consumerDetails: { firstName: 'Ada' }, isLoyaltyMember: true } }),
  );
});
afterEach(() => {
  document.removeEventListener('chat', note);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const isShown = () => document.documentElement.hasAttribute('data-chat');

describe('the chat', () => {
  test('starts once every consent is there, and ends with the withdrawal of any', async () => {
    const { start, $consent } = await open();
    $consent.set({ ...ALL_CONSENT, C0002: false });
    const stop = start();
    await elapse(20_000);
    expect([added, isShown()]).toEqual([[], false]);
    $consent.set(ALL_CONSENT);
    await elapse(0);
    expect([added, isShown(), events]).toEqual([[SIERRA.src], true, ['displayed']]);
    $consent.set({ ...ALL_CONSENT, C0003: false });
    expect([isShown(), closeChatModal.mock.calls.length]).toEqual([false, 1]);
    $consent.set(ALL_CONSENT);
    await elapse(0);
    expect([added.length, isShown()]).toEqual([1, true]);
    $consent.set(REQUIRED_CONSENT);
    stop();
    $consent.set(ALL_CONSENT);
    await elapse(20_000);
    expect(isShown()).toBe(false);
  });

  test('waits for the event of the page where the data layer is used, asking every five seconds', async () => {
    const { start } = await open({ awaitsPageData: true });
    const stop = start();
    await elapse(9000);
    page.dataLayer = [{ event: 'page-data' }];
    expect(added).toEqual([]);
    await elapse(1000);
    expect(added).toEqual([SIERRA.src]);
    stop();
  });

  test('whose script fails is tried again every five seconds, each failure one warning', async () => {
    onScript = () => false;
    const { start } = await open();
    const stop = start();
    await elapse(0);
    expect(warnings).toEqual(['Chat: script not loaded']);
    onScript = () => {
      page.sierra = { openChatModal: vi.fn(), closeChatModal };
      return true;
    };
    await elapse(4900);
    expect(isShown()).toBe(false);
    await elapse(100);
    expect([isShown(), warnings.length, added.length]).toEqual([true, 1, 2]);
    stop();
  });

  test.each(['/', '/de-de/', '/fr-ca', '/de'])('is not on the home page %s', async (path) => {
    history.replaceState(null, '', path);
    const { start } = await open();
    const stop = start();
    await elapse(11_000);
    expect(added).toEqual([]);
    stop();
  });
});

describe('the chat of Sierra', () => {
  test('gets the locale, the place of its button and the size of its window', async () => {
    const { start } = await open();
    const stop = start();
    await elapse(0);
    expect(page.sierraConfig).toMatchObject({
      locale: 'fr-CA',
      customGreeting: 'Hi!',
      dimensions: { width: '25rem', height: '40rem' },
      customStyle: { maxHeight: 'calc(100% - 9rem)' },
      launcher: { customStyle: { right: '4rem', bottom: '3rem' } },
      variables: { LANGUAGE: 'fr', LOCALE: 'fr-CA', COUNTRY_CODE: 'CA', LOGGED_IN: 'false', LOYALTY_MEMBER: 'false' },
    });
    stop();
  });

  test('starts anew when a customer signs in, greets a member, and is closed and emptied by the sign-out', async () => {
    const { start, $session } = await open();
    const stop = start();
    await elapse(0);
    localStorage.setItem('embed-chat-token1', 'conversation');
    $session.set(MEMBER);
    await elapse(0);
    await vi.waitFor(() => expect(added).toEqual([SIERRA.src, `${SIERRA.src}?round=1`]));
    expect(page.sierraConfig).toMatchObject({ customGreeting: 'Hi Ada, member!', variables: { LOGGED_IN: 'true' } });
    expect(localStorage.getItem('embed-chat-token1')).toBe('conversation');
    $session.set({ ...GUEST, consumerNo: 'guest-2' });
    await elapse(0);
    await vi.waitFor(() => expect(added).toHaveLength(3));
    expect([localStorage.length, closeChatModal.mock.calls.length]).toEqual([0, 2]);
    expect(events).toEqual(['displayed']);
    stop();
  });

  test('that is not ready at the sign-out is emptied all the same, with a warning', async () => {
    const { start, $session } = await open();
    $session.set(MEMBER);
    const stop = start();
    await elapse(0);
    await vi.waitFor(() => expect(added).toHaveLength(1));
    await elapse(0);
    localStorage.setItem('embed-chat-token1', 'conversation');
    page.sierra = undefined;
    $session.set(GUEST);
    await elapse(0);
    await vi.waitFor(() => expect(warnings).toEqual(['Chat: script not loaded']));
    expect(localStorage.getItem('embed-chat-token1')).toBeNull();
    stop();
  });

  test('shows nobody the conversation of a customer who signed out on another page', async () => {
    localStorage.setItem('aisle.chatCustomer', JSON.stringify('c-1'));
    localStorage.setItem('embed-chat-token1', 'conversation');
    const { start } = await open();
    const stop = start();
    await elapse(0);
    expect(localStorage.length).toBe(0);
    stop();
  });

  test('reports what happens in it, the chatbot once', async () => {
    const { start } = await open();
    const stop = start();
    await elapse(0);
    for (const name of ['onConversationStart', 'onAgentMessage', 'onAgentMessage', 'onTransferCompleted', 'onClose'])
      callSierra(name);
    expect(events).toEqual(['displayed', 'started', 'chatbotEngaged', 'agentTransferCompleted', 'closed']);
    stop();
  });
});

describe('the chat of the messaging vendor', () => {
  const vendor = {
    settings: {},
    init: vi.fn(),
    prechatAPI: undefined as object | undefined,
    utilAPI: { hideChatButton: vi.fn() },
  };
  const setHiddenPrechatFields = vi.fn();
  const messaging = { sierra: undefined, messaging: MESSAGING };

  beforeEach(() => {
    vendor.init.mockReset();
    vendor.prechatAPI = { setHiddenPrechatFields };
    onScript = () => {
      page.embeddedservice_bootstrap = vendor;
      return true;
    };
  });
  const ready = () => dispatchEvent(new Event('onEmbeddedMessagingReady'));

  test('is configured before it starts, and describes the visitor when it is ready', async () => {
    const { start } = await open(messaging);
    const stop = start();
    await elapse(0);
    expect(vendor.settings).toEqual({ language: 'fr_CA', chatButtonPosition: '4rem, 3rem' });
    const { messagesUrl: scrt2URL, organizationId, deployment, siteUrl } = MESSAGING;
    expect(vendor.init).toHaveBeenCalledExactlyOnceWith(organizationId, deployment, siteUrl, { scrt2URL });
    expect(isShown()).toBe(false);
    ready();
    await elapse(0);
    expect(setHiddenPrechatFields).toHaveBeenCalledWith(expect.objectContaining({ Locale: 'fr-CA', Greeting: 'Hi!' }));
    expect(isShown()).toBe(true);
    const agent = { entries: [{ operation: 'add', participant: { role: 'Agent' } }] };
    const detail = { conversationEntry: { entryPayload: JSON.stringify(agent) } };
    dispatchEvent(new Event('onEmbeddedMessagingConversationStarted'));
    dispatchEvent(new CustomEvent('onEmbeddedMessagingConversationParticipantChanged', { detail }));
    dispatchEvent(new CustomEvent('onEmbeddedMessagingConversationParticipantChanged', { detail: {} }));
    expect(events).toEqual(['started', 'agentTransferCompleted']);
    stop();
    expect(vendor.utilAPI.hideChatButton).toHaveBeenCalled();
  });

  test('ends the session of a customer who signs out, and tells the vendor of the next one', async () => {
    const clearSession = vi.fn();
    Object.assign(vendor, { userVerificationAPI: { clearSession } });
    const { start, $session } = await open(messaging);
    $session.set(MEMBER);
    const stop = start();
    await elapse(0);
    await vi.waitFor(() => expect(vendor.init).toHaveBeenCalledOnce());
    ready();
    await elapse(0);
    $session.set(GUEST);
    await elapse(0);
    await vi.waitFor(() => expect(clearSession).toHaveBeenCalledOnce());
    await vi.waitFor(() =>
      expect(setHiddenPrechatFields).toHaveBeenLastCalledWith(expect.objectContaining({ Greeting: 'Hi!' })),
    );
    expect(vendor.init).toHaveBeenCalledOnce();
    stop();
  });

  test('has two more failures, each a warning: no bootstrap in its script, no prechat interface', async () => {
    onScript = () => true;
    const { start } = await open(messaging);
    const stop = start();
    await elapse(0);
    expect(warnings).toEqual(['Chat: embedded bootstrap not loaded']);
    page.embeddedservice_bootstrap = vendor;
    vendor.prechatAPI = undefined;
    await elapse(5000);
    ready();
    await elapse(0);
    expect(warnings).toEqual(['Chat: embedded bootstrap not loaded', 'Chat: prechat API not available']);
    stop();
  });
});
