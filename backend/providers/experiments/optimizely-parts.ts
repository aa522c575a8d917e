import {
  createBatchEventProcessor,
  createLogger,
  createOdpManager,
  createPollingProjectConfigManager,
  WARN,
} from '@optimizely/optimizely-sdk/universal';
import type { Log } from '../../../src/lib/log.ts';
import { checkDatafile } from './datafile.ts';
import { createEventDispatcher, delayRetries } from './event-dispatcher.ts';
import { createEventStore } from './event-store.ts';
import { createRequestHandler, type SendToVendor } from './request-handler.ts';

export interface OptimizelySettings {
  /** The address of the datafile; where it is that of a project's key, the key replaces `%s`. */
  readonly datafileUrl: string;
  readonly sdkKey: string;
  /** Instead of the vendor's own log endpoint. */
  readonly eventsUrl: string | undefined;
  /** Base URL of a prediction service instead of the vendor's own. */
  readonly predictionsUrl: string | undefined;
}

export interface OptimizelyDeps {
  readonly log: Log;
  /** Default: `fetch`. */
  readonly send?: SendToVendor;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const HTTP_TIMEOUT_MS = MINUTE;
const AUDIENCE_TIMEOUT_MS = 10 * SECOND;
const REFRESH_MS = 5 * MINUTE;
const BATCH_SIZE = 10;
const FLUSH_MS = SECOND;
const MAX_STORED_EVENTS = Math.max(2 * BATCH_SIZE, 500);

/** Of the audience platform; what is not in the SDK's type is read by it all the same. */
const AUDIENCE_OPTIONS = {
  eventBatchSize: BATCH_SIZE,
  eventFlushInterval: FLUSH_MS,
  eventMaxRetries: 5,
  eventMinBackoff: SECOND,
  eventMaxBackoff: 32 * SECOND,
  segmentsCacheSize: 100,
  segmentsCacheTimeout: 10 * MINUTE,
};

const PREDICTION_CACHE = { cacheSize: 1000, cacheTtl: 30 * MINUTE };

/** What an instance of the SDK is made of, with the figures of docs/decisions/129-experiments-on-the-server.md. */
export function createVendorParts(settings: OptimizelySettings, { log, send = fetch }: OptimizelyDeps) {
  const { sdkKey, datafileUrl, eventsUrl, predictionsUrl } = settings;
  const datafiles = createRequestHandler({ send, timeoutMs: HTTP_TIMEOUT_MS, check: checkDatafile });
  const requestHandler = createRequestHandler({ send, timeoutMs: HTTP_TIMEOUT_MS });
  const audiences = createRequestHandler({ send, timeoutMs: AUDIENCE_TIMEOUT_MS });
  const retries = new AbortController();
  const dispatcher = createEventDispatcher({ handler: requestHandler, eventsUrl });
  const config = {
    requestHandler,
    clientEngine: 'node-sdk',
    logger: createLogger({ level: WARN, logHandler: { log: (_, message) => log.warn({ message }, 'experiments') } }),
    projectConfigManager: createPollingProjectConfigManager({
      requestHandler: datafiles,
      sdkKey,
      urlTemplate: datafileUrl,
      updateInterval: REFRESH_MS,
      autoUpdate: true,
    }),
    eventProcessor: createBatchEventProcessor({
      eventDispatcher: delayRetries(dispatcher, retries.signal),
      closingEventDispatcher: dispatcher,
      eventStore: createEventStore(MAX_STORED_EVENTS),
      batchSize: BATCH_SIZE,
      flushInterval: FLUSH_MS,
    }),
    odpManager: createOdpManager({ ...AUDIENCE_OPTIONS, requestHandler: audiences }),
    cmab: {
      ...PREDICTION_CACHE,
      ...(predictionsUrl !== undefined && { predictionEndpointTemplate: `${predictionsUrl}/predict/%s` }),
    },
  };
  return {
    config,
    stopRetries: () => retries.abort(new Error('The process ends.')),
    async settled() {
      await Promise.all([requestHandler.settled(), audiences.settled()]);
    },
  };
}
