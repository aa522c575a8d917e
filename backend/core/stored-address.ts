import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { postalAddress } from '../../src/api/core/address.schema.ts';
import type { TidyAddress } from '../../domain/address/check-address.ts';
import type { Tables } from '../db/tables.ts';

/** As an address stands in the database; the row's id is the `addressId`. */
const storedFields = postalAddress.omit({ addressId: true }) satisfies z.ZodType<TidyAddress>;

export const readStoredAddress = (row: Pick<Selectable<Tables['address']>, 'fields'>): TidyAddress =>
  storedFields.parse(JSON.parse(row.fields));
