import type { ProductOrigins } from '../../../src/lib/measurement/product-origins.ts';
import type { CartOwner } from './cart-service.ts';
import type { Scope } from '../../core/scope.ts';
import type { Principal } from '../../core/principal.ts';

export const cartOwnerOf = ({
  principal,
  scope,
  origins,
}: {
  readonly principal: Principal;
  readonly scope: Scope;
  readonly origins?: ProductOrigins | undefined;
}): CartOwner => ({
  consumerNo: principal.consumerNo,
  served: principal.served,
  scope,
  origins,
});
