import { READ_RETRIES, RETRY_STATUSES } from '../../config.ts';
import { ApiError } from './api-error.ts';
import type { Operation, OperationInput } from './operation.ts';

export type AnyOperation = Operation<OperationInput, unknown>;

/** Sends one attempt, with a time limit. */
export type SendOperation = (operation: AnyOperation, input: OperationInput, signal?: AbortSignal) => Promise<Response>;

/** Performs an operation, a read with retries; rejects with `ApiError`. */
type PerformOperation = <Input extends OperationInput, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  signal?: AbortSignal,
  retries?: number,
) => Promise<Output>;

/** Milliseconds for one request. */
export const TIMEOUT = 10_000;

const PASSING: readonly number[] = RETRY_STATUSES;

/** Whether a read that failed with this status is attempted again (docs/contract.md#operations); 0 stands for no response. */
export const isPassing = (status: number): boolean => !status || PASSING.includes(status);

interface Envelope extends Partial<ApiError> {
  readonly errorDetails?: readonly Partial<ApiError>[];
}

/** Creates a client. `read` returns the body; that of an error is its envelope. It is small: every page loads it. */
export function createHttpClient(
  send: SendOperation,
  read: (response: Response) => Promise<unknown>,
): PerformOperation {
  async function perform(
    operation: AnyOperation,
    input: OperationInput,
    signal?: AbortSignal,
    retries = operation.method === 'GET' ? READ_RETRIES : 0,
  ): Promise<unknown> {
    let status = 0;
    let answer: Envelope;
    try {
      const response = await send(operation, input, signal);
      // Parse boundary: what is no envelope leaves the general error.
      answer = (await read(response)) as Envelope;
      if (response.ok) return answer;
      status = response.status;
    } catch (cause) {
      answer = { errorId: 'NETWORK', message: 'No answer came.', cause };
    }
    if (retries && isPassing(status) && !signal?.aborted) return perform(operation, input, signal, retries - 1);
    throw new ApiError({
      errorId: 'GEN500',
      message: '',
      ...answer,
      ...answer.errorDetails?.[0],
      status,
      path: operation.path,
    });
  }
  // Parse boundary: the operation declares the response's shape, which the contract test checks.
  return perform as PerformOperation;
}

/** Path and query of a request; `sent` holds the parameters that every request carries. */
export function addressOf(
  { path }: AnyOperation,
  { params = {}, query = {} }: OperationInput,
  sent: URLSearchParams,
): string {
  for (const [name, values] of Object.entries(query))
    for (const value of [values ?? []].flat()) sent.append(name, `${value}`);
  return `${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}?${sent}`;
}
