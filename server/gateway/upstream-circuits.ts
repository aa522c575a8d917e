import { LRUCache } from 'lru-cache';
import { createCircuit, type Circuit } from '../../src/api/core/circuit.ts';
import type { Log } from '../../src/lib/log.ts';

export interface UpstreamCircuits {
  /** The circuit of the area a path belongs to: its first segment (`cart`, `products`, `token`). */
  forPath(path: string): Circuit;
}

export interface UpstreamCircuitSettings {
  /** Base URL, for the log. */
  readonly baseUrl: string;
  readonly log: Log;
  readonly now?: () => number;
}

const THRESHOLD = 4;
/** Milliseconds until one request is sent to probe whether the upstream responds again. */
export const CIRCUIT_PAUSE_MS = 5000;
/** Bounds the number of circuits: paths are visitor input, and no API has this many areas. */
const MAX_AREAS = 32;

/** One circuit per area: a catalogue that hangs must not block orders. */
export function createUpstreamCircuits({ baseUrl, log, now = Date.now }: UpstreamCircuitSettings): UpstreamCircuits {
  const circuits = new LRUCache<string, Circuit>({ max: MAX_AREAS });
  const upstream = URL.parse(baseUrl)?.origin ?? baseUrl;

  function createAreaCircuit(area: string): Circuit {
    return createCircuit({
      threshold: THRESHOLD,
      pause: CIRCUIT_PAUSE_MS,
      now,
      changed: (isOpen) => log.warn({ upstream, area, isOpen }, 'upstream: a circuit changed'),
    });
  }

  return {
    forPath(path) {
      const area = path.split('/', 2)[1] ?? '';
      const circuit = circuits.get(area) ?? createAreaCircuit(area);
      circuits.set(area, circuit);
      return circuit;
    },
  };
}
