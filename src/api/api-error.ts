/** The one error that crosses layers. `errorId` is an id of the catalogue (specification 1, section 8) or `NETWORK`. */
export class ApiError extends Error {
  readonly errorId: string;
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly details: Record<string, unknown>;
  readonly appId: string | undefined;
  /** Of the call, in the log of the shop. */
  readonly correlationId: string | undefined;
  /** Of the call, parameters in braces. */
  readonly path: string | undefined;

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
    super(init.message, { cause: init.cause });
    this.name = 'ApiError';
    this.errorId = init.errorId;
    this.code = init.code ?? init.errorId;
    this.status = init.status;
    this.details = init.details ?? {};
    this.appId = init.appId;
    this.correlationId = init.correlationId;
    this.path = init.path;
  }
}

/** Tells an `ApiError` apart by its fields: the class may exist twice in one process. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && typeof (value as Partial<ApiError>).errorId === 'string';
}
