// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPartiallyEnrolled } from '../../../../domain/account/profile.ts';
import { messagesOf } from '../../../i18n/translate.ts';
import { $enrollment, forgetEnrollment, readAskedCustomers } from '../../../stores/account/enrollment.ts';
import { $profile } from '../../../stores/account/profile.ts';
import { $dialog } from '../../../stores/core/dialogs.ts';
import { CUSTOMER, GUEST, replaceNetwork, sessionOf } from '../../../stores/core/network.test-support.ts';
import { writePageData } from '../../../stores/core/page-data.test-support.ts';
import { $session } from '../../../stores/core/session.ts';
import { MessagesContext } from '../../kit/text.ts';
import WelcomeDialog from './WelcomeDialog.tsx';

const LOCALES = ['en-us', 'en-gb', 'en-ca', 'de-de', 'fr-fr', 'fr-ca', 'es-es', 'it-it', 'nl-nl'] as const;
const NOBODY = { phone: null, firstName: 'Ada', lastName: 'Hill', postalCode: null, birthDate: null };
const MISSING = { phone: '+15035550142', postalCode: '80301', birthDate: '1990-04-23' };

/** The account as the service stores it. */
let details: Record<string, string | null>;
let interests: string;

function profile() {
  const consumerDetails = { consumerNo: 'C1', email: 'ada@example.com', ...NOBODY, ...details };
  return {
    consumerDetails,
    preferences: { interests, preferredShoeSize: null },
    isPartiallyEnrolled: isPartiallyEnrolled(consumerDetails),
    isLoyaltyMember: false,
  };
}

beforeEach(() => {
  details = {};
  interests = '';
  localStorage.clear();
  writePageData();
  $session.set(CUSTOMER);
  $profile.set(undefined);
  forgetEnrollment();
  replaceNetwork(({ body }) => {
    const { consumerDetails = {}, preferences } = Object(Object(body).consumerProfile);
    details = { ...details, ...consumerDetails };
    interests = preferences?.interests ?? interests;
    return Response.json({ consumerProfile: profile() });
  }, sessionOf(CUSTOMER));
});

afterEach(cleanup);

async function show(locale: string, argument = '') {
  const messages = messagesOf(locale);
  render(
    <MessagesContext value={messages}>
      <WelcomeDialog argument={argument} close={() => undefined} hold={() => undefined} rename={() => undefined} />
    </MessagesContext>,
  );
  const text = (key: string) => messages[`enroll.${key}`] ?? key;
  const expectTitle = async (key: string) => {
    await waitFor(() => expect(screen.getByRole('heading').textContent).toBe(text(key)));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  };
  const press = (key: string) => fireEvent.click(screen.getByRole('button', { name: text(key) }));
  return { text, expectTitle, press };
}

function enter(name: string, value: string): void {
  const input = document.querySelector(`[data-field="${name}"] input`);
  if (input) fireEvent.change(input, { target: { value } });
}

const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[data-field="${name}"] input`)?.value;

describe('the welcome of a new account', () => {
  test.each(LOCALES)('leads to the last step in %s, and asks once', async (locale) => {
    const { text, expectTitle, press } = await show(locale);
    await waitFor(() => expect(screen.getByRole('heading').textContent).toContain('Ada'));
    press('completeProfile');
    await expectTitle('mobileTitle');
    enter('phone', MISSING.phone);
    press('continue');
    await expectTitle('profileTitle');
    enter('postalCode', MISSING.postalCode);
    enter('birthDate', MISSING.birthDate);
    press('continue');
    await expectTitle('interestsTitle');
    fireEvent.click(screen.getByRole('checkbox', { name: text('interest.hiking') }));
    press('finish');
    await expectTitle('successTitle');
    expect({ details, interests }).toMatchObject({ details: MISSING, interests: 'hiking' });
    expect($enrollment.get().typed).toEqual({});
    expect(readAskedCustomers()).toEqual(['C1']);
    cleanup();
    forgetEnrollment();
    const again = await show(locale);
    await again.expectTitle('successTitle');
  });

  test('shows what was typed after Back and when it is opened again', async () => {
    details = { phone: MISSING.phone };
    const { expectTitle, press } = await show('en-us', 'profile');
    await expectTitle('profileTitle');
    enter('postalCode', MISSING.postalCode);
    press('back');
    await expectTitle('mobileTitle');
    expect(valueOf('phone')).toBe(MISSING.phone);
    cleanup();
    const again = await show('en-us', 'profile');
    await again.expectTitle('mobileTitle');
    again.press('continue');
    await again.expectTitle('profileTitle');
    expect(valueOf('postalCode')).toBe(MISSING.postalCode);
  });

  test('leads to the sign-in where the session has ended, and keeps what was typed', async () => {
    const { expectTitle } = await show('en-us', 'profile');
    await expectTitle('mobileTitle');
    enter('phone', '+1503');
    act(() => $session.set(GUEST));
    expect($dialog.get()).toEqual({ name: 'sign-in', argument: 'welcome' });
    expect($enrollment.get()).toMatchObject({ interrupted: 'mobile', typed: { mobile: { phone: '+1503' } } });
  });

  test('does not ask what was answered in another tab', async () => {
    const { expectTitle } = await show('en-us', 'profile');
    await expectTitle('mobileTitle');
    details = MISSING;
    fireEvent(document, new Event('visibilitychange'));
    await expectTitle('successTitle');
  });
});
