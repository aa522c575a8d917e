import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { inject } from 'vitest';
import { createBackend } from '../../../backend/app.ts';
import { openDatabase, type Database } from '../../../backend/db/database.ts';
import { createTemporaryPostgres } from '../../../backend/db/database.test-support.ts';
import { selectProviders } from '../../../backend/select-providers.ts';
import type { Flags } from '../../../src/cms/site/flags.ts';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import { startGateway } from '../../../server/gateway/gateway.test-support.ts';
import { startTestServer } from '../../../server/http/server.test-support.ts';

/** How a service is spoken to: with tokens, or as browsers do, with a cookie and under `/api`. */
export type ApiSide = 'upstream' | 'gateway';

export interface Target {
  readonly side: ApiSide;
  readonly baseUrl: string;
  /** Sends a request to a sandbox provider; the path begins with `/sandbox/`. */
  sandbox(path: string, init?: RequestInit): Promise<Response>;
  /**
   * Changes the database without a request, as an importer, an operator or another process does; only where
   * `CAN_ARRANGE`.
   */
  arrange<Answer>(change: (write: Database['write']) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * What the contract is checked against. `CONTRACT_BASE_URL` names a running service (with `/api` where it is a gateway) and
 * `CONTRACT_FACE` its face, `upstream` without it; by default both faces of the embedded service, on free ports.
 */
export const TARGETS: readonly { readonly name: string; open(options?: OpenOptions): Promise<Target> }[] =
  chooseTargets();

interface OpenOptions {
  /** On the database of the other API. */
  readonly swapped?: boolean;
  /** Variables that choose other providers than the sandboxes; only where `CAN_ARRANGE`. */
  readonly providers?: Readonly<Record<string, string>>;
  /** Flags of the site `us`, instead of the shop's; only where `CAN_ARRANGE`. */
  readonly flags?: Partial<Flags>;
  /** The content of `warehouses.json`, instead of one warehouse; only where `CAN_ARRANGE`. */
  readonly warehouses?: object;
}

/** Whether the database of the target can be reached: a running service's cannot. */
export const CAN_ARRANGE = process.env['CONTRACT_BASE_URL'] === undefined;

function chooseTargets() {
  const { CONTRACT_BASE_URL: url, CONTRACT_FACE: chosen } = process.env;
  if (url === undefined)
    return (['upstream', 'gateway'] as const).map((side) => ({
      name: `the ${side}`,
      open: ({ swapped = false, providers = {}, flags, warehouses }: OpenOptions = {}) =>
        start(side, { create: DATABASES[swapped ? OTHER[side] : side], providers, flags, warehouses }),
    }));
  const side: ApiSide = chosen === 'gateway' ? 'gateway' : 'upstream';
  const target = {
    side,
    baseUrl: url.replace(/\/$/, ''),
    sandbox: (path: string, init?: RequestInit) => fetch(new URL(path, url), init),
    arrange: () => Promise.reject(new Error('The database of a running service is out of reach.')),
    close: async () => {},
  };
  return [{ name: url, open: async () => target }];
}

/** Of the embedded service; nothing listens there. */
const PUBLIC_ORIGIN = 'http://localhost:4321';

const quiet = { info() {}, warn() {}, error: (fields: object, message: string) => console.error(message, fields) };

/** One API on each database, so that both are covered without four runs; each database is a copy of the seeded one. */
const DATABASES = {
  upstream: async (folder: string) => {
    const file = join(folder, 'shop.db');
    await copyFile(inject('seededFile'), file);
    return { url: `file:${file}`, drop: async () => {} };
  },
  gateway: () => createTemporaryPostgres('seeded'),
};

const OTHER: Readonly<Record<ApiSide, ApiSide>> = { upstream: 'gateway', gateway: 'upstream' };

/** Tests share the machine. */
const TIMEOUT = 10_000;

interface Start {
  readonly create: (typeof DATABASES)[ApiSide];
  readonly providers: Readonly<Record<string, string>>;
  readonly flags: Partial<Flags> | undefined;
  readonly warehouses: object | undefined;
}

async function start(side: ApiSide, { create, providers, flags, warehouses }: Start): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-contract-'));
  const root = join(import.meta.dirname, '../../..');
  const database = await create(folder);
  const backend = await createBackend({
    databaseUrl: database.url,
    contentDir: flags ? await writeSites(folder, flags) : join(root, 'content'),
    catalogDir: warehouses ? await writeWarehouses(folder, join(root, 'catalog'), warehouses) : join(root, 'catalog'),
    dataDir: folder,
    seedDemo: true,
    isLocal: false,
    publicOrigin: PUBLIC_ORIGIN,
    providers: selectProviders(new SettingReader(providers), { isProduction: false }),
    log: quiet,
  });
  const { rateLimits } = backend;
  const server =
    side === 'gateway'
      ? await startGateway(backend.fetch, { timeout: TIMEOUT, rateLimits, allows: () => true })
      : await listen(backend.fetch);
  const close = async () => {
    await server.close();
    await backend.close();
    await database.drop();
    await rm(folder, { recursive: true });
  };
  const baseUrl = side === 'gateway' ? `${server.origin}/api` : server.origin;
  const sandbox = (path: string, init?: RequestInit) =>
    backend.sandbox(new Request(new URL(path, PUBLIC_ORIGIN), init));
  return { side, baseUrl, sandbox, arrange: (change) => arrangeIn(database.url, change), close };
}

async function writeSites(folder: string, flags: Partial<Flags>): Promise<string> {
  const contentDir = join(folder, 'content');
  await mkdir(contentDir);
  await writeFile(join(contentDir, 'sites.json'), JSON.stringify({ flags: { us: flags } }));
  return contentDir;
}

async function writeWarehouses(folder: string, from: string, warehouses: object): Promise<string> {
  const catalogDir = join(folder, 'catalog');
  await cp(from, catalogDir, { recursive: true });
  await writeFile(join(catalogDir, 'warehouses.json'), JSON.stringify(warehouses));
  return catalogDir;
}

async function arrangeIn<Answer>(url: string, change: (write: Database['write']) => Promise<Answer>): Promise<Answer> {
  const database = await openDatabase(url);
  try {
    return await change(database.write);
  } finally {
    await database.close();
  }
}

function listen(fetch: (request: Request) => Promise<Response>) {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  return startTestServer((request, response) => void listener(request, response));
}
