import type { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { errorAnswer } from '../../src/api/error.schema.ts';
import { scope } from '../../src/api/scope.schema.ts';
import type { Call } from './call.ts';
import { idempotencyHeaders } from './once.ts';

const JSON_TYPE = 'application/json';
const hasFields = (schema: z.ZodObject) => Object.keys(schema.shape).length > 0;

/** OpenAPI 3.1 of the calls, made from the schemas that check them. */
export function describeCalls(calls: readonly Call[]): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of calls) {
    const { path, method } = call.operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(call) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Commerce API', version: '1.0.0' },
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  });
}

function describe(call: Call): ZodOpenApiOperationObject {
  const { operation, schemas, status } = call;
  const takesBody = operation.method !== 'GET';
  return {
    operationId: operation.name,
    summary: call.summary,
    tags: [operation.path.split('/')[1] ?? ''],
    security: call.access !== 'anyone' ? [{ session: [] }] : [{}, { session: [] }],
    requestParams: {
      query: scope.extend(schemas.query.shape),
      ...(call.isIdempotent ? { header: idempotencyHeaders } : {}),
      ...(hasFields(schemas.params) ? { path: schemas.params } : {}),
    },
    ...(takesBody ? { requestBody: { content: { [JSON_TYPE]: { schema: schemas.body } } } } : {}),
    responses: {
      [`${status}`]: { description: 'Done', content: { [JSON_TYPE]: { schema: call.answer } } },
      default: { description: 'Refused', content: { [JSON_TYPE]: { schema: errorAnswer } } },
    },
  };
}
