import { describe, expect, test } from 'vitest';
import { sendNotices } from './send-stock-notices.ts';

const log = { info() {}, warn() {}, error() {} };

describe('sendNotices', () => {
  test('runs at once, after every change, never concurrently, and stops', async () => {
    const listeners = new Set<() => void>();
    let [rounds, running] = [0, 0];
    const sendDue = async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      rounds += 1;
      if (rounds === 1) throw new Error('The database is away.');
      return 0;
    };
    const onChange = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const end = sendNotices(onChange, { notices: { sendDue }, log });
    await new Promise((resolve) => setTimeout(resolve, 0));
    for (let change = 0; change < 3; change += 1) for (const listener of listeners) listener();
    await end();
    expect(rounds).toBe(2);
    expect(listeners.size).toBe(0);
  });
});
