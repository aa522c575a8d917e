import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExperimentDecision, ExperimentVisitor } from '../../backend/providers/experiments/experiments.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { createVisitorConsent } from '../http/visitor-consent.ts';
import { readAddress } from '../pages/page-address.ts';
import { createPageExperiences } from './page-experiences.ts';

const ID = 'vuid_0123456789abcdef';
const DECISIONS = { exp_hero: 'bold', exp_note: 'short' };

const decide = vi.fn<(key: 'exp_hero' | 'exp_note', visitor: ExperimentVisitor) => ExperimentDecision>((key) => ({
  id: key,
  label: 'everybody',
  variant: DECISIONS[key],
}));
const decideWithServices = (): Promise<ExperimentDecision> =>
  Promise.reject(new Error('The experiment needs no services.'));
const readSession = vi.fn(async (request: Request) =>
  request.headers.get('cookie')?.includes('session=signed-in')
    ? { loggedIn: true, consumerType: 'REGISTERED', memberId: 'm1' }
    : undefined,
);
const experiment = (key: string) => ({
  key,
  label: '',
  variants: [],
  isRunning: true,
  needsServices: false,
  needsSegments: false,
});

beforeEach(() => {
  decide.mockClear();
  readSession.mockClear();
});

function setUp({ isSecure = false, client = true, needsServices = false, asked = decideWithServices } = {}) {
  const experiments = () => [experiment('exp_hero'), { ...experiment('exp_note'), needsServices }];
  return createPageExperiences({
    // The keys of the tests are those of the client.
    client: client
      ? { decide: (key, visitor) => decide(key as 'exp_hero', visitor), decideWithServices: asked, experiments }
      : undefined,
    log: { info() {}, warn() {}, error() {} },
    allows: createVisitorConsent(() => DEFAULT_SITES, 'banner'),
    readSession,
    isSecure,
  });
}

interface PageRequest {
  readonly path?: string;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly experiences?: readonly string[];
}

function visit({ path = '/', cookie = `vuid=${ID}`, headers = {}, experiences = ['exp_hero'] }: PageRequest = {}) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers, cookie === '' ? {} : { cookie });
  const address = readAddress(path, DEFAULT_SITES);
  return { request, response: new ServerResponse(request), address, experiences: new Set(experiences) };
}

