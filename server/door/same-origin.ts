import { isLoopbackHost } from '../settings/environment.ts';

export interface OriginRule {
  readonly publicOrigin: string;
  readonly isLocal: boolean;
  /** Port the shop listens on. */
  readonly port: number;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a call may change state (contract 3): neither `Origin` nor `Sec-Fetch-Site` says that another site sent it. Every
 * browser sends `Origin` with such a call; a client that sends neither holds no visitor's cookie but its own.
 */
export function isSameOrigin(method: string, headers: Headers, rule: OriginRule): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  return origin === null || isOwnOrigin(origin, rule);
}

function isOwnOrigin(origin: string, rule: OriginRule): boolean {
  if (origin === rule.publicOrigin) return true;
  const url = rule.isLocal ? URL.parse(origin) : null;
  if (url === null || url.origin !== origin || url.protocol !== 'http:') return false;
  return isLoopbackHost(url.hostname) && Number(url.port || 80) === rule.port;
}
