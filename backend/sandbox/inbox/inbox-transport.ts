import type { Transport } from '../../messaging/message.ts';

const WIDTH = 50;

/** Carries nothing anywhere: what the outbox keeps is what the inbox shows. */
export const inboxTransport: Transport = {
  width: WIDTH,
  retainsSent: true,
  send: async () => {},
  close: () => {},
};
