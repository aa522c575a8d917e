import fc from 'fast-check';
import { createInstance, createStaticProjectConfigManager, OptimizelyDecideOption } from 'optimizely-sdk-6.1';
import { describe, expect, test } from 'vitest';
import type { AttributeValue, ExperimentClient, ExperimentDecision } from './experiments.ts';
import { createOptimizelyClient } from './optimizely.ts';

/** The client decides as the version of the SDK that the specification names, 6.1.0. */

const RUNS = 300;
const VISITORS = 20;
const log = { info() {}, warn() {}, error() {} };

type Generated<Source> = Source extends fc.Arbitrary<infer Value> ? Value : never;

const STATUSES = ['Running', 'Running', 'Running', 'Paused', 'Not started'];
const NAMES = ['role', 'loggedIn', 'score', 'version', 'unlisted'];
const MATCHES = ['exact', 'exists', 'substring', 'gt', 'ge', 'lt', 'le', 'semver_eq', 'semver_gt', 'semver_le', 'odd'];

const text = fc.constantFrom('guest', 'member', 'mem', '', '2.1.0', '2.0', '2.1.0-beta');
const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.5, 2 ** 53));
const value: fc.Arbitrary<AttributeValue> = fc.oneof(text, number, fc.boolean(), fc.constant(null));

const leaf = fc.record({
  type: fc.constantFrom('custom_attribute', 'custom_attribute', 'custom_attribute', 'odd_type'),
  name: fc.constantFrom(...NAMES),
  match: fc.constantFrom(...MATCHES),
  value,
});
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small' }, leaf, nested(tie('tree'))),
}));

function nested(inner: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const operator = fc.constantFrom('and', 'or', 'not');
  return fc.tuple(operator, fc.array(inner, { minLength: 1, maxLength: 3 })).map(([name, all]) => [name, ...all]);
}

const visitorId = fc.oneof(
  fc.constantFrom('vuid_1', 'vuid_2'),
  fc.uuid().map((uuid) => `vuid_${uuid.replaceAll('-', '')}`.slice(0, 32)),
);
const visitor = fc.record({
  id: visitorId,
  attributes: fc.dictionary(fc.constantFrom(...NAMES, '$opt_bucketing_id'), value, { maxKeys: 4 }),
});

/** Ends of the ranges of up to four variants, of 10,000 buckets; some buckets may be empty. */
const ranges = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 4 });

const ruleShape = fc.record({
  ends: ranges.map((ends) => ends.toSorted((one, other) => one - other)),
  status: fc.constantFrom(...STATUSES),
  audiences: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  combines: fc.constantFrom('and', 'or', 'ids'),
  forced: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
  isOff: fc.boolean(),
});
type RuleShape = Generated<typeof ruleShape>;

