/** What a visitor of an experiment gets: the experiment's key, the name of the rule that decided, the variant's name. */
export interface ExperimentDecision {
  readonly id: string;
  readonly label: string;
  readonly variant: string;
}

export type AttributeValue = string | number | boolean | null;

/** What audiences may ask for. */
export interface ShopAttributes {
  readonly loggedIn: boolean;
  readonly guest: boolean;
  readonly role: 'guest' | 'registered' | 'member' | 'employee' | 'athlete' | 'credited';
  readonly locale: string;
  readonly siteId: string;
}

export interface ExperimentVisitor {
  /** As `createVisitorId` writes it; with any other id the visitor takes part in nothing. */
  readonly id: string;
  readonly attributes: Readonly<Record<string, AttributeValue>> | Readonly<ShopAttributes>;
  /** Whether the visitor consented to the category C0004. Without it nothing is decided and nothing is sent. */
  readonly allowsTargeting: boolean;
}

/** An experiment of the vendor's project. */
export interface Experiment {
  readonly key: string;
  /** Names of its rules. */
  readonly label: string;
  /** Names of all variants that a visitor may get. */
  readonly variants: readonly string[];
  readonly isRunning: boolean;
  /** Whether a decision needs the visitor's segments or a prediction, so that `decide` may know less than `decideWithServices`. */
  readonly needsServices: boolean;
  /** Whether the visitor's segments are among what it needs. */
  readonly needsSegments: boolean;
}

/** Details of an event. Others than these two are sent as they are. */
export interface ExperimentEventTags {
  /** In units of the currency, `49.99`; sent in hundredths. */
  readonly revenue?: string | number;
  readonly value?: string | number;
  readonly [tag: string]: unknown;
}

/** An event for the vendor's audience platform, which makes segments of visitors of such events. */
export interface AudienceEvent {
  readonly action: string;
  /** Default: `fullstack`. */
  readonly type?: string;
  /** Identifiers beside the visitor's id. */
  readonly identifiers?: Readonly<Record<string, string>>;
  readonly data?: Readonly<Record<string, AttributeValue>>;
}

export type ExperimentClientState = 'New' | 'Starting' | 'Running' | 'Stopping' | 'Terminated' | 'Failed';

export interface ExperimentClient {
  readonly state: ExperimentClientState;
  /** Begins to fetch the experiments, and returns at once. */
  start(): void;
  /** Rejects when the experiments are not known within the time, 30 s by default. */
  whenReady(timeoutMs?: number): Promise<void>;
  /** Empty until they are known. */
  experiments(): readonly Experiment[];
  /** Decides by the rules alone, at once, and reports the decision; `undefined`: the baseline. */
  decide(key: string, visitor: ExperimentVisitor): ExperimentDecision | undefined;
  /**
   * Also asks for the visitor's segments and for predictions, where the experiment needs them: up to two minutes. Rejects where
   * one of them cannot be had: nothing is decided then, and nothing reported.
   */
  decideWithServices(key: string, visitor: ExperimentVisitor): Promise<ExperimentDecision | undefined>;
  /** Events that the vendor's project does not list are not sent. */
  track(eventKey: string, visitor: ExperimentVisitor, tags?: ExperimentEventTags): void;
  sendAudienceEvent(event: AudienceEvent, visitor: ExperimentVisitor): void;
  /** Sends what was not sent yet; takes a few seconds at most. */
  close(): Promise<void>;
}
