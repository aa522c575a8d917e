import { z } from 'zod';
import type { DeclaredOperation, OperationInput } from '../../src/api/core/operation.ts';
import type { ProductOrigins } from '../../src/lib/measurement/product-origins.ts';
import { inputError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Principal } from '../core/principal.ts';

/** An operation as served: its declaration of `src/api`, its schemas and its implementation. */
export interface Endpoint {
  readonly operation: DeclaredOperation<OperationInput, unknown>;
  readonly summary: string;
  readonly status: 200 | 201;
  /** The operation moves money: with an `Idempotency-Key` it runs once. */
  readonly isIdempotent: boolean;
  readonly schemas: { readonly params: z.ZodObject; readonly query: z.ZodObject; readonly body: z.ZodObject };
  readonly response: z.ZodType;
  perform(input: RawInput, context: RequestContext): Promise<unknown>;
}

/** The unvalidated input. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export interface RequestContext {
  readonly scope: Scope;
  readonly principal: Principal | undefined;
  readonly accessToken: string | undefined;
  /** Aborted when the client has disconnected or has its response. */
  readonly signal: AbortSignal;
  /** The client's network, as `networkOf` names it, when the gateway sends it. */
  readonly network: string | undefined;
  /** Where the visitor came from into products, when the gateway sends it. */
  readonly origins?: ProductOrigins | undefined;
  /** Of the mobile app, when the gateway sends it. */
  readonly channel?: 'MAPP' | undefined;
}

interface Definition<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodObject, Result, Context> {
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response: z.ZodType<Result>;
  /** Default: 200. */
  readonly status?: 201;
  /** See `Endpoint.isIdempotent`. */
  readonly isIdempotent?: true;
  perform(input: { params: z.output<P>; query: z.output<Q>; body: z.output<B> }, context: Context): Promise<Result>;
}

type Nothing = typeof nothing;
const nothing = z.object({});

/** Defines an endpoint that works with and without a session. */
export function openEndpoint<
  Result,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodObject = Nothing,
>(
  operation: DeclaredOperation<OperationInput, Result>,
  definition: Definition<P, Q, B, Result, RequestContext>,
): Endpoint {
  const schemas = schemasOf(definition);
  return {
    operation,
    summary: definition.summary,
    status: definition.status ?? 200,
    isIdempotent: definition.isIdempotent ?? false,
    schemas,
    response: definition.response,
    perform: async (input, context) =>
      definition.perform(
        {
          params: parseInput(schemas.params, input.params),
          query: parseInput(schemas.query, input.query),
          body: parseInput(schemas.body, input.body),
        },
        context,
      ),
  };
}

type SessionContext = RequestContext & { readonly principal: Principal };

/** Defines an endpoint that requires a session; the operation declares which one. */
export function sessionEndpoint<
  Result,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodObject = Nothing,
>(
  operation: DeclaredOperation<OperationInput, Result>,
  definition: Definition<P, Q, B, Result, SessionContext>,
): Endpoint {
  const endpoint = openEndpoint(operation, {
    ...definition,
    perform: (input, { principal, ...context }) => {
      if (!principal) throw new Error(`${operation.name} was performed without its session`);
      return definition.perform(input, { ...context, principal });
    },
  });
  if (operation.access === 'anyone') throw new Error(`${operation.name} is open to anyone, but requires a session`);
  return endpoint;
}

function schemasOf<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodObject>(definition: {
  params?: P;
  query?: Q;
  body?: B;
}): { params: P; query: Q; body: B } {
  const { params = nothing, query = nothing, body = nothing } = definition;
  // An omitted schema has the type's default, `Nothing`.
  return { params, query, body } as { params: P; query: Q; body: B };
}

/** Parses the fields of the schema and ignores others; rejects with `VALIDATION` and the path of the first issue. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw inputError(issue?.path.map(String).join('.') ?? '', issue?.message ?? 'The input is not valid.');
}
