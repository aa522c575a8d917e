import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';

/** Serves the script, and runs it in the window of a page. */
async function loadScript(before = '') {
  const { adapter, router } = createSandbox({});
  const answer = await router?.request(adapter.src.replace('/sandbox', ''));
  const script = (await answer?.text()) ?? '';
  const page = createContext({});
  runInContext(`${before};${script}`, page);
  const read = (code: string): unknown => JSON.parse(String(runInContext(`JSON.stringify(${code})`, page)));
  return { read, run: (code: string) => runInContext(code, page), script, answer };
}

const CONTAINER = "google_tag_manager['GTM-SANDBOX']";
const EVENTS = `${CONTAINER}.events.map(({ event }) => event)`;

describe('the stand-in of the tag manager', () => {
  test('is a script that runs without anything of others', async () => {
    const { answer, read, script } = await loadScript();
    expect(answer?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script).not.toMatch(/fetch|sendBeacon|XMLHttpRequest|Image/);
    expect(read(EVENTS)).toEqual(['gtm.dom', 'gtm.load']);
  });

  test('takes entries from before it was loaded and after it, each once and in order', async () => {
    const { read, run, script } = await loadScript("dataLayer = [{ event: 'page-data', page: { kind: 'cart' } }]");
    run("dataLayer.push({ event: 'view', page: { place: 'cart' } })");
    run(script);
    expect(read(EVENTS)).toEqual(['page-data', 'gtm.dom', 'gtm.load', 'view']);
    expect(read('dataLayer.length')).toBe(4);
    expect(read(`${CONTAINER}.events.at(-1).model.page`)).toEqual({ kind: 'cart', place: 'cart' });
    expect(read(`${CONTAINER}.events[0].model.page`)).toEqual({ kind: 'cart' });
  });

  test('runs commands and functions on its model', async () => {
    const { read, run } = await loadScript();
    run("dataLayer.push({ cart: { items: ['a'] } }, ['cart.items.push', 'b'], function () { this.set('a.b', 1); })");
    expect(read(`[${CONTAINER}.dataLayer.get('cart.items'), ${CONTAINER}.dataLayer.get('a.b')]`)).toEqual([
      ['a', 'b'],
      1,
    ]);
    expect(read(`${CONTAINER}.dataLayer.get('no.such.key') === undefined`)).toBe(true);
  });
});
