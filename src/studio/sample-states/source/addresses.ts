import type { CartAddress } from '../../../api/core/address.schema.ts';
import type { SavedAddress } from '../../../api/account/address-book.schema.ts';
import { countryName } from '../../../../domain/address/countries.ts';
import { dialCodeOf } from '../../../../domain/phone.ts';

export const SAMPLE_CONTACT = { firstName: 'Robin', lastName: 'Field', email: 'robin.field@example.com' } as const;

interface StreetAddress {
  readonly addressLine1: string;
  readonly city: string;
  readonly province?: string;
  readonly postalCode: string;
  /** E.164. */
  readonly phone: string;
}

/** Unassigned phone numbers. */
const STREET_ADDRESSES: Readonly<Record<string, StreetAddress>> = {
  US: {
    addressLine1: '214 Juniper Street',
    city: 'Boulder',
    province: 'CO',
    postalCode: '80302',
    phone: '+13035550142',
  },
  CA: {
    addressLine1: '58 Alder Road',
    city: 'Victoria',
    province: 'BC',
    postalCode: 'V8W 1P6',
    phone: '+12505550142',
  },
  GB: { addressLine1: '12 Harbour Lane', city: 'Bristol', postalCode: 'BS1 4ST', phone: '+441174960142' },
  DE: { addressLine1: 'Lindenstraße 12', city: 'Berlin', postalCode: '10969', phone: '+493023125142' },
  FR: { addressLine1: '12 rue des Tilleuls', city: 'Lyon', postalCode: '69003', phone: '+33199005142' },
  ES: {
    addressLine1: 'Calle de los Tilos 12',
    city: 'Madrid',
    postalCode: '28012',
    phone: '+34910000142',
  },
  IT: { addressLine1: 'Via dei Tigli 12', city: 'Torino', postalCode: '10121', phone: '+390110000142' },
  NL: { addressLine1: 'Lindelaan 12', city: 'Utrecht', postalCode: '3511 AB', phone: '+31300000142' },
};

const ELSEWHERE: StreetAddress = {
  addressLine1: '12 Linden Street',
  city: 'Springfield',
  postalCode: '10001',
  phone: '',
};

/** Returns the address of the sample customer in a country. */
export function addressIn(country: string, locale: string): CartAddress {
  const { province = null, ...streetAddress } = STREET_ADDRESSES[country] ?? ELSEWHERE;
  return {
    ...SAMPLE_CONTACT,
    ...streetAddress,
    phoneCode: dialCodeOf(country) ?? '',
    addressLine2: '',
    province,
    country: countryName(country, locale),
    countryCode: country,
    addressId: null,
  };
}

export const SAVED_ADDRESS = 'preview-address';

export function savedAddressIn(country: string, locale: string): SavedAddress {
  const address = addressIn(country, locale);
  const own = { id: SAVED_ADDRESS, addressId: SAVED_ADDRESS, approachType: 'S', main: true } as const;
  return { ...address, ...own, recipientContactPhone: address.phone };
}
