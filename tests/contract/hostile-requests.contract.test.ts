import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonSchema } from './support/arbitrary.test-support.ts';
import { readCalls, type DescribedCall } from './support/described-operations.test-support.ts';
import {
  FOREIGN_MEMBERS,
  hostileAt,
  MISFITS,
  placesOf,
  pointedAt,
  putAt,
  RAW_BODIES,
  RAW_TEXTS,
  wholeBody,
} from './support/hostile-values.test-support.ts';
import { createOwner, type Owner } from './support/owner.test-support.ts';
import { callerOf, plausibleValues } from './support/plausible-values.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

/** Where a try could change whose session it is: each has a guest's of its own. */
const CHANGES_SESSION = new Set(['signOut', 'socialLogout', 'issueToken', 'agentLogin']);
const SCOPE = ['siteId', 'locale'];
/** Of that many values a place meets one, and the next place the next one; the soak run tries all everywhere. */
const ROUNDS = process.env['CONTRACT_RUNS'] === undefined ? 10 : 1;
const LONG = 900_000;

/** Nothing is limited upstream: there the stricter database meets it all. */
describe.each(TARGETS)('what is hostile to $name', ({ open }) => {
  let target: Target;
  let calls: readonly DescribedCall[];
  let schemas: Readonly<Record<string, JsonSchema>>;
  let owners: Record<'account' | 'clerk', Owner>;
  beforeAll(async () => {
    target = await open({ swapped: true });
    ({ calls, schemas } = await readCalls(target));
    owners = { account: await createOwner(target, 'account'), clerk: await createOwner(target, 'clerk') };
  });
  afterAll(() => target.close());

  let round = 0;
  const next = <Value>(values: readonly Value[]): Value[] => {
    round += 1;
    return values.filter((_, index) => (index + round) % ROUNDS === 0);
  };

  let tries = 0;
  async function expectNoIssue(call: DescribedCall, path: string, body: unknown): Promise<void> {
    const visitor = CHANGES_SESSION.has(call.name) ? await Visitor.start(target) : callerOf(call, owners).visitor;
    tries += 1;
    const address = { 'x-test-address': `10.2.${(tries >> 8) % 256}.${tries % 256}` }; // limits count by it
    const answer = await visitor.call(call.method, path, call.method === 'GET' ? undefined : body, address);
    expect([call.name, path, body, answer.status < 500 || answer.body]).toEqual([call.name, path, body, true]);
    if (answer.status >= 400) expect(errorOf(answer).errorId).toBeTypeOf('string');
  }

  const bodyOf = (call: DescribedCall): unknown =>
    call.body ? wholeBody(call.body, schemas, plausibleValues(call, callerOf(call, owners))) : {};

  /** Returns the path of the operation; `raw` replaces one of its ids. */
  function addressOf(call: DescribedCall, raw: Readonly<Record<string, string>> = {}): string {
    const values = plausibleValues(call, callerOf(call, owners));
    return call.path.replace(
      /\{(\w+)\}/g,
      (_, name) => raw[name] ?? encodeURIComponent(String(values[name] ?? 'none')),
    );
  }

  test('as a body', { timeout: LONG }, async () => {
    for (const call of calls.filter(({ method }) => method !== 'GET')) {
      const bodies = [...MISFITS, ...RAW_BODIES, { ...Object(bodyOf(call)), ...FOREIGN_MEMBERS }];
      for (const body of next(bodies)) await expectNoIssue(call, addressOf(call), body);
    }
  });

  test('at each position of a body', { timeout: LONG }, async () => {
    for (const call of calls) {
      for (const place of call.body ? placesOf(call.body, schemas) : []) {
        const always = target.side === 'upstream' ? pointedAt(place) : next(pointedAt(place));
        for (const value of [...always, ...next([...hostileAt(place), ...MISFITS])]) {
          await expectNoIssue(call, addressOf(call), putAt(bodyOf(call), place.path, value));
        }
      }
    }
  });

  test('in place of an id', { timeout: LONG }, async () => {
    for (const call of calls) {
      for (const [, name = ''] of call.path.matchAll(/\{(\w+)\}/g)) {
        for (const raw of next(RAW_TEXTS)) await expectNoIssue(call, addressOf(call, { [name]: raw }), bodyOf(call));
      }
    }
  });

  test('in a query', { timeout: LONG }, async () => {
    for (const call of calls) {
      const needed = call.queryNames.includes('q') ? '&q=boots' : '';
      for (const name of call.queryNames) {
        const texts = next(RAW_TEXTS).slice(0, SCOPE.includes(name) ? 1 : undefined);
        for (const raw of texts)
          await expectNoIssue(call, `${addressOf(call)}?${name}=${raw}${name === 'q' ? '' : needed}`, bodyOf(call));
      }
      const strange = next(RAW_TEXTS).map((raw) => `${raw}=${raw}`);
      await expectNoIssue(
        call,
        `${addressOf(call)}?${['__proto__=1', 'x=1', 'x=2', ...strange].join('&')}${needed}`,
        bodyOf(call),
      );
    }
  });
});
