import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '../../src/api/core/operation.ts';
import { accessOf } from './support/declared-operations.test-support.ts';
import { readCalls, withIds, type DescribedCall } from './support/described-operations.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor, type Answer } from './support/visitor.test-support.ts';

const ROLES = ['nobody', 'guest', 'consumer', 'employee', 'associate'] as const;
type Role = (typeof ROLES)[number];

/** Which roles may use an operation; its result for unknown ids is tested elsewhere. */
const ALLOWED: Readonly<Record<Access, readonly Role[]>> = {
  anyone: ROLES,
  visitor: ['guest', 'consumer', 'employee', 'associate'],
  owner: ['guest', 'consumer', 'employee'],
  consumer: ['consumer', 'employee'],
  associate: ['associate'],
};
/** These change who one is, and are tried where that is their subject. */
const CHANGES_ROLE = new Set(['issueToken', 'signOut', 'socialLogout', 'agentLogin']);
const REJECTED = ['AUT432', 'AUT404'];

/** Each kind of visitor is created once: the gateway limits sign-ins. */
async function start(target: Target, role: Role): Promise<Visitor> {
  if (role === 'nobody') return new Visitor(target);
  if (role === 'consumer') return Visitor.signUp(target);
  if (role === 'employee') return Visitor.signIn(target, 'employee@example.com');
  const visitor = await Visitor.start(target);
  if (role === 'associate') {
    const associate = { storeId: '1001', storeEmployeeId: 'A1001', password: 'Trail-2026!' };
    const answer = await visitor.call('POST', '/consumers-v3/consumer/agent/login', associate);
    if (answer.status !== 200) throw new Error(`The associate was answered ${JSON.stringify(answer.body)}`);
  }
  return visitor;
}

const isRejected = (answer: Answer): boolean =>
  answer.status >= 400 && REJECTED.includes(errorOf(answer).errorId ?? '');

describe.each(TARGETS)('the roles of $name', ({ open }) => {
  let target: Target;
  let calls: readonly DescribedCall[];
  beforeAll(async () => {
    target = await open();
    ({ calls } = await readCalls(target));
  });
  afterAll(() => target.close());

  test.each(ROLES)('let %s make the calls that are declared for it, and no other', async (role) => {
    const visitor = await start(target, role);
    for (const { name, method, path } of calls) {
      if (CHANGES_ROLE.has(name)) continue;
      const answer = await visitor.call(method, withIds(path), method === 'GET' ? undefined : {});
      const wanted = ALLOWED[accessOf.get(name) ?? 'associate'].includes(role);
      expect([name, !isRejected(answer)]).toEqual([name, wanted]);
    }
  });
});
