import { describe, expect, test, vi } from 'vitest';
import { createTestGateway, startBrowser } from '../core/browser.test-support.ts';

async function openTab(gateway: ReturnType<typeof createTestGateway>) {
  const { events } = startBrowser(gateway);
  const [{ startTabs }, state, { addItem }] = await Promise.all([
    import('./cart.ts'),
    import('./cart-state.ts'),
    import('./add-item.ts'),
  ]);
  startTabs();
  return { events, addItem, count: () => state.$itemCount.get() };
}

const BOOT = { productId: 'BOOT-9', qty: 1 };

describe('tabs of one browser', () => {
  test('agree on the cart within a second, whichever tab changes it', async () => {
    const gateway = createTestGateway();
    const one = await openTab(gateway);
    const two = await openTab(gateway);
    await one.addItem(BOOT);
    await vi.waitFor(() => expect(two.count()).toBe(1), 1000);
    await two.addItem(BOOT);
    await vi.waitFor(() => expect(one.count()).toBe(2), 1000);
    for (const { events } of [one, two]) events.dispatchEvent(new Event('pagehide'));
  });

  test('update when they return from the back/forward cache', async () => {
    const gateway = createTestGateway();
    const one = await openTab(gateway);
    const two = await openTab(gateway);
    two.events.dispatchEvent(new Event('pagehide'));
    await one.addItem(BOOT);
    two.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(two.count()).toBe(1), 1000);
    for (const { events } of [one, two]) events.dispatchEvent(new Event('pagehide'));
  });
});
