/** One call (docs/contract.md#operations), declared once and used by both ends. Types only at run time: no schema is imported. */
export interface Operation<Input extends OperationInput, Output> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base URL, parameters in braces: `/cart/v1/cart/{basketId}`. */
  readonly path: string;
  /** Type carrier, never set. */
  readonly types?: { input: Input; output: Output };
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

export function operation<Input extends OperationInput, Output>(
  declaration: Operation<Input, Output>,
): Operation<Input, Output> {
  return declaration;
}
