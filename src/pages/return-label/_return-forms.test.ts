import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import { createReturnLabel, downloadReturnLabel, getPurchase } from '../../api/orders/purchases.ts';
import { readForm } from '../account/_account-form.ts';
import { loadReturn, RETURN_FORMS } from './_return-forms.ts';

const call = vi.fn<(operation: { readonly name: string }, input: unknown) => Promise<never>>();
const claim = { orderNumber: 'A-1', email: 'ada@example.com' };
const LINES = { lines: [{ itemId: 'boot' }, { itemId: 'sock' }] };

function answer(answers: Readonly<Record<string, unknown>>): void {
  call.mockReset();
  call.mockImplementation(async ({ name }) => {
    const body = answers[name];
    if (body instanceof Error) throw body;
    return body as never;
  });
}

function send(name: keyof typeof RETURN_FORMS, values: Readonly<Record<string, string>>) {
  const fields = new URLSearchParams({ ...claim, ...values });
  return readForm({ name, fields, form: RETURN_FORMS[name], call, locale: 'en-us', country: 'US' });
}

const sentTo = (operation: { readonly name: string }) => call.mock.calls.find(([one]) => one === operation)?.[1];
const rejection = (errorId: string, status: number) => new ApiError({ errorId, status, message: 'Of the service.' });

beforeEach(() => answer({ [getPurchase.name]: LINES, [createReturnLabel.name]: { returnNumber: 'R1' } }));

describe('the form of a return', () => {
  test('sends the lines that go back with their reasons, under its key, and leads to the return', async () => {
    const chosen = { key: 'k1', 'qty-boot': '2', 'reason-boot': 'tooSmall', 'qty-sock': '1', 'reason-sock': '' };
    expect(await send('return', chosen)).toBe('/return-label?orderNumber=A-1&email=ada%40example.com&returnNumber=R1');
    const items = [
      { itemId: 'boot', qty: 2, reason: 'tooSmall' },
      { itemId: 'sock', qty: 1 },
    ];
    expect(sentTo(createReturnLabel)).toEqual({
      params: { orderId: 'A-1' },
      body: { email: 'ada@example.com', items },
      headers: { 'idempotency-key': 'k1' },
    });
  });

  test('leaves out what stays, lines of other orders, and reasons that are none', async () => {
    await send('return', { 'qty-boot': '1', 'reason-boot': '<b>', 'qty-sock': '0', 'qty-other': '3' });
    expect(sentTo(createReturnLabel)).toMatchObject({ body: { items: [{ itemId: 'boot', qty: 1 }] } });
  });

  test.each(['', '0', '-1', '0.5', 'all'])('needs at least one item: %j', async (qty) => {
    const again = await send('return', { 'qty-boot': qty });
    expect(again).toMatchObject({ errors: { items: 'Choose at least one item to send back.' } });
    expect(sentTo(createReturnLabel)).toBeUndefined();
  });

  test('is shown again with its choice where the service rejects the return', async () => {
    answer({ [getPurchase.name]: LINES, [createReturnLabel.name]: rejection('RTN500', 409) });
    const again = await send('return', { 'qty-boot': '2' });
    expect(again).toMatchObject({ alert: expect.stringMatching(/This return could not be created/) });
    expect(typeof again === 'object' && 'value' in again && again.value('qty-boot')).toBe('2');
  });
});

describe('the label of a return', () => {
  test('is a file that the browser saves and nobody stores', async () => {
    const content = Buffer.from('%PDF').toString('base64');
    answer({ [downloadReturnLabel.name]: { fileName: 'return-R1.pdf', contentType: 'application/pdf', content } });
    const file = await send('label', { returnNumber: 'R1' });
    if (!(file instanceof Response)) throw new Error('There is no file.');
    expect(await file.text()).toBe('%PDF');
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="return-R1.pdf"',
      'content-type': 'application/pdf',
    });
    expect(sentTo(downloadReturnLabel)).toEqual({
      params: { orderId: 'A-1' },
      body: { email: 'ada@example.com', returnNumber: 'R1' },
    });
  });
});

describe('looking up the order of a return', () => {
  test('needs its number and an email address', async () => {
    const again = await send('find', { orderNumber: '', email: 'ada' });
    expect(again).toMatchObject({
      errors: { orderNumber: 'Enter the order number.', email: expect.stringMatching(/^Enter an email address/) },
    });
    expect(call).not.toHaveBeenCalled();
  });

  test('leads to the page of its return', async () => {
    expect(await send('find', {})).toBe('/return-label?orderNumber=A-1&email=ada%40example.com');
    expect(sentTo(getPurchase)).toEqual({ params: { orderId: 'A-1' }, query: { email: 'ada@example.com' } });
  });

  test('says at the email address that the service refuses it, and above the form that there is no such order', async () => {
    answer({ [getPurchase.name]: rejection('ORD400', 400) });
    expect(await send('find', {})).toMatchObject({ errors: { email: expect.stringMatching(/for this order\.$/) } });
    answer({ [getPurchase.name]: rejection('OHS4004', 404) });
    expect(await send('find', {})).toMatchObject({ alert: expect.stringMatching(/could not find this order/) });
  });
});

describe('the order of the page’s address', () => {
  test('is the session’s own without an email address', async () => {
    expect(await loadReturn(call, { orderNumber: 'A-1', email: '' }, 'en-us')).toEqual({ purchase: LINES });
    expect(sentTo(getPurchase)).toEqual({ params: { orderId: 'A-1' }, query: {} });
  });

  test('is asked for where the address names none', async () => {
    expect(await loadReturn(call, { orderNumber: '', email: 'ada@example.com' }, 'en-us')).toEqual({});
    expect(call).not.toHaveBeenCalled();
  });

  test('that is not found has an error only with an email address', async () => {
    answer({ [getPurchase.name]: rejection('OHS4004', 404) });
    expect(await loadReturn(call, { ...claim, email: '' }, 'en-us')).toEqual({ error: undefined });
    expect(await loadReturn(call, claim, 'en-us')).toEqual({ error: expect.stringMatching(/could not find/) });
  });

  test.each([401, 503])('is a failure of the page with the status %i', async (status) => {
    answer({ [getPurchase.name]: rejection('GEN500', status) });
    await expect(loadReturn(call, claim, 'en-us')).rejects.toMatchObject({ status });
  });
});
