import { z } from 'zod';
import { jsonSchema, type JsonSchema } from './arbitrary.test-support.ts';
import type { Target } from './targets.test-support.ts';
import { Visitor } from './visitor.test-support.ts';

const parameter = z.object({ name: z.string(), in: z.string() });
const described = z.object({
  operationId: z.string(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: jsonSchema })) }).optional(),
});
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), described)),
  components: z.object({ schemas: z.record(z.string(), jsonSchema).default({}) }),
});

export interface DescribedCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly queryNames: readonly string[];
  readonly body: JsonSchema | undefined;
}

/** All operations that the target's OpenAPI document describes, with the schemas of their bodies. */
export async function readCalls(target: Target) {
  const answer = await new Visitor(target).call('GET', '/openapi.json');
  const { paths, components } = description.parse(answer.body);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]): DescribedCall => ({
      name: operationId,
      method: method.toUpperCase(),
      path,
      queryNames: parameters.filter((one) => one.in === 'query').map((one) => one.name),
      body: requestBody?.content['application/json']?.schema,
    })),
  );
  return { calls, schemas: components.schemas };
}

/** Returns the path with an unknown id for each of its parameters. */
export const withIds = (path: string, id = 'none') => path.replace(/\{\w+\}/g, encodeURIComponent(id));
