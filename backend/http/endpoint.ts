import { z } from 'zod';
import type { Operation, OperationInput } from '../../src/api/core/operation.ts';
import { inputError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Principal } from '../core/principal.ts';
import { ACCESS, type Access } from './access.ts';

/** One call as the service offers it: the declaration of `src/api`, what it takes and answers, and what it does. */
export interface Endpoint {
  readonly operation: Operation<OperationInput, unknown>;
  readonly summary: string;
  readonly status: 200 | 201;
  readonly access: Access;
  /** It moves money: with an `Idempotency-Key` it is carried out once. */
  readonly isIdempotent: boolean;
  readonly schemas: { readonly params: z.ZodObject; readonly query: z.ZodObject; readonly body: z.ZodObject };
  readonly response: z.ZodType;
  perform(input: RawInput, context: RequestContext): Promise<unknown>;
}

/** As it came, nothing checked. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export interface RequestContext {
  readonly scope: Scope;
  readonly principal: Principal | undefined;
  readonly accessToken: string | undefined;
  /** Aborted when whoever asked is gone or has been answered. */
  readonly signal: AbortSignal;
  /** From where the call comes, as `networkOf` names it, where the gateway says so. */
  readonly network: string | undefined;
}

interface Definition<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodObject, Result, Context> {
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response: z.ZodType<Result>;
  /** 200 without it. */
  readonly status?: 201;
  /** As `Call.isOnce`. */
  readonly isIdempotent?: true;
  perform(input: { params: z.output<P>; query: z.output<Q>; body: z.output<B> }, context: Context): Promise<Result>;
}

type Nothing = typeof nothing;
const nothing = z.object({});

/** A call that works with and without a session. */
export function openEndpoint<
  Result,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodObject = Nothing,
>(operation: Operation<OperationInput, Result>, definition: Definition<P, Q, B, Result, RequestContext>): Endpoint {
  const schemas = schemasOf(definition);
  return {
    operation,
    summary: definition.summary,
    status: definition.status ?? 200,
    access: accessOf(operation.name),
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

/** A call of who has a session; `access.ts` says which session is enough. */
export function sessionEndpoint<
  Result,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodObject = Nothing,
>(operation: Operation<OperationInput, Result>, definition: Definition<P, Q, B, Result, SessionContext>): Endpoint {
  const endpoint = openEndpoint(operation, {
    ...definition,
    perform: (input, { principal, ...context }) => {
      if (!principal) throw new Error(`${operation.name} was performed without its session`);
      return definition.perform(input, { ...context, principal });
    },
  });
  if (endpoint.access === 'anyone') throw new Error(`${operation.name} is open to anyone, but counts on a session`);
  return endpoint;
}

function accessOf(name: string): Access {
  const access = ACCESS[name];
  if (access === undefined) throw new Error(`Nobody says who may call ${name}: add it to routes/access.ts`);
  return access;
}

function schemasOf<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodObject>(definition: {
  params?: P;
  query?: Q;
  body?: B;
}): { params: P; query: Q; body: B } {
  const { params = nothing, query = nothing, body = nothing } = definition;
  // What is left out is the type's default, `Nothing`.
  return { params, query, body } as { params: P; query: Q; body: B };
}

/** Takes what the schema knows of and leaves the rest; rejects with `VALIDATION` and the path of the first fault. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw inputError(issue?.path.map(String).join('.') ?? '', issue?.message ?? 'The input is not valid.');
}
