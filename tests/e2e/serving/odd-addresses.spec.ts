import { expect, test } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorResponse } from '../../../src/api/core/error.schema.ts';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { oddCalls, oddPages } from '../../harness/odd-addresses.ts';
import { abortBody, sendRaw, type RawResponse } from '../../harness/raw-request.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** As an operator writes them. */
const TARGETS = ['/größe', '/你好?q=ж', '/c/ü-b#♥', 'https://größe.example/你'];
const WRONG_IMAGES = [
  'http://',
  'https://',
  'https://[',
  '//evil.example/a.png',
  'https://evil.example/a.png',
  'a b',
  '\\\\evil.example',
  'javascript:alert(1)',
  '\ud800',
  7,
  {},
];
const CONCURRENCY = 8;

let content: ContentFolder;
let shop: Shop;

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async () => {
  content = createContentFolder();
  const sites = JSON.parse(readFileSync(join(ROOT, 'content', 'sites.json'), 'utf8'));
  const redirects = TARGETS.map((to, index) => ({ from: `/old-${index}`, to, status: 301 }));
  const own = {
    ...sites,
    redirects: { us: redirects, de: redirects },
    redirectHosts: ['größe.example', 'xn--gre-6ka8i.example'],
  };
  writeFileSync(join(content.path, 'sites.json'), JSON.stringify(own));
  for (const [index, src] of WRONG_IMAGES.entries()) {
    const page = pageOf([{ type: 'banner', id: 'b', content: { title: 'Stands' } }]);
    const seo = { title: 'A page', description: '', image: { src, alt: 'Elsewhere' } };
    content.writePage(`pictured-${index}`, { ...page, seo });
    content.writePage(`articles/pictured-${index}`, {
      ...page,
      type: 'article',
      slug: `pictured-${index}`,
      seo,
      article: { image: { src, alt: 'Elsewhere' } },
    });
  }
  shop = await startShop({ env: { CONTENT_DIR: content.path } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

/** Sends all, a few at a time. */
async function answersTo(targets: readonly string[]): Promise<readonly (RawResponse & { readonly target: string })[]> {
  const answers: (RawResponse & { readonly target: string })[] = [];
  const waiting = [...targets];
  const send = async (): Promise<void> => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift())
      answers.push({ ...(await sendRaw(shop.port, { target })), target });
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, send));
  return answers;
}

const isFailed = ({ status, target }: { status: number; target: string }) =>
  (status === 0 || status >= 500) && !/^(\/[a-z-]{5})?\/500\?/.test(target);
const short = ({ status, target }: { status: number; target: string }) => `${status} ${target.slice(0, 80)}`;

test('an odd address of a page is answered, and redirected to plain ASCII on this origin', async () => {
  const answers = await answersTo(oddPages());
  expect(answers.filter(isFailed).map(short)).toEqual([]);
  const redirects = answers.filter(({ headers }) => headers['location'] !== undefined);
  expect(redirects.length).toBeGreaterThan(50);
  const leaving = redirects.filter(({ headers: { location = '' } }) => {
    const isPlain = /^\/(?![/\\])[\x21-\x7e]*$/.test(location) || location.startsWith(`${shop.origin}/`);
    return !isPlain;
  });
  expect(leaving.map(({ target, headers }) => `${target} -> ${headers['location']}`)).toEqual([]);
  const followed = await answersTo(
    redirects.map(({ headers }) => (headers['location'] ?? '').replace(shop.origin, '')),
  );
  expect(followed.filter(isFailed).map(short)).toEqual([]);
});

test('an odd address of a call is answered, below /api with the error envelope', async () => {
  const answers = await answersTo(oddCalls());
  expect(answers.filter(isFailed).map(short)).toEqual([]);
  const rejected = answers.filter(({ target, status }) => /^\/f?api\//.test(target) && status >= 400);
  expect(rejected.length).toBeGreaterThan(100);
  const incomplete = rejected.filter(({ headers, body }) => {
    const isJson = headers['content-type']?.startsWith('application/json') === true;
    return !isJson || !errorResponse.safeParse(JSON.parse(Buffer.from(body, 'latin1').toString())).success;
  });
  expect(incomplete.map(short)).toEqual([]);
});

test('a redirect of the site leads to letters of any script', async () => {
  const encoded = [
    '/gr%C3%B6%C3%9Fe',
    '/%E4%BD%A0%E5%A5%BD?q=%D0%B6',
    '/c/%C3%BC-b#%E2%99%A5',
    'https://xn--gre-6ka8i.example/%E4%BD%A0',
  ];
  for (const [index, location] of encoded.entries()) {
    for (const prefix of ['', '/de-de']) {
      const { status, headers } = await sendRaw(shop.port, { target: `${prefix}/old-${index}` });
      const isForeign = location.startsWith('https:');
      const expected = isForeign ? location : prefix + location;
      expect([index, prefix, status, headers['location']]).toEqual([index, prefix, 301, expected]);
    }
  }
});

test('a wrong picture for search engines costs the picture alone, and none of another host is named', async () => {
  const names = WRONG_IMAGES.flatMap((_, index) => [`/pictured-${index}`, `/articles/pictured-${index}`]);
  for (const { target, status, body } of await answersTo(names)) {
    expect([target, status]).toEqual([target, 200]);
    const [, image] = /<meta property="og:image" content="([^"]*)"/.exec(body) ?? [];
    expect([target, image]).toEqual([target, `${shop.origin}/sharing.jpg`]);
    expect(body).not.toMatch(/(src|content|image)"?[=:]"?[^">]*evil\.example/);
  }
});

test('a body that ends too early is nobody’s fault, and neither was anything else', async () => {
  const json = { 'content-type': 'application/json', origin: shop.origin };
  const calls = [
    '/api/cart/v1/cart',
    '/api/token/v2/auth/token',
    '/fapi/section-error',
    '/cms/api/links',
    '/sandbox/card/token',
  ];
  for (const target of [...calls, '/confirm-subscription/confirm', '/cms/api/section', '/healthcheck', '/about-us']) {
    const type = target.startsWith('/confirm')
      ? { ...json, 'content-type': 'application/x-www-form-urlencoded' }
      : json;
    await abortBody(shop.port, { target, headers: { ...type, 'transfer-encoding': 'chunked' } });
    await abortBody(shop.port, { target, headers: { ...type, 'content-length': '1000' } });
  }
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    await abortBody(shop.port, {
      method,
      target: '/api/cart/v1/coupon',
      headers: { ...json, 'content-length': '1000' },
    });
  await shop.stop();
  const issues = shop
    .logs()
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"|Error: aborted|^\s+at /.test(line));
  expect(issues).toEqual([]);
});
