import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import { readForm, type AccountForm } from './_account-form.ts';

const call = vi.fn<() => Promise<never>>();

function send(form: AccountForm, body: string) {
  const fields = new URLSearchParams(body);
  return readForm({ name: 'details', fields, form, call, locale: 'en-us', country: 'US' });
}

const failing = (errorId: string, status: number, form: Partial<AccountForm> = {}): AccountForm => ({
  ...form,
  run: () => Promise.reject(new ApiError({ errorId, status, message: 'Of the service.' })),
});

describe('a form of an account page', () => {
  test('is performed with its values, trimmed except passwords, and leads to the page that follows', async () => {
    const run: AccountForm['run'] = async ({ field, country }) =>
      `/${['firstName', 'interests', 'currentPassword', 'phone'].map(field).join(',')},${country}`;
    const sent = 'firstName=+Ada+&interests=hiking&interests=camping&currentPassword=+two+words+';
    expect(await send({ run }, sent)).toBe('/Ada,hiking|camping, two words ,,US');
  });

  test('is shown again with what cannot be sent, and not performed', async () => {
    const run = vi.fn<AccountForm['run']>();
    const form = {
      check: ({ field }) => ({ phone: field('phone') === '1' ? 'Wrong' : undefined }),
      run,
    } satisfies AccountForm;
    const again = await send(form, 'phone=1&firstName=Ada');
    expect(again).toMatchObject({ name: 'details', errors: { phone: 'Wrong' }, alert: undefined });
    expect(typeof again === 'object' && 'value' in again && again.value('firstName')).toBe('Ada');
    expect(run).not.toHaveBeenCalled();
    await send(form, 'phone=2');
    expect(run).toHaveBeenCalledOnce();
  });

  test('is shown again as it is where a choice in it brings other fields', async () => {
    const form = failing('X', 409, { isDraft: (field) => field('step') === 'country' });
    expect(await send(form, 'step=country')).toMatchObject({ errors: {}, alert: undefined });
  });

  test('shows an error of the service at its field, or above the form', async () => {
    const errorFields = { PRO410: 'birthDate' };
    expect(await send(failing('PRO410', 422, { errorFields }), '')).toMatchObject({
      errors: { birthDate: expect.stringMatching(/\w/) },
      alert: undefined,
    });
    expect(await send(failing('OF_TOMORROW', 409, { errorFields }), '')).toMatchObject({
      errors: {},
      alert: 'Of the service.',
    });
  });

  test.each([
    ['AUT432', 401],
    ['INVALID_CUSTOMER', 409],
  ])('does not handle a session that is over (%s)', async (errorId, status) => {
    await expect(send(failing(errorId, status), '')).rejects.toMatchObject({ errorId });
  });
});
