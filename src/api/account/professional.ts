import { operation } from '../core/operation.ts';
import type { ProfessionalApplication, ProfessionalResult } from './professional.schema.ts';

/** Asks a programme for the customer's membership; a member buys at the discount of professionals. */
export const verifyProfessional = operation<{ body: ProfessionalApplication }, ProfessionalResult>({
  name: 'verifyProfessional',
  method: 'POST',
  path: '/consumers-v3/consumer/professional',
  access: 'consumer',
  errors: ['PRO404'],
});
