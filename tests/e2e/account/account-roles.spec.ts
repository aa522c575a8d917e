import type { Route } from '../../../src/route.ts';
import { ROUTES } from '../../../src/routes.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';
import { fillAccount, type FilledAccount } from '../../harness/pages/filled-account.ts';
import { formsOf } from '../../harness/pages/html-forms.ts';
import { PASSWORD } from '../../harness/identity.ts';
import { PageVisitor } from '../../harness/pages/page-visitor.ts';

const CONSUMER = '/consumers-v3/consumer';
const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** Who is not signed in: every page of the account leads them to the sign-in. */
const SIGNED_OUT: Readonly<Record<string, (origin: string) => Promise<PageVisitor>>> = {
  'nobody yet': async (origin) => new PageVisitor(origin),
  'a guest': PageVisitor.guest,
  async 'a customer whose session has ended'(origin) {
    const customer = await PageVisitor.signUp(origin);
    await customer.copy().call('POST', '/consumers-v3/consumer/auth/signout', {});
    return customer;
  },
  async 'an associate'(origin) {
    const visitor = await PageVisitor.guest(origin);
    const associate = { storeId: '1001', storeEmployeeId: 'A1001', password: PASSWORD };
    await visitor.call('POST', `${CONSUMER}/agent/login`, associate);
    return visitor;
  },
};

const SIGNED_IN: Readonly<Record<string, (origin: string) => Promise<PageVisitor>>> = {
  'another customer': PageVisitor.signUp,
  'an employee': (origin) => PageVisitor.signIn(origin, 'employee@example.com'),
  'an IPA professional': (origin) => PageVisitor.signIn(origin, 'ipa@example.com'),
  'a WRANX professional': (origin) => PageVisitor.signIn(origin, 'pro@example.com'),
  'an athlete': (origin) => PageVisitor.signIn(origin, 'athlete@example.com'),
};

const routes: readonly Route[] = ROUTES;
const PAGES = routes.filter(({ guard }) => guard === 'login');
/** The parameters of paths and the query names that name something of an account; all others filter, or say what was done. */
const IDS = ['id', 'addressId'];
const NO_ID = ['done', 'fewer', 'gone', 'soldOut', 'search', 'year', 'page', 'rest'];

/** Pages that ask the service for nothing, and show nothing of an account. */
const ASKS_NOTHING = ['/account/credit-cards/add', '/account/nowhere'];

/** The pages with the ids of an account, in each way that the address can name one. */
const addressesOf = ({ orderNumber, addressId }: FilledAccount): readonly string[] =>
  PAGES.map(({ pattern, query = [] }) => {
    const path = pattern.replace('{id}', orderNumber).replace('{...rest}', 'nowhere');
    return query.includes('addressId') ? `${path}?addressId=${addressId}` : path;
  });

/** Every form of the account that names something by its id. */
const formsWith = ({ orderNumber, addressId, cardId }: FilledAccount): readonly (readonly [string, object])[] => [
  ['/account/address', { form: 'remove', addressId }],
  ['/account/address', { form: 'main', addressId }],
  ['/account/address/add-shipping-address', { form: 'address', addressId, ...ADDRESS }],
  ['/account/address/add-billing-address', { form: 'address', addressId, ...ADDRESS }],
  ['/account/credit-cards', { form: 'remove', paymentInstrumentId: cardId }],
  ['/account/credit-cards', { form: 'main', paymentInstrumentId: cardId }],
  ['/account/credit-cards', { form: 'change', paymentInstrumentId: cardId, expiryMonth: '1', expiryYear: '2031' }],
  ['/account/gift-cards', { form: 'remove', paymentInstrumentId: cardId }],
  ['/account/gift-cards', { form: 'main', paymentInstrumentId: cardId }],
  ['/account/order-history', { form: 'again', orderNumber }],
  [`/account/order-details/${orderNumber}`, { form: 'again', orderNumber }],
  [`/account/order-details/${orderNumber}`, { form: 'cancel', step: 'confirm', orderNumber }],
  [`/account/order-details/${orderNumber}`, { form: 'resend', orderNumber }],
  [`/account/order-details/${orderNumber}`, { form: 'invoice', orderNumber }],
];

const ADDRESS = {
  firstName: 'Eve',
  lastName: 'Moss',
  phone: '5035550100',
  countryCode: 'US',
  addressLine1: '9 Other Street',
  city: 'Salem',
  province: 'OR',
  postalCode: '97301',
};

