import type { BlockList } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { sandboxCountry } from '../../backend/sandbox/geo/geo-sandbox.ts';
import { isFromProxy } from '../gateway/client-address.ts';
import type { Settings } from '../settings/settings.ts';
import type { Environment } from '../settings/environment.ts';
import type { GeoSettings } from '../settings/geo.ts';

/** What a provider says of the visitor's country, as it says it; nothing where it does not know. */
export type FindCountry = (request: Request, incoming: IncomingMessage) => string | undefined;

/** The provider that was chosen; nothing where the feature is off. */
export function chooseGeo(geo: GeoSettings, trustedProxies: BlockList): FindCountry | undefined {
  if (geo.provider !== 'header') return geo.provider === 'sandbox' ? sandboxCountry : undefined;
  const { header } = geo;
  // Anybody can send a header: only what a proxy of ours wrote is believed.
  return (request, incoming) => (isFromProxy(incoming, trustedProxies) && request.headers.get(header)) || undefined;
}

/** Local and staging hosts, where nobody is asked for their country (docs/contract.md#location-confirmation). */
const UNASKED: readonly Environment[] = ['local', 'preprod'];

/** Whether pages ask visitors from elsewhere for their country. */
export function checksLocation({ geo, environment }: Pick<Settings, 'geo' | 'environment'>): boolean {
  return geo.provider !== 'none' && !UNASKED.includes(environment);
}
