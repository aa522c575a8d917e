import type { ProfessionalProvider } from '../../providers/professional/professional.ts';
import type { CreateSandbox } from '../../providers/provider.ts';

const NUMBER = /^(IPA|WRANX)[ -]?(\d{6})$/;
const EXPIRED = /00$/;
const UNREACHABLE = /99$/;

/**
 * Programmes whose members have numbers of six digits: `IPA-314159`. A number that ends with `00` has expired, one
 * that ends with `99` gets no response, and nobody is called Denied (docs/contract.md#sandbox).
 */
export const createSandbox: CreateSandbox<ProfessionalProvider> = () => ({
  adapter: {
    async verify({ programme, memberNumber, lastName }) {
      const [, of, digits = ''] = NUMBER.exec(memberNumber.toUpperCase()) ?? [];
      if (of !== programme || lastName.toLowerCase() === 'denied') return { status: 'unknown' };
      if (UNREACHABLE.test(digits)) throw new Error(`${programme} does not respond.`);
      return EXPIRED.test(digits) ? { status: 'expired' } : { status: 'active', subject: `${programme}-${digits}` };
    },
  },
});
