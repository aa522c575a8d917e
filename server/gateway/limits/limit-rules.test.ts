import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createBackend, type Backend } from '../../../backend/app.ts';
import { limitRules } from './limit-rules.ts';
import { findRule } from './limits.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Names of secrets, and of members that identify an account or an order. */
const GUESSED =
  /^(pin|password|currentPassword|newPassword|token|code|st|email|emailAddress|emails|username|phone|orderNumber|orderId|authorizationCode|giftCard|appliedLoyaltyVoucher|memberNumber)$/;

const GIFT = 'a gift card is mailed to the address after it was paid for';
const SIGNED = 'the token of a link is signed, and a mail service uses many';

/** Operations with such a member that cannot be used to probe for anything. */
const HARMLESS: Readonly<Record<string, string>> = {
  issueToken: 'codes and refresh tokens of 256 random bits, used once',
  placeOrder: 'an order of the session’s own cart, paid with what the provider’s frame gave',
  patchOrder: 'an order of the session’s own; the provider signs the answer to its challenge',
  setShippingMethod: 'the code names a shipping method of the cart',
  setShippingAddress: 'an address of the session’s own cart',
  validateShippingAddress: 'an address of the session’s own cart',
  setBillingAddress: 'an address of the session’s own cart',
  unsubscribe: SIGNED,
  undoUnsubscribe: SIGNED,
  removeCoupon: 'a code that the cart holds already',
  addAddress: 'an address of the session’s own account',
  changeAddress: 'an address of the session’s own account',
  createCartWithItem: GIFT,
  addCartItem: GIFT,
  changeCartItem: GIFT,
  reserveWithItem: GIFT,
  previewGiftCard: 'a text made of what was sent; nothing is looked up',
};

const node = z.record(z.string(), z.unknown());
type Node = z.output<typeof node>;

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), node)),
  components: z.object({ schemas: z.record(z.string(), node) }),
});

describe('the rate limits of operations', () => {
  let folder: string;
  let backend: Backend;
  let described: z.output<typeof document>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-limits-'));
    backend = await createBackend({
      databaseUrl: `file:${join(folder, 'shop.db')}`,
      contentDir: join(ROOT, 'content'),
      catalogDir: join(ROOT, 'catalog'),
      seedDemo: false,
      isLocal: true,
      log: { info() {}, warn() {}, error() {} },
    });
    described = document.parse(await (await backend.fetch(new Request('http://localhost/openapi.json'))).json());
  });
  afterAll(async () => {
    await backend.close();
    await rm(folder, { recursive: true });
  });

  /** Names of parameters and of members of the body at any depth. */
  function membersOf(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(membersOf);
    const { success, data: part } = node.safeParse(value);
    if (!success) return [];
    const reference = typeof part['$ref'] === 'string' ? part['$ref'].split('/').at(-1) : undefined;
    if (reference !== undefined) return membersOf(described.components.schemas[reference]);
    const own = node.safeParse(part['properties']).data ?? {};
    const named = 'in' in part && typeof part['name'] === 'string' ? [part['name']] : [];
    return [...named, ...Object.keys(own), ...Object.values(part).flatMap(membersOf)];
  }

  function callsOf(): { name: string; method: string; path: string; members: string[] }[] {
    return Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]: [string, Node]) => ({
        name: String(call['operationId']),
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w+\}/g, 'x1'),
        members: [...new Set([...membersOf(call['parameters']), ...membersOf(call['requestBody'])])],
      })),
    );
  }

  test('allow at most 20 guesses of secrets, addresses or orders a minute', () => {
    const guessable = callsOf().filter(({ members }) => members.some((name) => GUESSED.test(name)));
    expect(guessable.length).toBeGreaterThan(25);
    const unlimited = guessable.filter(({ name, method, path, members }) => {
      const input = () => Object.fromEntries(members.map((member) => [member, 'x']));
      const rule = findRule(limitRules(false), { method, path, input });
      return !(name in HARMLESS) && (rule?.points ?? Infinity) > 20;
    });
    expect(unlimited.map(({ name }) => name)).toEqual([]);
    const names = guessable.map(({ name }) => name);
    expect(Object.keys(HARMLESS).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('count content that other visitors read separately', () => {
    const written = callsOf().filter(({ method, path }) => method !== 'GET' && /(?<!p)review/i.test(path));
    expect(written.length).toBe(8);
    for (const { name, method, path } of written) {
      const rule = findRule(limitRules(false), { method, path, input: () => ({}) });
      expect([name, rule?.points !== undefined && rule.points <= 60, rule?.dayPoints !== undefined]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });
});
