// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import { advance, forgetEnrollment } from '../../stores/account/enrollment.ts';
import type { Respond, SentRequest } from '../../stores/core/network.test-support.ts';
import {
  alerts,
  descriptionOf,
  enter,
  press,
  renderIsland,
  replaceIslandNetwork,
} from '../kit/island.test-support.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { ResetPassword } from './ResetPassword.tsx';

const PASSWORD = 'Trail-2026!';
const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  sessionStorage.clear();
  forgetEnrollment();
  respond.mockReset().mockImplementation(() => Response.json({ authorizationCode: 'code' }));
  sent = replaceIslandNetwork(respond);
});

const rejectWith = (status: number, errorId: string, details?: object) =>
  respond.mockImplementation(() => errorResponse(status, errorId, details));

describe('a forgotten password', () => {
  test('is answered the same for every address, and can be asked for again', async () => {
    respond.mockImplementation(() => Response.json({ accepted: true }));
    advance({ type: 'typed', step: 'lookup', name: 'email', value: 'ada@example.com ' });
    renderIsland(<ForgotPasswordForm signInHref="/sign-in" />);
    press('Send link');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(/^If there is an account for ada@example\.com,/),
    );
    press('Send again');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('needs an address', () => {
    renderIsland(<ForgotPasswordForm signInHref="/sign-in" />);
    press('Send link');
    expect(descriptionOf('Email')).toMatch(/Enter an email address/);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('a new password by a link', () => {
  const save = (values: Readonly<Record<string, string>>) => {
    renderIsland(<ResetPassword />);
    enter(values);
    press('Save password');
  };
  const both = { 'New password': PASSWORD, 'Repeat the password': PASSWORD };

  test('leads to the sign-in, which confirms it', async () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    respond.mockImplementation(() => Response.json({ changed: true }));
    save(both);
    await waitFor(() => expect(replace.mock.calls).toEqual([['/sign-in']]));
    expect(sessionStorage.getItem('aisle.notice')).toBe('["success","identity.passwordChanged"]');
    replace.mockRestore();
  });

  test.each([
    ['AUT451', /This is your current password/],
    ['AUT452', /used this password before/],
  ])('that was used before, %s, is rejected at its input', async (errorId, text) => {
    rejectWith(422, errorId);
    save(both);
    await waitFor(() => expect(descriptionOf('New password')).toMatch(text));
  });

  test('needs a valid link: the error leads to a new one', async () => {
    rejectWith(401, 'AUT402');
    save(both);
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/expired/)]));
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
  });

  test('has to be repeated', () => {
    save({ ...both, 'Repeat the password': '' });
    expect(descriptionOf('Repeat the password')).toBe('Enter the same password again.');
    expect(sent).toEqual([]);
  });
});
