import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { createService, startGateway, type TestGateway } from '../gateway/gateway.test-support.ts';
import { createMeasurementHeaders } from './measurement-headers.ts';
import { createVisitorConsent } from './visitor-consent.ts';

const sitesConfig = () => ({ ...DEFAULT_SITES, flags: { us: { mobileTracking: true }, de: { mobileTracking: true } } });
const APP = { 'user-agent': 'Mozilla/5.0 (iPhone) AisleApp/7.2' };
const ORIGINS = 'aisle-origins=boot=grid&shoe=search';
const DENIED = 'OptanonConsent=groups=C0001:1,C0002:0,C0003:0,C0004:0';
const GRANTED = 'OptanonConsent=groups=C0001:1,C0002:1,C0003:0,C0004:0';

let service: ReturnType<typeof createService>;
let gateway: TestGateway;

beforeAll(async () => {
  service = createService();
  const allows = createVisitorConsent(sitesConfig, 'sandbox');
  gateway = await startGateway(service.send, {
    allows,
    measurementHeaders: createMeasurementHeaders(sitesConfig, allows),
  });
});
afterAll(() => gateway.close());
beforeEach(() => void (service.received.length = 0));

/** What the service gets of a request. */
async function receivedOf(operation: string, headers: Record<string, string>, query = '') {
  const [method = '', path = ''] = operation.split(' ');
  await gateway.call(method, `/api${path}${query}`, {}, { 'sec-fetch-site': 'same-origin', ...headers });
  return service.received.find((one) => one.path === path)?.headers ?? {};
}

describe('the origins of products', () => {
  test.each(['POST /cart/v1/cartWithItem', 'POST /cart/v1/item', 'PUT /cart/v2/saveForLater'])(
    'go with %s',
    async (operation) => {
      expect(await receivedOf(operation, { cookie: ORIGINS })).toMatchObject({
        'x-interaction-origins': 'boot=grid&shoe=search',
      });
    },
  );

  test('go with nothing else', async () => {
    expect(await receivedOf('POST /cart/v1/cart', { cookie: ORIGINS })).not.toHaveProperty('x-interaction-origins');
  });

  test.each([
    ['the visitor denies analytics', `${ORIGINS}; ${DENIED}`, '?siteId=us'],
    ['nobody was asked where that is needed', ORIGINS, '?siteId=de&locale=de-de'],
    ['the cookie has none', 'aisle-origins=boot=elsewhere', ''],
  ])('are not sent where %s', async (_, cookie, query) => {
    expect(await receivedOf('POST /cart/v1/item', { cookie }, query)).not.toHaveProperty('x-interaction-origins');
  });

  test('are sent once the visitor allows it', async () => {
    const cookie = `${ORIGINS}; ${GRANTED}`;
    const headers = await receivedOf('POST /cart/v1/item', { cookie }, '?siteId=de&locale=de-de');
    expect(headers).toHaveProperty('x-interaction-origins');
  });

  test('are those of the cookie, whatever header a browser sends', async () => {
    const headers = await receivedOf('POST /cart/v1/item', { 'x-interaction-origins': 'boot=search' });
    expect(headers).not.toHaveProperty('x-interaction-origins');
  });
});

describe('a product page whose data layer has not started', () => {
  const SCRIPT = { 'sec-fetch-dest': 'empty', referer: 'http://shop.test/p/boot-low?color=red' };
  const originsOf = async (headers: Record<string, string>) =>
    (await receivedOf('POST /cart/v1/item', headers))['x-interaction-origins'];

  test.each([
    ['', '%2Fboot-low=direct-to-pdp'],
    ['boot=grid&shoe=search', '%2Fboot-low=direct-to-pdp&boot=grid&shoe=search'],
    ['shoe=search&%2Fboot-low=product-compare', 'shoe=search&%2Fboot-low=product-compare'],
  ])('sends its own product as found directly, beside the origins "%s", unless they have it', async (known, sent) => {
    expect(await originsOf({ ...SCRIPT, cookie: `aisle-origins=${known}` })).toBe(sent);
  });

  test.each([
    ['of another kind', { ...SCRIPT, referer: 'http://shop.test/c/boots' }],
    ['that is not named', { 'sec-fetch-dest': 'empty' }],
    ['whose form is sent without script', { ...SCRIPT, 'sec-fetch-dest': 'document' }],
    ['of a visitor who denies analytics', { ...SCRIPT, cookie: DENIED }],
  ])('sends nothing of a page %s', async (_, headers) => expect(await originsOf(headers)).toBeUndefined());
});

describe('the channel of the mobile app', () => {
  test.each(['PUT /cart/v2/checkout/order', 'PATCH /cart/v2/checkout/order/R-1'])('goes with %s', async (operation) => {
    expect(await receivedOf(operation, APP)).toMatchObject({ 'x-channel': 'MAPP' });
  });

  test.each([
    ['in another browser', {}, ''],
    ['where the site does not track it', APP, '?siteId=gb&locale=en-gb'],
    ['without consent', { ...APP, cookie: DENIED }, ''],
    ['because a browser says so', { 'x-channel': 'MAPP' }, ''],
  ])('is not sent %s', async (_, headers, query) => {
    expect(await receivedOf('PUT /cart/v2/checkout/order', headers, query)).not.toHaveProperty('x-channel');
  });

  test('is not sent with other operations', async () => {
    expect(await receivedOf('POST /cart/v1/cart/prepareOrder', APP)).not.toHaveProperty('x-channel');
  });
});
