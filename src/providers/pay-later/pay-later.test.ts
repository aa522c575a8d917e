import { describe, expect, test } from 'vitest';
import { authorizePayLater, readPayLaterResult } from './pay-later.ts';

describe('the pay-later provider', () => {
  test.each([
    [
      { approved: true, authorization_token: 't' },
      { isApproved: true, authorizationToken: 't' },
    ],
    [{ approved: true }, { isApproved: false, showForm: false }],
    [
      { approved: false, show_form: true },
      { isApproved: false, showForm: true },
    ],
    [null, { isApproved: false, showForm: false }],
  ])('maps the response %o to %o', (body, answer) => {
    expect(readPayLaterResult(body)).toEqual(answer);
  });

  test('approves nothing where the provider is unknown', async () => {
    const customer = { givenName: 'Ada', familyName: 'Hill' };
    expect(await authorizePayLater('none', 'token', customer)).toEqual({ isApproved: false, showForm: false });
  });
});
