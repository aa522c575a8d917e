import type { Database } from '../../db/database.ts';
import type { Provider } from '../provider.ts';
import type { PayLaterProvider } from './pay-later.ts';

export type PayLaterDeps = Pick<Database, 'read' | 'write'>;

export const provider: Provider<PayLaterProvider, PayLaterDeps> = {
  name: 'pay-later',
  adapters: {},
  isRequired: false,
};
