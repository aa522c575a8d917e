import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../../backend/db/tables.ts';
import { errorResponse } from '../../src/api/core/error.schema.ts';
import type { JsonSchema } from './support/arbitrary.test-support.ts';
import { accessOf } from './support/declared-operations.test-support.ts';
import { readCalls } from './support/described-operations.test-support.ts';
import {
  createOwner,
  createOwnIds,
  KINDS,
  readOwned,
  madeUp,
  madeUpIds,
  type Ids,
  type Owner,
  type OwnerKind,
} from './support/owner.test-support.ts';
import { attempts, PUBLIC_IDS, type Attempt } from './support/ownership-table.test-support.ts';
import { CAN_ARRANGE, TARGETS, type Target } from './support/targets.test-support.ts';
import { Visitor } from './support/visitor.test-support.ts';

const OWN_ID =
  /^(cartId|basketId|orderNumber|orderId|itemId|saveForLaterId|favoriteId|addressId|paymentInstrumentId|payment_instrument_id|memberId)$/;
/** Takes ids of the guest’s data at sign-in; tested separately. */
const AT_SIGN_IN = ['issueToken'];
/** Whose things are tried by whom. Each has things of their own to try: one order number is taken five times a minute. */
const TRIED: Readonly<Record<OwnerKind, readonly OwnerKind[]>> = {
  account: ['account', 'guest'],
  guest: ['account', 'guest'],
  clerk: ['clerk'],
};

/** Kinds of signed-in customer that the others are not (docs/contract.md#demo-data). */
const OTHER_KINDS = {
  'an employee': 'employee@example.com',
  'an athlete': 'athlete@example.com',
  'an IPA professional': 'ipa@example.com',
  'a WRANX professional': 'pro@example.com',
} as const;

/** Wrong tries of one order number that a minute allows. */
const TRIES_OF_ONE_ID = 5;
const forgetTries = async (database: Kysely<Tables>): Promise<void> =>
  void (await database.deleteFrom('rate_limit').execute());

