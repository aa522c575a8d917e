import { isIP, type BlockList } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** The visitor's address: the peer's, or the last entry of the forwarding header that no trusted proxy wrote. */
export function clientAddress(request: IncomingMessage, trusted: BlockList): string {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  const forwarded = request.headers['x-forwarded-for'];
  if (forwarded === undefined || !isTrusted(peer, trusted)) return peer;
  const addresses = String(forwarded)
    .split(',')
    .map((part) => plainAddress(part.trim()))
    .filter(isIP)
    .reverse();
  return addresses.find((address) => !isTrusted(address, trusted)) ?? addresses.at(-1) ?? peer;
}

/** Whether the peer is a trusted proxy. */
export function isFromProxy({ socket }: IncomingMessage, trusted: BlockList): boolean {
  return isTrusted(plainAddress(socket.remoteAddress ?? ''), trusted);
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address);
  return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** IPv4 addresses may be mapped into IPv6. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
