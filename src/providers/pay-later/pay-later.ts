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

type Authorize = (clientToken: string, customer: PayLaterCustomer) => Promise<PayLaterResult>;

export function readPayLaterResult(body: unknown): PayLaterResult {
  const answer = isRecord(body) ? body : {};
  const { approved, authorization_token: token, show_form: showForm } = answer;
  if (approved === true && typeof token === 'string') return { isApproved: true, authorizationToken: token };
  return { isApproved: false, showForm: showForm === true };
}

const authorizeAtSandbox: Authorize = async (clientToken, { givenName, familyName }) => {
  const billing_address = { given_name: givenName, family_name: familyName };
  const answer = await fetch('/sandbox/pay-later/authorize', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_token: clientToken, billing_address }),
  });
  return readPayLaterResult(await answer.json());
};

/** By the values of the setting `PAY_LATER_PROVIDER`. */
const PROVIDERS: Readonly<Record<string, Authorize>> = { sandbox: authorizeAtSandbox };

/** Requests the provider's approval for the visitor; rejects where the provider is unreachable. */
export async function authorizePayLater(
  provider: string,
  clientToken: string,
  customer: PayLaterCustomer,
): Promise<PayLaterResult> {
  return PROVIDERS[provider]?.(clientToken, customer) ?? { isApproved: false, showForm: false };
}
