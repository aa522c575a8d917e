import { describe, expect, test } from 'vitest';
import type { Access } from '../../src/api/core/operation.ts';
import type { Principal } from '../core/principal.ts';
import { checkAccess } from './access.ts';

const guest: Principal = {
  usid: 'u',
  consumerNo: 'G-1',
  consumerType: 'GUEST',
  siteId: 'us',
  locale: 'en-us',
  expiresAt: 0,
  loggedIn: false,
  associate: null,
};
const consumer: Principal = { ...guest, consumerType: 'REGISTERED', loggedIn: true };
const gone: Principal = { ...consumer, isGone: true };
const associate: Principal = { ...guest, associate: { storeId: '1001', employeeId: 'A1001' } };

describe('access to an operation', () => {
  test.each<[Access, string, string, string, string, string]>([
    ['anyone', 'yes', 'yes', 'yes', 'yes', 'yes'],
    ['visitor', '401', 'yes', 'yes', 'yes', '409'],
    ['owner', '401', 'yes', 'yes', '403', '409'],
    ['consumer', '401', '403', 'yes', '403', '409'],
    ['associate', '401', '403', '403', 'yes', '409'],
  ])('for %s: no session %s, guest %s, consumer %s, associate %s, deleted account %s', (access, ...expected) => {
    const answers = [undefined, guest, consumer, associate, gone].map((principal) => {
      try {
        checkAccess(access, principal);
        return 'yes';
      } catch (error) {
        return String(Object(error).status);
      }
    });
    expect(answers).toEqual(expected);
  });
});
