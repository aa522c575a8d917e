import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { likely, type JsonSchema } from './support/arbitrary.test-support.ts';
import { accessOf } from './support/declared-operations.test-support.ts';
import { readCalls, withIds, type DescribedCall } from './support/described-operations.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

/** Enough to meet every member of a body in some wrong form; the soak run does more. */
const RUNS = Number(process.env['CONTRACT_RUNS'] ?? 12);
/** Sign-in ends a session, and the gateway's limits respond in place of the service. */
const ENDS_SESSION = new Set(['signOut', 'issueToken', 'socialLogout']);

describe.each(TARGETS)('every call of $name', ({ open }) => {
  let target: Target;
  let calls: readonly DescribedCall[];
  let schemas: Readonly<Record<string, JsonSchema>>;

  beforeAll(async () => {
    target = await open();
    ({ calls, schemas } = await readCalls(target));
  });
  afterAll(() => target.close());

  test('is declared, and every declared one is served', () => {
    expect(calls.map(({ name }) => name).toSorted()).toEqual([...accessOf.keys()].toSorted());
  });

  test('asks for a session where its declaration says so', async () => {
    const nobody = new Visitor(target);
    for (const { name, method, path } of calls) {
      const { status } = await nobody.call(method, withIds(path), method === 'GET' ? undefined : {});
      expect([name, status === 401 && accessOf.get(name) !== 'anyone']).toEqual([
        name,
        accessOf.get(name) !== 'anyone',
      ]);
    }
  });

  test('refuses malformed JSON, and what is no JSON', async () => {
    const visitor = await Visitor.start(target);
    for (const { name, method, path } of calls) {
      if (method === 'GET') continue;
      const malformed = await visitor.call(method, withIds(path), '{"a":');
      expect([name, malformed.status < 500 && malformed.status >= 400]).toEqual([name, true]);
      const text = await visitor.call(method, withIds(path), 'a=1', { 'content-type': 'text/plain' });
      expect([name, text.status >= 400 && text.status < 500]).toEqual([name, true]);
    }
  });

  test('survives bodies, ids and queries made from its schema', { timeout: 240_000 }, async () => {
    let visitor = await Visitor.start(target);
    for (const { name, method, path, queryNames, body } of calls) {
      const query = fc.dictionary(fc.constantFrom('x', ...queryNames), fc.string({ unit: 'binary' }), { maxKeys: 3 });
      const id = fc.oneof(fc.constantFrom('none', 'LIMITED-100', '%', '..'), fc.string({ minLength: 1 }));
      const input = fc.record({ query, id, body: body ? likely(body, schemas) : fc.constant(undefined) });
      await fc.assert(
        fc.asyncProperty(input, async (one) => {
          const address = `${withIds(path, one.id)}?${new URLSearchParams(one.query)}`;
          const answer = await visitor.call(method, address, method === 'GET' ? undefined : (one.body ?? {}));
          expect([name, answer.status < 500]).toEqual([name, true]);
          if (answer.status >= 400) expect(errorOf(answer).errorId).toBeTypeOf('string');
        }),
        { numRuns: RUNS },
      );
      if (ENDS_SESSION.has(name)) visitor = await Visitor.start(target);
    }
  });
});
