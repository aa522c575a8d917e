import { CONTACT_FIELDS, POSTAL_FIELDS } from './address-rules.ts';

/** The fields of a saved address that the checkout form uses. */
interface Saved {
  readonly id: string;
  readonly approachType: 'S' | 'B';
  readonly main: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly recipientContactPhone: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly province: string | null;
  readonly postalCode: string;
  readonly countryCode: string;
}

/** An address as the cart stores it. */
interface Stored extends Pick<
  Saved,
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'countryCode'
> {
  readonly email: string;
  readonly phoneCode: string;
}

/** The form's values of an address that was entered before, its phone number without the dial code. */
export function toEntered({ phone, phoneCode, ...stored }: Stored): Record<string, string> {
  const dialled = `+${phoneCode}`;
  const national = phoneCode !== '' && phone.startsWith(dialled) ? phone.slice(dialled.length) : phone;
  const names = [...CONTACT_FIELDS, ...POSTAL_FIELDS];
  const values: Readonly<Record<string, unknown>> = { ...stored, phone: national };
  return Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, String(values[name])]] : [])));
}

/** The main address of a kind, else the first. */
export function mainOf<Address extends Pick<Saved, 'approachType' | 'main'>>(
  addresses: readonly Address[],
  approachType: Saved['approachType'],
): Address | undefined {
  const own = addresses.filter((address) => address.approachType === approachType);
  return own.find(({ main }) => main) ?? own[0];
}

/** The form's values; a missing phone is replaced with the profile's. */
export function toValues(saved: Saved, profile: { readonly email: string; readonly phone: string | null }) {
  const { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, countryCode } = saved;
  const phone = saved.phone || saved.recipientContactPhone || (profile.phone ?? '');
  const postalFields = { addressLine1, addressLine2, city, province: province ?? '', postalCode, countryCode };
  return { firstName, lastName, email: profile.email, phone, ...postalFields };
}
