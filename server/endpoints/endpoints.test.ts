import { expect, test } from 'vitest';
import { isCall } from './endpoints.ts';

test.each(['/sstm/GTM-AB12CD3', '/fapi/proxyScript?url=x', '/sandbox/bot-protection', '/api/engine/v1/decide/x'])(
  'the endpoint %s is never a page, whose address would be redirected to lower case',
  (url) => expect(isCall(url)).toBe(true),
);

test.each(['/sstms/GTM-AB12CD3', '/fapis', '/robots.txt/x', '/'])('the address %s is no endpoint', (url) =>
  expect(isCall(url)).toBe(false),
);
