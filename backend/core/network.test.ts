import { describe, expect, test } from 'vitest';
import { networkOf } from './network.ts';

describe('the network of an address', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['2001::2:3:4:5:6', '2001:0:0:2'],
    ['1::3:4:5:6:7:8', '1:0:3:4'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%j is %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('is shared by every device of a subscriber, not by neighbours', () => {
    const mine = networkOf('2001:db8:1:2::1');
    expect(networkOf('2001:0db8:1:2:ffff:ffff:ffff:ffff')).toBe(mine);
    expect(networkOf('2001:db8:1:3::1')).not.toBe(mine);
    expect(networkOf('203.0.113.5')).not.toBe(networkOf('203.0.113.6'));
  });
});
