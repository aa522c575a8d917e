import { isDeepStrictEqual } from 'node:util';
import { isApiError } from '../../src/api/core/api-error.ts';
import type { CallApi } from '../../src/api/core/operation.ts';
import type { ContentClient } from '../../src/cms/client/content-client.ts';

/** Whom a page asks for its documents and data. */
interface Sources {
  readonly content: Pick<ContentClient, 'get'>;
  readonly call: CallApi;
}

interface Read {
  readonly ask: (sources: Sources) => Promise<unknown>;
  /** `undefined` until it is there. */
  outcome?: Outcome;
}

/** An answer, or an error that any request would get; another failure equals nothing. */
type Outcome = { readonly answer: unknown } | { readonly status: number; readonly errorId: unknown } | symbol;

/**
 * The documents and data that a page asked for while it was rendered, with the answers: asked for again, they tell
 * whether the page would be the same.
 */
export class PageReads {
  readonly #documents: Read[] = [];
  readonly #calls: Read[] = [];

  /** The same client, whose answers are recorded. */
  recordContent(client: ContentClient): ContentClient {
    return {
      get: (request) => record(this.#documents, ({ content }) => content.get(request), client.get(request)),
      invalidate: () => client.invalidate(),
    };
  }

  /** The same function, whose answers are recorded. */
  recordCalls(call: CallApi): CallApi {
    return (operation, input, options) =>
      record(this.#calls, (sources) => sources.call(operation, input), call(operation, input, options));
  }

  /** Never rejects. The catalogue is only asked where the documents are unchanged. */
  async areUnchanged(sources: Sources): Promise<boolean> {
    return (await areEqual(this.#documents, sources)) && (await areEqual(this.#calls, sources));
  }
}

function record<Answer>(reads: Read[], ask: Read['ask'], answer: Promise<Answer>): Promise<Answer> {
  const read: Read = { ask };
  reads.push(read);
  void outcomeOf(answer).then((outcome) => (read.outcome = outcome));
  return answer;
}

async function areEqual(reads: readonly Read[], sources: Sources): Promise<boolean> {
  const equal = await Promise.all(
    reads.map(async ({ ask, outcome }) => isDeepStrictEqual(await outcomeOf(ask(sources)), outcome)),
  );
  return !equal.includes(false);
}

async function outcomeOf(asked: Promise<unknown>): Promise<Outcome> {
  try {
    return { answer: await asked };
  } catch (error) {
    return isApiError(error) ? { status: error.status, errorId: error.errorId } : Symbol('failed');
  }
}
