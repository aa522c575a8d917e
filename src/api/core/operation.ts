import type { ErrorId } from '../errors/error-catalog.ts';

/** One call (docs/contract.md#operations), declared once and used by both ends. No schema is imported. */
export interface Operation<Input extends OperationInput, Output> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base URL, parameters in braces: `/cart/v1/cart/{basketId}`. */
  readonly path: string;
  /** Type carrier, never set. */
  readonly types?: { input: Input; output: Output };
}

/**
 * - `anyone`: with or without a session;
 * - `visitor`: any session, including a guest's;
 * - `owner`: a visitor's own lists, closed to a session that an associate is connected to (docs/contract.md#store-associates);
 * - `consumer`: a signed-in consumer;
 * - `associate`: a session with a store's associate.
 */
export type Access = 'anyone' | 'visitor' | 'owner' | 'consumer' | 'associate';

/** What the service needs to know of an operation; the build leaves it out of browser scripts (`build/vite/declarations.mjs`). */
export interface DeclaredOperation<Input extends OperationInput, Output> extends Operation<Input, Output> {
  /** The session it requires; the ownership of ids in a request is checked where they are looked up. */
  readonly access: Access;
  /** Ids of the catalogue that it responds with, besides those that any operation of its access may respond with. */
  readonly errors: readonly ErrorId[];
}

export interface OperationInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | readonly string[] | undefined>;
  body?: object;
  /** For operations that move money: the same key and body return the same result (docs/contract.md#idempotency). */
  headers?: { readonly 'idempotency-key': string };
}

export type InputOf<O> = O extends Operation<infer Input, unknown> ? Input : never;
export type OutputOf<O> = O extends Operation<OperationInput, infer Output> ? Output : never;

/** Performs an operation; rejects with `ApiError`. */
export type CallApi = <Input extends OperationInput, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  options?: { signal?: AbortSignal },
) => Promise<Output>;

/** Declares an operation; browsers load those that they use. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<Input extends OperationInput, Output>(
  declaration: DeclaredOperation<Input, Output>,
): DeclaredOperation<Input, Output> {
  return declaration;
}
