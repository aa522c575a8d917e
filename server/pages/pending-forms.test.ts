import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPendingForms } from './pending-forms.ts';

const PATH = '/account/profile';
const OWNER = { path: PATH, consumerNo: 'C1' };
const SENT =
  'form=email&customer=C1&email=ada%40example.com&currentPassword=Trail-2026!&newsletter=email&newsletter=sms';

const forms = createPendingForms({ secret: 's'.repeat(32), isSecure: false });
const requestWith = (header = '') =>
  new Request('http://shop.test', { headers: { cookie: header.split(';')[0] ?? '' } });
const store = (body: string, path = PATH) => forms.store(path, new URLSearchParams(body));

afterEach(() => void vi.useRealTimers());

describe('a form that was sent after the session had ended', () => {
  test('is found again by its customer, with every value but the secret ones', async () => {
    const header = await store(SENT);
    const found = await forms.find(requestWith(header), OWNER);
    expect(found?.toString()).toBe('form=email&customer=C1&email=ada%40example.com&newsletter=email&newsletter=sms');
  });

  test('loses the number and PIN of a card', async () => {
    const header = await store('form=gift-card&customer=C1&number=6006&pin=1234&main=yes&memberNumber=7');
    expect((await forms.find(requestWith(header), OWNER))?.toString()).toBe(
      'form=gift-card&customer=C1&main=yes&memberNumber=7',
    );
  });

  test('is neither another customer’s nor another page’s', async () => {
    const request = requestWith(await store(SENT));
    expect(await forms.find(request, { ...OWNER, consumerNo: 'C2' })).toBeUndefined();
    expect(await forms.find(request, { ...OWNER, path: '/account' })).toBeUndefined();
  });

  test('lasts a quarter of an hour in a cookie that neither scripts nor people can read', async () => {
    const header = await store(SENT);
    expect(header).toMatch(/^pending-form=[\w.-]+; Max-Age=(900|899); Path=\/; HttpOnly; SameSite=Lax$/);
    expect(atob(header?.split('.')[3]?.replaceAll(/[-_]/g, '0') ?? '')).not.toContain('ada');
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000 });
    expect(await forms.find(requestWith(header), OWNER)).toBeUndefined();
  });

  test('is not stored without a customer, nor where a browser would drop the cookie', async () => {
    expect(await store('form=remove&addressId=1')).toBeUndefined();
    expect(await store(`form=details&customer=C1&firstName=${'a'.repeat(4000)}`)).toBeUndefined();
  });

  test('is the one of this shop: a changed cookie, and one of another secret, are nothing', async () => {
    const header = (await store(SENT)) ?? '';
    const other = createPendingForms({ secret: 'o'.repeat(32), isSecure: false });
    expect(await other.find(requestWith(header), OWNER)).toBeUndefined();
    expect(await forms.find(requestWith(header.replace(/.;/, ';')), OWNER)).toBeUndefined();
  });

  test('is removed where a request carries one, over https under its prefix', async () => {
    expect(forms.remove(requestWith())).toBeUndefined();
    expect(forms.remove(requestWith('pending-form=a'))).toBe(
      'pending-form=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    );
    const secure = createPendingForms({ secret: 's'.repeat(32), isSecure: true });
    expect(await secure.store(PATH, new URLSearchParams(SENT))).toMatch(/^__Host-pending-form=.*; Secure$/);
  });
});
