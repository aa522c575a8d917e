import { z } from 'zod';
import { PROGRAMMES } from '../../../domain/account/professional.ts';

const text = (max: number) => z.string().trim().min(1).max(max);

export const professionalApplication = z.object({
  programme: z.enum(PROGRAMMES),
  /** As on the card of the programme. */
  memberNumber: text(40),
  lastName: text(100),
});

export const professionalResult = z
  .object({
    /**
     * `verified`: the profile has the identity from now on. `taken`: another account has it. `unavailable`: the
     * programme does not respond at the moment.
     */
    result: z.enum(['verified', 'unknown', 'expired', 'taken', 'unavailable']),
  })
  .meta({ id: 'ProfessionalResult' });

export type ProfessionalApplication = z.input<typeof professionalApplication>;
export type ProfessionalResult = z.output<typeof professionalResult>;
