import { ApiError } from '../../src/api/core/api-error.ts';
import { errorEnvelope, type ErrorFields } from '../../src/api/core/error-envelope.ts';

/** What went wrong with a call, as an error response (docs/contract.md#errors). An `ApiError` is one. */
export interface HttpError extends ErrorFields {
  readonly status: number;
  /** Seconds until the request may be repeated. */
  readonly retryAfter?: number | undefined;
}

export function errorResponse(error: HttpError, correlationId: string): Response {
  const { status, retryAfter } = error;
  const response = Response.json(errorEnvelope(error, correlationId), { status });
  if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter));
  return response;
}

export const HTTP_ERRORS = {
  crossOrigin: { status: 403, errorId: 'API403', message: 'This call may only come from the shop itself.' },
  notEditor: { status: 401, errorId: 'CMS401', message: 'You are signed out, or no editor. Sign in at /cms/sign-in.' },
  unknownCall: { status: 404, errorId: 'API404', message: 'There is no such call.' },
  wrongMethod: { status: 405, errorId: 'API405', message: 'This call does not exist with this method.' },
  unreadable: { status: 400, errorId: 'VALIDATION', message: 'The address cannot be read.', details: { path: '' } },
  incomplete: { status: 400, errorId: 'VALIDATION', message: 'The body ended too early.', details: { path: '' } },
  tooLarge: { status: 413, errorId: 'API413', message: 'The body is too large.' },
  wrongType: { status: 415, errorId: 'API415', message: 'The body must be application/json.' },
  internal: { status: 500, errorId: 'API500', message: 'Something went wrong on our side.' },
  badAnswer: { status: 502, errorId: 'API502', message: 'The service gave no usable answer.' },
  unreachable: { status: 503, errorId: 'API503', message: 'The service cannot be reached.' },
  /** Not sent: the latest requests to the upstream got no response. */
  spared: { status: 503, errorId: 'API503', message: 'The service cannot be reached.', retryAfter: 5 },
  tooSlow: { status: 504, errorId: 'API504', message: 'The service did not answer in time.' },
} as const satisfies Record<string, HttpError>;

export function tooManyRequests(seconds: number): ApiError {
  const message = 'Too many calls, try again later.';
  const details = { retryAfter: seconds };
  return new ApiError({ status: 429, errorId: 'API429', message, details, retryAfter: seconds });
}
