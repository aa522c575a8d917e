// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { $enrollment, advance, forgetEnrollment } from '../../stores/account/enrollment.ts';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import { $dialog, closeDialog } from '../../stores/core/dialogs.ts';
import { CUSTOMER, replaceNetwork, sessionOf, type Respond } from '../../stores/core/network.test-support.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { $session } from '../../stores/core/session.ts';
import { finishSignIn } from './finish-sign-in.ts';

const consumerDetails = { consumerNo: 'C1', phone: null };
const PROFILE = { consumerDetails, isPartiallyEnrolled: true, isLoyaltyMember: false };

const respond = vi.fn<Respond>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  writePageData();
  document.body.replaceChildren();
  forgetEnrollment();
  closeDialog();
  $session.set(CUSTOMER);
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  respond.mockReset().mockImplementation(() => Response.json({ consumerProfile: PROFILE }));
  replaceNetwork(respond, sessionOf(CUSTOMER));
});

test.each([
  [true, 'welcome', 'non-loyalty'],
  [false, 'sign-in-confirmation', 'mobile'],
] as const)('a sign-in, of a new account: %s, opens %s', async (isNew, name, step) => {
  await finishSignIn({ isNew });
  expect($dialog.get()?.name).toBe(name);
  expect($enrollment.get().step).toBe(step);
});

test('a sign-in for a step in which the session ended returns to the step', async () => {
  await finishSignIn({ isNew: false });
  advance({ type: 'typed', step: 'mobile', name: 'phone', value: '503' });
  advance({ type: 'session-ended' });
  await finishSignIn({ isNew: false });
  expect($dialog.get()?.name).toBe('welcome');
  expect($enrollment.get()).toMatchObject({ step: 'mobile', typed: { mobile: { phone: '503' } } });
});

test('a profile that cannot be read is asked for by the dialog', async () => {
  respond.mockImplementation(() => errorResponse(503, 'GEN500'));
  await finishSignIn({ isNew: true });
  expect($dialog.get()?.name).toBe('welcome');
});

test.each(['cart', 'checkout'])('on the page of the %s nothing is asked: it is loaded again', async (screen) => {
  const element = document.createElement('div');
  element.dataset['screen'] = screen;
  document.body.append(element);
  await finishSignIn({ isNew: true });
  expect(reload).toHaveBeenCalledOnce();
  expect($dialog.get()).toBeUndefined();
});
