import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contactSubjects } from '../../src/api/account/contact.schema.ts';
import { ADDRESS, CAPTCHA } from '../harness/purchase.ts';
import { orderOf, Customer } from './support/checkout.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { Visitor } from './support/visitor.test-support.ts';

const CONSUMER = '/consumers-v3/consumer';
const REVIEWS = '/products/v1/products/heather-low/reviews';
const inbox = z.array(z.object({ to: z.string(), subject: z.string(), html: z.string() }));
type Request = readonly [method: string, path: string, body?: object];

/** Names and messages accept all of it: it must be preserved in responses, emails and documents. */
const TEXTS = [
  ['strange', '👩‍👩‍👧 \u202EevE\u202C \ud800 "><script>x</script> & \'\r\nBcc: b@example.com\u0001\u001b[31m\u2028\u0085'],
  ['as long as they may be', '漢'.repeat(100)],
] as const;

describe.each(TARGETS)('the texts that shoppers of $name write', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  async function expectTaken(visitor: Visitor, requests: readonly Request[]): Promise<void> {
    for (const [method, path, body] of requests) {
      const answer = await visitor.call(method, path, body);
      expect([path, answer.status < 300 || answer.body]).toEqual([path, true]);
    }
  }

  test.each(TEXTS)('may be %s', async (_, text) => {
    const visitor = await Visitor.signUp(target, { firstName: text, lastName: text });
    const { email } = visitor;
    const customer = Customer.of(target, visitor);
    const giftOption = { to: text, email, message: text };
    const { basketId } = await visitor.addToCart({ productId: 'LIMITED-100', qty: 1, giftOption });
    customer.cartId = basketId;
    const address = { ...ADDRESS, firstName: text, lastName: text, addressLine2: text, city: text, email };
    const review = { title: text, text, author: text.slice(0, 60) };
    const topics = await visitor.call('GET', `${CONSUMER}/contactus/categorySubject`);
    const [topic] = contactSubjects.parse(topics.body).subjects;
    const contact = { firstName: text, lastName: text, email };
    await expectTaken(visitor, [
      ['POST', `/cart/v2/cart/${basketId}/shippingAddress`, { ...address, ...CAPTCHA }],
      ['POST', `/cart/v1/cart/${basketId}/billingAddress`, address],
      ['POST', `${CONSUMER}/address`, { ...address, approachType: 'S' }],
      ['POST', REVIEWS, { rating: 4, ...review }],
      ['POST', `${REVIEWS}/questions`, review],
      ['POST', `${CONSUMER}/contactus`, { ...contact, category: topic?.category, subject: topic?.id, message: text }],
      ['POST', `${CONSUMER}/warranty`, { ...contact, productName: text, description: text }],
    ]);
    const payload = { ...(await customer.payload()), billingAddress: address };
    const { orderNumber, items } = orderOf(await customer.place(payload));
    await expectTaken(visitor, [
      ['GET', `${CONSUMER}/purchase/${orderNumber}`],
      ['POST', `${CONSUMER}/purchasehistory`, {}],
      ['POST', `${CONSUMER}/purchase/invoice/download`, { orderNumber }],
      ['POST', `${CONSUMER}/return/${orderNumber}/returnLabel`, { items: [{ itemId: items[0]?.id, qty: 1 }] }],
      ['GET', CONSUMER],
      ['GET', REVIEWS],
      ['GET', `${REVIEWS}/questions`],
    ]);
    const mails = async () => inbox.parse(await (await target.sandbox(`/sandbox/inbox.json?to=${email}`)).json());
    await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
    for (const mail of await mails()) {
      expect(mail.to).toBe(email);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.html).not.toContain('<script');
    }
  });
});
