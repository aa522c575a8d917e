import type { ProfileChange } from '../../src/api/account/profile.schema.ts';
import { isAllowedBirthDate } from '../../domain/account/birth-date.ts';
import { isInterest, splitInterests } from '../../domain/account/profile.ts';
import { readPhoneNumber } from '../locations/phone-number.ts';
import { apiError } from '../core/errors.ts';
import type { ConsumerRow } from './profile-response.ts';

type SentProfile = ProfileChange['consumerProfile'];
type Columns = Partial<Omit<ConsumerRow, 'consumer_no' | 'email'>>;

const SIZE_LENGTH = 12;
const INTERESTS_LENGTH = 200;

/**
 * The columns that basic info changes; none when all values are empty (docs/contract.md#account). An empty value
 * clears its column.
 */
export function detailColumns({ consumerDetails: { email: _login, ...sent } = {} }: SentProfile, now: number): Columns {
  if (Object.values(sent).every((value) => value === '' || value === undefined)) return {};
  const { firstName, lastName, postalCode, birthDate } = sent;
  if (birthDate && !isAllowedBirthDate(birthDate, now)) throw apiError('PRO410');
  const texts = { first_name: firstName, last_name: lastName, postal_code: postalCode, birth_date: birthDate };
  const given = Object.entries(texts).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given.map(([name, value]) => [name, value || null])), ...phoneColumns(sent) };
}

function phoneColumns({ phone, phoneCode }: NonNullable<SentProfile['consumerDetails']>): Columns {
  if (phone === undefined) return {};
  if (phone === '') return { phone: null, phone_code: null };
  const number = readPhoneNumber(phone, phoneCode);
  if (!number) throw apiError('PRO412', { path: 'consumerProfile.consumerDetails.phone' });
  return { phone: number.phone, phone_code: number.phoneCode };
}

/** Rejects with `PRO418` for an unknown interest and for an invalid size. */
export function preferenceColumns({ preferences = {} }: SentProfile): Columns {
  const { interests, preferredShoeSize: size } = preferences;
  return {
    ...(interests === undefined ? {} : { interests: checkInterests(interests) }),
    ...(size === undefined ? {} : { shoe_size: checkSize(size) }),
  };
}

function checkInterests(text: string): string {
  const names = splitInterests(text);
  const unknown = names.find((name) => !isInterest(name));
  if (unknown !== undefined || text.length > INTERESTS_LENGTH) {
    throw apiError('PRO418', { path: 'consumerProfile.preferences.interests' });
  }
  return names.join('|');
}

function checkSize(size: string): string | null {
  if (size.length > SIZE_LENGTH) throw apiError('PRO418', { path: 'consumerProfile.preferences.preferredShoeSize' });
  return size || null;
}
