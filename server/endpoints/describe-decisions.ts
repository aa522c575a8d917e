import { createDocument } from 'zod-openapi';
import { z } from 'zod';
import { isRecord } from '../../domain/record.ts';
import { errorResponse } from '../../src/api/core/error.schema.ts';
import { scope } from '../../src/api/core/scope.schema.ts';
import type { GatewayMiddleware } from '../gateway/gateway-environment.ts';
import { decisionAnswer, decisionBody } from './decisions.schema.ts';

export const DESCRIPTION_PATH = '/openapi.json';

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
const rejected = (description: string) => ({ description, ...json(errorResponse) });

/** The call in the document of the commerce service, which neither has it nor knows of it. */
export const describeDecisions: GatewayMiddleware = async (context, next) => {
  await next();
  const { res } = context;
  if (!res.ok || context.req.method !== 'GET') return;
  const document: unknown = await res
    .clone()
    .json()
    .catch(() => undefined);
  if (!isRecord(document)) return;
  const headers = new Headers(res.headers);
  headers.delete('etag');
  context.res = undefined;
  context.res = Response.json(withDecisions(document), { headers });
};

function withDecisions(document: Readonly<Record<string, unknown>>): object {
  const { paths = {}, components = {} } = describe();
  const known = isRecord(document['components']) ? document['components'] : {};
  const schemas = isRecord(known['schemas']) ? known['schemas'] : {};
  return {
    ...document,
    paths: { ...(isRecord(document['paths']) ? document['paths'] : {}), ...paths },
    components: { ...known, schemas: { ...components.schemas, ...schemas } },
  };
}

const describe = () =>
  createDocument({
    openapi: '3.1.0',
    info: { title: 'Personalisation', version: '1.0.0' },
    paths: {
      '/engine/v1/decide/{brand}': {
        post: {
          operationId: 'decideForVisitor',
          summary: 'What the personalisation engine shows the visitor; also takes reports of what was shown',
          tags: ['engine'],
          'x-access': 'anyone',
          requestParams: { path: z.object({ brand: z.string() }), query: scope },
          requestBody: json(decisionBody),
          responses: {
            200: { description: 'Done', ...json(decisionAnswer) },
            400: rejected('VALIDATION: The request is not complete, or names no site of the shop.'),
            404: rejected('API404: The engine has another brand.'),
            default: rejected('Refused'),
          },
        },
      },
    },
  });
