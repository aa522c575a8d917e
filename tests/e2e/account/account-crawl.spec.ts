import { ROUTES, type Route } from '../../../src/routes.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';
import { fillAccount } from '../../harness/filled-account.ts';
import { addressesOf, formsOf } from '../../harness/html-forms.ts';
import { PASSWORD } from '../../harness/identity.ts';
import { PageVisitor } from '../../harness/page-visitor.ts';

const routes: readonly Route[] = ROUTES;
/** Every page of the account; `{...rest}` is what is none. */
const ACCOUNT = routes.filter(({ guard, pattern }) => guard === 'login' && !pattern.includes('...'));
const LOCALES = ['', '/de-de'] as const;
/** Where an associate goes with a customer. */
const IN_STORE = ['/', '/c/all', '/p/saddleback-mid', '/cart', '/checkout', '/associate-login', '/gift-card'];
const PARALLEL = 4;

/** Follows what the pages of one visitor lead to, each address once. */
class Crawl {
  readonly dead: string[] = [];
  readonly #visitor: PageVisitor;
  readonly #seen = new Set<string>();

  constructor(visitor: PageVisitor) {
    this.#visitor = visitor;
  }

  get count(): number {
    return this.#seen.size;
  }

  /** Opens the pages and everything they name, and what the pages they lead to name. */
  async run(paths: readonly string[]): Promise<void> {
    const first = await this.#openAll(paths, 'the crawl');
    const linked: string[] = [];
    for (const { path, html } of first) linked.push(...(await this.#readPage(path, html)));
    for (const { path, html } of await this.#openAll(linked, 'a signed-in page'))
      await this.#readPage(path, html, true);
  }

  /** Requests what a page names; returns the pages it leads to, which are requested by the caller, or here at the end. */
  async #readPage(path: string, html: string, isLast = false): Promise<readonly string[]> {
    const { links, files } = addressesOf(html);
    await this.#openAll(files, path);
    for (const form of formsOf(html)) await this.#tryForm(form, path);
    if (isLast) await this.#openAll(links, path);
    return links;
  }

  async #openAll(paths: readonly string[], from: string) {
    const fresh = [...new Set(paths.map((path) => path.split('#')[0] ?? ''))].filter((path) => !this.#seen.has(path));
    for (const path of fresh) this.#seen.add(path);
    const pages: { readonly path: string; readonly html: string }[] = [];
    const waiting = [...fresh];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const { status, type, text } = await this.#visitor.follow(path);
        if (status !== 200) this.dead.push(`${path} (${status}), named by ${from}`);
        if (type.startsWith('text/html')) pages.push({ path, html: text });
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    return pages;
  }

  /** Sends nothing that a form could act on: who takes forms rejects the type, who does not says so or is not there. */
  async #tryForm({ action, method }: { action: string; method: string }, from: string): Promise<void> {
    const path = action === '' ? from : action;
    const key = `${method} ${path}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (method.toLowerCase() !== 'post') return void (await this.#openAll([path], from));
    const { status } = await this.#visitor.request(path, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    if (status !== 415) this.dead.push(`form to ${path} (${status}), in ${from}`);
  }
}

async function expectNoDeadEnd(visitor: PageVisitor, paths: readonly string[], atLeast: number): Promise<void> {
  const crawl = new Crawl(visitor);
  await crawl.run(paths);
  expect(crawl.dead).toEqual([]);
  expect(crawl.count).toBeGreaterThan(atLeast);
}

/** In each language, with what the account holds where an address names it. */
const accountPaths = (orderNumber: string, addressId: string): readonly string[] =>
  LOCALES.flatMap((locale) =>
    ACCOUNT.map(({ pattern, query = [] }) => {
      const path = locale + pattern.replace('{id}', orderNumber);
      return query.includes('addressId') ? `${path}?addressId=${addressId}` : path;
    }),
  );

test.describe('no link, form or image ends on a missing page', () => {
  test.beforeEach(() => test.slow());

  test('of those that a customer sees, and of the pages behind them', async ({ ownShop }) => {
    const customer = await PageVisitor.signUp(ownShop);
    const { orderNumber, addressId } = await fillAccount(customer, '7 Proof Lane');
    await expectNoDeadEnd(customer, accountPaths(orderNumber, addressId), 300);
  });

  test('of those that a professional sees', async ({ ownShop }) => {
    const visitor = await PageVisitor.signIn(ownShop, 'pro@example.com');
    const { orderNumber, addressId } = await fillAccount(visitor, '8 Proof Lane');
    await expectNoDeadEnd(visitor, accountPaths(orderNumber, addressId), 300);
  });

  test('of those that an associate sees in a store', async ({ ownShop }) => {
    const visitor = await PageVisitor.guest(ownShop);
    const associate = { storeId: '1001', storeEmployeeId: 'A1001', password: PASSWORD };
    await visitor.call('POST', '/consumers-v3/consumer/agent/login', associate);
    expect(visitor.cookies.has('in-store')).toBe(true);
    const paths = LOCALES.flatMap((locale) => IN_STORE.map((path) => `${locale}${path}`));
    await expectNoDeadEnd(visitor, paths, 300);
  });
});
