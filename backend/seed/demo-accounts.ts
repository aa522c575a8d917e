import type { Insertable } from 'kysely';
import type { CartAddress } from '../../src/api/core/address.schema.ts';
import type { Tables } from '../db/tables.ts';

/** Accounts that tests rely on (docs/contract.md#demo-data). */

export const DEMO_PASSWORD = 'Trail-2026!';

type Spend = Omit<Insertable<Tables['spend_account']>, 'consumer_no' | 'currency'>;

export interface DemoAccount {
  readonly consumerNo: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly consumerType?: 'EMPLOYEE';
  readonly memberId?: string;
  readonly points?: number;
  readonly identity?: string;
  readonly spend?: Spend;
  readonly address?: Partial<CartAddress>;
  readonly card?: Omit<Insertable<Tables['payment_card']>, 'consumer_no' | 'created_at'>;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    consumerNo: '100001',
    email: 'shopper@example.com',
    firstName: 'Sasha',
    lastName: 'Holloway',
    address: {
      phone: '+16035550141',
      phoneCode: '1',
      addressLine1: '48 Ledge Street',
      city: 'Portsmouth',
      province: 'NH',
      postalCode: '03801',
      country: 'United States',
      countryCode: 'US',
    },
    card: {
      id: 'demo-card-1',
      kind: 'CREDIT_CARD',
      fingerprint: 'demo-card-1',
      token: 'demo-card-4111',
      brand: 'VISA',
      bin: '411111',
      last4: '1111',
      holder: 'Sasha Holloway',
      expiry_month: 12,
      expiry_year: 2040,
      is_main: 1,
    },
  },
  {
    consumerNo: '100002',
    email: 'member@example.com',
    firstName: 'Mika',
    lastName: 'Brandt',
    memberId: 'M100002',
    points: 2500,
  },
  {
    consumerNo: '100003',
    email: 'employee@example.com',
    firstName: 'Emery',
    lastName: 'Castle',
    consumerType: 'EMPLOYEE',
    spend: { kind: 'employee', cap_minor: 200_000 },
  },
  {
    consumerNo: '100004',
    email: 'athlete@example.com',
    firstName: 'Ari',
    lastName: 'Okonjo',
    spend: { kind: 'athlete', credit_minor: 50_000 },
  },
  {
    consumerNo: '100005',
    email: 'credited@example.com',
    firstName: 'Cleo',
    lastName: 'Varga',
    spend: { kind: 'credited', credit_minor: 30_000 },
  },
  {
    consumerNo: '100006',
    email: 'pro@example.com',
    firstName: 'Parker',
    lastName: 'Lindqvist',
    identity: 'WRANX',
    spend: { kind: 'prosumer', cap_minor: 150_000 },
  },
  {
    consumerNo: '100008',
    email: 'ipa@example.com',
    firstName: 'Ines',
    lastName: 'Pereira',
    identity: 'IPA',
    spend: { kind: 'prosumer', cap_minor: 150_000 },
  },
  { consumerNo: '100007', email: 'editor@example.com', firstName: 'Eden', lastName: 'Marsh' },
];

export const DEMO_EDITORS = ['editor@example.com'] as const;

/** Their secret is the accounts' password. */
export const DEMO_ASSOCIATES = [{ storeId: '1001', employeeId: 'A1001', name: 'Alex Moreau' }] as const;
