// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import { $notice } from '../../stores/checkout/checkout.ts';
import { $draft, updateDraft } from '../../stores/checkout/checkout-draft.ts';
import { ADA, savedAddressOf } from '../../stores/checkout/checkout.test-support.ts';
import { control, descriptionOf, enter, press, renderIsland } from '../kit/island.test-support.tsx';
import { AddressEditor } from './AddressEditor.tsx';
import {
  bodiesOf,
  calls,
  CUSTOMER,
  FIELDS,
  onEdit,
  openShippingStep,
  SAVE,
  serve,
  SHIP,
  showDelivery,
  VALIDATE,
} from './shipping-step.test-support.tsx';

beforeEach(openShippingStep);

describe('the delivery of a customer', () => {
  const MAIN = savedAddressOf();
  const OTHER = savedAddressOf({ id: 'A2', main: false, addressLine1: '7 Cairn Way' });
  const withAddresses = { ...CUSTOMER, addresses: [MAIN, OTHER, savedAddressOf({ id: 'B1', approachType: 'B' })] };

  test('goes to a saved address: the main one until another is chosen', async () => {
    await showDelivery({}, withAddresses);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
    fireEvent.click(screen.getByRole('radio', { name: /7 Cairn Way/ }));
    press('Continue to billing');
    await waitFor(() => expect($draft.get().step).toBe('billing'));
    expect(bodiesOf(SHIP)).toMatchObject([{ addressLine1: '7 Cairn Way', addressId: 'A2', email: 'ada@example.com' }]);
    expect(calls()).toEqual([SHIP]);
  });

  test('shows above the step what is rejected of a saved address', async () => {
    serve({ [SHIP]: () => errorResponse(422, 'CHK380', { fields: ['city'] }) });
    await showDelivery({}, withAddresses);
    press('Continue to billing');
    await waitFor(() => expect($notice.get()).toMatchObject({ error: { errorId: 'CHK380' } }));
  });

  test('can be edited, and another address added', async () => {
    await showDelivery({}, withAddresses);
    press('Edit 7 Cairn Way');
    press('Add another address');
    expect(onEdit.mock.calls).toEqual([['A2'], [undefined]]);
  });

  test('saves a first address in the account, unless the customer declines', async () => {
    serve({ [SAVE]: () => Response.json({ addressId: 'A2', address: [] }) });
    await showDelivery({}, CUSTOMER);
    expect([control('First name').value, control('Email').value]).toEqual(['Ada', 'ada@example.com']);
    enter(FIELDS);
    press('Continue to billing');
    await waitFor(() => expect(calls()).toEqual([SHIP, VALIDATE, SAVE]));
    expect(bodiesOf(SAVE)).toEqual([{ ...ADA, phoneCode: '1', approachType: 'S' }]);
    await waitFor(() => expect($draft.get().step).toBe('billing'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Keep this address in my account' }));
    updateDraft({ step: 'shipping' });
    press('Continue to billing');
    await waitFor(() => expect($draft.get().step).toBe('billing'));
    expect(calls().filter((call) => call === SAVE)).toHaveLength(1);
  });
});

describe('the editor of a saved address', () => {
  const onDone = vi.fn<(id?: string) => void>();
  const addresses = [savedAddressOf({ addressLine1: '7 Cairn Way' })];
  const show = async (id?: string) => {
    onDone.mockReset();
    renderIsland(<AddressEditor customer={{ ...CUSTOMER, addresses }} id={id} onDone={onDone} />);
    await screen.findByRole('option', { name: 'Colorado' });
  };

  test('begins with the profile for a new address, and returns its id', async () => {
    serve({ [SAVE]: () => Response.json({ addressId: 'A2', address: [] }) });
    await show();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'New address' })));
    expect([control('First name').value, control('Address line 1').value]).toEqual(['Ada', '']);
    enter(FIELDS);
    press('Save address');
    await waitFor(() => expect(onDone.mock.calls).toEqual([['A2']]));
  });

  test('begins with the address to change, and shows at its input what is rejected', async () => {
    const change = 'PUT /consumers-v3/consumer/address/A1';
    serve({ [change]: () => errorResponse(422, 'PYT406', { fields: ['city'] }) });
    await show('A1');
    expect(control('Address line 1').value).toBe('7 Cairn Way');
    press('Save address');
    await waitFor(() => expect(descriptionOf('City')).toMatch(/Check “City”/));
    expect(onDone).not.toHaveBeenCalled();
  });

  test('is left without a request', async () => {
    await show('A1');
    press('Cancel');
    expect(onDone.mock.calls).toEqual([[]]);
    expect(calls()).toEqual([]);
  });
});