const projectShape = fc.record({
  audiences: fc.array(tree, { minLength: 3, maxLength: 3 }),
  flags: fc.array(
    fc.record({
      rules: fc.array(ruleShape, { maxLength: 3 }),
      deliveries: fc.array(ruleShape, { maxLength: 2 }),
      isGrouped: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  groupEnds: fc.integer({ min: 0, max: 10_000 }),
  policy: fc.constantFrom('random', 'overlapping'),
});
type ProjectShape = Generated<typeof projectShape>;

function experimentOf({ ends, status, audiences, combines, forced, isOff }: RuleShape, id: string) {
  const ids = audiences.map(String);
  const variations = ends.map((_, index) => ({
    id: `${id}${index}`,
    key: `v${index}`,
    featureEnabled: !(isOff && index === 0),
    variables: [],
  }));
  return {
    id,
    key: `rule_${id}`,
    status,
    layerId: `8${id}`,
    variations,
    trafficAllocation: ends.map((endOfRange, index) => ({ entityId: `${id}${index}`, endOfRange })),
    audienceIds: ids,
    ...(combines !== 'ids' && { audienceConditions: ids.length === 0 ? [] : [combines, ...ids] }),
    forcedVariations: forced === undefined ? {} : { vuid_1: `v${forced}` },
  };
}

function datafileOf({ audiences, flags, groupEnds, policy }: ProjectShape) {
  const all = flags.map(({ rules, deliveries, isGrouped }, index) => ({
    isGrouped,
    key: `flag${index}`,
    rules: rules.map((rule, at) => experimentOf(rule, `1${index}${at}`)),
    rollout: { id: `9${index}`, experiments: deliveries.map((rule, at) => experimentOf(rule, `2${index}${at}`)) },
  }));
  const grouped = all.filter(({ isGrouped }) => isGrouped).flatMap(({ rules }) => rules);
  const share = grouped.length === 0 ? 0 : Math.floor(groupEnds / grouped.length);
  const trafficAllocation = grouped.map(({ id }, index) => ({ entityId: id, endOfRange: share * (index + 1) }));
  return {
    version: '4',
    revision: '1',
    accountId: '1',
    projectId: '2',
    sendFlagDecisions: true,
    attributes: NAMES.slice(0, -1).map((key, index) => ({ id: `7${index}`, key })),
    audiences: [],
    typedAudiences: audiences.map((conditions, index) => ({ id: `${index + 1}`, name: `a${index}`, conditions })),
    events: [],
    experiments: all.filter(({ isGrouped }) => !isGrouped).flatMap(({ rules }) => rules),
    groups: [{ id: '6', policy, trafficAllocation, experiments: grouped }],
    rollouts: all.map(({ rollout }) => rollout),
    featureFlags: all.map(({ key, rules, rollout }) => {
      return { id: `5${key}`, key, rolloutId: rollout.id, experimentIds: rules.map(({ id }) => id), variables: [] };
    }),
  };
}

async function startClient(datafile: string): Promise<ExperimentClient> {
  const send = async (url: string) => new Response(url.endsWith('datafile') ? datafile : '{}');
  const settings = { sdkKey: 'x', datafileUrl: 'http://vendor/datafile', eventsUrl: 'http://vendor/events' };
  const client = createOptimizelyClient({ ...settings, predictionsUrl: undefined }, { log, send });
  client.start();
  await client.whenReady();
  await Promise.resolve();
  expect(client.state).toBe('Running');
  return client;
}

const { ENABLED_FLAGS_ONLY, IGNORE_USER_PROFILE_SERVICE } = OptimizelyDecideOption;

function startReference(datafile: string) {
  const projectConfigManager = createStaticProjectConfigManager({ datafile });
  const reference = createInstance({
    projectConfigManager,
    defaultDecideOptions: [ENABLED_FLAGS_ONLY, IGNORE_USER_PROFILE_SERVICE],
  });
  return {
    close: () => reference.close(),
    decide(key: string, id: string, attributes: Record<string, AttributeValue>): ExperimentDecision | undefined {
      const decision = reference.createUserContext(id, attributes).decideForKeys([key])[key];
      if (!decision?.variationKey) return undefined;
      return { id: key, label: decision.ruleKey ?? key, variant: decision.variationKey };
    },
  };
}

describe('decisions', () => {
  test('are those of version 6.1.0 of the SDK, for any datafile, audience and visitor', async () => {
    const counts = { decided: 0, baseline: 0 };
    const visitors = fc.array(visitor, { minLength: VISITORS, maxLength: VISITORS });
    const property = fc.asyncProperty(projectShape, visitors, async (shape, all) => {
      const datafile = datafileOf(shape);
      const client = await startClient(JSON.stringify(datafile));
      const reference = startReference(JSON.stringify(datafile));
      for (const { id, attributes } of all) {
        for (const { key } of datafile.featureFlags) {
          const decision = client.decide(key, { id, attributes, allowsTargeting: true });
          expect(decision).toEqual(reference.decide(key, id, attributes));
          counts[decision === undefined ? 'baseline' : 'decided'] += 1;
        }
      }
      await Promise.all([client.close(), reference.close()]);
    });
    await fc.assert(property, { numRuns: RUNS });
    // The datafiles are such that neither outcome is rare.
    expect(counts.decided).toBeGreaterThan(RUNS * VISITORS * 0.1);
    expect(counts.baseline).toBeGreaterThan(RUNS * VISITORS * 0.1);
    console.log(`compared: ${counts.decided} variants, ${counts.baseline} baselines`);
  });
});
