import type { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { errorResponse } from '../../src/api/core/error.schema.ts';
import { scope } from '../../src/api/core/scope.schema.ts';
import { ERRORS, type ErrorDefinition } from '../../src/api/errors/error-catalog.ts';
import { accessErrors } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { idempotencyHeaders } from './idempotent.ts';

const JSON_TYPE = 'application/json';
const hasFields = (schema: z.ZodObject) => Object.keys(schema.shape).length > 0;

/** OpenAPI 3.1 of the operations, generated from their validation schemas. */
export function describeEndpoints(endpoints: readonly Endpoint[]): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const { path, method } = endpoint.operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(endpoint) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Commerce API', version: '1.0.0' },
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  });
}

function describe(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { operation, schemas, status } = endpoint;
  const takesBody = operation.method !== 'GET';
  return {
    operationId: operation.name,
    summary: endpoint.summary,
    tags: [operation.path.split('/')[1] ?? ''],
    security: operation.access !== 'anyone' ? [{ session: [] }] : [{}, { session: [] }],
    'x-access': operation.access,
    requestParams: {
      query: scope.extend(schemas.query.shape),
      ...(endpoint.isIdempotent ? { header: idempotencyHeaders } : {}),
      ...(hasFields(schemas.params) ? { path: schemas.params } : {}),
    },
    ...(takesBody ? { requestBody: { content: { [JSON_TYPE]: { schema: schemas.body } } } } : {}),
    responses: {
      [`${status}`]: { description: 'Done', content: { [JSON_TYPE]: { schema: endpoint.response } } },
      ...errorResponses(operation),
      default: { description: 'Refused', content: { [JSON_TYPE]: { schema: errorResponse } } },
    },
  };
}

/** One response per status, with its errors. */
function errorResponses({ access, errors }: Endpoint['operation']): ZodOpenApiOperationObject['responses'] {
  const ids = new Set([...accessErrors(access), ...errors]);
  const definitions = Array.from(ids, (id): ErrorDefinition => ERRORS[id]);
  const byStatus = [...Map.groupBy(definitions, ({ status }) => status)];
  return Object.fromEntries(
    byStatus.map(([status, list]) => [
      status,
      {
        description: list.map(({ code, message }) => `${code}: ${message}`).join(' '),
        content: { [JSON_TYPE]: { schema: errorResponse } },
      },
    ]),
  );
}
