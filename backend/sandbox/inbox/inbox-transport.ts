import type { Transport } from '../../messaging/message.ts';

const WIDTH = 50;

/** Sends nothing: the inbox shows what the outbox retains. */
export const inboxTransport: Transport = {
  width: WIDTH,
  retainsSent: true,
  send: async () => {},
  close: () => {},
};
