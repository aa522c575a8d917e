import type { Page } from '@playwright/test';
import type { Route } from '../../../src/route.ts';
import { ROUTES } from '../../../src/routes.ts';
import { listFiles, read } from '../../conventions/source-files.ts';
import { openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';
import { operate } from '../../harness/orders.ts';
import { fillAccount } from '../../harness/pages/filled-account.ts';
import { formsOf, type HtmlField, type HtmlForm } from '../../harness/pages/html-forms.ts';
import { ignoreRejections, signIn } from '../../harness/identity.ts';
import { PageVisitor } from '../../harness/pages/page-visitor.ts';

const PENDING = 'pending-form';
const NOTE = 'Your session had ended, so nothing was saved.';
const SECRET = /password|^(number|pin)$/i;

/** The forms of the account with fields, by the name that the pages know them by. Guests ask and answer questions, too: no session ends. */
const DECLARED = listFiles('src')
  .filter((path) => path.endsWith('.astro') && !path.startsWith('src/layouts/questions/'))
  .flatMap((path) => Array.from(read(path).matchAll(/<AccountForm\s+name="([\w-]+)"/g), ([, name]) => name));

const routes: readonly Route[] = ROUTES;
const PATTERNS = routes
  .filter(({ guard, takesForms }) => guard === 'login' && takesForms)
  .map(({ pattern }) => pattern);

/** A page that is opened by a request for it, or by a form that asks first. */
interface Screen {
  readonly path: string;
  readonly asks?: Record<string, string>;
}

const withFields = ({ text }: { text: string }) => formsOf(text).filter((form) => form.value('customer') !== undefined);
/** Without the key by which the service knows a form that was sent twice: each page has its own. */
const fieldsOf = ({ fields }: HtmlForm) => fields.filter(({ name }) => name !== 'key');
const cardOf = (form: HtmlForm) => form.value('paymentInstrumentId');

/** What somebody types who changes every field. */
function typeInto({ fields }: HtmlForm): URLSearchParams {
  const typed = new URLSearchParams();
  fields.forEach((field, index) => {
    if (field.type === 'checkbox' && field.isChecked) return;
    typed.append(field.name, typedValue(field, index));
  });
  return typed;
}

function typedValue({ type, name, value, options }: HtmlField, index: number): string {
  if (type === 'hidden' || type === 'checkbox' || name === 'countryCode') return value;
  if (type === 'select') return options.at(-1) ?? '';
  if (SECRET.test(name)) return 'Secret-9876';
  return { date: '1991-02-03', email: 'typed@example.com', tel: '503 555 0199' }[type] ?? `Typed ${index}`;
}

/** Sends the form without a session, and opens the page again with one. */
async function sendLate(customer: PageVisitor, path: string, typed: URLSearchParams, reader = customer) {
  const late = customer.copy();
  late.cookies.delete('session');
  const { status, location } = await late.send(path, typed);
  expect([status, location]).toEqual([303, `/sign-in?return=${encodeURIComponent(path)}`]);
  const again = reader.copy();
  again.cookies.set(PENDING, late.cookies.get(PENDING) ?? '');
  return again;
}

/** Of a shop whose operator the tests are (`operate`). */
async function deliverOrder(customer: PageVisitor): Promise<string> {
  const { orderNumber } = await fillAccount(customer, '8 Proof Lane');
  await operate('ship', orderNumber);
  await operate('deliver', orderNumber);
  return orderNumber;
}

async function expectShownAgain(customer: PageVisitor, path: string, form: HtmlForm): Promise<void> {
  const name = form.value('form');
  const typed = typeInto(form);
  const page = await (await sendLate(customer, path, typed)).open(path);
  const shown = withFields(page).find((one) => one.value('form') === name && cardOf(one) === cardOf(form));
  expect(shown?.alert, `${path} ${name}`).toContain(NOTE);
  const expected = fieldsOf(form).map(({ name: field, type, value }) => {
    if (type === 'checkbox') return [field, typed.getAll(field).includes(value)];
    return [field, SECRET.test(field) ? '' : typed.get(field)];
  });
  const found =
    shown &&
    fieldsOf(shown).map(({ name: field, type, value, isChecked }) => [field, type === 'checkbox' ? isChecked : value]);
  expect(found, `${path} ${name}`).toEqual(expected);
  expect(page.text).not.toContain('Secret-9876');
}

test.describe('a form that is sent after the session has ended', () => {
  test('is shown again as it was typed, whichever form of the account it is', async ({ ownShop, origin }) => {
    const customer = await PageVisitor.signUp(ownShop);
    const { orderNumber } = await fillAccount(customer, '7 Proof Lane');
    const order = `/account/order-details/${orderNumber}`;
    const screens: readonly Screen[] = [
      ...PATTERNS.map((pattern) => ({ path: pattern.replace('{id}', orderNumber) })),
      { path: '/account/profile', asks: { form: 'close', step: 'ask' } },
      { path: order, asks: { form: 'cancel', orderNumber } },
    ];
    const found = new Set<string>();
    const employee = await PageVisitor.signIn(ownShop, 'employee@example.com');
    const member = await PageVisitor.signIn(ownShop, 'member@example.com');
    const returning = await PageVisitor.signUp(origin);
    const visits: readonly (readonly [PageVisitor, Screen])[] = [
      ...screens.map((screen) => [customer, screen] as const),
      [customer, { path: '/return-label' }],
      [employee, { path: '/account' }],
      [member, { path: '/account/loyalty' }],
      [returning, { path: `/return-label?orderNumber=${await deliverOrder(returning)}` }],
    ];
    for (const [visitor, { path, asks }] of visits) {
      const page = asks === undefined ? await visitor.open(path) : await visitor.send(path, asks);
      expect([path, page.status]).toEqual([path, 200]);
      for (const form of withFields(page)) {
        found.add(form.value('form') ?? '');
        await expectShownAgain(visitor, path, form);
      }
    }
    expect(DECLARED.length).toBeGreaterThan(10);
    expect([...found].toSorted()).toEqual([...new Set(DECLARED)].toSorted());
  });

  test('is nobody else’s, gone once the customer has sent it, and not confused with a page of another customer', async ({
    ownShop,
  }) => {
    const path = '/account/profile';
    const [customer, stranger] = [await PageVisitor.signUp(ownShop), await PageVisitor.signUp(ownShop)];
    const [form] = withFields(await customer.open(path));
    if (!form) throw new Error('The profile has no form.');
    const typed = typeInto(form);
    const seen = await (await sendLate(customer, path, typed, stranger)).open(path);
    expect(seen.status).toBe(200);
    for (const text of [NOTE, 'Typed', '503 555 0199']) expect(seen.text).not.toContain(text);
    expect((await stranger.send(path, typed)).text, 'sent as the other customer').not.toContain('Typed');
    const again = await sendLate(customer, path, typed);
    typed.set('phone', '');
    expect((await again.send(path, typed)).location).toBe(`${path}?done=profile`);
    expect(again.cookies.has(PENDING)).toBe(false);
    expect((await again.open(path)).text).not.toContain(NOTE);
  });

  test('is shown again where the service has ended the session, which the browser could not know', async ({
    ownShop,
  }) => {
    const path = '/account/profile';
    const customer = await PageVisitor.signUp(ownShop);
    const [form] = withFields(await customer.open(path));
    if (!form) throw new Error('The profile has no form.');
    const elsewhere = customer.copy();
    await elsewhere.call('POST', '/consumers-v3/consumer/auth/signout', {});
    const { status, location } = await customer.send(path, typeInto(form));
    expect([status, location]).toEqual([303, `/sign-in?return=${encodeURIComponent(path)}`]);
    expect(customer.cookies.has(PENDING)).toBe(true);
  });
});

test.describe('in a browser', () => {
  test.beforeEach(() => test.slow());
  test.afterEach(({ complaints }) => ignoreRejections(complaints));

  const fill = async (page: Page) => {
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Phone').fill('503 555 0187');
  };

  test('what was typed where no script ran is there after signing in, and is sent then', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
    const first = await plain.newPage();
    const email = await openAccount(first);
    await first.goto('/account/profile');
    await fill(first);
    await plain.clearCookies({ name: 'session' });
    await first.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(first).toHaveURL(/\/sign-in\?return=%2Faccount%2Fprofile$/);
    await context.addCookies(await plain.cookies());
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(first.url());
    await plain.close();
    await signIn(page, email);
    await expect(page).toHaveURL(/\/account\/profile$/);
    await expect(page.getByRole('alert').filter({ hasText: NOTE })).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await expect(page.getByLabel('Phone')).toHaveValue('503 555 0187');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Your details are saved.');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await expect(page.getByRole('alert').filter({ hasText: NOTE })).toHaveCount(0);
  });
});
