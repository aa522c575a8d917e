// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import { cartItemOf } from '../../stores/cart/cart.test-support.ts';
import { $notice } from '../../stores/checkout/checkout.ts';
import type { Customer } from '../../stores/checkout/checkout-customer.ts';
import { $draft, updateDraft } from '../../stores/checkout/checkout-draft.ts';
import { ADA, HOME, INBOX, PICKUP, STORED_ADDRESS } from '../../stores/checkout/checkout.test-support.ts';
import { alerts, control, descriptionOf, enter, press } from '../kit/island.test-support.tsx';
import {
  bodiesOf,
  calls,
  CUSTOMER,
  ESTIMATE,
  FIELDS,
  openShippingStep,
  SAVE,
  serve,
  SHIP,
  showDelivery,
  VALIDATE,
} from './shipping-step.test-support.tsx';

beforeEach(openShippingStep);

describe('the delivery form', () => {
  test('names each missing value, and sends nothing', async () => {
    await showDelivery();
    press('Continue to billing');
    expect(alerts()).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address.',
      'Enter your phone number.',
      'Enter your street and house number.',
      'Enter your city.',
      'Choose your state or province.',
      'Enter your postal code.',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(control('First name')));
    expect(calls()).toEqual([]);
  });

  test.each([
    ['Email', 'ada', 'Enter an email address such as name@example.com.'],
    ['Phone', '12', 'Enter a phone number with its area code.'],
    ['Postal code', '12', 'Enter a postal code of this country.'],
  ])('rejects the %s “%s” on leaving it', async (label, value, text) => {
    await showDelivery();
    enter({ [label]: value });
    fireEvent.blur(control(label));
    expect(descriptionOf(label)).toBe(text);
  });

  test('has the postal code before the city where letters have it', async () => {
    await showDelivery();
    const labels = () => [...document.querySelectorAll('.form__pair label')].map(({ textContent }) => textContent);
    expect(labels().slice(-3)).toEqual(['City', 'State or province', 'Postal code']);
    enter({ Country: 'DE' });
    expect(labels().slice(-2)).toEqual(['Postal code', 'City']);
  });

  test('formats a phone number as in its country on leaving it', async () => {
    await showDelivery();
    enter({ Phone: '303.555.0100' });
    fireEvent.blur(control('Phone'));
    expect(control('Phone').value).toBe('(303) 555 - 0100');
  });

  test('offers the countries that the site delivers to, and the regions of the chosen one', async () => {
    await showDelivery();
    const options = (label: string) =>
      within(control(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Country')).toEqual(['United States', 'Canada', 'Germany']);
    enter({ Country: 'CA' });
    await screen.findByRole('option', { name: 'Quebec' });
    expect(options('State or province')).toEqual(['Choose one', 'Quebec']);
    enter({ Country: 'DE' });
    expect(screen.queryByLabelText('State or province')).toBeNull();
  });

  test('stores what is typed for a reload', async () => {
    await showDelivery();
    enter({ City: 'Boulder' });
    expect(JSON.parse(sessionStorage.getItem('aisle.checkout') ?? '').shipping).toEqual({
      City: undefined,
      city: 'Boulder',
    });
  });

  test('shows again in another tab what the cart has', async () => {
    await showDelivery({ shipments: [{ ...HOME, address: STORED_ADDRESS }] });
    const values = Object.fromEntries(Object.keys(FIELDS).map((label) => [label, control(label).value]));
    expect(values).toEqual({ ...FIELDS, Phone: '(303) 555 - 0100' });
    press('Continue to billing');
    await waitFor(() => expect($draft.get().step).toBe('billing'));
    expect(bodiesOf(SHIP)).toEqual([{ ...ADA, phoneCode: '1' }]);
  });

  test('prefers what was typed since to what the cart has', async () => {
    updateDraft({ shipping: { city: 'Denver', addressLine1: '' } });
    await showDelivery({ shipments: [{ ...HOME, address: STORED_ADDRESS }] });
    expect([control('City').value, control('Address line 1').value, control('First name').value]).toEqual([
      'Denver',
      '',
      'Ada',
    ]);
  });

  test('saves the address and goes on to the billing', async () => {
    await showDelivery();
    enter(FIELDS);
    fireEvent.click(screen.getByRole('checkbox', { name: /news and offers/ }));
    press('Continue to billing');
    await waitFor(() => expect($draft.get().step).toBe('billing'));
    expect(calls()).toEqual([SHIP, VALIDATE]);
    expect(bodiesOf(SHIP)).toEqual([{ ...ADA, phoneCode: '1', subscriptions: { newsletterConsent: true } }]);
  });

  test('goes on where the address cannot be validated', async () => {
    serve({ [VALIDATE]: () => errorResponse(500, 'GEN500') });
    await showDelivery();
    enter(FIELDS);
    press('Continue to billing');
    await waitFor(() => expect($draft.get().step).toBe('billing'));
  });

  test('shows at its input what the service rejects', async () => {
    serve({ [SHIP]: () => errorResponse(422, 'CHK380', { fields: ['city'] }) });
    await showDelivery();
    enter(FIELDS);
    press('Continue to billing');
    await waitFor(() => expect(descriptionOf('City')).toBe('Check “City”: it cannot be right as it is.'));
    expect([$draft.get().step, $notice.get()]).toEqual(['shipping', undefined]);
  });

  test('shows an error of no field above the step', async () => {
    serve({ [SHIP]: () => errorResponse(422, 'TAX309') });
    await showDelivery();
    enter(FIELDS);
    press('Continue to billing');
    await waitFor(() => expect($notice.get()).toMatchObject({ error: { errorId: 'TAX309' } }));
    expect(calls()).toEqual([SHIP]);
  });
});

describe('the postal form of an address', () => {
  const suggest = (change: object) => () =>
    Response.json({ valid: true, messages: [], suggestion: { ...STORED_ADDRESS, ...change } });
  const goOn = async (change: object, customer: Customer | null = null) => {
    serve({ [VALIDATE]: suggest(change), [SAVE]: () => Response.json({ addressId: 'A2', address: [] }) });
    await showDelivery({}, customer);
    enter(FIELDS);
    press('Continue to billing');
  };

  test('is taken where only the spelling differs', async () => {
    await goOn({ city: 'BOULDER' });
    await waitFor(() => expect($draft.get().step).toBe('billing'));
    expect($draft.get().shipping['city']).toBe('BOULDER');
    expect(calls().filter((call) => call === SHIP)).toHaveLength(2);
  });

  test('is offered where it differs, and taken on request', async () => {
    await goOn({ city: 'Boulder Heights', postalCode: '80302' });
    const offer = await screen.findByRole('region', { name: 'Is this the address?' });
    await waitFor(() => expect(document.activeElement).toBe(offer));
    expect(offer.textContent).toContain('Boulder Heights, CO 80302');
    expect($draft.get().step).toBe('shipping');
    press('Use suggested');
    await waitFor(() => expect($draft.get().step).toBe('billing'));
    expect($draft.get().shipping).toMatchObject({ city: 'Boulder Heights', postalCode: '80302' });
    expect(bodiesOf(SHIP)).toMatchObject([{ city: 'Boulder' }, { city: 'Boulder Heights' }]);
  });

  test('is declined without another request', async () => {
    await goOn({ city: 'Boulder Heights' });
    await screen.findByRole('region', { name: 'Is this the address?' });
    press('Keep mine');
    await waitFor(() => expect($draft.get().step).toBe('billing'));
    expect($draft.get().shipping['city']).toBe('Boulder');
    expect(calls()).toEqual([SHIP, VALIDATE]);
  });

  test('is declined once, however often the button is pressed: the address is saved once', async () => {
    await goOn({ city: 'Boulder Heights' }, CUSTOMER);
    const keep = await screen.findByRole('button', { name: 'Keep mine' });
    fireEvent.click(keep);
    fireEvent.click(keep);
    await waitFor(() => expect($draft.get().step).toBe('billing'));
    expect(calls().filter((call) => call === SAVE)).toHaveLength(1);
  });
});

describe('the date of a delivery', () => {
  const dates = (day: string) => ({ earliest: day, latest: day });
  const OFFER = { shippingId: 'me', code: 'standard', label: 'Standard delivery', price: 5, deliveryTime: '' };
  const shown = () => screen.getByRole('radio', { name: /Standard delivery/ }).closest('label')?.textContent;

  test('is that of the country until the postal code is complete, then that of the code', async () => {
    const methods = [{ code: 'standard', label: 'Standard delivery', deliveryDates: dates('2026-11-30') }];
    serve({ [ESTIMATE]: () => Response.json({ countryCode: 'US', methods, validUntil: '' }) });
    await showDelivery({ shippingMethods: [{ ...OFFER, deliveryDates: dates('2026-12-03') }] });
    expect(shown()).toBe('Standard delivery to the United States: Thursday, December 3$5.00');
    enter({ 'Postal code': '9021' });
    expect(shown()).toContain('to the United States');
    enter({ 'Postal code': '90210' });
    await waitFor(() => expect(shown()).toBe('Standard delivery to 90210: Monday, November 30$5.00'));
    expect(screen.getByRole('status').textContent).toBe('Delivery to 90210: Monday, November 30');
  });

  test('stays that of the country where there is none for the code', async () => {
    await showDelivery({ shippingMethods: [{ ...OFFER, deliveryDates: dates('2026-12-03') }] });
    enter({ 'Postal code': '90210' });
    await waitFor(() => expect(bodiesOf(ESTIMATE)).toHaveLength(1));
    expect(shown()).toContain('to the United States: Thursday, December 3');
  });
});

describe('a delivery without an address', () => {
  test('asks for the contact alone where it is picked up', async () => {
    await showDelivery({ shipments: [PICKUP] });
    expect(screen.getByText('Nothing is shipped: you pick your order up.')).toBeDefined();
    press('Continue to billing');
    expect(alerts()).toHaveLength(4);
  });

  test('asks for the email address of another person who picks it up', async () => {
    updateDraft({ shipping: ADA });
    await showDelivery({ shipments: [PICKUP] });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Somebody else picks it up' }));
    press('Continue to billing');
    expect(alerts()).toEqual(['Enter your email address.']);
    const other = within(screen.getByRole('group', { name: 'Who picks it up?' }));
    fireEvent.change(other.getByLabelText('Email'), { target: { value: 'bo@example.com' } });
    press('Continue to billing');
    await waitFor(() => expect($draft.get().step).toBe('billing'));
    expect(bodiesOf(SHIP)).toMatchObject([{ firstName: 'Ada', email: 'bo@example.com', shippingId: 's2' }]);
  });

  test('offers no pickup where everything is sent by email', async () => {
    await showDelivery({ shipments: [INBOX] });
    expect(await screen.findByText(/^Nothing is shipped. We email your order to the address/)).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: 'Somebody else picks it up' })).toBeNull();
  });

  test('names who gets each gift', async () => {
    const giftOption = { to: 'Bo', email: 'bo@example.com', message: 'Enjoy' };
    const items = [cartItemOf({ name: 'Gift card', giftOption }), cartItemOf({ id: 'line-2', name: 'Gift card' })];
    await showDelivery({ shipments: [INBOX], items });
    const entries = await screen.findAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Gift card: to Bo (bo@example.com)',
      'Gift card: to the address that you enter here',
    ]);
  });
});
