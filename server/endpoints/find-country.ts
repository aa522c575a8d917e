import type { BlockList } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { provider as geo } from '../../backend/providers/geo/provider.ts';
import { createAdapter, isOff, type Selections } from '../../backend/providers/provider.ts';
import { clientAddress, isFromProxy } from '../gateway/client-address.ts';
import type { Log } from '../../src/lib/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { Environment } from '../settings/environment.ts';

/** Returns the visitor's country in the provider's own form; `undefined` where unknown. */
export type FindCountry = (request: Request, incoming: IncomingMessage) => string | undefined;

/** The configured provider; `undefined` where the feature is off. */
export function chooseGeo(providers: Selections, trustedProxies: BlockList, log: Log): FindCountry | undefined {
  const { adapter } = createAdapter(geo, providers, { log });
  return (
    adapter &&
    ((request, incoming) =>
      adapter(request, {
        address: clientAddress(incoming, trustedProxies),
        isFromProxy: isFromProxy(incoming, trustedProxies),
      }))
  );
}

/**
 * Local and staging hosts, where visitors are not prompted for their country (docs/contract.md#location-confirmation).
 */
const UNASKED: readonly Environment[] = ['local', 'preprod'];

/** Whether pages prompt visitors from another country to confirm their location. */
export function checksLocation({ providers, environment }: Pick<Settings, 'providers' | 'environment'>): boolean {
  return !isOff(providers, geo.name) && !UNASKED.includes(environment);
}