describe.each(TARGETS)('what is somebody’s own, on $name', ({ open }) => {
  let target: Target;
  const owners: Owner[] = [];
  const ownersFor = new Map<OwnerKind, readonly Owner[]>();
  const others: Owner[] = [];
  beforeAll(async () => {
    target = await open();
    for (const kind of KINDS) {
      const tried: Owner[] = [];
      for (const owned of TRIED[kind]) tried.push(await createOwner(target, owned));
      ownersFor.set(kind, tried);
      owners.push(...tried);
      others.push(await createOwner(target, kind));
    }
  }, 120_000);
  afterAll(() => target.close());

  async function expectHidden(owner: Owner, other: Owner): Promise<void> {
    const before = await readOwned(owner);
    const fictions = attempts(madeUpIds(owner.ids), other.ids);
    for (const [index, attempt] of attempts(owner.ids, other.ids).entries()) {
      if (CAN_ARRANGE && index % TRIES_OF_ONE_ID === 0) await target.arrange(forgetTries);
      const real = await rejectionOf(other.visitor, attempt);
      const fiction = await rejectionOf(other.visitor, fictions[index] ?? attempt);
      expect([attempt, withMadeUp(real, owner.ids)]).toEqual([attempt, fiction]);
      if (isOpen(attempt[0], other.kind)) expect([attempt, real.status]).toEqual([attempt, 404]);
    }
    expect(await readOwned(owner)).toEqual(before);
  }

  test('is a parameter of tested operations only', async () => {
    const { calls, schemas } = await readCalls(target);
    const withIds = calls.filter(({ path, body }) => path.includes('{') || hasOwnId(body, schemas));
    const tried = owners.flatMap(({ ids }) => attempts(ids, ids).map(([name]) => name));
    const covered = [...tried, ...Object.keys(PUBLIC_IDS), ...AT_SIGN_IN];
    expect(withIds.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual([]);
    expect(covered.filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
  });

  test.each(KINDS)(
    'is to another %s as if it were not there, and stays as it is',
    async (kind) => {
      const other = others.find((one) => one.kind === kind);
      if (!other) throw new Error(`There is no other ${kind}.`);
      for (const owner of ownersFor.get(kind) ?? []) {
        await expectHidden(owner, other);
      }
    },
    120_000,
  );

  test.each(Object.entries(OTHER_KINDS))(
    'is to %s as if it were not there, and stays as it is',
    async (_, email) => {
      const visitor = await Visitor.signIn(target, email);
      const ids = await createOwnIds(target, visitor);
      await expectHidden(await createOwner(target, 'account'), { kind: 'account', visitor, ids });
    },
    120_000,
  );

  test('is closed to nobody, and to a session that has ended, as it is to a request without a session', async () => {
    const [owner] = ownersFor.get('account') ?? [];
    if (!owner) throw new Error('There is no account.');
    const before = await readOwned(owner);
    const ended = await Visitor.signUp(target);
    await ended.copy().call('POST', '/consumers-v3/consumer/auth/signout', {});
    const fictions = attempts(madeUpIds(owner.ids), madeUpIds(owner.ids));
    for (const visitor of [new Visitor(target), ended]) {
      for (const [index, attempt] of attempts(owner.ids, madeUpIds(owner.ids)).entries()) {
        if (CAN_ARRANGE && index % TRIES_OF_ONE_ID === 0) await target.arrange(forgetTries);
        // Each a holder of its own: the gateway takes the cookie of an ended session away with the first response.
        const real = await rejectionOf(visitor.copy(), attempt);
        const fiction = await rejectionOf(visitor.copy(), fictions[index] ?? attempt);
        expect([attempt, withMadeUp(real, owner.ids)]).toEqual([attempt, fiction]);
        if (accessOf.get(attempt[0]) !== 'anyone') expect([attempt, real.status]).toEqual([attempt, 401]);
      }
    }
    expect(await readOwned(owner)).toEqual(before);
  });

  test('is not transferred at sign-in to another customer who sends it', async () => {
    const { email } = await Visitor.signUp(target);
    for (const owner of owners) {
      const before = await readOwned(owner);
      const { cartId: basketId, favoriteId, saveForLaterId } = owner.ids;
      const visitor = await Visitor.start(target);
      await visitor.signIn(email, undefined, { guestObjects: { basketId, favoriteId, saveForLaterId } });
      expect(await visitor.cart('POST', '/cart/v1/cart', {})).toMatchObject({ items: [], couponItems: [] });
      expect((await visitor.call('GET', '/wishlists/v2/favorites')).body).toMatchObject({ items: [] });
      expect((await visitor.call('GET', '/wishlists/v2/saveForLater')).body).toMatchObject({ items: [] });
      expect(await readOwned(owner)).toEqual(before);
    }
  });
});

/** Whether the operation looks up its ids for such a session instead of rejecting the request before. */
function isOpen(name: string, kind: OwnerKind): boolean {
  const access = accessOf.get(name);
  if (access === 'associate') return kind === 'clerk';
  if (access === 'consumer') return kind === 'account';
  return access !== 'owner' || kind !== 'clerk';
}

async function rejectionOf(visitor: Visitor, [name, method, path, body]: Attempt) {
  const answer = await visitor.call(method, path, body);
  if (answer.status < 400) throw new Error(`${name} ${method} ${path} answered ${JSON.stringify(answer.body)}`);
  return { status: answer.status, error: errorResponse.parse(answer.body).errorDetails };
}

/** Ignores ids that a response repeats from its request. */
const withMadeUp = <Answer extends object>(answer: Answer, ids: Ids): unknown =>
  JSON.parse(Object.values(ids).reduce((text, id) => text.replaceAll(id, madeUp(id)), JSON.stringify(answer)));

function hasOwnId(schema: JsonSchema | undefined, known: Readonly<Record<string, JsonSchema>>): boolean {
  if (!schema) return false;
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return hasOwnId(known[name], known);
  const members = Object.entries(schema.properties ?? {});
  if (members.some(([key, value]) => OWN_ID.test(key) || hasOwnId(value, known))) return true;
  return hasOwnId(schema.items, known) || (schema.anyOf ?? []).some((choice) => hasOwnId(choice, known));
}
