/** The one error that crosses layers. `errorId` is an id of the catalogue (docs/contract.md#error-handling) or `NETWORK`. */
export class ApiError extends Error {
  declare readonly errorId: string;
  declare readonly code: string;
  /** HTTP status; 0 when no answer came. */
  declare readonly status: number;
  declare readonly details: Record<string, unknown>;
  declare readonly appId: string | undefined;
  /** Of the call, in the log of the shop. */
  declare readonly correlationId: string | undefined;
  /** Of the call, parameters in braces. */
  declare readonly path: string | undefined;

  constructor(init: {
    errorId: string;
    status: number;
    message: string;
    code?: string;
    details?: Record<string, unknown>;
    appId?: string;
    correlationId?: string;
    path?: string;
    cause?: unknown;
  }) {
    super(init.message);
    Object.assign(this, { name: 'ApiError', code: init.errorId, details: {} }, init);
  }
}

/** Tells an `ApiError` apart by its fields: the class may exist twice in one process. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && typeof (value as Partial<ApiError>).errorId === 'string';
}
