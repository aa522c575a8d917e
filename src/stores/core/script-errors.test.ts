import { beforeEach, describe, expect, test, vi } from 'vitest';

const ORIGIN = 'https://shop.example';
const sent: unknown[] = [];
let reportScriptError: (action: string, cause: unknown) => void;
let toasts: () => readonly { readonly message: string }[];

beforeEach(async () => {
  sent.length = 0;
  vi.resetModules();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)]);
    return new Response(null, { status: 204 });
  });
  ({ reportScriptError } = await import('./script-errors.ts'));
  const { $toasts } = await import('./toasts.ts');
  toasts = () => $toasts.get();
});

function thrownAt(...frames: string[]): TypeError {
  return Object.assign(new TypeError('Ada Hill is not a function'), {
    stack: ['TypeError: Ada Hill', ...frames].join('\n'),
  });
}

describe('the report of a script error', () => {
  test('has its class and where the shop’s script threw it, without its text', () => {
    const frames = ['    at x (https://bank.example/pay.js:1:2)', `    at y (${ORIGIN}/_astro/cart.x1-_.js:3:417)`];
    reportScriptError('cart/add', thrownAt(...frames));
    expect(sent).toEqual([
      ['/fapi/script-error', { action: 'cart/add', name: 'TypeError', source: '/_astro/cart.x1-_.js:3:417' }],
    ]);
  });

  test('works with the stacks of every browser and with what is no error', () => {
    reportScriptError('cart/add', thrownAt(`run@${ORIGIN}/_astro/cart.js:3:4`));
    reportScriptError('cart/add', 'a text');
    expect(sent).toMatchObject([
      [expect.any(String), { source: '/_astro/cart.js:3:4' }],
      [expect.any(String), { name: 'string' }],
    ]);
  });

  test('is sent once for an error that passes through several actions, and at most 20 times', () => {
    const cause = thrownAt();
    reportScriptError('cart/add', cause);
    reportScriptError('checkout/prepare-order', cause);
    expect(sent).toHaveLength(1);
    for (let count = 0; count < 30; count += 1) reportScriptError('cart/add', thrownAt());
    expect(sent).toHaveLength(20);
  });

  test('shows the customer that something failed', () => {
    reportScriptError('cart/add', thrownAt());
    expect(toasts()).toMatchObject([{ type: 'error', message: 'shell.failed' }]);
  });
});
