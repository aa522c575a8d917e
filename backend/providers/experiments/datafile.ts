import { z } from 'zod';
import type { Experiment } from './experiments.ts';

const variation = z.looseObject({ id: z.string(), key: z.string().min(1), featureEnabled: z.boolean().optional() });

const BUCKETS = 10_000;

const experiment = z.looseObject({
  id: z.string(),
  key: z.string().min(1),
  status: z.string(),
  variations: z.array(variation),
  trafficAllocation: z.array(z.looseObject({ entityId: z.string(), endOfRange: z.int().min(0).max(BUCKETS) })),
  audienceIds: z.array(z.string()),
  audienceConditions: z.unknown().optional(),
  cmab: z.looseObject({ attributeIds: z.array(z.string()) }).optional(),
});

const named = z.looseObject({ id: z.string(), key: z.string() });

const flag = z.looseObject({
  key: z.string().min(1),
  rolloutId: z.string(),
  experimentIds: z.array(z.string()),
  variables: z.array(z.unknown()),
});

/** The outline of the vendor's project, as far as the SDK relies on it without checking it. */
const outline = z.looseObject({
  version: z.enum(['2', '3', '4']),
  revision: z.string(),
  experiments: z.array(experiment),
  groups: z.array(z.looseObject({ id: z.string(), experiments: z.array(experiment) })).default([]),
  rollouts: z.array(z.looseObject({ id: z.string(), experiments: z.array(experiment) })).default([]),
  audiences: z.array(z.looseObject({ id: z.string(), conditions: z.string().refine(isJson) })).default([]),
  typedAudiences: z.array(z.looseObject({ id: z.string(), conditions: z.unknown() })).default([]),
  attributes: z.array(named).default([]),
  events: z.array(named).default([]),
  featureFlags: z.array(flag).default([]),
});

const datafile = outline.refine(hasItsExperiments, { error: 'a flag names an experiment that is not there' });

type Datafile = z.output<typeof outline>;
type Rule = z.output<typeof experiment>;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const experimentsOf = ({ experiments, groups }: Datafile): readonly Rule[] => [
  ...experiments,
  ...groups.flatMap((group) => group.experiments),
];

function hasItsExperiments(project: Datafile): boolean {
  const known = new Set(experimentsOf(project).map(({ id }) => id));
  return project.featureFlags.every(({ experimentIds }) => experimentIds.every((id) => known.has(id)));
}

/** Throws an error that says what is wrong. */
export function checkDatafile(text: string): void {
  const { success, error } = datafile.safeParse(isJson(text) ? JSON.parse(text) : undefined);
  if (success) return;
  const [issue] = error.issues;
  throw new Error(`The datafile is invalid at "${issue?.path.join('.')}": ${issue?.message}.`);
}

/** The experiments of a datafile that was checked, by the keys of their flags. */
export function listExperiments(text: string): readonly Experiment[] {
  const project = datafile.parse(JSON.parse(text));
  const rules = new Map(experimentsOf(project).map((rule) => [rule.id, rule]));
  const deliveries = new Map(project.rollouts.map(({ id, experiments }) => [id, experiments]));
  const audiences = new Map([...project.audiences, ...project.typedAudiences].map((one) => [one.id, one.conditions]));
  return project.featureFlags.map(({ key, rolloutId, experimentIds }) => {
    const own = experimentIds.flatMap((id) => rules.get(id) ?? []);
    const all = [...own, ...(deliveries.get(rolloutId) ?? [])];
    const needsSegments = all.some((rule) => asksSegments(rule, audiences));
    const enabled = all.flatMap(({ variations }) => variations.filter(({ featureEnabled }) => featureEnabled === true));
    return {
      key,
      label: own.map((rule) => rule.key).join(', '),
      variants: [...new Set(enabled.map((one) => one.key))],
      isRunning: all.some(({ status }) => status === 'Running'),
      needsServices: needsSegments || all.some(({ cmab }) => cmab !== undefined),
      needsSegments,
    };
  });
}

/** Whether the conditions of a rule's audiences, however nested, ask for a segment. */
function asksSegments(rule: Rule, audiences: ReadonlyMap<string, unknown>): boolean {
  const asked = JSON.stringify([rule.audienceIds, rule.audienceConditions]);
  return [...audiences].some(
    ([id, conditions]) => asked.includes(`"${id}"`) && /match\W+qualified/.test(JSON.stringify(conditions)),
  );
}
