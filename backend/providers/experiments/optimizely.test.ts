import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createVisitorId } from '../../../domain/experiments/visitor-id.ts';
import type { AttributeValue, ExperimentClient } from './experiments.ts';
import { createTestClient, DATAFILE, EVENTS, projectOf, startVendor, type TestVendor } from './vendor.test-support.ts';

const MINUTE = 60_000;
const warn = vi.fn();
const log = { info() {}, warn, error() {} };
const visitor = { id: 'vuid_0a1b2c', attributes: { role: 'guest', loggedIn: false }, allowsTargeting: true };

let vendor: TestVendor;
let client: ExperimentClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  warn.mockClear();
  vendor = await startVendor();
  vendor.answer(DATAFILE, { body: projectOf({}) });
  vendor.answer(EVENTS, { status: 204 });
  client = createTestClient(vendor.origin, log);
});

afterEach(async () => {
  await vendor.close();
  await client.close();
  vi.useRealTimers();
});

async function run(): Promise<void> {
  client.start();
  await client.whenReady();
  await vi.waitFor(() => expect(client.state).toBe('Running'));
}

const revisionOf = () => client.experiments().map(({ key }) => key);
const waitForFetch = (count: number) => vi.waitFor(() => expect(vendor.of(DATAFILE)).toHaveLength(count));

describe('the client of experiments', () => {
  test('is new, starting, running, and terminated in the end', async () => {
    expect(client.state).toBe('New');
    await expect(client.whenReady()).rejects.toThrow('not started');
    client.start();
    expect([client.state, client.experiments()]).toEqual(['Starting', []]);
    expect(client.decide('hero', visitor)).toBeUndefined();
    await client.whenReady();
    await vi.waitFor(() => expect(client.state).toBe('Running'));
    const closed = client.close();
    expect(client.state).toBe('Stopping');
    await closed;
    expect([client.state, client.decide('hero', visitor), client.experiments()]).toEqual(['Terminated', undefined, []]);
  });

  test('lists the experiments', async () => {
    const segment = { type: 'third_party_dimension', name: 'odp.audiences', match: 'qualified', value: 'regular' };
    const flags = [
      { key: 'hero', variants: ['off', 'bold'] },
      { key: 'note', audienceIds: ['8'] },
    ];
    const audiences = [{ id: '8', name: 'Regulars', conditions: ['or', segment] }];
    vendor.answer(DATAFILE, { body: projectOf({ flags, audiences }) });
    await run();
    expect(client.experiments()).toEqual([
      {
        key: 'hero',
        label: 'hero_rule',
        variants: ['bold'],
        isRunning: true,
        needsServices: false,
        needsSegments: false,
      },
      {
        key: 'note',
        label: 'note_rule',
        variants: ['a', 'b'],
        isRunning: true,
        needsServices: true,
        needsSegments: true,
      },
    ]);
  });

  test('decides for every visitor the same, about one half for each of two variants', async () => {
    await run();
    const ids = Array.from({ length: 1000 }, createVisitorId);
    const decisions = ids.map((id) => client.decide('hero', { ...visitor, id }));
    expect(decisions).toEqual(ids.map((id) => client.decide('hero', { ...visitor, id })));
    expect(decisions[0]).toEqual({ id: 'hero', label: 'hero_rule', variant: expect.stringMatching(/^[ab]$/) });
    const share = decisions.filter((decision) => decision?.variant === 'a').length;
    expect(share).toBeGreaterThan(420);
    expect(share).toBeLessThan(580);
  });

  test('decides the baseline by a variant that is off, by an audience, and for an unknown key', async () => {
    const signedIn = ['and', { type: 'custom_attribute', name: 'loggedIn', match: 'exact', value: true }];
    const audiences = [{ id: '8', name: 'Signed in', conditions: signedIn }];
    const flags = [
      { key: 'dark', variants: ['off'] },
      { key: 'signed', audienceIds: ['8'], variants: ['on'] },
    ];
    vendor.answer(DATAFILE, { body: projectOf({ flags, audiences }) });
    await run();
    expect(['dark', 'signed', 'unknown', ''].map((key) => client.decide(key, visitor))).toEqual(
      Array(4).fill(undefined),
    );
    expect(client.decide('signed', { ...visitor, attributes: { loggedIn: true } })?.variant).toBe('on');
  });

  test.each([
    ['without consent', { allowsTargeting: false }],
    ['with the id "undefined"', { id: 'undefined' }],
    ['with no id', { id: '' }],
    ['with an id of another form', { id: 'ada@example.com' }],
    ['with an undefined attribute', { attributes: JSON.parse('{}', () => undefined) ?? { role: undefined } }],
  ])('decides nothing and sends nothing for a visitor %s', async (_, wrong: object) => {
    await run();
    const other = { ...visitor, ...wrong };
    expect(client.decide('hero', other)).toBeUndefined();
    expect(await client.decideWithServices('hero', other)).toBeUndefined();
    client.track('purchase', other, { revenue: 5 });
    client.sendAudienceEvent({ action: 'view' }, other);
    await vi.advanceTimersByTimeAsync(2000);
    await client.close();
    expect(vendor.of(EVENTS)).toEqual([]);
  });

  test('takes at most 0.1 ms of the processor for a decision', async () => {
    await run();
    const visitors = Array.from({ length: 2000 }, () => ({ ...visitor, id: createVisitorId() }));
    for (const one of visitors) client.decide('hero', one);
    const rounds = Array.from({ length: 5 }, () => {
      const before = process.threadCpuUsage();
      for (const one of visitors) client.decide('hero', one);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000 / visitors.length;
    });
    const milliseconds = Math.min(...rounds);
    console.log(`a decision takes ${milliseconds.toFixed(4)} ms of the processor`);
    expect(milliseconds).toBeLessThan(0.1);
  });
});

