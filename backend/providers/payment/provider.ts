import type { Database } from '../../db/database.ts';
import type { Provider } from '../provider.ts';
import type { PaymentProvider } from './payment.ts';

export type PaymentDeps = Pick<Database, 'read' | 'write'>;

export const provider: Provider<PaymentProvider, PaymentDeps> = {
  name: 'payment',
  adapters: {},
  isRequired: true,
  csp: { sandbox: { 'frame-src': ["'self'"] } },
};
