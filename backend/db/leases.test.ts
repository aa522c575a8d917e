import { describe, expect, test } from 'vitest';
import { hasLeaseEnded } from './leases.ts';

describe('a lease', () => {
  const lease = { lease_until: 1000, holder: null, running: null };

  test.each([
    ['before its end', lease, 999, false],
    ['at its end', lease, 1000, true],
    ['after its end', lease, 5000, true],
    ['of a running process', { ...lease, holder: 'p', running: 'p' }, 999, false],
    ['of a running process at its end', { ...lease, holder: 'p', running: 'p' }, 1000, true],
    ['of a process that died', { ...lease, holder: 'p' }, 0, true],
  ])('%s has ended or not', (_, own, now, hasEnded) => {
    expect(hasLeaseEnded(own, now)).toBe(hasEnded);
  });
});
