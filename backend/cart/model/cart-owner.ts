import type { CartOwner } from './cart-service.ts';
import type { Scope } from '../../core/scope.ts';
import type { Principal } from '../../core/principal.ts';

/** Whose cart a call means, and on which site. */
export const cartOwnerOf = ({
  principal,
  scope,
}: {
  readonly principal: Principal;
  readonly scope: Scope;
}): CartOwner => ({
  consumerNo: principal.consumerNo,
  scope,
});
