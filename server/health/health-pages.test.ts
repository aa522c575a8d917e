import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hero, page, writeFiles } from '../../backend/content/lint/lint.test-support.ts';
import { createApplication, type Application } from '../application.ts';
import { createHealthCalls } from './health-routes.ts';
import { createMetrics } from '../endpoints/metrics.ts';
import { startTestServer, type TestServer } from '../http/server.test-support.ts';
import { loadSettings } from '../settings/settings.ts';
import { startEmbedded } from '../start.ts';
import { probeName } from './disk-check.ts';

const log = { info() {}, warn() {}, error() {} };
const DOCUMENT_PAGES = ['/content', '/static-pages', '/translations', '/experiments'];
const EDITORS_PAGES = [...DOCUMENT_PAGES, '/feature-flags', '/sitemaps', '/mocks'];

interface Process {
  readonly server: TestServer;
  readonly application: Application;
}

let folder: string;
let local: Process;
let dev: Process;

async function start(name: string, env: Record<string, string>): Promise<Process> {
  const folders = {
    CONTENT_DIR: join(folder, 'content'),
    CATALOG_DIR: join(folder, 'catalog'),
    DATA_DIR: join(folder, name),
  };
  const loaded = loadSettings({ ...folders, ...env });
  if ('issues' in loaded) throw new Error(loaded.issues.join('\n'));
  const { settings } = loaded;
  const embedded = await startEmbedded(settings, log);
  const metrics = createMetrics();
  const renderAstro = async () => new Response('page');
  const shared = { settings, embedded, log, metrics, renderAstro, fragments: undefined };
  const application = createApplication({
    ...shared,
    styles: { link: () => [], inline: () => undefined },
    isStopping: () => false,
  });
  return {
    application,
    server: await startTestServer((request, response) => void application.calls(request, response)),
  };
}

const write = (files: Parameters<typeof writeFiles>[1]) => writeFiles(folder, files);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aisle-health-'));
  await write({
    'catalog/categories.json': [{ id: 'boots', slug: 'boots', name: 'Boots' }],
    'content/us/en-us/page/home.json': page([
      hero({ image: undefined }, { experienceId: 'exp_home', experiences: { bold: { variant: 'type' } } }),
    ]),
    'content/us/en-us/page/<b>.json': '{',
    'content/us/en-us/page/soon.json': page([], { validFrom: '2999-01-01' }),
    'content/us/en-us/page/next.draft.json': page([hero({ image: undefined, cta: { label: 'A', href: '/p/none' } })]),
    'content/de/de-de/page/home.json': page([{ type: 'heroo', id: 'hero-1' }]),
  });
  const monitoring = { MONITORING_URL: 'https://collector.example.com/v1' };
  local = await start('local', { CAPTCHA_PROVIDER: 'altcha', SMS_PROVIDER: 'none', ...monitoring });
  dev = await start('dev', { APP_ENV: 'dev', PUBLIC_ORIGIN: 'https://dev.shop.test', SESSION_SECRET: 'x'.repeat(40) });
}, 60_000);

afterAll(async () => {
  for (const { server, application } of [local, dev]) {
    await server.close();
    await application.close();
  }
  rmSync(folder, { recursive: true });
});

const open = async (path: string, { server } = local) => {
  const { status, headers, body } = await server.send(`/healthcheck${path}`);
  return { status, headers, html: String(body) };
};

