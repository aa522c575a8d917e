import { describe, expect, test, vi } from 'vitest';
import { selectProviders } from '../../backend/select-providers.ts';
import type { ContentRequest, ContentResult } from '../../src/cms/client/content-client.ts';
import { decisionEvent } from '../../src/lib/personalisation/profile.ts';
import { SettingReader } from '../../src/lib/setting-reader.ts';
import { createPersonalisation } from './create-personalisation.ts';

const scope = { siteId: 'us', region: 'NORA', locale: 'en-us', country: 'US', currency: 'USD' } as const;
const boot = { id: 'boot', slug: 'boot', name: 'The boot', price: { current: 80, original: 100 } };
const rules = { sections: [{ type: 'rule', id: 'all', content: { name: 'all', productIds: ['boot'] } }] };

/** The engine of the sandbox, whose content service answers with `result`. */
function createEngine(result: ContentResult) {
  const get = vi.fn<(request: ContentRequest) => Promise<ContentResult>>(async () => result);
  const send = vi.fn<(call: { readonly target: string }) => Promise<Response>>(async () =>
    Response.json({ products: [boot] }),
  );
  const content = { get, invalidate: () => {} };
  const commerce = { send };
  const providers = selectProviders(new SettingReader({}), { isProduction: false });
  const engine = createPersonalisation({ providers }, { content, commerce }, { info() {}, warn() {}, error() {} });
  const decide = async () => engine?.decide({ customerId: 'c-1', events: [decisionEvent('r-1', 8)], scope });
  return { decide, get, send };
}

describe('the engine of the sandbox', () => {
  test('gets its rules from the published content and its products from the catalogue', async () => {
    const { decide, get, send } = createEngine({ status: 'found', document: rules, stale: false });
    expect(await decide()).toMatchObject({ items: [{ itemGroupId: 'boot', salePrice: 80 }] });
    expect(get.mock.calls).toEqual([[{ kind: 'fragment', name: 'personalisation', siteId: 'us', locale: 'en-us' }]]);
    expect(send.mock.calls[0]?.[0].target).toBe('/products/v2/catalog?ids=boot&count=1&siteId=us&locale=en-us');
  });

  test('decides nothing without rules, and fails where the content cannot be read', async () => {
    expect(await createEngine({ status: 'missing' }).decide()).toMatchObject({ items: [] });
    const { decide } = createEngine({ status: 'failed', httpStatus: 503 });
    await expect(decide()).rejects.toThrow('The fragment "personalisation" cannot be read: 503.');
  });
});
