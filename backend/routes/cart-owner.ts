import type { CartOwner } from '../cart/carts.ts';
import type { Scope } from '../core/scope.ts';
import type { Caller } from '../identity/sessions.ts';

/** Whose cart a call means, and on which site. */
export const ownerOf = ({ caller, scope }: { readonly caller: Caller; readonly scope: Scope }): CartOwner => ({
  consumerNo: caller.consumerNo,
  scope,
});
