import { describe, expect, test } from 'vitest';
import { mainOf, toEntered, toValues } from './saved-address.ts';

const saved = {
  id: 'a1',
  approachType: 'S' as const,
  main: true,
  firstName: 'Ada',
  lastName: 'Hill',
  phone: '',
  recipientContactPhone: '',
  addressLine1: '1 Ridge Road',
  addressLine2: '',
  city: 'Wien',
  province: null,
  postalCode: '1010',
  countryCode: 'AT',
};

describe('the main address', () => {
  test('is the marked one of its kind, else the first of its kind', () => {
    const other = { ...saved, id: 'a2', main: false };
    const bill = { ...saved, id: 'b1', approachType: 'B' as const, main: false };
    expect(mainOf([other, saved, bill], 'S')?.id).toBe('a1');
    expect(mainOf([saved, bill], 'B')?.id).toBe('b1');
    expect(mainOf([saved], 'B')).toBeUndefined();
  });
});

describe('a saved address as form values', () => {
  test('has the profile’s email, and its phone when the address has none', () => {
    const values = toValues(saved, { email: 'ada@example.com', phone: '+4315550100' });
    expect(values).toMatchObject({ email: 'ada@example.com', phone: '+4315550100', province: '', city: 'Wien' });
    expect(toValues({ ...saved, phone: '+431' }, { email: '', phone: '+432' }).phone).toBe('+431');
    expect(toValues({ ...saved, recipientContactPhone: '+433' }, { email: '', phone: null }).phone).toBe('+433');
  });
});

describe('an address that was entered before', () => {
  const entered = { ...saved, email: 'ada@example.com', phone: '+4315550100', phoneCode: '43' };

  test('has what was typed alone, the phone number without its dial code', () => {
    expect(toEntered(entered)).toEqual({
      firstName: 'Ada',
      lastName: 'Hill',
      email: 'ada@example.com',
      phone: '15550100',
      addressLine1: '1 Ridge Road',
      city: 'Wien',
      postalCode: '1010',
      countryCode: 'AT',
    });
  });

  test('retains a phone number of another country', () => {
    expect(toEntered({ ...entered, phone: '+390612345' })['phone']).toBe('+390612345');
    expect(toEntered({ ...entered, phoneCode: '' })['phone']).toBe('+4315550100');
  });
});
