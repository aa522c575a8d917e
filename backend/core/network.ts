import { isIPv6 } from 'node:net';

/** One subscriber's addresses as one text: of IPv6 each has those of 64 bits (RFC 6177), of IPv4 one. */
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
