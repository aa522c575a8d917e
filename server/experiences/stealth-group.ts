import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteContext } from '../../src/cms/site/site-config.ts';
import { isBot } from '../http/bots.ts';
import { cookieValue } from '../http/cookie-value.ts';
import { setReadableCookie } from '../http/readable-cookie.ts';
import type { AllowsCategory } from '../http/visitor-consent.ts';
import type { Environment } from '../settings/environment.ts';
import type { PageAddress } from '../pages/page-address.ts';

export interface StealthGroupOptions {
  readonly environment: Environment;
  readonly allows: AllowsCategory;
  /** Whether the shop is served over https. */
  readonly isSecure: boolean;
}

export interface StealthGroup {
  /** Whether the visitor has none yet, so that a page may have to set it. */
  isMissing(request: IncomingMessage): boolean;
  /** Sets it with the page's response, where the visitor allows targeting. */
  assign(visit: StealthVisit): void;
}

interface StealthVisit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: PageAddress;
}

const COOKIE = 'stealth-group';
const HOUR_SECONDS = 60 * 60;
/** Its value does not matter. */
const BYPASS = 'stealthBypass';

/**
 * The group that the personalisation engine puts testers of the pre-production environment into: `stealth`, or `tracking` for
 * who opens an address with the query parameter `stealthBypass`. `undefined` in every other environment.
 */
export function createStealthGroup({ environment, allows, isSecure }: StealthGroupOptions): StealthGroup | undefined {
  if (environment !== 'preprod') return undefined;
  const isMissing = ({ headers }: IncomingMessage) => cookieValue(headers.cookie, COOKIE) === undefined;
  return {
    isMissing,
    assign({ request, response, address }) {
      const isTracked = new URLSearchParams(address.search).has(BYPASS);
      if (!isTracked && !isMissing(request)) return;
      const headers = new Headers();
      for (const name of ['cookie', 'sec-gpc']) headers.set(name, String(request.headers[name] ?? ''));
      const { siteId } = siteContext(address.sitesConfig, address.locale, null);
      if (isBot(request.headers['user-agent']) || !allows('C0004', { headers }, siteId)) return;
      const value = isTracked ? 'tracking' : 'stealth';
      setReadableCookie(response, { name: COOKIE, value, seconds: HOUR_SECONDS, isSecure });
    },
  };
}
