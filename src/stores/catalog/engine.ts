import { decidedItems } from '../../../domain/recommendations/decided-items.ts';
import { memberOf } from '../../../domain/record.ts';
import type { DecisionEvent } from '../../lib/personalisation/profile.ts';
import { readText, writeText } from '../../lib/storage/stored-text.ts';
import { pageData } from '../core/page-data.ts';
import { currentSession } from '../core/session.ts';

/** How the engine names the visitor, for as long as the tab is open; removed when the consent is withdrawn. */
const MONETATE_ID = 'aisle.monetateId';
/** A visitor's cards that come later than this are not shown. */
const TIMEOUT_MS = 1500;

/**
 * The interests in the profile of a signed-in customer; none where it cannot be had. Not by the store of the profile, which
 * then would be part of the scripts of more pages.
 */
export async function loadInterests(): Promise<readonly string[]> {
  const { siteId, locale } = pageData();
  const response = await fetch(`/api/consumers-v3/consumer?${new URLSearchParams({ siteId, locale })}`);
  const answer: unknown = response.ok ? await response.json() : undefined;
  const interests = memberOf(memberOf(memberOf(answer, 'consumerProfile'), 'preferences'), 'interests');
  return typeof interests === 'string' ? interests.split('|').filter(Boolean) : [];
}

export interface DecidedProduct {
  readonly id: string;
  readonly recToken: string;
}

/** Sends events to the personalisation engine and returns the products that it decided on; none where it fails. */
export async function sendToEngine(
  brand: string,
  events: readonly DecisionEvent[],
  signal: AbortSignal,
): Promise<readonly DecidedProduct[]> {
  const { consumerNo: customerId } = await currentSession();
  const { siteId, locale } = pageData();
  const monetateId = readText('session', MONETATE_ID) ?? undefined;
  const response = await fetch(`/api/engine/v1/decide/${brand}?${new URLSearchParams({ siteId, locale })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brand, customerId, channel: 'ECOMM', events, monetateId }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    keepalive: true,
  });
  if (!response.ok) return [];
  const answer: unknown = await response.json();
  const id = memberOf(memberOf(answer, 'meta'), 'monetateId');
  if (typeof id === 'string') writeText('session', MONETATE_ID, id);
  const items = decidedItems(answer);
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
    const [productId, recToken] = [memberOf(item, 'id'), memberOf(item, 'recToken')];
    return typeof productId === 'string' && typeof recToken === 'string' ? [{ id: productId, recToken }] : [];
  });
}
