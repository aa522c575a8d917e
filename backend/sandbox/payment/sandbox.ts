import type { PaymentProvider } from '../../providers/payment/payment.ts';
import type { PaymentDeps } from '../../providers/payment/provider.ts';
import type { CreateSandbox } from '../../providers/provider.ts';
import { createPaymentSandbox } from './payment-sandbox.ts';

export const createSandbox: CreateSandbox<PaymentProvider, PaymentDeps> = (deps) => createPaymentSandbox(deps);
