import type { Transport } from '../../messaging/message.ts';
import type { Provider } from '../provider.ts';

export const provider: Provider<Transport> = {
  name: 'sms',
  adapters: {},
  isRequired: false,
};
