import { z } from 'zod';
import { addressFields, postalAddress } from '../core/address.schema.ts';

const approachType = z.enum(['S', 'B']).meta({ description: 'S = shipping, B = billing' });

/** The country decides which fields an address needs: `PYT406` names the missing ones. */
export const newAddress = addressFields.omit({ addressId: true }).extend({
  approachType,
  /** The first address of its type is the main one regardless of this value. */
  main: z.boolean().optional(),
  /** As `phone`, in international form. */
  recipientContactPhone: z.string().trim().max(40).optional(),
});

/** Omitted fields stay unchanged. One address of a type is always the main one: `main: false` changes nothing. */
export const addressChange = newAddress.omit({ approachType: true });

export const addressPath = z.object({ addressId: z.string().max(255) });

export const savedAddress = postalAddress
  .extend({
    id: z.string(),
    approachType,
    main: z.boolean(),
    /** E.164. */
    recipientContactPhone: z.string(),
  })
  .meta({ id: 'SavedAddress' });

/** The address that was added, changed or removed, and all saved addresses. */
export const addressBook = z
  .object({ addressId: z.string(), address: z.array(savedAddress) })
  .meta({ id: 'AddressBook' });

export type NewAddress = z.input<typeof newAddress>;
export type AddressChange = z.input<typeof addressChange>;
export type SavedAddress = z.output<typeof savedAddress>;
export type AddressBook = z.output<typeof addressBook>;
