// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { advance, forgetEnrollment } from '../../../stores/account/enrollment.ts';
import { $profile, type ConsumerProfile } from '../../../stores/account/profile.ts';
import { errorResponse } from '../../../stores/core/browser.test-support.ts';
import { US_PAGE, writePageData } from '../../../stores/core/page-data.test-support.ts';
import type { Respond, SentRequest } from '../../../stores/core/network.test-support.ts';
import {
  alerts,
  control,
  descriptionOf,
  enter,
  press,
  renderIsland,
  replaceIslandNetwork,
} from '../../kit/island.test-support.tsx';
import { InterestsForm } from './InterestsForm.tsx';
import { LoyaltyForm } from './LoyaltyForm.tsx';
import { MobileForm } from './MobileForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { WelcomeStep } from './WelcomeStep.tsx';

const DETAILS = {
  consumerNo: 'C1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  phone: null,
  phoneCode: null,
  postalCode: null,
  birthDate: null,
  address: [],
  athlete: null,
  employee: null,
  prosumer: null,
  consumerCredit: null,
  identity: [],
  lwaUserInfo: null,
};
const PROFILE: ConsumerProfile = {
  consumerDetails: DETAILS,
  preferences: { interests: 'hiking', preferredShoeSize: null },
  isPartiallyEnrolled: true,
  isLoyaltyMember: false,
  memberId: null,
  loyaltyOptInDate: null,
  isEmployeeDiscountTCAccepted: false,
  subscriptions: [],
};

const onSaved = vi.fn<() => void>();
const onBack = vi.fn<() => void>();
const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];
/** What the form sent of the profile. */
const changes = () => sent.map(({ body }) => Object(body).consumerProfile);

beforeEach(() => {
  forgetEnrollment();
  $profile.set(PROFILE);
  onSaved.mockReset();
  respond.mockReset().mockImplementation(() => Response.json({ consumerProfile: PROFILE }));
  sent = replaceIslandNetwork(respond);
});

