import type { Transport } from '../../messaging/message.ts';
import type { CreateSandbox } from '../../providers/provider.ts';
import { inboxTransport } from '../inbox/inbox-transport.ts';

export const createSandbox: CreateSandbox<Transport> = () => ({ adapter: inboxTransport });
