import { setImmediate } from 'node:timers/promises';
import { createInstance, OptimizelyDecideOption, type Client } from '@optimizely/optimizely-sdk/universal';
import { withinTime } from '../../../src/lib/time-limit.ts';
import { createVendorParts, type OptimizelyDeps, type OptimizelySettings } from './optimizely-parts.ts';
import type {
  AudienceEvent,
  Experiment,
  ExperimentClient,
  ExperimentClientState,
  ExperimentDecision,
  ExperimentEventTags,
  ExperimentVisitor,
} from './experiments.ts';
import { listExperiments } from './datafile.ts';
import { toSentTags } from './event-tags.ts';
import { createUserContext } from './user-context.ts';

const READY_TIMEOUT_MS = 30_000;
/** The longest time that a timer can wait for. */
const MAX_TIMER_MS = 2 ** 31 - 1;
const CLOSE_TIMEOUT_MS = 5000;

const DECIDE_OPTIONS = [OptimizelyDecideOption.ENABLED_FLAGS_ONLY, OptimizelyDecideOption.IGNORE_USER_PROFILE_SERVICE];

/** Experiments of an Optimizely project, decided in the process by the vendor's SDK (docs/contract.md#experiments). */
export function createOptimizelyClient(settings: OptimizelySettings, deps: OptimizelyDeps): ExperimentClient {
  return new OptimizelyExperiments(settings, deps);
}

class OptimizelyExperiments implements ExperimentClient {
  readonly #settings: OptimizelySettings;
  readonly #deps: OptimizelyDeps;
  #state: ExperimentClientState = 'New';
  #client: Client | undefined;
  #parts: ReturnType<typeof createVendorParts> | undefined;
  #listed: ListedProject | undefined;

  constructor(settings: OptimizelySettings, deps: OptimizelyDeps) {
    this.#settings = settings;
    this.#deps = deps;
  }

  get state(): ExperimentClientState {
    return this.#state;
  }

  start(): void {
    if (this.#state !== 'New') return;
    this.#state = 'Starting';
    this.#parts = createVendorParts(this.#settings, this.#deps);
    this.#client = createInstance({ ...this.#parts.config, defaultDecideOptions: DECIDE_OPTIONS });
    this.#client.onReady({ timeout: MAX_TIMER_MS }).then(
      () => this.#settleStart('Running'),
      () => this.#settleStart('Failed'),
    );
  }

  #settleStart(state: 'Running' | 'Failed'): void {
    if (this.#state === 'Starting') this.#state = state;
  }

  async whenReady(timeoutMs = READY_TIMEOUT_MS): Promise<void> {
    if (!this.#client) throw new Error('The experiments were not started.');
    await this.#client.onReady({ timeout: timeoutMs });
  }

  experiments(): readonly Experiment[] {
    return this.#project()?.experiments ?? [];
  }

  decide(key: string, visitor: ExperimentVisitor): ExperimentDecision | undefined {
    if (!this.#project()?.byKey.has(key)) return undefined;
    return toDecision(key, this.#contextOf(visitor)?.decideForKeys([key])[key]);
  }

  async decideWithServices(key: string, visitor: ExperimentVisitor): Promise<ExperimentDecision | undefined> {
    const experiment = this.#project()?.byKey.get(key);
    const context = experiment && this.#contextOf(visitor);
    if (!context) return undefined;
    const asksSegments = experiment.needsSegments && this.#client?.isOdpIntegrated() === true;
    if (asksSegments && !(await context.fetchQualifiedSegments())) throw unavailable(key, 'segments');
    if (this.#state !== 'Running') return undefined;
    const { [key]: decision } = await context.decideForKeysAsync([key]);
    // Without a prediction the SDK returns a decision of nothing; what is decided to be the baseline is left out.
    if (decision?.enabled === false) throw unavailable(key, 'prediction');
    return toDecision(key, decision);
  }

  track(eventKey: string, visitor: ExperimentVisitor, tags: ExperimentEventTags = {}): void {
    if (!this.#project()?.eventKeys.has(eventKey)) return;
    this.#contextOf(visitor)?.trackEvent(eventKey, toSentTags(tags));
  }

  sendAudienceEvent({ action, type, identifiers, data }: AudienceEvent, visitor: ExperimentVisitor): void {
    if (!this.#contextOf(visitor) || !this.#client?.isOdpIntegrated()) return;
    const others = Object.entries(identifiers ?? {}).filter(([name, value]) => name !== '' && value !== '');
    const all = new Map([...others, ['vuid', visitor.id]]);
    this.#client.sendOdpEvent(action, type, all, new Map(Object.entries(data ?? {})));
  }

  async close(): Promise<void> {
    const wasRunning = this.#state === 'Running';
    if (this.#state === 'Stopping' || this.#state === 'Terminated') return;
    this.#state = 'Stopping';
    const closed = this.#end();
    await (wasRunning ? withinTime(closed, CLOSE_TIMEOUT_MS, () => this.#logLateEvents()) : closed);
    this.#state = 'Terminated';
  }

  async #end(): Promise<void> {
    // The SDK puts an event into its queue a moment after it was reported.
    await setImmediate();
    this.#parts?.stopRetries();
    await this.#client?.close().catch(() => undefined);
    // The SDK does not wait for its last events to the audience platform.
    await this.#parts?.settled();
  }

  #logLateEvents(): void {
    this.#deps.log.warn({ milliseconds: CLOSE_TIMEOUT_MS }, 'experiments: the last events were not accepted in time');
  }

  /** `undefined` while it is unknown and after the end, when the SDK must not be called. */
  #project(): ListedProject | undefined {
    if (this.#state !== 'Running') return undefined;
    const config = this.#client?.getOptimizelyConfig();
    if (!config) return undefined;
    if (this.#listed?.source !== config) {
      const experiments = listExperiments(config.getDatafile());
      const byKey = new Map(experiments.map((one) => [one.key, one]));
      this.#listed = { source: config, experiments, byKey, eventKeys: new Set(config.events.map(({ key }) => key)) };
    }
    return this.#listed;
  }

  #contextOf(visitor: ExperimentVisitor) {
    return this.#client && createUserContext(this.#client, visitor, this.#deps.log);
  }
}

/** What a project lists, until the next one is fetched. */
interface ListedProject {
  readonly source: object;
  readonly experiments: readonly Experiment[];
  readonly byKey: ReadonlyMap<string, Experiment>;
  readonly eventKeys: ReadonlySet<string>;
}

type Context = NonNullable<ReturnType<typeof createUserContext>>;
type Decision = ReturnType<Context['decideForKeys']>[string];

function toDecision(key: string, decision: Decision | undefined): ExperimentDecision | undefined {
  if (!decision?.enabled || decision.variationKey === null) return undefined;
  return { id: key, label: decision.ruleKey ?? key, variant: decision.variationKey };
}

function unavailable(key: string, service: 'segments' | 'prediction'): Error {
  return new Error(`The ${service} for the experiment "${key}" cannot be had; the log has the reason.`);
}
