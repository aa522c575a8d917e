import { readPayLaterResult, type AuthorizePayLater } from '../pay-later.ts';

export const authorize: AuthorizePayLater = async (clientToken, { givenName, familyName }) => {
  const billing_address = { given_name: givenName, family_name: familyName };
  const answer = await fetch('/sandbox/pay-later/authorize', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_token: clientToken, billing_address }),
  });
  return readPayLaterResult(await answer.json());
};
