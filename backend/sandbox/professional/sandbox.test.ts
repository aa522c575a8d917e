import { describe, expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';

const { adapter } = createSandbox({});
const claim = { programme: 'IPA', memberNumber: 'IPA-314159', lastName: 'Ash' } as const;

describe('the programmes of the sandbox', () => {
  test.each(['IPA-314159', 'ipa 314159', 'IPA314159'])('know the member %s', async (memberNumber) => {
    expect(await adapter.verify({ ...claim, memberNumber })).toEqual({ status: 'active', subject: 'IPA-314159' });
  });

  test.each(['', '314159', 'WRANX-314159', 'IPA-31415', 'IPA-3141590', 'IPA-31415x'])(
    'know no member %j',
    async (memberNumber) => {
      expect(await adapter.verify({ ...claim, memberNumber })).toEqual({ status: 'unknown' });
    },
  );

  test('know nobody called Denied, and who left', async () => {
    expect(await adapter.verify({ ...claim, lastName: 'Denied' })).toEqual({ status: 'unknown' });
    expect(await adapter.verify({ ...claim, memberNumber: 'IPA-314100' })).toEqual({ status: 'expired' });
  });

  test('may not respond', async () => {
    await expect(adapter.verify({ ...claim, memberNumber: 'IPA-314199' })).rejects.toThrow('IPA does not respond.');
  });
});
