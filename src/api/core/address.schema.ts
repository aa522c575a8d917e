import { z } from 'zod';
import { identifier } from './scope.schema.ts';

const text = (max: number) => z.string().trim().max(max);

/**
 * An address in a request is flat (docs/contract.md#operations): its fields are beside the others of the body. Each operation requires
 * different ones and reports missing ones by the codes of the catalogue (`PYT406`, `CHK380`, `SHP410` ...), so none is
 * required here.
 */
export const addressFields = z.object({
  firstName: text(100).optional(),
  lastName: text(100).optional(),
  email: text(254).optional(),
  /** National or international digits; stored in E.164. */
  phone: text(40).optional(),
  /** Dial code without plus. */
  phoneCode: text(6).optional(),
  addressLine1: text(200).optional(),
  addressLine2: text(200).optional(),
  city: text(100).optional(),
  province: text(100).optional(),
  postalCode: text(20).optional(),
  /** Name of the country. */
  country: text(100).optional(),
  /** ISO 3166-1, two letters. */
  countryCode: text(2).optional(),
  /** Id of a saved address. */
  addressId: identifier.optional(),
});

export type AddressFields = z.input<typeof addressFields>;

/** An address as stored and returned: a missing field is an empty text, or `null` where nothing applies. */
export const postalAddress = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    phoneCode: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string(),
    city: z.string(),
    province: z.string().nullable(),
    postalCode: z.string(),
    country: z.string(),
    countryCode: z.string(),
    addressId: z.string().nullable(),
  })
  .meta({ id: 'Address' });

export type CartAddress = z.output<typeof postalAddress>;
