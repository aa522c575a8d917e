import type { CartOwner } from '../carts.ts';
import type { Scope } from '../../core/scope.ts';
import type { Principal } from '../../identity/sessions.ts';

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