describe('a health page', () => {
  test.each(['', '/status', ...EDITORS_PAGES])('%s is complete, never stored, and runs no script', async (path) => {
    const { status, headers, html } = await open(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self';.*frame-ancestors 'none'$/,
    );
    expect(html).toContain('<h1>');
    expect(html).toContain('aria-current="page"');
    expect(html).not.toMatch(/<script|<style|\sstyle=/);
  });

  test.each(EDITORS_PAGES)('%s requires an editor when the shop is not local', async (path) => {
    const { status, html } = await open(`${path}?rule=content`, dev);
    expect(status).toBe(401);
    expect(html).toContain(`href="/cms/sign-in?return=%2Fhealthcheck${path.replace('/', '%2F')}%3Frule%3Dcontent"`);
    expect(html).not.toContain('<table');
  });

  test.each(['', '/status', '/live', '/ready', '/sheet.css'])('%s is public', async (path) => {
    const { status, html } = await open(path, dev);
    expect(status).toBe(200);
    expect(html).not.toContain(folder);
    expect(html).not.toContain('x'.repeat(40));
  });

  test('uses the shop’s fonts', async () => {
    const { html: stylesheet } = await open('/sheet.css', dev);
    const fonts = [...stylesheet.matchAll(/url\('(fonts\/[\w-]+\.woff2)'\)/g)].map(([, path]) => path);
    expect(fonts).toHaveLength(2);
    for (const path of fonts) expect((await open(`/${path}`, dev)).status).toBe(200);
    expect((await open('/fonts/other.woff2', dev)).status).toBe(404);
  });

  test('lists the scripts of others with their consent and hosts', async () => {
    const { html } = await open('/mocks');
    const cells = (name: string) =>
      [...(html.split(`>${name}<`)[1]?.split('</tr>')[0] ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) =>
        cell?.trim(),
      );
    expect(cells('tag manager')).toEqual(['sandbox', 'C0002', 'all pages but previews', 'after quiet', '']);
    expect(cells('collector of monitoring')).toEqual(
      expect.arrayContaining(['on', 'C0002', 'https://collector.example.com']),
    );
    expect(cells('card payment')).toEqual(expect.arrayContaining(['C0001', 'on demand', '&#39;self&#39;']));
  });

  test('lists the providers there are, with their choices', async () => {
    const { html } = await open('/mocks');
    const rows = [...html.matchAll(/<code>(\w+_PROVIDER)<\/code>.*?<span[^>]*>([^<]+)<\/span>/gs)];
    expect(rows.map(([, variable, choice]) => `${variable} ${choice}`)).toEqual([
      'BOT_PROTECTION_PROVIDER stand-in',
      'CAPTCHA_PROVIDER altcha',
      'CHAT_PROVIDER stand-in',
      'COLLECTION_POINTS_PROVIDER stand-in',
      'CONSENT_PROVIDER stand-in',
      'EXPERIMENTS_PROVIDER stand-in',
      'GEO_PROVIDER stand-in',
      'MAIL_PROVIDER stand-in',
      'PAY_LATER_PROVIDER stand-in',
      'PAYMENT_PROVIDER stand-in',
      'PERSONALISATION_PROVIDER stand-in',
      'PHOTOS_PROVIDER stand-in',
      'PLACES_PROVIDER stand-in',
      'PROFESSIONAL_PROVIDER stand-in',
      'RECOMMENDATIONS_PROVIDER stand-in',
      'SMS_PROVIDER off',
      'SOCIAL_PROVIDER stand-in',
      'TAG_MANAGER_PROVIDER stand-in',
      'TRANSLATION_PROVIDER stand-in',
    ]);
    const { html: status } = await open('/status');
    expect([...status.matchAll(/\w+_PROVIDER(?=<)/g)].map(String)).toEqual(rows.map(([, variable]) => variable));
  });

  test('never shows sandbox providers in production', async () => {
    const nothing = {
      checks: [],
      isStopping: () => false,
      isEditor: async () => true,
      content: undefined,
      project: undefined,
    };
    const { sitesConfig } = local.application.pages;
    const facts = { version: '1', settings: {} };
    const calls = createHealthCalls({
      ...nothing,
      lostSections: async () => [],
      sitesConfig,
      providers: {},
      policySources: {},
      facts,
      isProduction: true,
      sitemaps: async () => [],
    });
    expect((await calls.request('/healthcheck/mocks')).status).toBe(404);
    const overview = await (await calls.request('/healthcheck')).text();
    expect(overview).toContain('/healthcheck/content');
    expect(overview).not.toContain('/healthcheck/mocks');
    const content = await (await calls.request('/healthcheck/content')).text();
    expect(content).toContain('The content comes from another service');
  });
});

describe('readiness with a full disk', () => {
  /** Links the probe file of the process to a device that is always full. */
  async function readyOnFullDisk(shop: Process, name: string) {
    const probe = join(folder, name, probeName(process.pid));
    const ask = async () => {
      rmSync(probe, { force: true });
      symlinkSync('/dev/full', probe);
      const { status, html } = await open('/ready', shop);
      return { status, disk: JSON.parse(html).checks.disk };
    };
    await expect.poll(async () => (await ask()).disk, { timeout: 5000 }).toBe('failed');
    const { status } = await ask();
    rmSync(probe, { force: true });
    return status;
  }

  test('fails when the database is a file, until there is space again', async () => {
    expect(await readyOnFullDisk(local, 'local')).toBe(503);
    await expect.poll(async () => (await open('/ready')).status, { timeout: 5000 }).toBe(200);
  });

  test('reports it and stays ready when orders are stored remotely', async () => {
    const elsewhere = await start('elsewhere', { COMMERCE_API_URL: 'http://127.0.0.1:9' });
    try {
      expect(await readyOnFullDisk(elsewhere, 'elsewhere')).toBe(200);
    } finally {
      await elsewhere.server.close();
      await elsewhere.application.close();
    }
  });
});

