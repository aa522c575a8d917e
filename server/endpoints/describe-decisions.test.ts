import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { log, startGateway, type TestGateway } from '../gateway/gateway.test-support.ts';
import { answerDecisions } from './decisions.ts';
import { decisionAnswer, decisionBody } from './decisions.schema.ts';

const entry = {
  itemGroupId: 'boot',
  title: 'Boot',
  link: '/p/boot',
  imageLink: '/media/boot.webp',
  price: 100,
  recToken: 't-1',
};
const engine = { brand: 'ridge', decide: async () => ({ items: [entry], monetateId: 'm-1' }) };
const SERVICE = {
  openapi: '3.1.0',
  paths: { '/cart/v1/cart': { get: { operationId: 'getCart' } } },
  components: { schemas: { Cart: { type: 'object' } }, securitySchemes: { session: {} } },
};
const PATH = '/engine/v1/decide/{brand}';

let gateway: TestGateway | undefined;
afterEach(() => gateway?.close());

async function readDescription(reply: () => Response, isOn = true) {
  const decisions = answerDecisions({ engine: isOn ? engine : undefined, sitesConfig: () => DEFAULT_SITES, log });
  gateway = await startGateway(async () => reply(), { decisions });
  const answer = await gateway.call('GET', '/api/openapi.json');
  return { ...answer, text: String(answer.body) };
}

describe('the description of the calls', () => {
  test('has the engine’s call beside those of the service, with their schemas', async () => {
    const { text, headers } = await readDescription(() => Response.json(SERVICE, { headers: { etag: '"1"' } }));
    const { paths, components } = JSON.parse(text);
    expect(Object.keys(paths)).toEqual(['/cart/v1/cart', PATH]);
    expect(components.securitySchemes).toEqual({ session: {} });
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['Cart', 'DecisionRequest', 'DecisionAnswer', 'RecommendedProduct']),
    );
    const { post } = paths[PATH];
    expect(post.requestBody.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/DecisionRequest',
    });
    expect(post.parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['brand', 'siteId', 'locale']),
    );
    expect(headers.etag).toBeUndefined();
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');
    for (const name of names) expect(components.schemas).toHaveProperty(name);
  });

  test('says what the call takes and answers', async () => {
    await readDescription(() => Response.json(SERVICE));
    const body = { brand: 'ridge', events: [{ eventType: 'monetate:decision:DecisionRequest' }] };
    expect(decisionBody.safeParse(body).success).toBe(true);
    const answer = await gateway?.call('POST', '/api/engine/v1/decide/ridge?siteId=us&locale=en-us', body);
    const parsed = decisionAnswer.parse(JSON.parse(String(answer?.body)));
    expect(parsed).toEqual(JSON.parse(String(answer?.body)));
    expect(parsed.data.responses).toHaveLength(1);
  });

  test.each([
    ['no engine', () => Response.json(SERVICE), false],
    ['a service that has none', () => Response.json({ errorDetails: [] }, { status: 404 }), true],
    ['a service whose description is no JSON', () => new Response('openapi: 3.1.0'), true],
  ])('is the service’s own with %s', async (_, reply, isOn) => {
    const { text, status } = await readDescription(reply, isOn);
    expect([status, text]).toEqual([reply().status, await reply().text()]);
  });
});
