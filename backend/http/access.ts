import type { Access } from '../../src/api/core/operation.ts';
import type { ErrorId } from '../../src/api/errors/error-catalog.ts';
import { apiError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';

/** Throws a 401 error without a session, 403 for an insufficient one, and 409 when its account was deleted. */
export function checkAccess(access: Access, principal: Principal | undefined): void {
  if (access === 'anyone') return;
  if (principal === undefined) throw apiError('AUT432');
  if (principal.isGone) throw apiError('INVALID_CUSTOMER');
  const isAllowed = {
    visitor: true,
    owner: principal.associate === null,
    consumer: principal.loggedIn,
    associate: principal.associate !== null,
  }[access];
  if (!isAllowed) throw apiError('AUT404');
}

/** Errors that `checkAccess` may throw for any operation of this access. */
export function accessErrors(access: Access): readonly ErrorId[] {
  if (access === 'anyone') return [];
  return access === 'visitor' ? ['AUT432', 'INVALID_CUSTOMER'] : ['AUT432', 'INVALID_CUSTOMER', 'AUT404'];
}