describe('what a page shows a visitor', () => {
  test('is decided by the visitor’s id and attributes, and part of the address', async () => {
    const { decisions, url } = await setUp().withDecisions(visit({ experiences: ['exp_note', 'exp_hero', 'other'] }));
    expect(decisions).toEqual([
      { id: 'exp_hero', label: 'everybody', variant: 'bold' },
      { id: 'exp_note', label: 'everybody', variant: 'short' },
    ]);
    expect(url).toBe('/ exp_hero:everybody:bold,exp_note:everybody:short');
    const attributes = { loggedIn: false, guest: true, role: 'guest', locale: 'en-us', siteId: 'us' };
    expect(decide).toHaveBeenCalledWith('exp_hero', { id: ID, attributes, allowsTargeting: true });
  });

  test('is the same however often it is decided, and reported once', async () => {
    const experiences = setUp();
    const first = await experiences.withDecisions(visit());
    const again = await experiences.withDecisions({ ...visit(), address: first });
    expect(again.url).toBe(first.url);
    expect(decide).toHaveBeenCalledTimes(1);
  });

  test('follows the session, which is read once', async () => {
    const experiences = setUp();
    const asked = { cookie: `vuid=${ID}; session=signed-in` };
    await experiences.withDecisions(visit(asked));
    await experiences.withDecisions(visit(asked));
    expect(decide.mock.calls[0]?.[1].attributes).toMatchObject({ loggedIn: true, guest: false, role: 'member' });
    expect(readSession).toHaveBeenCalledTimes(1);
  });

  test.each<[when: string, asked: PageRequest]>([
    ['the visitor did not choose in EMEA', { path: '/de-de/' }],
    ['the visitor allows no targeting', { cookie: `OptanonConsent=groups%3DC0001%3A1%2CC0004%3A0; vuid=${ID}` }],
    ['the browser objects', { headers: { 'sec-gpc': '1' } }],
    ['the experiment is not in the project', { experiences: ['other'] }],
    ['a bot asks', { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } }],
  ])('is the baseline, without a cookie, where %s', async (_, asked) => {
    const asking = visit({ cookie: '', ...asked });
    const { url } = await setUp().withDecisions(asking);
    expect([url, decide.mock.calls.length]).toEqual([asked.path ?? '/', 0]);
    expect(asking.response.hasHeader('set-cookie')).toBe(false);
  });

  test('is decided in EMEA with consent', async () => {
    const cookie = `OptanonConsent=groups%3DC0001%3A1%2CC0002%3A0%2CC0003%3A0%2CC0004%3A1; vuid=${ID}`;
    const { decisions } = await setUp().withDecisions(visit({ path: '/de-de/', cookie }));
    expect(decisions).toHaveLength(1);
    expect(decide.mock.calls[0]?.[1].attributes).toMatchObject({ locale: 'de-de', siteId: 'de' });
  });

  test.each(['', 'vuid=vuid_undefined', 'vuid=undefined', `vuid=${ID}${'0'.repeat(32)}`])(
    'sets the id of a visitor without a valid one: %s',
    async (cookie) => {
      const asking = visit({ cookie });
      await setUp({ isSecure: true }).withDecisions(asking);
      expect(asking.response.getHeader('set-cookie')).toMatch(
        /^vuid=vuid_[\da-f]{27}; Max-Age=31536000; Path=\/; SameSite=Lax; Secure$/,
      );
    },
  );

  test('is decided where there is nothing at the address, for visitors with an id alone', async () => {
    const { withDecisions } = setUp();
    const scan = { ...visit({ path: '/wp-login.php', cookie: '' }), isUnknown: true };
    expect((await withDecisions(scan)).url).toBe('/wp-login.php');
    expect([scan.response.hasHeader('set-cookie'), decide.mock.calls.length]).toEqual([false, 0]);
    const visited = { ...visit({ path: '/wp-login.php' }), isUnknown: true };
    expect((await withDecisions(visited)).url).toBe('/wp-login.php exp_hero:everybody:bold');
  });

  test('is decided where the page is not stored, with the same id', async () => {
    const asking = visit({ cookie: '' });
    const experiences = setUp();
    const source = await experiences.sourceFor(asking);
    expect(asking.response.hasHeader('set-cookie')).toBe(false);
    expect([source.decide('exp_hero'), source.decide('exp_note')]).toEqual(['bold', 'short']);
    expect(source.decisions()).toHaveLength(2);
    const ids = new Set(decide.mock.calls.map(([, { id }]) => id));
    expect([...ids]).toEqual([/vuid=(\w+)/.exec(String(asking.response.getHeader('set-cookie')))?.[1]]);
  });

  test('of services stays the baseline for all sections of a page that is being rendered', async () => {
    const decision = { id: 'exp_note', label: 'regulars', variant: 'long' };
    const asked = vi.fn(async () => decision);
    const experiences = setUp({ needsServices: true, asked });
    const source = await experiences.sourceFor(visit());
    expect(source.decide('exp_note')).toBeUndefined();
    await vi.waitFor(async () => expect((await experiences.sourceFor(visit())).decide('exp_note')).toBe('long'));
    expect([source.decide('exp_note'), source.decisions()]).toEqual([undefined, []]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('is the baseline where the feature is off', async () => {
    const experiences = setUp({ client: false });
    expect(experiences.isOn).toBe(false);
    expect((await experiences.withDecisions(visit())).url).toBe('/');
    expect((await experiences.sourceFor(visit())).decide('exp_hero')).toBeUndefined();
  });
});
