import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import boots from '../../../content/us/en-us/category/boots.json' with { type: 'json' };
import home from '../../../content/us/en-us/page/home.json' with { type: 'json' };
import type { ExperimentClient } from '../../providers/experiments/experiments.ts';
import type { CreatedAdapter } from '../../providers/provider.ts';
import { createSandbox } from './sandbox.ts';

const log = { info() {}, warn() {}, error() {} };
const attributes = { loggedIn: true, guest: false, role: 'member', locale: 'en-us', siteId: 'us' } as const;
const visitor = (id: string) => ({ id, attributes, allowsTargeting: true });
const guest = { loggedIn: false, guest: true, role: 'guest' };
/** Ids of many visitors. */
const IDS = Array.from({ length: 300 }, (_, index) => `vuid_${index.toString(16)}`);

const withExperience = z.object({ experienceId: z.string(), experiences: z.record(z.string(), z.unknown()) });
const sectionsWithExperience = ({ sections }: { readonly sections: Readonly<Record<string, readonly unknown[]>> }) =>
  Object.values(sections)
    .flat()
    .flatMap((section) => withExperience.safeParse(section).data ?? []);

let sandbox: CreatedAdapter<ExperimentClient>;
let client: ExperimentClient;

beforeEach(async () => {
  sandbox = createSandbox({ log });
  client = sandbox.adapter;
  client.start();
  await client.whenReady();
  await Promise.resolve();
});

afterEach(() => client.close());

const ask = async (path: string, init?: RequestInit) => sandbox.router?.request(`/experiments${path}`, init);
const post = (path: string, body: unknown, headers = {}) =>
  ask(path, { method: 'POST', body: JSON.stringify(body), headers });
const variantsOf = (key: string, attrs: object) =>
  new Set(IDS.map((id) => client.decide(key, { ...visitor(id), attributes: { ...attributes, ...attrs } })?.variant));

describe('the experiments of the demo', () => {
  test('run: every variant of each is decided for somebody', () => {
    const local = client.experiments().filter(({ needsServices }) => !needsServices);
    expect(local.map(({ key }) => key)).toEqual(['applePayPdp', 'paypalPdp', 'exp_home_hero', 'exp_listing_banner']);
    for (const { key, variants, isRunning } of local) {
      expect([key, isRunning]).toEqual([key, true]);
      expect(variantsOf(key, {})).toEqual(new Set([...variants, undefined]));
    }
  });

  test('are for their audiences', () => {
    expect(variantsOf('exp_home_hero', { role: 'employee' })).toEqual(new Set([undefined]));
    expect(variantsOf('exp_home_hero', guest).size).toBe(3);
    expect(variantsOf('exp_listing_banner', guest)).toEqual(new Set([undefined]));
  });

  test('are named by two documents, which have each of their variants', () => {
    const sections = [home, boots].flatMap(sectionsWithExperience);
    expect(sections.map(({ experienceId, experiences }) => [experienceId, Object.keys(experiences)])).toEqual(
      ['exp_home_hero', 'exp_listing_banner'].map((key) => [
        key,
        client.experiments().find((one) => one.key === key)?.variants,
      ]),
    );
  });

  test('ask for segments and predictions where they need them', async () => {
    const decide = async (key: string) => {
      const all = await Promise.all(IDS.slice(0, 16).map((id) => client.decideWithServices(key, visitor(id))));
      return new Set(all.map((decision) => decision?.variant));
    };
    expect(await decide('exp_regulars_note')).toEqual(new Set([undefined, 'welcome-back']));
    expect(await decide('exp_cart_suggestion')).toEqual(new Set([undefined, 'socks', 'care']));
  });
});

describe('the vendor of the sandbox', () => {
  test('counts and shows what it received', async () => {
    client.decide('applePayPdp', visitor('vuid_1'));
    client.track('purchase', visitor('vuid_1'), { revenue: 20 });
    client.sendAudienceEvent({ action: 'view' }, visitor('vuid_1'));
    await client.decideWithServices('exp_cart_suggestion', visitor('vuid_1'));
    await client.close();
    const received = await (await ask('/received.json'))?.json();
    expect(received).toMatchObject({ counts: { log: 3, audience: 1, segments: 0, prediction: 1 } });
    expect(JSON.stringify(received)).toContain('"revenue":2000');
    const page = await (await ask(''))?.text();
    expect(page).toContain('<dt>log</dt>');
    expect(page).toContain('vuid_1');
  });

  test('shows the latest 50 requests', async () => {
    for (let index = 0; index < 60; index += 1) await post('/v1/events', { visitors: [index] });
    const received = await (await ask('/received.json'))?.json();
    expect(received).toMatchObject({ counts: { log: 60 }, latest: { length: 50, 0: { body: { visitors: [59] } } } });
  });

  test('answers that the datafile did not change', async () => {
    const first = await ask('/datafile.json');
    const headers = { 'if-modified-since': first?.headers.get('last-modified') ?? '' };
    expect((await ask('/datafile.json', { headers }))?.status).toBe(304);
  });

  test.each([
    ['/v1/events', {}],
    ['/v3/events', {}],
    ['/v3/graphql', {}],
    ['/predict/1', {}],
    ['/predict/1', { instances: [{ visitorId: 'vuid_1', experimentId: '1' }] }],
  ])('rejects at %s the request %j', async (path, body) => {
    expect((await post(path, body, { 'x-api-key': 'sandbox' }))?.status).toBe(400);
  });

  test('rejects events of the audience platform without its key', async () => {
    expect((await post('/v3/events', [{ action: 'view' }]))?.status).toBe(401);
  });
});
