import { flagsOf } from '../../src/cms/site/flags.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { channelOf } from '../../src/lib/measurement/channel.ts';
import {
  formatOrigins,
  ORIGINS_COOKIE,
  ORIGINS_HEADER,
  parseOrigins,
  slugKey,
} from '../../src/lib/measurement/product-origins.ts';
import { cookieValue } from './cookie-value.ts';
import type { AllowsCategory } from './visitor-consent.ts';

export const CHANNEL_HEADER = 'x-channel';

/** Operations that add lines to a cart: with their origins. */
const ADDING: ReadonlySet<string> = new Set([
  'POST /cart/v1/cartWithItem',
  'POST /cart/v1/item',
  'POST /cart/v1/reserveWithItem',
  'PUT /cart/v2/saveForLater',
]);
/** Placing an order, and patching it: with their channel. */
const ORDERING = /^(?:PUT \/cart\/v2\/checkout\/order|PATCH \/cart\/v2\/checkout\/order\/[^/]+)$/;

interface MeasuredRequest {
  readonly request: Request;
  /** Of the operation, without `/api`. */
  readonly path: string;
  readonly siteId: string;
}

type MeasurementHeader = readonly [name: string, value: string];

/** The headers that an operation carries to the commerce service for analytics. */
export type MeasurementHeaders = (measured: MeasuredRequest) => readonly MeasurementHeader[];

/** Nothing for visitors who do not allow C0002 (docs/contract.md#interaction-origins, docs/contract.md#data-layer). */
export function createMeasurementHeaders(sitesConfig: () => SitesConfig, allows: AllowsCategory): MeasurementHeaders {
  const tracksMobile = (siteId: string): boolean => {
    const { flags } = sitesConfig();
    return flagsOf(Object.hasOwn(flags, siteId) ? flags[siteId] : undefined).mobileTracking;
  };
  return ({ request, path, siteId }) => {
    const operation = `${request.method} ${path}`;
    const read = ADDING.has(operation) ? readOrigins : ORDERING.test(operation) ? readChannel : undefined;
    if (read === undefined || !allows('C0002', request, siteId)) return [];
    return read(request).filter(([name]) => name !== CHANNEL_HEADER || tracksMobile(siteId));
  };
}

function readOrigins({ headers }: Request): MeasurementHeader[] {
  const own = parseOrigins(cookieValue(headers.get('cookie'), ORIGINS_COOKIE));
  const page = scriptedProductPage(headers);
  const origins = page === undefined || own.has(page) ? own : new Map([[page, 'direct-to-pdp'] as const, ...own]);
  return origins.size > 0 ? [[ORIGINS_HEADER, formatOrigins(origins)]] : [];
}

/**
 * The product page whose script sends the request. What nothing has led to is `direct-to-pdp`, also before the page's data
 * layer has started. Of a form without script nobody knows where its visitor came from.
 */
function scriptedProductPage(headers: Headers): string | undefined {
  if (headers.get('sec-fetch-dest') !== 'empty') return undefined;
  return slugKey(URL.parse(headers.get('referer') ?? '')?.pathname ?? '');
}

function readChannel({ headers }: Request): MeasurementHeader[] {
  const channel = channelOf(headers.get('user-agent') ?? '');
  return channel === 'MAPP' ? [[CHANNEL_HEADER, channel]] : [];
}
