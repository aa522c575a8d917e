import { describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/core/api-error.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { PerformInProcess } from '../../backend/http/in-process.ts';
import { readAddress, withVariants } from './page-address.ts';
import { createUnknownAddresses } from './unknown-addresses.ts';

const requests: unknown[] = [];
const perform: PerformInProcess = async <Output>(
  { name }: { readonly name: string },
  { params, query }: { params?: Record<string, string>; query?: object },
) => {
  const what = params?.['productId'] ?? (query && 'category' in query ? query.category : undefined);
  if (what === 'broken') throw new ApiError({ errorId: 'API503', status: 503, message: name });
  if (what !== 'boots') throw new ApiError({ errorId: 'PLP400', status: 404, message: name });
  return {} as Output; // nobody reads it
};
const content = {
  get: async (request: { readonly name?: string }) => {
    requests.push(request);
    const { name } = request;
    if (name === 'away') return { status: 'failed', httpStatus: 503 } as const;
    return name === 'about'
      ? ({ status: 'found', document: {}, stale: false } as const)
      : ({ status: 'missing' } as const);
  },
  invalidate() {},
};
const sites: SitesConfig = { ...DEFAULT_SITES, redirects: { us: [{ from: '/old', to: '/new', status: 301 }] } };
const embedded = { perform, accessKey: undefined };
const remote = {
  send: async () => ({ response: Response.json({}), isStale: false }),
  baseUrl: '',
  timeout: 1,
  accessKey: 'k',
};

const isMissing = (url: string, commerce: typeof embedded | typeof remote = embedded) =>
  createUnknownAddresses({ content, commerce }).isMissing(readAddress(url, sites));

describe('an address', () => {
  test.each([
    ['/nothing', true],
    ['/foo/bar/baz?x=1', true],
    ['/de-de/nichts', true],
    ['/setup.php', true],
    ['/p/nothing', true],
    ['/c/nothing', true],
    ['/', false],
    ['/about', false],
    ['/p/Boots', false],
    ['/c/boots', false],
    ['/old', false],
    ['/search?q=x', false],
  ])('%s is missing: %s', async (url, expected) => {
    expect(await isMissing(url)).toBe(expected);
  });

  test.each(['/away', '/p/broken', '/c/broken'])('%s is not missing while its service fails', async (url) => {
    expect(await isMissing(url)).toBe(false);
  });

  test('is looked up in its own site and locale', async () => {
    await isMissing('/de-de/nichts');
    expect(requests.at(-1)).toEqual({ kind: 'augmentedpage', name: 'nichts', siteId: 'de', locale: 'de-de' });
  });

  test.each(['/p/nothing', '/c/nothing'])('%s is rendered where the catalogue is elsewhere', async (url) => {
    expect(await isMissing(url, remote)).toBe(false);
  });
});

test('addresses of a locale have the same page, with what is decided of it', () => {
  const { keyOf } = createUnknownAddresses({ content, commerce: embedded });
  const [one, other] = ['/nothing', '/setup.php?x=1'].map((url) => readAddress(url, sites));
  const decisions = [{ id: 'note', label: 'rule', variant: 'kind' }];
  const keys = [one, other].flatMap((address) =>
    address ? [keyOf(address), keyOf(withVariants(address, decisions))] : [],
  );
  expect(keys).toEqual(['en-us', 'en-us note:rule:kind', 'en-us', 'en-us note:rule:kind']);
});
