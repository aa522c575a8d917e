import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { readRange } from '../../harness/browser/range.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

/** What only editors' tools write or load. */
const OF_EDITORS =
  /data-edit|preview-info|data-fault|section-fault|aisle-outline|\/cms\/|preview\.[\w-]+\.(css|js)|previewDate|"mode":"preview"/;
/** In production, editing requires a sign-in; on a local machine everybody is an editor, without a preview. */
const ENVIRONMENTS = [
  ['in production', { APP_ENV: 'www', SESSION_SECRET: randomBytes(48).toString('base64') }],
  ['on a local machine', {}],
] as const;

for (const [label, env] of ENVIRONMENTS) {
  test.describe(`a page for visitors ${label}`, () => {
    let shop: Shop;
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      shop = await startShop({ env });
    });
    test.afterAll(() => shop.stop());

    test('has no byte of editors’ tools, and loads none', async () => {
      const { simple } = await readRange(shop.origin);
      for (const path of ['/', simple.listing, `/p/${simple.slug}`, '/cart', '/articles', '/nothing-here']) {
        const html = await textOf(path);
        expect(html, path).toContain('</html>');
        expect(html.match(OF_EDITORS), path).toBeNull();
        for (const script of scriptsOf(html)) {
          expect((await textOf(script)).match(/preview:(ready|selected|changed)|data-edit/), script).toBeNull();
        }
      }
    });

    test('ignores preview parameters, unless an editor sends them', async () => {
      const isLocal = label === 'on a local machine';
      expect(OF_EDITORS.test(await textOf('/?preview=true'))).toBe(isLocal);
      expect((await fetch(`${shop.origin}/cms/page/`)).status).toBe(isLocal ? 200 : 403);
      expect((await fetch(`${shop.origin}/cms/api/pages`)).status).toBe(isLocal ? 200 : 401);
    });

    async function textOf(path: string): Promise<string> {
      return (await fetch(shop.origin + path)).text();
    }
  });
}

function scriptsOf(html: string): readonly string[] {
  return Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, source = '']) => source);
}