describe('the content check', () => {
  test('lists findings by document and escapes the documents’ text', async () => {
    const { html } = await open('/content');
    expect(html).toContain('us/en-us/page/&lt;b&gt;');
    expect(html).toContain('Did you mean “hero”?');
    expect(html).toContain('/p/none leads nowhere: there is no product “none”.');
    expect(html).toContain('href="/de-de/?preview=true"');
    expect(html).toMatch(/<dt>Documents checked<\/dt>\s*<dd>5<\/dd>/);
  });

  test.each([
    ['?severity=warning', 'Did you mean “hero”', 'It is not translated'],
    ['?locale=de-de', 'us/en-us/page/&lt;b&gt;', 'It is not translated'],
    ['?kind=page&rule=unknown-type', 'It is not translated', 'Did you mean “hero”'],
  ])('is filtered by %s', async (query, absent, present) => {
    const { html } = await open(`/content${query}`);
    expect(html).toContain(present);
    expect(html).not.toContain(absent);
  });

  test('ignores an unknown filter', async () => {
    expect((await open('/content?rule=%3Cscript%3E&locale=xx')).html).toContain('Did you mean “hero”?');
  });

  test('runs again on request and returns to the same filter', async () => {
    const { status, headers } = await open('/content?locale=de-de&again=true');
    expect([status, headers.location]).toEqual([303, '/healthcheck/content?locale=de-de']);
  });

  test('is never older than the documents', async () => {
    await write({ 'content/us/en-us/page/new.json': page([{ type: 'banner', id: 'b', content: {} }]) });
    expect((await open('/content')).html).toContain('<h2>us/en-us/page/new</h2>');
    rmSync(join(folder, 'content/us/en-us/page/new.json'));
    expect((await open('/content')).html).not.toContain('us/en-us/page/new');
  });
});

test('pages are listed with what each locale shows of them', async () => {
  const { html } = await open('/static-pages');
  expect(html).toMatch(/aria-label="home, de-de: own"/);
  expect(html).toMatch(/aria-label="home, fr-fr: en-us"/);
  expect(html).toMatch(/aria-label="soon, en-us: planned"/);
  expect(html).toMatch(/aria-label="next, en-us: draft"/);
});

test('translations are counted by locale, and the shop’s texts are complete', async () => {
  const { html } = await open('/translations');
  expect(html).toMatch(/de-de<\/th>\s*<td>1 of 3<\/td>/);
  expect(html).toContain('<li>page/soon</li>');
  expect(html.match(/badge good">all \d+/g)).toHaveLength(9);
});

test('experiments link to each of their variants', async () => {
  const { html } = await open('/experiments');
  expect(html).toContain('href="/?preview=true&amp;testContext=exp_home%3Abold"');
});

test('experiments of the project are listed with links that force their variants', async () => {
  await expect.poll(async () => (await open('/experiments')).html).toContain('running</span>');
  const { html } = await open('/experiments');
  expect(html).toContain('apple_pay_on_product_pages');
  expect(html).toContain('href="/?preview=true&amp;testContext=exp_listing_banner%3Amembers"');
  expect((await open('/mocks')).html).toContain('EXPERIMENTS_PROVIDER');
  const received = await fetch(`${local.server.origin}/sandbox/experiments/received.json`);
  expect(await received.json()).toMatchObject({ counts: { log: 0 } });
});

test('flags, sitemaps and settings are listed', async () => {
  expect((await open('/feature-flags')).html).toContain('simplifiedSignIn');
  const { html } = await open('/sitemaps');
  expect(html).toContain('href="/sitemaps/en-us-pages.xml"');
  expect((await open('/status')).html).toContain('embedded SQLite');
  expect((await open('/mocks')).html).toContain('PAYMENT_PROVIDER');
});
