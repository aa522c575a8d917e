import { afterEach, describe, expect, test } from 'vitest';
import type {
  DecisionRequest,
  PersonalisationProvider,
} from '../../backend/providers/personalisation/personalisation.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { createService, log, startGateway, type TestGateway } from '../gateway/gateway.test-support.ts';
import { answerDecisions } from './decisions.ts';

const entry = {
  itemGroupId: 'boot',
  title: 'Boot',
  link: '/p/boot',
  imageLink: '/media/boot.webp',
  price: 100,
  recToken: 't-1',
};
const body = { brand: 'ridge', customerId: 'another', channel: 'ECOMM', events: [{ eventType: 'x', depth: 1 }] };
const NOTHING = { meta: {}, data: { responses: [] } };

let gateway: TestGateway | undefined;
afterEach(() => gateway?.close());

async function startWith(decide: PersonalisationProvider['decide'], allowsTargeting = true) {
  const asked: DecisionRequest[] = [];
  const service = createService();
  const engine = {
    brand: 'ridge',
    decide: (request: DecisionRequest) => {
      asked.push(request);
      return decide(request);
    },
  };
  gateway = await startGateway(service.send, {
    decisions: answerDecisions({
      engine,
      sitesConfig: () => DEFAULT_SITES,
      allows: (category) => category !== 'C0004' || allowsTargeting,
      log,
    }),
  });
  const post = async (sent: unknown, path = '/api/engine/v1/decide/ridge?siteId=us&locale=en-us') => {
    const answer = await gateway?.call('POST', path, sent);
    return { status: answer?.status, headers: answer?.headers, json: JSON.parse(String(answer?.body)) };
  };
  return { asked, service, post };
}

const decided = async () => ({ items: [entry, { itemGroupId: 'broken' }], monetateId: 'm-1' });

describe('a decision', () => {
  test('is the engine’s, with its products as Recommended products, and never the commerce service’s', async () => {
    const { asked, service, post } = await startWith(decided);
    const { status, headers, json } = await post({ ...body, monetateId: 'm-0' });
    expect([status, headers?.['cache-control']]).toEqual([200, 'private, no-store']);
    expect(headers?.['x-correlation-id']).toBeDefined();
    expect(json.meta).toEqual({ monetateId: 'm-1' });
    expect(json.data.responses).toMatchObject([{ actions: [{ items: [{ id: 'boot', recToken: 't-1' }] }] }]);
    expect(asked).toMatchObject([{ events: body.events, monetateId: 'm-0', scope: { siteId: 'us', currency: 'USD' } }]);
    expect(service.received).toEqual([]);
  });

  test('is asked for the session’s own customer, whatever a browser names', async () => {
    const { asked, post } = await startWith(decided);
    await post(body);
    expect(asked[0]?.customerId).not.toBe('another');
  });

  test('reads feeds of EMEA by locale', async () => {
    const german = { title_de_DE: 'Stiefel', link_de_DE: '/p/stiefel', price_de_DE: '99,00 EUR' };
    const { post } = await startWith(async () => ({ items: [{ ...entry, ...german }] }));
    const { json } = await post(body, '/api/engine/v1/decide/ridge?siteId=de&locale=de-de');
    const [{ actions }] = json.data.responses;
    expect(actions[0].items).toMatchObject([{ title: 'Stiefel', url: '/p/stiefel', price: { currency: 'EUR' } }]);
  });

  test('is none without consent to targeting: the engine is not asked', async () => {
    const { asked, post } = await startWith(decided, false);
    expect((await post(body)).json).toEqual(NOTHING);
    expect(asked).toEqual([]);
  });

  test('is none where the engine fails', async () => {
    const { post } = await startWith(() => Promise.reject(new Error('dead')));
    expect(await post(body)).toMatchObject({ status: 200, json: NOTHING });
  });

  test.each([
    ['/api/engine/v1/decide/other', body, 404, 'API404'],
    ['/api/engine/v2/decide/ridge', body, 404, 'API404'],
    ['/api/engine/v1/decide/ridge', { ...body, brand: 'other' }, 400, 'VALIDATION'],
    ['/api/engine/v1/decide/ridge', { ...body, events: [] }, 400, 'VALIDATION'],
    ['/api/engine/v1/decide/ridge', { ...body, events: [{}] }, 400, 'VALIDATION'],
    ['/api/engine/v1/decide/ridge?siteId=toString', body, 400, 'VALIDATION'],
  ])('is refused: %s %j', async (path, sent, status, errorId) => {
    const { asked, post } = await startWith(decided);
    expect(await post(sent, path)).toMatchObject({ status, json: { errorDetails: [{ errorId }] } });
    expect(asked).toEqual([]);
  });
});
