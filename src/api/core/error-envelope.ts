import { APPLICATION_ID } from '../../config.ts';
import type { ErrorResponse } from './error.schema.ts';

export interface ErrorFields {
  readonly errorId: string;
  /** The error id by default. */
  readonly code?: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The body of an error response (docs/contract.md#errors). */
export function errorEnvelope({ errorId, code = errorId, message, details = {} }: ErrorFields, correlationId: string) {
  return {
    errorDetails: [{ errorId, code, message, details }],
    appId: APPLICATION_ID,
    correlationId,
  } satisfies ErrorResponse;
}
