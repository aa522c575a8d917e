import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { createLimiter } from './limiter.ts';

export interface LimitedCall {
  readonly method: string;
  /** Path of the call, without `/api`. */
  readonly path: string;
  readonly address: string;
  /** The body, or the query of a call without one; read only where a rule looks for a target in it. */
  readonly input: () => Record<string, unknown>;
}

interface Rule {
  readonly name: string;
  readonly path: RegExp;
  readonly method?: string;
  /** Calls per address and minute. */
  readonly points: number;
  /** Members of the body or the query that say whom or what is tried, limited on their own. */
  readonly targets?: readonly string[];
  /** Accepted calls do not count. */
  readonly onlyRefused?: boolean;
}

const TARGET_POINTS = 5;
const GUESSES = 20;

const guess = { points: GUESSES };
const person = ['username', 'email', 'emailAddress', 'phone', 'orderNumber', 'orderNo'];

/** What strangers can try things out with. */
const GUESSABLE: readonly Rule[] = [
  { name: 'sign-up', path: /^\/consumers-v3\/auth\/signup/, targets: person, ...guess },
  {
    name: 'sign-in',
    path: /^\/(consumers-v3\/auth\/|consumers-v3\/consumer\/agent\/login|token\/v3\/)/,
    method: 'POST',
    targets: person,
    ...guess,
  },
  {
    name: 'reset',
    path: /^\/consumers-v3\/(consumer\/)?(confirmforgotpassword|resetpassword|changepassword)/,
    targets: person,
    ...guess,
  },
  {
    name: 'lookup',
    path: /^\/consumers-v3\/consumer\/(lookup|TrackOrder|CancelOrder|retrieveUserData)/i,
    targets: person,
    ...guess,
  },
  {
    name: 'purchase',
    path: /^\/consumers-v3\/consumer\/(purchase|return)\//,
    targets: person,
    onlyRefused: true,
    ...guess,
  },
  { name: 'profile', path: /^\/consumers-v3\/consumer\/?$/, method: 'PUT', onlyRefused: true, ...guess },
  { name: 'enrolment', path: /^\/consumers-v3\/consumer\/?$/, method: 'POST', onlyRefused: true, ...guess },
  { name: 'subscription', path: /^\/consumers-v3\/consumer\/subscription/, targets: person, ...guess },
  {
    name: 'contact',
    path: /^\/consumers-v3\/consumer\/(contactus|warranty|event-registration)\/?$/,
    method: 'POST',
    targets: person,
    ...guess,
  },
  { name: 'resend', path: /^\/consumers-v3\/consumer\/resend/i, targets: person, ...guess },
  { name: 'gift-card', path: /^\/cart\/v1\/giftcard\/balance/, targets: ['number'], ...guess },
  { name: 'coupon', path: /^\/cart\/v1\/coupon/, method: 'PUT', targets: ['cartId'], onlyRefused: true, ...guess },
];

/** Contract 3. The first rule that fits counts. */
function rulesOf(isLocal: boolean): readonly Rule[] {
  const usual = isLocal ? 3000 : 600;
  return [
    ...GUESSABLE,
    { name: 'token', path: /^\/token\//, points: usual },
    { name: 'order', path: /^\/cart\/v2\/checkout\/order/, points: usual },
    { name: 'cart', path: /^\/cart\//, points: usual * 2 },
    { name: 'other', path: /^/, points: usual * 2 },
  ];
}

export interface LimitAnswer {
  /** Seconds to wait, or 0 where the call may pass. */
  readonly wait: number;
  /** Told how the call ended: a coupon that was accepted was no guess. */
  settle(isAccepted: boolean): Promise<void>;
}

export interface Limits {
  check(call: LimitedCall): Promise<LimitAnswer>;
}

export function createLimits({ isLocal }: { isLocal: boolean }): Limits {
  const rules = rulesOf(isLocal).map((rule) => ({
    ...rule,
    byAddress: createLimiter(rule),
    byTarget: createLimiter({ name: `${rule.name}-target`, points: TARGET_POINTS }),
  }));
  return {
    async check(call) {
      const rule = rules.find(({ path, method = call.method }) => path.test(call.path) && method === call.method);
      if (rule === undefined) return { wait: 0, settle: async () => {} };
      const network = networkOf(call.address);
      const targets = rule.targets ? targetsOf(call.input(), rule.targets) : [];
      const waitsOfTargets = () => Promise.all(targets.map((target) => rule.byTarget.consume(target)));
      const wait = (await rule.byAddress.consume(network)) || Math.max(0, ...(await waitsOfTargets()));
      const giveBack = async () => {
        await rule.byAddress.giveBack(network);
        await Promise.all(targets.map((target) => rule.byTarget.giveBack(target)));
      };
      return { wait, settle: async (isAccepted) => void (rule.onlyRefused && isAccepted && (await giveBack())) };
    },
  };
}

/** One subscriber's: of IPv6 each has the addresses of 64 bits (RFC 6177), of IPv4 one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [front = '', back = ''] = address.split('::');
  const [start, end] = [front, back].map((part) => part.split(':').filter(Boolean));
  const gap = Math.max(0, 8 - (start?.length ?? 0) - (end?.length ?? 0));
  const groups = [...(start ?? []), ...Array.from({ length: gap }, () => '0'), ...(end ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Everybody who is named counts, so that nobody hides behind a name that is not read. Hashed: an address book of those who were
 * tried is kept nowhere.
 */
function targetsOf(input: Record<string, unknown>, names: readonly string[]): string[] {
  const named = names.map((name) => input[name]).filter((value) => typeof value === 'string');
  return [...new Set(named.map((value) => value.trim().toLowerCase()))].map((value) =>
    createHash('sha256').update(value).digest('base64url'),
  );
}
