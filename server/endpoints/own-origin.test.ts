import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { respondToError } from '../gateway/respond-to-error.ts';
import { createEditorCalls } from '../studio/studio-routes.ts';
import { WITHOUT_CONTENT } from '../studio/studio-routes.test-support.ts';
import { createPreviewLinks } from '../studio/preview-links.ts';
import { createConfirmationCalls } from './confirmation-routes.ts';
import { createFeatureCalls } from './feature-routes.ts';

const ORIGIN = 'https://www.example.com';
const origin = { publicOrigin: ORIGIN, isLocal: false, port: 443 };
const log = { info() {}, warn() {}, error() {} };
const sitesConfig = () => DEFAULT_SITES;
const { content } = WITHOUT_CONTENT.pages;
const visitorCalls = () => ({ call: () => Promise.reject(new Error('It calls nothing.')), cookies: [] });
const commerce = { send: async () => Response.json({ locale: 'en-us' }) };
const editor = { name: 'Ada', email: 'ada@example.com', role: 'publisher', signedInBy: 'account' } as const;
const rights = { read: async () => editor, isStill: async () => true, cookie: async () => 'editor=' };
const links = createPreviewLinks({ secret: 's'.repeat(48), isSecure: true, rights });

/** Endpoints outside `/api` that accept more than reads; `/sandbox` stands for third parties. */
const apps = [
  createFeatureCalls({ content, sitesConfig, origin, log, countError: () => undefined, visitorCalls }),
  createConfirmationCalls({ commerce, sitesConfig, origin }).onError(respondToError(log)),
  createEditorCalls({ rights, links, ...WITHOUT_CONTENT, origin, company: undefined }),
];
const routes = apps.flatMap((app) =>
  app.routes
    .filter(({ method }) => method !== 'GET' && method !== 'ALL')
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+(\{[^}]*\})?/g, 'x'), app })),
);
/** A route is listed once per handler. */
const changing = [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('endpoints outside /api that change state', () => {
  test('are found in every route', () => {
    const paths = changing.map(({ path }) => path);
    for (const path of ['/fapi/api-error', '/confirm-subscription/confirm', '/cms/api/links'])
      expect(paths).toContain(path);
  });

  test.each(changing)('require the shop’s own origin: $method $path', async ({ method, path, app }) => {
    const send = (headers: Record<string, string>) =>
      app.request(path, { method, headers: { ...FORM, ...headers }, body: '' }, { address: '192.0.2.1' });
    const foreign: readonly Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await send(headers);
      expect([headers, answer.status, (await answer.json()).errorDetails?.[0]?.errorId]).toEqual([
        headers,
        403,
        'API403',
      ]);
    }
    const own: readonly Record<string, string>[] = [{ origin: ORIGIN }, { 'sec-fetch-site': 'same-origin' }];
    for (const headers of own) expect([headers, (await send(headers)).status]).not.toEqual([headers, 403]);
  });
});
