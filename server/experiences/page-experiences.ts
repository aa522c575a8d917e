import type { IncomingMessage, ServerResponse } from 'node:http';
import { createVisitorId, parseVisitorId } from '../../domain/experiments/visitor-id.ts';
import type { ExperienceDecision, VisitorExperiences } from '../../src/cms/request-context.ts';
import { siteContext } from '../../src/cms/site/site-config.ts';
import { isBot } from '../http/bots.ts';
import { cookieValue } from '../http/cookie-value.ts';
import { setReadableCookie } from '../http/readable-cookie.ts';
import type { AllowsCategory } from '../http/visitor-consent.ts';
import type { PageVisit } from '../page-cache/cached-pages.ts';
import {
  createExperienceDecisions,
  type ExperienceDecisionsOptions,
  type Participant,
} from './experience-decisions.ts';
import { withVariants, type PageAddress } from '../pages/page-address.ts';
import { attributesOf, createVisitorRoles, type VisitorRole, type VisitorRolesOptions } from './visitor-roles.ts';

export interface PageExperiencesOptions extends VisitorRolesOptions, Omit<ExperienceDecisionsOptions, 'client'> {
  /** `undefined` where the feature is off. */
  readonly client: ExperienceDecisionsOptions['client'] | undefined;
  readonly allows: AllowsCategory;
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

/** Holds the visitor's id. */
export const VISITOR_COOKIE = 'vuid';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function createPageExperiences({ client, ...options }: PageExperiencesOptions): PageExperiences {
  if (client === undefined) return NO_EXPERIENCES;
  const { isSecure } = options;
  const roleFor = createVisitorRoles(options);
  const { decide } = createExperienceDecisions({ ...options, client });
  const isKnown = (key: string) => client.experiments().some((one) => one.key === key);

  /** Whether the visitor takes part; the id of one who comes for the first time is set with the response. */
  function visitorOf(
    { address, request }: Pick<PageVisit<PageAddress>, 'address' | 'request'>,
    role: VisitorRole,
  ): { readonly visitor: Participant; readonly isNew: boolean } | undefined {
    const { siteId } = siteContext(address.sitesConfig, address.locale, null);
    const asking = { headers: { get: (name: string) => headerOf(request, name) } };
    if (!options.allows('C0004', asking, siteId) || isBot(request.headers['user-agent'])) return undefined;
    const known = parseVisitorId(cookieValue(request.headers.cookie, VISITOR_COOKIE));
    const id = known ?? newIdOf(request);
    const attributes = attributesOf(role, { locale: address.locale, siteId });
    return { visitor: { id, attributes, allowsTargeting: true }, isNew: known === undefined };
  }

  function setCookie(response: ServerResponse, { id }: Participant): void {
    setReadableCookie(response, { name: VISITOR_COOKIE, value: id, seconds: COOKIE_SECONDS, isSecure });
  }

  function decideAll(visit: PageVisit<PageAddress>, role: VisitorRole): PageAddress {
    const { address, response, experiences } = visit;
    const part = visitorOf(visit, role);
    // A scanner of addresses comes without an id, and gets none.
    if (part === undefined || (visit.isUnknown === true && part.isNew)) return address;
    const asked = [...experiences].filter(isKnown);
    if (asked.length > 0 && part.isNew) setCookie(response, part.visitor);
    return withVariants(
      address,
      asked.toSorted().flatMap((key) => decide(key, part.visitor) ?? []),
    );
  }

  return {
    isOn: true,
    withDecisions(visit) {
      const role = roleFor(visit.request);
      return typeof role === 'string' ? decideAll(visit, role) : role.then((read) => decideAll(visit, read));
    },
    async sourceFor({ address, request, response }) {
      const part = visitorOf({ address, request }, await roleFor(request));
      // What services decide meanwhile is for the next page: all sections of this one show the same variant.
      const decisions = new Map<string, ExperienceDecision | undefined>();
      return {
        decisions: () => [...decisions.values()].filter((decision) => decision !== undefined),
        decide(key) {
          if (part === undefined || !isKnown(key)) return undefined;
          if (part.isNew) setCookie(response, part.visitor);
          if (!decisions.has(key)) decisions.set(key, decide(key, part.visitor));
          return decisions.get(key)?.variant;
        },
      };
    },
  };
}

const NO_EXPERIENCES: PageExperiences = {
  isOn: false,
  withDecisions: ({ address }) => address,
  sourceFor: async () => ({ decide: () => undefined, decisions: () => [] }),
};

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
