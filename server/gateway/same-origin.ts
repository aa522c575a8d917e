import { getPaymentSession } from '../../src/api/cart/payment.ts';
import { isLoopbackHost } from '../settings/environment.ts';

export interface OriginRule {
  readonly publicOrigin: string;
  readonly isLocal: boolean;
  /** Port the shop listens on. */
  readonly port: number;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls that change something though they are declared as reads; `tests/contract/safe-reads` looks for others. */
export const CHANGING_READS: readonly { readonly name: string; readonly path: string }[] = [getPaymentSession];

const CHANGING_PATHS = new Set(CHANGING_READS.map(({ path }) => path.toLowerCase()));

/** Whether a request may change state, by its method or its path (without `/api`). */
export function mayChange(method: string, path: string): boolean {
  return !SAFE_METHODS.has(method) || CHANGING_PATHS.has(path.replace(/\/+$/, '').toLowerCase());
}

/**
 * Whether the shop's own page sent a state-changing request (docs/contract.md#same-origin): `Origin` or `Sec-Fetch-Site` confirms it, and
 * neither contradicts. Browsers without Fetch Metadata send no `Origin` with a read; its `Referer`, which no other page
 * can forge, is used then. A request with none of these headers is rejected.
 */
export function isSameOrigin(method: string, headers: Headers, rule: OriginRule): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin !== null) return isOwnOrigin(origin, rule);
  if (site !== null) return true;
  const referer = SAFE_METHODS.has(method) ? URL.parse(headers.get('referer') ?? '') : null;
  return referer !== null && isOwnOrigin(referer.origin, rule);
}

function isOwnOrigin(origin: string, rule: OriginRule): boolean {
  if (origin === rule.publicOrigin) return true;
  const url = rule.isLocal ? URL.parse(origin) : null;
  if (url === null || url.origin !== origin || url.protocol !== 'http:') return false;
  return isLoopbackHost(url.hostname) && Number(url.port || 80) === rule.port;
}
