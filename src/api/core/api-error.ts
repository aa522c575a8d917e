/** The one error that crosses layers. `errorId` is an id of the catalogue (docs/contract.md#error-handling) or `NETWORK`. */
export class ApiError extends Error {
  declare readonly errorId: string;
  declare readonly code: string;
  /** HTTP status; 0 without a response. */
  declare readonly status: number;
  declare readonly details: Record<string, unknown>;
  declare readonly appId: string | undefined;
  /** Seconds after which the request may be repeated. */
  declare readonly retryAfter: number | undefined;
  /** Identifies the request in the shop's log. */
  declare readonly correlationId: string | undefined;
  /** Path of the operation, parameters in braces. */
  declare readonly path: string | undefined;

  constructor(init: {
    errorId: string;
    status: number;
    message: string;
    code?: string;
    details?: Record<string, unknown>;
    appId?: string;
    retryAfter?: number;
    correlationId?: string;
    path?: string;
    cause?: unknown;
  }) {
    super(init.message);
    Object.assign(this, { name: 'ApiError', code: init.errorId, details: {} }, init);
  }
}

/** Recognises an `ApiError` by its fields: the class may exist twice in one process. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && typeof (value as Partial<ApiError>).errorId === 'string';
}
