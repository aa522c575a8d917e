import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ExperimentClient, ShopAttributes } from '../../backend/providers/experiments/experiments.ts';
import { createVisitorId, parseVisitorId } from '../../domain/experiments/visitor-id.ts';
import type { ExperienceDecision, VisitorExperiences } from '../../src/cms/request-context.ts';
import { siteContext } from '../../src/cms/site/site-config.ts';
import { cookieValue } from '../http/cookie-value.ts';
import type { AllowsCategory } from '../http/visitor-consent.ts';
import type { PageVisit } from '../page-cache/cached-pages.ts';
import type { PageAddress } from './page-address.ts';

/** What of a session decides. */
interface SessionFacts {
  readonly loggedIn: boolean;
  readonly consumerType: string;
  readonly memberId?: string | undefined;
}

export interface PageExperiencesOptions {
  /** `undefined` where the feature is off. */
  readonly client: Pick<ExperimentClient, 'decide' | 'experiments'> | undefined;
  readonly allows: AllowsCategory;
  readonly readSession: (request: Request) => Promise<SessionFacts | undefined>;
  /** Whether the shop is served over https. */
  readonly isSecure: boolean;
}

/** Decides the experiences of pages for their visitors, before the page cache is asked (docs/contract.md#experiments). */
export interface PageExperiences {
  readonly isOn: boolean;
  /**
   * The address of a page with what is decided of its experiences: each set of variants is stored as a page of its own. A
   * promise where the visitor's session has not been read before. Never rejects.
   */
  withDecisions(visit: PageVisit<PageAddress>): PageAddress | Promise<PageAddress>;
  /** Decides while a page is rendered that is not stored. */
  sourceFor(visit: Pick<PageVisit<PageAddress>, 'address' | 'request' | 'response'>): Promise<VisitorExperiences>;
}

const COOKIE = 'vuid';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const MAX_SESSIONS = 2000;
const MAX_DECISIONS = 10_000;
/** Milliseconds: a visitor's decision is reported again after it, and follows a changed datafile. */
const DECISION_TTL = 5 * 60_000;

type Role = ShopAttributes['role'];
const GUEST: Role = 'guest';
const TYPES: Partial<Record<string, Role>> = { EMPLOYEE: 'employee', ATHLETE: 'athlete', CREDITED: 'credited' };

const roleOf = (session: SessionFacts | undefined): Role => {
  if (session?.loggedIn !== true) return GUEST;
  return TYPES[session.consumerType] ?? (session.memberId === undefined ? 'registered' : 'member');
};

interface Participant {
  readonly id: string;
  readonly attributes: ShopAttributes;
  readonly allowsTargeting: true;
}

export function createPageExperiences(options: PageExperiencesOptions): PageExperiences {
  const { client, allows, readSession, isSecure } = options;
  const sessionCookie = isSecure ? '__Host-session' : 'session';
  const roles = new LRUCache<string, Role>({ max: MAX_SESSIONS });
  const decided = new LRUCache<string, { readonly decision?: ExperienceDecision }>({
    max: MAX_DECISIONS,
    ttl: DECISION_TTL,
  });

  function roleFor(request: IncomingMessage): Role | Promise<Role> {
    const sealed = cookieValue(request.headers.cookie, sessionCookie);
    return sealed === undefined ? GUEST : (roles.get(sealed) ?? readRole(request, sealed));
  }

  async function readRole({ headers }: IncomingMessage, sealed: string): Promise<Role> {
    const request = new Request('http://localhost/', { headers: { cookie: headers.cookie ?? '' } });
    const role = roleOf(await readSession(request).catch(() => undefined));
    roles.set(sealed, role);
    return role;
  }

  function decide(key: string, visitor: Participant): ExperienceDecision | undefined {
    const { role, locale } = visitor.attributes;
    const name = `${visitor.id} ${role} ${locale} ${key}`;
    const known = decided.get(name);
    if (known !== undefined) return known.decision;
    const decision = client?.decide(key, visitor);
    decided.set(name, decision === undefined ? {} : { decision });
    return decision;
  }

  /** Whether the visitor takes part; the id of one who comes for the first time is set with the response. */
  function visitorOf(
    { address, request }: Pick<PageVisit<PageAddress>, 'address' | 'request'>,
    role: Role,
  ): { readonly visitor: Participant; readonly isNew: boolean } | undefined {
    const { siteId } = siteContext(address.sitesConfig, address.locale, null);
    if (client === undefined || !allows('C0004', { headers: { get: (name) => headerOf(request, name) } }, siteId))
      return undefined;
    const known = parseVisitorId(cookieValue(request.headers.cookie, COOKIE));
    const id = known ?? newIdOf(request);
    const isGuest = role === GUEST;
    const attributes = { loggedIn: !isGuest, guest: isGuest, role, locale: address.locale, siteId };
    return { visitor: { id, attributes, allowsTargeting: true }, isNew: known === undefined };
  }

  function setCookie(response: ServerResponse, { id }: Participant): void {
    const attributes = `Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    response.setHeader('set-cookie', `${COOKIE}=${id}; ${attributes}`);
  }

  function decideAll(visit: PageVisit<PageAddress>, role: Role): PageAddress {
    const { address, response, experiences } = visit;
    const part = visitorOf(visit, role);
    if (part === undefined) return address;
    const known = client?.experiments() ?? [];
    const asked = [...experiences].filter((key) => known.some((one) => one.key === key));
    if (asked.length > 0 && part.isNew) setCookie(response, part.visitor);
    return withVariants(
      address,
      asked.toSorted().flatMap((key) => decide(key, part.visitor) ?? []),
    );
  }

  return {
    isOn: client !== undefined,
    withDecisions(visit) {
      const role = roleFor(visit.request);
      return typeof role === 'string' ? decideAll(visit, role) : role.then((read) => decideAll(visit, read));
    },
    async sourceFor({ address, request, response }) {
      const part = visitorOf({ address, request }, await roleFor(request));
      const decisions = new Map<string, ExperienceDecision>();
      return {
        decisions: () => [...decisions.values()],
        decide(key) {
          const decision = part && decide(key, part.visitor);
          if (decision === undefined) return undefined;
          if (part?.isNew === true) setCookie(response, part.visitor);
          decisions.set(key, decision);
          return decision.variant;
        },
      };
    },
  };
}

const newIds = new WeakMap<IncomingMessage, string>();

/** The same for all decisions of a request. */
function newIdOf(request: IncomingMessage): string {
  const id = newIds.get(request) ?? createVisitorId();
  newIds.set(request, id);
  return id;
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** No address of a request contains a space, so nobody can ask for the page of a variant. */
function withVariants(address: PageAddress, decisions: readonly ExperienceDecision[]): PageAddress {
  const url = address.url.replace(/ .*$/, '');
  const names = decisions.map(({ id, label, variant }) => [id, label, variant].map(encodeURIComponent).join(':'));
  return { ...address, decisions, url: names.length === 0 ? url : `${url} ${names.join(',')}` };
}
