import type { PayLaterProvider } from '../../providers/pay-later/pay-later.ts';
import type { PayLaterDeps } from '../../providers/pay-later/provider.ts';
import type { CreateSandbox } from '../../providers/provider.ts';
import { createPayLaterSandbox } from './pay-later-sandbox.ts';

export const createSandbox: CreateSandbox<PayLaterProvider, PayLaterDeps> = (deps) => createPayLaterSandbox(deps);