describe('the datafile', () => {
  test('is fetched again every five minutes, where it changed', async () => {
    let revision = 1;
    vendor.answer(DATAFILE, () => {
      const body = projectOf({ revision: String(revision), flags: [{ key: `hero-${revision}` }] });
      return { body, headers: { 'last-modified': `revision ${revision}` } };
    });
    await run();
    revision = 2;
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1000);
    expect([vendor.of(DATAFILE).length, revisionOf()]).toEqual([1, ['hero-1']]);
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(revisionOf()).toEqual(['hero-2']));
    expect(vendor.of(DATAFILE)[1]?.headers['if-modified-since']).toBe('revision 1');
    vendor.answer(DATAFILE, { status: 304 });
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await waitForFetch(3);
    expect(revisionOf()).toEqual(['hero-2']);
  });

  test.each([
    ['is no JSON', { body: '<html>' }],
    ['is empty', { body: '{}' }],
    ['has no experiments', { body: { version: '4', revision: '2' } }],
    ['names an experiment that is missing', { body: { ...projectOf({ revision: '2' }), experiments: [] } }],
    ['is an error', { status: 500, body: 'oops' }],
    ['ends too early', 'cut' as const],
  ])('stays the one before while the next one %s, and is asked for again soon', async (_, reply) => {
    await run();
    vendor.answer(DATAFILE, reply);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await waitForFetch(2);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect([client.state, revisionOf()]).toEqual(['Running', ['hero']]);
    vendor.answer(DATAFILE, { body: projectOf({ revision: '2', flags: [{ key: 'next' }] }) });
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(revisionOf()).toEqual(['next']));
  });

  test('starts the client also where the first ones are invalid', async () => {
    vendor.answer(DATAFILE, { body: '{"version":"4"}' });
    client.start();
    await waitForFetch(1);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(JSON.stringify(warn.mock.calls)).toContain('The datafile is invalid at');
    vendor.answer(DATAFILE, { body: projectOf({}) });
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(client.state).toBe('Running'));
  });

  test('that never arrives ends no page: the client is late after 30 s, and asks again after 60 s', async () => {
    vendor.answer(DATAFILE, 'never');
    client.start();
    const ready = client.whenReady();
    const late = expect(ready).rejects.toThrow('onReady timeout expired after 30000 ms');
    await waitForFetch(1);
    await vi.advanceTimersByTimeAsync(30_000);
    await late;
    expect([client.state, client.decide('hero', visitor)]).toEqual(['Starting', undefined]);
    vendor.answer(DATAFILE, { body: projectOf({}) });
    await vi.advanceTimersByTimeAsync(30_000 + 2000);
    await vi.waitFor(() => expect(client.state).toBe('Running'));
    expect(JSON.stringify(warn.mock.calls)).toContain('within 60000 ms');
  });
});

describe('what a visitor is', () => {
  test('is sent as strings, booleans and safe integers only', async () => {
    await run();
    const attributes: Record<string, AttributeValue> = { role: 'member', loggedIn: true, score: 0.5, unknown: 'x' };
    client.decide('hero', { ...visitor, attributes });
    client.decide('hero', { ...visitor, attributes: { ...attributes, role: null, score: 2 ** 60 } });
    client.decide('hero', { ...visitor, attributes: { score: 7 } });
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(vendor.of(EVENTS)).toHaveLength(1));
    const visitors: { attributes: { key: string; value: unknown }[] }[] = vendor.of(EVENTS)[0]?.body.visitors;
    const sent = visitors.map((one) => Object.fromEntries(one.attributes.map(({ key, value }) => [key, value])));
    expect(sent).toEqual([{ role: 'member', loggedIn: true }, { loggedIn: true }, { score: 7 }]);
  });
});
