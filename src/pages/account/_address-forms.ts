import { hasPostalRule } from '../../../domain/address/postal-code.ts';
import { needsProvince } from '../../../domain/address/provinces.ts';
import {
  CONTACT_FIELDS,
  isNeeded,
  isPlausible,
  POSTAL_FIELDS,
  toAddress,
  type AddressName,
} from '../../../domain/checkout/address-rules.ts';
import { toValues } from '../../../domain/checkout/saved-address.ts';
import { addAddress, changeAddress, removeAddress } from '../../api/account/address-book.ts';
import { getProfile } from '../../api/account/profile.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { CallApi } from '../../api/core/operation.ts';
import { getCountries, getRegions } from '../../api/locations/utilities.ts';
import type { AccountForm, FieldReader, Translate } from './_account-form.ts';

type Kind = 'shipping' | 'billing';

/** Fields of a saved address; the email address is that of the account. */
const NAMES: readonly AddressName[] = [...CONTACT_FIELDS.filter((name) => name !== 'email'), ...POSTAL_FIELDS];
const LIST = '/account/address';
/** The first letter of the kind, as the service knows it. */
const TYPES = { shipping: 'S', billing: 'B' } as const;

function wrongText(name: AddressName, field: FieldReader, t: Translate): string | undefined {
  const countryCode = field('countryCode');
  if (field(name) === '') return isNeeded(name, countryCode) ? t(`checkout.missing_${name}`) : undefined;
  if (isPlausible(name, field(name), { countryCode })) return undefined;
  return t(name === 'postalCode' ? 'checkout.postalCodeInvalid' : 'checkout.phoneInvalid');
}

/** The form that adds or changes an address of a kind; `addressId` is empty for a new one. */
export function addressForm(kind: Kind): AccountForm {
  return {
    isDraft: (field) => field('step') === 'country',
    check: ({ field, t }) => Object.fromEntries(NAMES.map((name) => [name, wrongText(name, field, t)])),
    async run({ call, field }) {
      const address = toAddress(Object.fromEntries(NAMES.map((name) => [name, field(name)])));
      const body = { ...address, main: field('main') === 'yes' };
      const addressId = field('addressId');
      if (addressId === '') await call(addAddress, { body: { ...body, approachType: TYPES[kind] } });
      else await call(changeAddress, { params: { addressId }, body });
      return `${LIST}?done=address`;
    },
    rejected({ errorId, details }, t) {
      const names = details['fields'];
      if (errorId === 'CCA400' || !Array.isArray(names)) return undefined;
      const label = (name: string) => t(`checkout.${name}`);
      return Object.fromEntries(
        names.map(String).map((name) => [name, t('checkout.fieldRefused', { label: label(name) })]),
      );
    },
  };
}

/** The forms of the list of addresses. */
export const ADDRESS_FORMS: Readonly<Record<string, AccountForm>> = {
  remove: {
    async run({ call, field }) {
      await call(removeAddress, { params: { addressId: field('addressId') } }).catch((error: unknown) => {
        // Sent twice: it is gone already.
        if (!isApiError(error) || error.errorId !== 'ADDRESS_NOT_FOUND') throw error;
      });
      return `${LIST}?done=addressRemoved`;
    },
  },
  main: {
    async run({ call, field }) {
      await call(changeAddress, { params: { addressId: field('addressId') }, body: { main: true } });
      return `${LIST}?done=addressMain`;
    },
  },
};

interface AddressRequest {
  readonly kind: Kind;
  /** The address that is changed; a new one is empty. */
  readonly addressId: string | null;
  /** Chosen in the form that was sent. */
  readonly chosenCountry: string | undefined;
  /** Of the site. */
  readonly country: string;
}

/** What the form of an address shows: initial values, countries, and the regions of the chosen country. */
export async function loadAddressForm(call: CallApi, { kind, addressId, chosenCountry, country }: AddressRequest) {
  const [{ consumerProfile }, { countries }] = await Promise.all([call(getProfile, {}), call(getCountries, {})]);
  const profile = consumerProfile.consumerDetails;
  const saved = profile.address.find(({ id }) => id === addressId);
  const { firstName, lastName, phone } = profile;
  const empty = { firstName, lastName, phone, countryCode: country, main: '' };
  const initial = saved ? { ...toValues(saved, profile), main: saved.main ? 'yes' : '' } : empty;
  const code = chosenCountry || initial.countryCode;
  const known = countries.filter((one) =>
    kind === 'shipping' ? one.isServed === true || one.code === code : hasPostalRule(one.code),
  );
  const { regions } = needsProvince(code)
    ? await call(getRegions, { params: { lookup: `provinces${code}` } })
    : { regions: [] };
  return { initial, saved, countries: known, regions, country: code };
}