describe('the mobile number', () => {
  test.each(['', '07700', '+44', 'mine'])('“%s” is not enough', (value) => {
    renderIsland(<MobileForm phone={null} onSaved={onSaved} />);
    enter({ 'Mobile number': value });
    press('Continue');
    expect(descriptionOf('Mobile number')).toMatch(/Enter a full phone number\./);
    expect(sent).toEqual([]);
  });

  test.each([
    ['US', '503 555 0142', '+15035550142'],
    ['GB', '07700 900142', '+447700900142'],
    ['DE', '0151 12345678', '+49015112345678'],
    ['IT', '312 345 6789', '+393123456789'],
  ])('of the country of the site, %s, is sent with its dial code', async (country, typed, phone) => {
    writePageData({ country });
    renderIsland(<MobileForm phone={null} onSaved={onSaved} />);
    enter({ 'Mobile number': typed });
    press('Continue');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(changes()).toEqual([{ consumerDetails: { phone } }]);
  });

  test('is sent without the spaces and brackets it was typed with', async () => {
    renderIsland(<MobileForm phone={null} onSaved={onSaved} />);
    enter({ 'Mobile number': '+1 (503) 555-0142' });
    press('Continue');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(changes()).toEqual([{ consumerDetails: { phone: '+15035550142' } }]);
  });

  test.each([
    ['AUT442', /belongs to an account already/],
    ['AUT444', /belongs to another account/],
  ])('that belongs to another account is rejected at its input: %s', async (errorId, text) => {
    respond.mockImplementation(() => errorResponse(409, errorId));
    renderIsland(<MobileForm phone="+15035550142" onSaved={onSaved} />);
    press('Continue');
    await waitFor(() => expect(descriptionOf('Mobile number')).toMatch(text));
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('the remaining details', () => {
  test('start with the known ones and are all required', () => {
    renderIsland(<ProfileForm details={DETAILS} onSaved={onSaved} />);
    expect(control('First name').value).toBe('Ada');
    press('Continue');
    expect(alerts()).toEqual(['Enter your last name.', 'Enter your postal code.', 'Enter your date of birth.']);
  });

  test('are sent together', async () => {
    renderIsland(<ProfileForm details={DETAILS} onSaved={onSaved} />);
    enter({ 'Last name': 'Hill', 'Postal code': '80301', 'Date of birth': '1990-04-23' });
    press('Continue');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    const details = { firstName: 'Ada', lastName: 'Hill', postalCode: '80301', birthDate: '1990-04-23' };
    expect(changes()).toEqual([{ consumerDetails: details }]);
  });
});

describe('joining the loyalty program', () => {
  test('needs a birth date and the agreement', () => {
    renderIsland(<LoyaltyForm birthDate={null} onJoined={onSaved} />);
    press('Join the program');
    expect(alerts()).toEqual([
      'Enter your date of birth; a membership needs it.',
      'Please agree to the terms to join.',
    ]);
    expect(sent).toEqual([]);
  });

  test('does not ask for a birth date that is known', async () => {
    renderIsland(<LoyaltyForm birthDate="1990-04-23" onJoined={onSaved} />);
    expect(screen.queryByLabelText('Date of birth')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox'));
    press('Join the program');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent.map(({ call }) => call)).toEqual([
      'POST /consumers-v3/consumer/loyalty/token',
      'PUT /consumers-v3/consumer',
    ]);
    expect(changes().at(-1)).toMatchObject({ isLoyaltyMember: true });
  });

  test('shows at the birth date that the customer is too young', async () => {
    respond.mockImplementation(() => errorResponse(422, 'PRO410'));
    renderIsland(<LoyaltyForm birthDate={null} onJoined={onSaved} />);
    enter({ 'Date of birth': '1990-04-23' });
    fireEvent.click(screen.getByRole('checkbox'));
    press('Join the program');
    await waitFor(() => expect(descriptionOf('Date of birth')).toMatch(/cannot be used/));
  });
});

describe('the interests', () => {
  test('start with those chosen earlier, and are sent as they are chosen now', async () => {
    renderIsland(<InterestsForm chosen="hiking|winter" submit="Save" onSaved={onSaved} />);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    for (const name of ['Hiking', 'Climbing']) fireEvent.click(screen.getByRole('checkbox', { name }));
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(changes()).toEqual([{ preferences: { interests: 'climbing|winter' } }]);
  });
});

describe('a step of the welcome', () => {
  const show = (step: Parameters<typeof WelcomeStep>[0]['step'], profile = PROFILE) =>
    renderIsland(
      <WelcomeStep step={step} profile={profile} onDone={onSaved} onBack={onBack} onClose={vi.fn<() => void>()} />,
    );

  test.each([
    ['mobile', 'Your mobile number', 'Step 1 of 3', false],
    ['profile', 'About you', 'Step 2 of 3', true],
    ['interests', 'Your interests', 'Step 3 of 3', true],
  ] as const)('%s has a title with the focus, its number and a way out', (step, title, count, hasBack) => {
    show(step);
    const heading = screen.getByRole('heading', { name: title });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(count).id).toBe(heading.getAttribute('aria-describedby'));
    expect(screen.getByRole('button', { name: 'Later' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Back' }) !== null).toBe(hasBack);
  });

  test('leads back, and shows what was typed when it is shown again', () => {
    advance({ type: 'typed', step: 'profile', name: 'postalCode', value: '80301' });
    show('profile');
    expect([control('First name').value, control('Postal code').value]).toEqual(['Ada', '80301']);
    press('Back');
    expect(onBack).toHaveBeenCalledOnce();
  });

  test.each(['success', 'non-loyalty'] as const)('%s begins with the focus on its title', (step) => {
    show(step);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
  });

  test('greets by name, and invites those who are no members', () => {
    show('non-loyalty');
    expect(screen.getByText('Your account is open, Ada.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Join the program' }).getAttribute('href')).toBe('#modal=loyalty-sign-up');
  });

  test.each(['non-loyalty', 'welcome'] as const)('%s names no membership where the site has none', (step) => {
    writePageData({ flags: { ...US_PAGE.flags, loyalty: false } });
    show(step, { ...PROFILE, isLoyaltyMember: step === 'welcome' });
    writePageData();
    expect(screen.queryByRole('link', { name: 'Join the program' })).toBeNull();
    expect(sent).toEqual([]);
  });

  test('shows a member the welcome code once it is known', async () => {
    respond.mockImplementation(() => Response.json({ promotion: { code: 'HELLO', isRedeemed: false } }));
    show('welcome', { ...PROFILE, isLoyaltyMember: true });
    await waitFor(() => expect(screen.getByText('HELLO')).toBeDefined());
  });
});
