import type { BlockList } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { sandboxCountry } from '../../backend/sandbox/geo/geo-sandbox.ts';
import { isFromProxy } from '../gateway/client-address.ts';
import type { Settings } from '../settings/settings.ts';
import type { Environment } from '../settings/environment.ts';
import type { GeoSettings } from '../settings/geo.ts';

/** Returns the visitor's country in the provider's own form; `undefined` where unknown. */
export type FindCountry = (request: Request, incoming: IncomingMessage) => string | undefined;

/** The configured provider; `undefined` where the feature is off. */
export function chooseGeo(geo: GeoSettings, trustedProxies: BlockList): FindCountry | undefined {
  if (geo.provider !== 'header') return geo.provider === 'sandbox' ? sandboxCountry : undefined;
  const { header } = geo;
  // Any client can send the header; only a value set by a trusted proxy counts.
  return (request, incoming) => (isFromProxy(incoming, trustedProxies) && request.headers.get(header)) || undefined;
}

/**
 * Local and staging hosts, where visitors are not prompted for their country (docs/contract.md#location-confirmation).
 */
const UNASKED: readonly Environment[] = ['local', 'preprod'];

/** Whether pages prompt visitors from another country to confirm their location. */
export function checksLocation({ geo, environment }: Pick<Settings, 'geo' | 'environment'>): boolean {
  return geo.provider !== 'none' && !UNASKED.includes(environment);
}
