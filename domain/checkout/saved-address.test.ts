import { describe, expect, test } from 'vitest';
import { mainOf, toValues } from './saved-address.ts';

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
