import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { ApiError } from '../../api/core/api-error.ts';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import type { Outcome } from '../../stores/core/action.ts';
import { loadPurchase, type OrderClaim } from '../../stores/account/purchases.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { LoadError } from '../kit/LoadError.tsx';
import { useText } from '../kit/text.ts';
import { LookupForm } from './LookupForm.tsx';

export interface OrderResult {
  readonly purchase: Purchase;
  readonly claim: OrderClaim;
  /** Receives the order after a change. */
  readonly onChange: (purchase: Purchase) => void;
}

interface Props {
  /** As far as known; without an email address only orders of the session are found. */
  readonly claim: OrderClaim;
  readonly onFound?: (claim: OrderClaim) => void;
  readonly onError?: (error: ApiError) => void;
  readonly children: (found: OrderResult) => ReactNode;
}

type Search =
  | { readonly state: 'searching' }
  | { readonly state: 'asking'; readonly lookupError?: ApiError }
  | { readonly state: 'failed' }
  | { readonly state: 'found'; readonly purchase: Purchase; readonly claim: OrderClaim };

/** Shows an order; where it is not found, asks for the missing or wrong values. */
export function OrderFinder({ claim, onFound, onError, children }: Props) {
  const t = useText();
  const [search, setSearch] = useState<Search>({ state: claim.orderNumber === '' ? 'asking' : 'searching' });
  const show = (purchase: Purchase, given: OrderClaim) => {
    setSearch({ state: 'found', purchase, claim: given });
    onFound?.(given);
  };
  const judge = (outcome: Outcome<Purchase>) => {
    if (outcome.ok) return show(outcome.value, claim);
    onError?.(outcome.error);
    setSearch(searchAfterError(outcome.error, claim));
  };
  const find = () => {
    if (claim.orderNumber !== '') void loadPurchase(claim).then(judge, () => setSearch({ state: 'failed' }));
  };
  const open = useEffectEvent(find);
  useEffect(() => open(), []);
  if (search.state === 'searching') return <Skeleton />;
  if (search.state === 'failed') return <LoadError text={t('orders.loadFailed')} onRetry={find} />;
  if (search.state === 'asking')
    return (
      <LookupForm
        claim={claim}
        lookupError={search.lookupError}
        text={t(claim.orderNumber !== '' && !claim.email ? 'orders.needEmail' : 'orders.statusText')}
        onFound={show}
      />
    );
  const { purchase, claim: given } = search;
  return children({ purchase, claim: given, onChange: (changed) => setSearch({ ...search, purchase: changed }) });
}

/** Without an email address no error is shown: the visitor was not asked for one yet. */
function searchAfterError(error: ApiError, { email }: OrderClaim): Search {
  if (error.status === 0 || error.status >= 500) return { state: 'failed' };
  return { state: 'asking', ...(email && { lookupError: error }) };
}
