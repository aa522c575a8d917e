import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { findFreePort } from '../free-port.ts';

/** `dead`: connections are rejected; `slow`: accepted and never answered; `rubbish`: answered with nothing that anybody asked for. */
export type Outage = 'dead' | 'slow' | 'rubbish';
export const OUTAGES: readonly Outage[] = ['dead', 'slow', 'rubbish'];

export const RUBBISH = '<!doctype html><title>}{ Überlastet \u0000</title>';
/** For connections with encryption it is no handshake, for others a script that is none. */
const RESPONSE = `HTTP/1.1 200 OK\r\nContent-Type: text/javascript\r\nAccess-Control-Allow-Origin: *\r\nConnection: close\r\n\r\n${RUBBISH}`;

export interface OutageHost {
  readonly port: number;
  close(): Promise<void>;
}

/** A port of another party that is out of order. */
export async function startOutage(outage: Outage): Promise<OutageHost> {
  if (outage === 'dead') return { port: await findFreePort(), close: async () => undefined };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    socket.on('data', () => {
      if (outage === 'rubbish') socket.end(RESPONSE);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port, // a TCP server's
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
