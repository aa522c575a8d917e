import { createBackend } from '../backend/app.ts';
import type { Log } from '../src/lib/log.ts';
import { loadSitesConfig } from '../src/cms/site/site-config.ts';
import type { EmbeddedServices } from './gateway/upstream-services.ts';
import type { Settings } from './settings/settings.ts';

/** A one-line error for the operator, printed instead of a stack trace. */
export class StartError extends Error {}

/**
 * The embedded services; `undefined` where both are remote. Rejects with `StartError` for what the operator can repair.
 */
export async function startEmbedded(settings: Settings, log: Log): Promise<EmbeddedServices | undefined> {
  const { databaseUrl, contentDir, catalogDir, dataDir, seedDemo, isLocal, publicOrigin, sessionSecret } = settings;
  checkSites(contentDir);
  if (settings.commerceApiUrl !== undefined && settings.contentApiUrl !== undefined) return undefined;
  try {
    const servesContent = settings.contentApiUrl === undefined;
    const places = { databaseUrl, contentDir, catalogDir, dataDir, publicOrigin };
    const { providers, captchaOnSignUp, storeIdle, reviewModeration, reviewDelay } = settings;
    const options = { providers, captchaOnSignUp, storeIdle, sessionSecret, reviewModeration, reviewDelay };
    return await createBackend({ ...places, ...options, seedDemo, isLocal, servesContent, log });
  } catch (error) {
    throw databaseError(error, databaseUrl);
  }
}

function checkSites(contentDir: string): void {
  try {
    loadSitesConfig(contentDir);
  } catch (error) {
    throw new StartError(`CONTENT_DIR: ${lineOf(error)}; for example CONTENT_DIR=content`);
  }
}

/** Errors of a database or its network have a code; any other error is not the operator's. */
function databaseError(error: unknown, databaseUrl: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const example = databaseUrl.startsWith('file:') ? 'file:.data/aisle.db' : 'postgres://user@localhost:5432/aisle';
  const reason = `the database cannot be used (${lineOf(error)})`;
  return new StartError(`DATABASE_URL: ${reason}; for example DATABASE_URL=${example}`);
}

/** An `AggregateError` of several addresses has no message of its own. */
export function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return (error.message || code).replaceAll(/\s+/g, ' ');
}
