import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Caps and credit of a spend account are those of a calendar year (UTC): with the next one its count starts again. */
export const spendYearOf = (moment: number): number => new Date(moment).getUTCFullYear();

/** The year of an account in which nothing was counted since years are stored. */
const NO_YEAR = 0;

/** The years of an account whose count holds in `year`. */
export const yearsCounting = (year: number): number[] => [NO_YEAR, year];

type SpendRow = Pick<Selectable<Tables['spend_account']>, 'spent_minor' | 'year'>;

/** What counts of an account at a moment: nothing of another year. */
export const spentAt = ({ spent_minor, year }: SpendRow, moment: number): number =>
  yearsCounting(spendYearOf(moment)).includes(year) ? spent_minor : 0;

/** What is counted in a year once an amount is added. */
export const spentWith = (account: ExpressionBuilder<Tables, 'spend_account'>, amount: number, year: number) =>
  account(
    account.case().when('year', 'in', yearsCounting(year)).then(account.ref('spent_minor')).else(0).end(),
    '+',
    amount,
  );
