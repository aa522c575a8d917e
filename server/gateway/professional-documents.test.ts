import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, createService, errorIdOf, startGateway, type TestGateway } from './gateway.test-support.ts';

const CANVAS = '/api/caas/v1/canvas';
const STORIES = `${CANVAS}/augmentedpage/us/trailpro/pro-stories`;

let service: ReturnType<typeof createService>;
let gateway: TestGateway;

beforeEach(async () => {
  service = createService();
  gateway = await startGateway(service.send);
});
afterEach(() => gateway.close());

const wasRead = () => service.received.some(({ path }) => path.includes('/caas/'));
async function signIn(identities: readonly string[]): Promise<string> {
  service.state.identities = identities;
  return cookieOf(await gateway.call('POST', '/api/token/v2/auth/token', { type: 'Guest' }));
}

describe('a document for professionals', () => {
  test.each([
    STORIES,
    `${CANVAS}/page/us/trailpro%2Fpro-repository`,
    `${CANVAS}/page/de/Trailpro/Pro%2Dstories`,
    `${CANVAS}/page/us/trailpro%252Fpro-stories`,
    `${CANVAS}/page/us/trailpro//pro-stories/`,
    `${CANVAS}/children/us/bootpro/pro-repository`,
  ])('is refused to guests and customers at %s', async (path) => {
    for (const cookie of ['', await signIn(['google'])]) {
      const answer = await gateway.call('GET', path, undefined, { cookie });
      expect([answer.status, errorIdOf(answer)]).toEqual([403, 'AUT404']);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect(wasRead()).toBe(false);
  });

  test('is read by professionals, and stored by nobody', async () => {
    const answer = await gateway.call('GET', STORIES, undefined, { cookie: await signIn(['WRANX']) });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(wasRead()).toBe(true);
  });

  test('is read in preview, and other documents by everybody', async () => {
    expect((await gateway.call('GET', STORIES.replace('/caas', '/pre/caas'))).status).toBe(200);
    expect((await gateway.call('GET', `${CANVAS}/page/us/pro-stories`)).status).toBe(200);
    expect((await gateway.call('GET', `${CANVAS}/fragment/trailpro/pro-stories`)).status).toBe(200);
  });
});
