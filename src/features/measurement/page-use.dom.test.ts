// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $dialog, closeDialog, openDialog } from '../../stores/core/dialogs.ts';
import { eventErrors } from '../../lib/measurement/event-list.ts';
import { replaceCalls, startCollector, checkPushed } from './collectors.test-support.ts';
import { collectDialogs } from './collect-dialogs.ts';
import { collectPageUse } from './collect-page-use.ts';
import { collectServices } from './collect-services.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';

beforeEach(() => {
  writePageData();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
  $dialog.set(undefined);
});
afterEach(() => {
  checkPushed(eventErrors);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('scrolling', () => {
  function scrollTo(position: number): void {
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('scrollY', position);
    dispatchEvent(new Event('scroll'));
  }
  const percents = (events: readonly object[]) => events.flatMap((event) => ('percent' in event ? event.percent : []));

  test('reports each milestone once, and those that were passed', () => {
    const { events } = startCollector(collectPageUse);
    scrollTo(100);
    expect(events).toEqual([]);
    scrollTo(200);
    scrollTo(2300);
    scrollTo(0);
    scrollTo(2300);
    expect(percents(events)).toEqual([25, 50, 75]);
    scrollTo(3199.6);
    expect(percents(events)).toEqual([25, 50, 75, 100]);
  });

  test('begins anew with the next page view', () => {
    const { events } = startCollector(collectPageUse);
    scrollTo(400);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    scrollTo(400);
    expect(percents(events)).toEqual([25, 25]);
  });
});

describe('a search', () => {
  test.each([
    ['rain jacket', 'rain jacket'],
    ['where is ada@example.com', 'where is *'],
    ['call +1 (555) 010-9999 now', 'call * now'],
    ['boot 42', 'boot 42'],
  ])('for %s is reported as %s', (words, term) => {
    history.replaceState(null, '', `/search?${new URLSearchParams({ q: words })}`);
    expect(startCollector(collectPageUse, { place: 'search' }).events).toEqual([
      { event: 'search', search_term: term },
    ]);
  });
});

test('links of header, breadcrumbs and footer are reported, without their query', () => {
  document.body.innerHTML = `<header><a href="/c/boots?f.size=9">Boots</a></header>
    <nav class="breadcrumbs"><a href="/c/all">All</a></nav><main><a href="/x">X</a></main>
    <footer><a href="/help">Help</a><a href="https://elsewhere.example/">E</a></footer>`;
  const { events } = startCollector(collectPageUse);
  for (const link of document.querySelectorAll('a')) link.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(events).toEqual([
    { event: 'select_navigation', area: 'header', path: '/c/boots' },
    { event: 'select_navigation', area: 'breadcrumbs', path: '/c/all' },
    { event: 'select_navigation', area: 'footer', path: '/help' },
  ]);
});

test('a film is reported once when it plays, and at its end', () => {
  document.body.innerHTML = '<video aria-label="The sole"></video>';
  const { events } = startCollector(collectPageUse);
  for (const type of ['play', 'play', 'ended']) document.querySelector('video')?.dispatchEvent(new Event(type));
  expect(events).toEqual([
    { event: 'video_start', title: 'The sole' },
    { event: 'video_complete', title: 'The sole' },
  ]);
});

describe('a dialog', () => {
  test('is reported without its argument, also where it replaces another', () => {
    const { events } = startCollector(collectDialogs);
    openDialog('quickshop', 'boot');
    openDialog('sign-in');
    closeDialog();
    expect(events.map((event) => Object.values(event).join(' '))).toEqual([
      'dialog_open quickshop',
      'dialog_close quickshop',
      'dialog_open sign-in',
      'dialog_close sign-in',
    ]);
  });

  test('of the cart is reported by its own event, once', () => {
    document.body.innerHTML = '<dialog id="mini-cart"></dialog>';
    const { names } = startCollector(collectDialogs);
    const toggle = (newState: string) =>
      document.querySelector('dialog')?.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
    toggle('open');
    openDialog('mini-cart');
    toggle('closed');
    closeDialog();
    expect(names()).toEqual(['dialog_open', 'dialog_close']);
  });
});

describe('what other features report', () => {
  const dispatch = (type: string, detail: object) => document.dispatchEvent(new CustomEvent(type, { detail }));

  test('are pop-ups with their class', () => {
    replaceCalls();
    const { events } = startCollector(collectServices);
    const popup = { id: 'p', name: 'Newsletter', class: 'Newsletter' };
    dispatch('popup/open', popup);
    dispatch('popup/close', popup);
    expect(events).toEqual([
      { event: 'popup_show', ...popup },
      { event: 'popup_close', ...popup },
    ]);
  });

  test('are events of the chat, and no others', () => {
    replaceCalls();
    const { events } = startCollector(collectServices);
    dispatch('chat', { event: 'chatbotEngaged' });
    dispatch('chat', { event: 'other' });
    dispatch('chat', []);
    expect(events).toEqual([{ event: 'chat', chatEvent: 'chatbotEngaged' }]);
  });

  test('are decisions of experiments, and the baseline of sections without one, each once', () => {
    replaceCalls();
    const decisions = [
      { id: 'hero', label: 'everybody', variant: 'b' },
      { id: 'paypalPdp', label: 'PayPal', variant: 'above' },
    ];
    writePageData({ experiences: decisions });
    document.body.innerHTML = `<section data-experience="hero" data-experience-variant="b"></section>
      <section data-experience="row"></section><section data-experience="row"></section>`;
    const { events } = startCollector(collectServices);
    expect(events).toEqual([
      ...decisions.map((decision) => ({ event: 'experiment_decision', ...decision })),
      { event: 'experiment_decision', id: 'row', label: 'row', variant: 'baseline' },
    ]);
  });
});

describe('an error', () => {
  test('of an operation has its status and no id', () => {
    const { call } = replaceCalls();
    const { events } = startCollector(collectServices);
    call('/api/cart/v1/cart/7f3a-22?siteId=us', 404);
    call('/api/cart/v1/item', 200);
    call('/_astro/x.js', 404);
    expect(events).toEqual([{ event: 'error', kind: 'operation', status: 404, operation: '/api/cart/v1/cart/*' }]);
  });

  test('of a script has no text, and is limited to twenty of a page', () => {
    replaceCalls();
    const { events } = startCollector(collectServices);
    for (let count = 0; count < 30; count += 1) dispatchEvent(new ErrorEvent('error', { message: 'secret' }));
    expect(events).toHaveLength(20);
    expect(events[0]).toEqual({ event: 'error', kind: 'script' });
  });

  test('page is one', () => {
    replaceCalls();
    expect(startCollector(collectServices, { routeName: 'error-404' }).events).toEqual([
      { event: 'error', kind: 'page', status: 404 },
    ]);
  });
});
