import type { CartState } from './state.ts';
import { errorEnvelope } from '../../../api/core/error-envelope.ts';
import type { Operation, OperationInput } from '../../../api/core/operation.ts';
import type { SampleResponse, SampleResponses, SampleState } from '../../../cms/preview/sample-state.ts';

/** The response to an operation. */
export interface Reply {
  readonly call: string;
  readonly status: number;
  /** Undefined for a request that stays pending. */
  readonly body?: unknown;
  readonly when?: Readonly<Record<string, string>> | undefined;
  readonly scene?: string | undefined;
}

/** `when`: matches only requests whose body has these values. `scene`: the scene from then on. */
type ReplyOptions = Pick<Reply, 'when' | 'scene'>;

export function reply<Input extends OperationInput, Output>(
  operation: Operation<Input, Output>,
  body: NoInfer<Output>,
  options: ReplyOptions = {},
): Reply {
  return { call: nameOf(operation), status: 200, body, ...options };
}

/** A request that stays pending, to show the page's loading state. */
export function pendingReply<Input extends OperationInput, Output>(operation: Operation<Input, Output>): Reply {
  return { call: nameOf(operation), status: 200 };
}

/** An error response, as the service sends it (docs/contract.md#errors). */
export function errorReply<Input extends OperationInput, Output>(
  operation: Operation<Input, Output>,
  { status, errorId }: { readonly status: number; readonly errorId: string },
): Reply {
  return { call: nameOf(operation), status, body: writeErrorBody({ errorId }) };
}

/** Returns the body of an error response. */
export function writeErrorBody({ errorId, details = {} }: { readonly errorId: string; readonly details?: object }) {
  return errorEnvelope({ errorId, message: 'As in the preview.', details: { ...details } }, 'preview');
}

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;

/** The source of a page's fixture. */
export interface Script {
  readonly replies: readonly Reply[];
  /** The cart is empty when omitted. */
  readonly cart?: CartState;
  readonly scene?: string;
  readonly scenes?: Readonly<Record<string, readonly Reply[]>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly storage?: Readonly<Record<string, unknown>>;
}

/** Serialises the script for the page: every body once, regardless of how many operations respond with it. */
export function writeSampleState(
  head: Pick<SampleState, 'name' | 'visitor' | 'cart'>,
  script: Omit<Script, 'cart'>,
): SampleState {
  const bodyIndexes = new Map<unknown, number>();
  const indexOfBody = (body: unknown): number => {
    const known = bodyIndexes.get(body) ?? bodyIndexes.size;
    bodyIndexes.set(body, known);
    return known;
  };
  const write = ({ call, status, body, when, scene }: Reply): readonly [string, SampleResponse] => [
    call,
    {
      ...(body !== undefined && { body: indexOfBody(body) }),
      ...(status !== 200 && { status }),
      ...(when && { when }),
      ...(scene && { scene }),
    },
  ];
  const group = (replies: readonly Reply[]): SampleResponses => {
    const written = Map.groupBy(replies.map(write), ([call]) => call);
    return Object.fromEntries(Array.from(written, ([call, own]) => [call, own.map(([, answer]) => answer)]));
  };
  const { replies, scene = '', scenes = {}, query = {}, storage = {} } = script;
  const answers = group(replies);
  const inScenes = Object.fromEntries(Object.entries(scenes).map(([name, own]) => [name, group(own)]));
  return {
    ...head,
    query,
    storage: Object.fromEntries(Object.entries(storage).map(([key, value]) => [key, JSON.stringify(value)])),
    scene,
    scenes: inScenes,
    answers,
    bodies: [...bodyIndexes.keys()],
  };
}