/** What the account holds, as its customer reads it. */
const readAccount = (customer: PageVisitor): Promise<unknown> =>
  Promise.all([
    customer.call('GET', CONSUMER),
    customer.call('GET', `${CONSUMER}/payment_instruments`),
    customer.call('POST', `${CONSUMER}/purchasehistory`, {}),
  ]);

/** A response says nothing of the account, beside what its request named. */
function expectSilent(text: string, what: string, { marks, orderNumber }: FilledAccount): void {
  for (const mark of marks.filter((one) => one !== orderNumber)) expect(text, what).not.toContain(mark);
}

test.describe('the pages of an account', () => {
  test.describe.configure({ mode: 'default' });
  let owner: PageVisitor;
  let filled: FilledAccount;
  let before: unknown;
  // An account for each role: tries of one order number are limited.
  test.beforeEach(async ({ ownShop }) => {
    owner = await PageVisitor.signUp(ownShop);
    filled = await fillAccount(owner, '77 Owner Street');
    before = await readAccount(owner);
  });
  test.afterEach(async () => expect(await readAccount(owner)).toEqual(before));

  test('name ids of an account in known ways only, and the forms with ids are all tried', async () => {
    const named = PAGES.flatMap(({ pattern, query = [] }) => [
      ...Array.from(pattern.matchAll(/\{\W*(\w+)\}/g), ([, name = '']) => name),
      ...query,
    ]);
    expect(named.filter((name) => !IDS.includes(name) && !NO_ID.includes(name))).toEqual([]);
    const tried = new Set(
      formsWith(filled).map(
        ([path, fields]) => `${path} ${Object.keys(fields).find((name) => /Id$|Number$/.test(name))}`,
      ),
    );
    for (const path of addressesOf(filled)) {
      const { status, text } = await owner.open(path);
      expect([path, status]).toEqual([path, path === '/account/nowhere' ? 404 : 200]);
      const names = formsOf(text).flatMap(({ fields }) => fields.map((field) => field.name));
      const ids = names.filter((name) => /Id$|^(orderNumber)$/.test(name));
      for (const name of ids) expect([...tried]).toContain(`${path.split('?')[0]} ${name}`);
    }
  });

  for (const [role, start] of Object.entries(SIGNED_OUT)) {
    test(`lead ${role} to the sign-in, and take no form`, async ({ ownShop }) => {
      const visitor = await start(ownShop);
      for (const path of addressesOf(filled)) {
        const { status, location, text } = await visitor.copy().open(path);
        expectSilent(text, path, filled);
        // Only the service knows that it has ended the session.
        if (visitor.cookies.has('session') && ASKS_NOTHING.includes(path) && location === '') continue;
        expect([path, status, location]).toEqual([path, 303, `/sign-in?return=${encodeURIComponent(path)}`]);
      }
      for (const [path, fields] of formsWith(filled)) {
        const { status, location, text } = await visitor.copy().send(path, new URLSearchParams({ ...fields }));
        expectSilent(text, path, filled);
        // The service rejects a session that it has ended, and only so many of one order number.
        if (visitor.cookies.has('session') && status === 503) continue;
        expect([path, status, location]).toEqual([path, 303, `/sign-in?return=${encodeURIComponent(path)}`]);
      }
    });
  }

  for (const [role, start] of Object.entries(SIGNED_IN)) {
    test(`are to ${role} as if what is another’s did not exist`, async ({ ownShop }) => {
      const visitor = await start(ownShop);
      const unknown = { ...filled, addressId: NOBODYS, cardId: NOBODYS, orderNumber: `${filled.orderNumber}0` };
      const same = (text: string) =>
        text
          .replaceAll(unknown.orderNumber, filled.orderNumber)
          .replaceAll(NOBODYS, '')
          .replaceAll(filled.addressId, '')
          .replaceAll(filled.cardId, '');
      const mainOf = (text: string) => same(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text);
      const requests = (ids: FilledAccount) => [...addressesOf(ids).map((path) => [path] as const), ...formsWith(ids)];
      const fictions = requests(unknown);
      for (const [index, [path, fields]] of requests(filled).entries()) {
        const ask = (to: string, sent?: object) =>
          sent ? visitor.send(to, new URLSearchParams({ ...sent })) : visitor.open(to);
        const real = await ask(path, fields);
        const [otherPath = '', otherFields] = fictions[index] ?? [];
        const fiction = await ask(otherPath, otherFields);
        const what = `${path} ${JSON.stringify(fields)}`;
        expect([what, real.status, same(real.location)]).toEqual([what, fiction.status, same(fiction.location)]);
        expect(mainOf(real.text), what).toBe(mainOf(fiction.text));
        expectSilent(real.text, what, filled);
      }
    });
  }
});
