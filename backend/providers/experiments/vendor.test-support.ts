import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Log } from '../../../src/lib/log.ts';
import { createOptimizelyClient } from './optimizely.ts';

/** A vendor on a port of its own, for tests. */

export interface VendorReply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly delayMs?: number;
}

/** `never`: no response; `cut`: the connection ends within the body. */
type Reply = VendorReply | 'never' | 'cut';

interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** As it was parsed: the vendor's own forms, which the tests compare. */
  readonly body: ReturnType<typeof JSON.parse>;
}

export interface TestVendor {
  readonly origin: string;
  readonly received: ReceivedCall[];
  /** Requests of a path. */
  of(path: string): ReceivedCall[];
  /** What a path answers from now on. */
  answer(path: string, reply: Reply | (() => Reply)): void;
  close(): Promise<void>;
}

export const DATAFILE = '/datafile.json';
export const EVENTS = '/v1/events';
export const AUDIENCE = '/v3/events';
export const SEGMENTS = '/v3/graphql';

export async function startVendor(): Promise<TestVendor> {
  const replies = new Map<string, Reply | (() => Reply)>();
  const received: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: text === '' ? undefined : JSON.parse(text) });
    const found = replies.get(path) ?? { status: 404 };
    send(response, typeof found === 'function' ? found() : found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    received,
    of: (path) => received.filter((call) => call.path === path),
    answer: (path, reply) => void replies.set(path, reply),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'never') return;
  if (reply === 'cut') {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"version"', () => response.destroy());
    return;
  }
  const { status = 200, headers, body = {}, delayMs } = reply;
  const end = () => {
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  if (delayMs === undefined) end();
  else setTimeout(end, delayMs);
}

export function createTestClient(origin: string, log: Log) {
  const settings = {
    sdkKey: 'test',
    datafileUrl: `${origin}${DATAFILE}`,
    eventsUrl: `${origin}${EVENTS}`,
    predictionsUrl: origin,
  };
  return createOptimizelyClient(settings, { log });
}

interface FlagOptions {
  readonly key: string;
  readonly variants?: readonly string[];
  readonly audienceIds?: readonly string[];
  readonly hasPrediction?: boolean;
}

/** One flag with an experiment of equal shares; the ids of its variations are `1`, `2`, … after a number of its own. */
function flagOf({ key, variants = ['a', 'b'], audienceIds = [], hasPrediction = false }: FlagOptions, index: number) {
  const variations = variants.map((name, at) => ({
    id: `${index}0${at + 1}`,
    key: name,
    featureEnabled: name !== 'off',
    variables: [],
  }));
  const trafficAllocation = variations.map(({ id }, at) => ({
    entityId: id,
    endOfRange: Math.round((10_000 / variations.length) * (at + 1)),
  }));
  const experiment = {
    id: `5${index}`,
    key: `${key}_rule`,
    status: 'Running',
    layerId: `6${index}`,
    variations,
    trafficAllocation: hasPrediction ? [] : trafficAllocation,
    audienceIds,
    forcedVariations: {},
    ...(hasPrediction && { cmab: { attributeIds: ['1'], trafficAllocation: 10_000 } }),
  };
  const flag = { id: `7${index}`, key, rolloutId: '', experimentIds: [experiment.id], variables: [] };
  return { experiment, flag };
}

export interface ProjectOptions {
  readonly revision?: string;
  readonly flags?: readonly FlagOptions[];
  readonly audiences?: readonly { readonly id: string; readonly name: string; readonly conditions: unknown }[];
  /** Host of the audience platform. */
  readonly audienceHost?: string;
}

/** A datafile, as the vendor serves it. */
export function projectOf({ revision = '1', flags = [{ key: 'hero' }], audiences = [], audienceHost }: ProjectOptions) {
  const all = flags.map(flagOf);
  const host = audienceHost === undefined ? [] : [{ key: 'odp', host: audienceHost, publicKey: 'public-key' }];
  return {
    version: '4',
    revision,
    accountId: '1',
    projectId: '2',
    anonymizeIP: true,
    sendFlagDecisions: true,
    attributes: [
      { id: '1', key: 'role' },
      { id: '2', key: 'loggedIn' },
      { id: '3', key: 'score' },
    ],
    audiences: audiences.map(({ id, name }) => ({ id, name, conditions: '["or"]' })),
    typedAudiences: audiences,
    events: [{ id: '9', key: 'purchase', experimentIds: [] }],
    experiments: all.map(({ experiment }) => experiment),
    featureFlags: all.map(({ flag }) => flag),
    groups: [],
    rollouts: [],
    variables: [],
    integrations: host,
  };
}
