import type { CartOwner } from './cart-service.ts';
import type { Scope } from '../../core/scope.ts';
import type { Principal } from '../../core/principal.ts';

export const cartOwnerOf = ({
  principal,
  scope,
}: {
  readonly principal: Principal;
  readonly scope: Scope;
}): CartOwner => ({
  consumerNo: principal.consumerNo,
  served: principal.served,
  scope,
});
