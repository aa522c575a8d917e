import { z } from 'zod';
import { addressFields, postalAddress } from '../core/address.schema.ts';
import { SHIPPING_METHODS } from './cart-item.schema.ts';
import { identifier } from '../core/scope.schema.ts';

/** A shipment of the cart; the first home shipment where it is left out. */
const shippingId = identifier.optional();

export const cartParams = z.object({ basketId: identifier });
export const shipmentParams = z.object({ basketId: identifier, shippingId: identifier });

export const shippingAddressBody = addressFields.extend({
  shippingId,
  /** Needed where the site asks for it. */
  recaptcha_response: z.string().max(4000).optional(),
  subscriptions: z.object({ newsletterConsent: z.boolean().optional() }).optional(),
});

export const removeShippingAddressBody = z.object({ shippingId });
export const validationBody = addressFields.extend({ shippingId });
export const billingAddressBody = addressFields;

export const shippingMethodBody = z.object({
  cartId: identifier,
  code: z.enum(SHIPPING_METHODS),
  shippingId: identifier.default('me'),
  /** False where the page chose for the shopper. */
  shopperAppliedSM: z.boolean().default(true),
  /** Of the store, or the collection point. */
  storeId: identifier.optional(),
});

export const addressValidation = z
  .object({
    valid: z.boolean(),
    /** As the post writes it, where that is not how it was entered. */
    suggestion: postalAddress.optional(),
    messages: z.array(z.object({ code: z.string(), field: z.string().optional(), message: z.string() })),
  })
  .meta({ id: 'AddressValidation' });

export type ShippingAddressInput = z.input<typeof shippingAddressBody>;
export type AddressValidation = z.output<typeof addressValidation>;
export type ShippingMethodChoice = z.input<typeof shippingMethodBody>;
