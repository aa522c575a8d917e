// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { NOT_STARTED } from '../../../domain/account/enrollment.ts';
import { CUSTOMER } from '../core/network.test-support.ts';
import { $session } from '../core/session.ts';
import { $enrollment, advance, forgetEnrollment, readAskedCustomers, rememberAsked } from './enrollment.ts';

beforeEach(() => {
  localStorage.clear();
  forgetEnrollment();
});

const type = (name: string) => advance({ type: 'typed', step: 'sign-up', name, value: `my ${name}` });

test('an enrollment is stored in the tab, without the password', () => {
  for (const name of ['email', 'firstName', 'password', 'confirmPassword']) type(name);
  const { step, email, typed } = JSON.parse(sessionStorage.getItem('aisle.enrollment') ?? '');
  expect({ step, email, typed }).toEqual({
    step: 'lookup',
    email: 'my email',
    typed: { 'sign-up': { firstName: 'my firstName' } },
  });
});

test('a sign-out clears it, also from the storage', () => {
  $session.set(CUSTOMER);
  type('firstName');
  $session.set(undefined);
  expect($enrollment.get()).toEqual(NOT_STARTED);
  expect(sessionStorage.getItem('aisle.enrollment')).toBeNull();
});

test('the browser remembers whom it has asked, the last ones', () => {
  expect(readAskedCustomers()).toEqual([]);
  for (let no = 1; no <= 25; no++) rememberAsked(`C${no}`);
  rememberAsked('C20');
  expect(readAskedCustomers()).toHaveLength(20);
  expect(readAskedCustomers().at(-1)).toBe('C20');
  localStorage.setItem('aisle.enrollmentAsked', '"C1"');
  expect(readAskedCustomers()).toEqual([]);
});
