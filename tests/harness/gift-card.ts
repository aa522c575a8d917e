import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { expect } from './browser/browser-test.ts';
import { openShopApi } from './gateway.ts';
import { purchase } from './purchase.ts';

const inbox = z.array(z.object({ text: z.string() }));

/** Buys a new gift card of 25.00 for a single test, and reads its code from the email. */
export async function newGiftCard(origin: string): Promise<{ readonly number: string; readonly pin: string }> {
  const email = `gift-${randomUUID()}@example.com`;
  const items = [{ productId: 'DIGITAL-GC-25', qty: 1 }];
  await purchase(origin, openShopApi(origin).send, { items, email, isDigital: true });
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    const answer = await fetch(`${origin}/sandbox/inbox.json?to=${encodeURIComponent(email)}`);
    const texts = inbox.parse(await answer.json()).map(({ text }) => text);
    found = /Number: (\d+)\s+PIN: (\d+)/.exec(texts.join('\n'));
    expect(found).not.toBeNull();
  }).toPass();
  const [, number = '', pin = ''] = found ?? [];
  return { number, pin };
}
