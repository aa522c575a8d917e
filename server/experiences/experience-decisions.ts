import { LRUCache } from 'lru-cache';
import type { Experiment, ExperimentClient, ShopAttributes } from '../../backend/providers/experiments/experiments.ts';
import { createCircuit, type Circuit } from '../../src/api/core/circuit.ts';
import type { ExperienceDecision } from '../../src/cms/request-context.ts';
import type { Log } from '../../src/lib/log.ts';

/** A visitor with an id who allows targeting. */
export interface Participant {
  readonly id: string;
  readonly attributes: ShopAttributes;
  readonly allowsTargeting: true;
}

export interface ExperienceDecisions {
  /**
   * What a page shows, at once. An experiment that needs services shows what they decided last, at first the baseline, while
   * they are asked in the background.
   */
  decide(key: string, visitor: Participant): ExperienceDecision | undefined;
}

export interface ExperienceDecisionsOptions {
  readonly client: Pick<ExperimentClient, 'decide' | 'decideWithServices' | 'experiments'>;
  readonly log: Log;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

interface Entry {
  readonly decision: ExperienceDecision | undefined;
  readonly freshUntil: number;
  readonly shownUntil: number;
}

const MAX_DECISIONS = 10_000;
/** Milliseconds: a visitor's decision is reported again after it, and follows a changed datafile. */
const FRESH_MS = 5 * 60_000;
/** Milliseconds for which a decision of services may be shown while it is asked for again, so that pages do not change back and forth. */
const SHOWN_MS = 30 * 60_000;
/** Milliseconds until services that failed are asked again: for the visitor, and for all after five failures in a row. */
const RETRY_MS = 30_000;
const MAX_FAILURES = 5;
const MAX_PENDING = 100;

/** Remembers what was decided by visitor, role, locale and experiment. */
export function createExperienceDecisions(options: ExperienceDecisionsOptions): ExperienceDecisions {
  const { client, now = () => performance.now() } = options;
  const entries = new LRUCache<string, Entry>({ max: MAX_DECISIONS });
  const pending = new Set<string>();
  const circuits = new Map<string, Circuit>();

  function remember(name: string, decision: ExperienceDecision | undefined) {
    entries.set(name, { decision, freshUntil: now() + FRESH_MS, shownUntil: now() + SHOWN_MS });
    return decision;
  }

  /** What was decided before is still the best that is known. */
  function postpone(name: string): void {
    const { decision, shownUntil = 0 } = entries.get(name) ?? {};
    entries.set(name, { decision, freshUntil: now() + RETRY_MS, shownUntil });
  }

  function circuitOf(key: string): Circuit {
    const circuit = circuits.get(key) ?? createExperimentCircuit(key, options.log, now);
    circuits.set(key, circuit);
    return circuit;
  }

  async function askServices(name: string, { key }: Experiment, visitor: Participant): Promise<void> {
    const circuit = circuitOf(key);
    if (pending.size >= MAX_PENDING || pending.has(name) || !circuit.allows()) return;
    pending.add(name);
    try {
      remember(name, await client.decideWithServices(key, visitor));
      circuit.succeeded();
    } catch {
      // The client has logged why.
      postpone(name);
      circuit.failed();
    } finally {
      pending.delete(name);
    }
  }

  return {
    decide(key, visitor) {
      const name = `${visitor.id} ${visitor.attributes.role} ${visitor.attributes.locale} ${key}`;
      const entry = entries.get(name);
      if (entry !== undefined && now() < entry.freshUntil) return entry.decision;
      const experiment = client.experiments().find((one) => one.key === key);
      if (experiment === undefined) return undefined;
      if (!experiment.needsServices) return remember(name, client.decide(key, visitor));
      void askServices(name, experiment, visitor);
      return entry !== undefined && now() < entry.shownUntil ? entry.decision : undefined;
    },
  };
}

function createExperimentCircuit(key: string, log: Log, now: () => number): Circuit {
  return createCircuit({
    threshold: MAX_FAILURES,
    pause: RETRY_MS,
    now,
    changed(isOpen) {
      if (isOpen) log.warn({ experiment: key }, 'experiments: services fail, so that nothing new is decided for pages');
      else log.info({ experiment: key }, 'experiments: services respond again');
    },
  });
}
