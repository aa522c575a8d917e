import { ApiError } from '../../src/api/core/api-error.ts';
import { ERRORS, type ErrorDefinition, type ErrorId } from '../../src/api/errors/error-catalog.ts';

export function apiError(id: ErrorId, details: Record<string, unknown> = {}): ApiError {
  const definition: ErrorDefinition = ERRORS[id];
  return new ApiError({ errorId: id, ...definition, details });
}

/** A validation error; `path` names the field: `items.0.qty`. */
export function inputError(path: string, message: string): ApiError {
  return new ApiError({ errorId: 'VALIDATION', code: 'VALIDATION', status: 400, message, details: { path } });
}
