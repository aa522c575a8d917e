import { isRecord } from '../../../domain/record.ts';

/** The billing contact, in the format of the provider's script. */
export interface PayLaterCustomer {
  readonly givenName: string;
  readonly familyName: string;
}

export type PayLaterResult =
  | { readonly isApproved: true; readonly authorizationToken: string }
  /** With `showForm` the visitor can still correct the data. */
  | { readonly isApproved: false; readonly showForm: boolean };

export type AuthorizePayLater = (clientToken: string, customer: PayLaterCustomer) => Promise<PayLaterResult>;

export function readPayLaterResult(body: unknown): PayLaterResult {
  const answer = isRecord(body) ? body : {};
  const { approved, authorization_token: token, show_form: showForm } = answer;
  if (approved === true && typeof token === 'string') return { isApproved: true, authorizationToken: token };
  return { isApproved: false, showForm: showForm === true };
}

/** One file for each value of `PAY_LATER_PROVIDER`. */
const CHOICES = import.meta.glob<AuthorizePayLater>('./choices/*.ts', { eager: true, import: 'authorize' });

/** Requests the provider's approval for the visitor; rejects where the provider is unreachable. */
export async function authorizePayLater(
  provider: string,
  clientToken: string,
  customer: PayLaterCustomer,
): Promise<PayLaterResult> {
  return CHOICES[`./choices/${provider}.ts`]?.(clientToken, customer) ?? { isApproved: false, showForm: false };
}
