import type { Hono } from 'hono';
import type { Log } from '../../src/cms/request-context.ts';
import type { Database } from '../db/database.ts';
import type { ProviderSettings } from './settings.ts';

export interface ProviderOptions {
  /** Every one a sandbox without it. */
  readonly serviceProviders?: ProviderSettings;
  /** Where visitors find the shop: links in mails, places to come back to. */
  readonly publicOrigin?: string;
  /** At least 32 characters, the same for every process of the shop; without it a process has its own. */
  readonly sessionSecret?: string;
  readonly log: Log;
}

/** What the service leaves to others, whoever they are. */
export interface Providers {
  /** Stand-ins of those that were chosen as `sandbox`. */
  readonly sandboxes: readonly Hono[];
}

export function createProviders(_database: Database, _options: ProviderOptions): Providers {
  return { sandboxes: [] };
}
