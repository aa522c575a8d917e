import { toMajor, toMinor } from '../money.ts';
import { PROGRAMMES, type Programme } from './professional.ts';

interface SpendRecord {
  readonly currentSpend: number;
  readonly annualCap?: number | undefined;
  readonly annualCredit?: number | undefined;
  readonly currency: string;
}

interface Profile {
  readonly consumerDetails: {
    readonly employee: SpendRecord | null;
    readonly athlete: SpendRecord | null;
    readonly prosumer: SpendRecord | null;
    readonly consumerCredit: SpendRecord | null;
    readonly identity: readonly { readonly type: string }[];
  };
  readonly isEmployeeDiscountTCAccepted: boolean;
}

/** The discount or the credit of a customer, with what is used of it this year. Amounts in major units. */
export interface SpendMessage {
  readonly kind: 'employee' | 'athlete' | Programme | 'credited';
  readonly spent: number;
  /** `null` without a limit. */
  readonly limit: number | null;
  /** 0 once the limit is reached, `null` without one. */
  readonly left: number | null;
  readonly currency: string;
}

/**
 * The first that a customer has of (docs/contract.md#kinds-of-customer): the employee discount, once its terms are
 * accepted, the credit of athletes, the discount of IPA, that of WRANX, and the credit of credited customers.
 */
export function spendMessageOf({ consumerDetails, isEmployeeDiscountTCAccepted }: Profile): SpendMessage | undefined {
  const { employee, athlete, prosumer, consumerCredit, identity } = consumerDetails;
  const programmes = PROGRAMMES.filter((programme) => identity.some(({ type }) => type === programme));
  const records = [
    ['employee', isEmployeeDiscountTCAccepted ? employee : null],
    ['athlete', athlete],
    ...programmes.map((programme) => [programme, prosumer] as const),
    ['credited', consumerCredit],
  ] as const;
  for (const [kind, record] of records) if (record !== null) return toMessage(kind, record);
  return undefined;
}

function toMessage(kind: SpendMessage['kind'], record: SpendRecord): SpendMessage {
  const { currentSpend: spent, currency } = record;
  const limit = record.annualCap ?? record.annualCredit ?? null;
  const left = limit === null ? null : Math.max(0, toMinor(limit, currency) - toMinor(spent, currency));
  return { kind, spent, limit, left: left === null ? null : toMajor(left, currency), currency };
}
