import { isIPv6 } from 'node:net';

/** The key of a subscriber's network: the first 64 bits of an IPv6 address (RFC 6177), the whole IPv4 address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [front = '', back = ''] = address.split('::');
  const [start, end] = [front, back].map((part) => part.split(':').filter(Boolean));
  const gap = Math.max(0, 8 - (start?.length ?? 0) - (end?.length ?? 0));
  const groups = [...(start ?? []), ...Array.from({ length: gap }, () => '0'), ...(end ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
