import { ApiError } from '../../src/api/core/api-error.ts';
import type { Operation, OperationInput } from '../../src/api/core/operation.ts';
import { scope as scopeQuery } from '../../src/api/core/scope.schema.ts';
import type { Log } from '../../src/lib/log.ts';
import type { ScopeOf, SiteLocale } from '../core/scope.ts';
import { databaseAway } from '../core/unavailable.ts';
import type { Database } from '../db/database.ts';
import { isDatabaseAway, unlessDatabaseHangs } from '../db/database-errors.ts';
import { parseInput, type Endpoint, type RawInput } from './endpoint.ts';
import { checkHostile, checkText } from './read-input.ts';
import { internalError } from './responses.ts';

/**
 * Performs an operation for a page of this process, as a visitor without a session: the value is neither serialised nor
 * copied, and must not be changed. Rejects with `ApiError`.
 */
export type PerformInProcess = <Output>(
  operation: Operation<OperationInput, Output>,
  input: OperationInput,
  site: SiteLocale,
) => Promise<Output>;

interface InProcessDeps {
  readonly endpoints: readonly Endpoint[];
  readonly scopeOf: ScopeOf;
  readonly database: Pick<Database, 'read' | 'write' | 'heartbeat'>;
  readonly log: Log;
}

/** Pages wait for their whole answer, and have a time limit of their own. */
const { signal } = new AbortController();

export function performInProcess({ endpoints, scopeOf, database, log }: InProcessDeps): PerformInProcess {
  const open = new Map(
    endpoints.flatMap((endpoint) =>
      endpoint.operation.access === 'anyone' ? [[endpoint.operation.name, endpoint] as const] : [],
    ),
  );

  async function perform({ name, path }: Operation<OperationInput, unknown>, input: OperationInput, site: SiteLocale) {
    try {
      const endpoint = open.get(name);
      if (endpoint === undefined) throw new Error(`${name} is no operation for everybody`);
      const scope = scopeOf(parseInput(scopeQuery, site));
      const nobody = { principal: undefined, accessToken: undefined, network: undefined };
      return await endpoint.perform(rawInput(input), { ...nobody, signal, scope });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      log.error({ err: error, path }, 'request failed');
      throw isDatabaseAway(error) ? databaseAway() : internalError();
    }
  }

  const hung = (): never => {
    throw databaseAway();
  };
  // Parse boundary: the operation declares the shape of its endpoint's response, which the contract tests check.
  return ((operation, input, site) =>
    unlessDatabaseHangs(database, perform(operation, input, site), hung)) as PerformInProcess;
}

/** The input as a request would bring it: parameters are texts, and those without a value are left out. */
function rawInput({ params = {}, query = {}, body = {} }: OperationInput): RawInput {
  for (const [name, value] of Object.entries(params)) checkText(value, name);
  checkHostile(body);
  const sent = Object.entries(query).flatMap(([name, value]) => {
    const texts = [value ?? []].flat().map((one) => `${one}`);
    for (const text of texts) checkText(text, name);
    return texts.length === 0 ? [] : [[name, texts.length === 1 ? texts[0] : texts] as const];
  });
  return { params, query: Object.fromEntries(sent), body };
}
