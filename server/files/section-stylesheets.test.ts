import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/server.test-support.ts';
import { createStylesheets, type Stylesheets } from './section-stylesheets.ts';

const TYPES = ['tabs', 'hero', 'banner'];
const stylesheets = TYPES.map((type) => ({ type, url: `/${type}.css` }));
const shopStylesheet = '/shop.css';
let clientDir: string;
let built: Stylesheets;
let server: TestServer;

beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'aisle-sheets-'));
  for (const type of TYPES) writeFileSync(join(clientDir, `${type}.css`), `.${type} { inline-size: 100% }`.repeat(60));
  writeFileSync(join(clientDir, 'shop.css'), '.shop { color: inherit }');
  built = await createStylesheets({
    stylesheets,
    shopStylesheet,
    clientDir,
    headers: [['x-content-type-options', 'nosniff']],
  });
  server = await startTestServer((request, response) => {
    void built.send(request, response).then((isSent) => isSent || response.writeHead(404).end());
  });
});
afterAll(async () => {
  await server.close();
  rmSync(clientDir, { recursive: true });
});

const pick = (...types: string[]) => stylesheets.filter(({ type }) => types.includes(type));

describe('joined stylesheets', () => {
  test('hold the stylesheets of the page and no other, in one file', async () => {
    const [address = '', ...others] = built.styles.link(pick('tabs', 'hero'));
    expect(others).toEqual([]);
    const css = String((await server.send(address)).body);
    expect(css).toContain('.hero');
    expect(css).toContain('.tabs');
    expect(css).not.toContain('.banner');
  });

  test('have one address per set, in any order', () => {
    expect(built.styles.link(pick('tabs', 'hero'))).toEqual(built.styles.link(pick('tabs', 'hero').reverse()));
    expect(built.styles.link(pick('tabs'))).not.toEqual(built.styles.link(pick('hero')));
    expect(built.styles.link([])).toEqual([]);
  });

  test('are served by another process of the same build', async () => {
    const [address] = built.styles.link(pick('banner', 'tabs'));
    const other = await createStylesheets({
      stylesheets: [...stylesheets].reverse(),
      shopStylesheet,
      clientDir,
      headers: [],
    });
    expect(other.styles.link(pick('banner', 'tabs'))).toEqual([address]);
  });

  test('are immutable and compressed', async () => {
    const [address = ''] = built.styles.link(stylesheets);
    const answer = await server.send(address, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/css; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  test('are not found under any other name', async () => {
    const build = built.styles.link(stylesheets)[0]?.split('-').slice(1).join('-') ?? '';
    const names = ['1-00000000.css', `0-${build}`, `z-${build}`, `01-${build}`, `zzzzzzzzzzzzzzz-${build}`, 'x.css'];
    for (const name of names) expect((await server.send(`/_css/${name}`)).status).toBe(404);
  });

  test('get a new address when a stylesheet changes', async () => {
    writeFileSync(join(clientDir, 'hero.css'), '.hero { color: inherit }');
    const changed = await createStylesheets({ stylesheets, shopStylesheet, clientDir, headers: [] });
    expect(changed.styles.link(stylesheets)).not.toEqual(built.styles.link(stylesheets));
  });
});

describe('inline stylesheets', () => {
  test('are the rules of the shop and of the page, and no other', () => {
    const { text = '' } = built.styles.inline(pick('tabs')) ?? {};
    expect(text).toMatch(/^\.shop \{.*\.tabs \{/s);
    expect(text).not.toContain('.banner');
    expect(built.styles.inline([])?.text).toBe('.shop { color: inherit }');
  });

  test('are one text per set, in any order, with its source for the policy', () => {
    const one = built.styles.inline(pick('tabs', 'banner'));
    expect(built.styles.inline(pick('tabs', 'banner').reverse())).toBe(one);
    const digest = createHash('sha256')
      .update(one?.text ?? '')
      .digest('base64');
    expect(one?.hash).toBe(`sha256-${digest}`);
    expect(built.styles.inline(pick('tabs'))?.hash).not.toBe(one?.hash);
  });
});
