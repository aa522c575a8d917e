import { z } from 'zod';
import { addressFields, postalAddress } from '../core/address.schema.ts';
import { deliveryDates } from '../core/delivery-dates.schema.ts';
import { SHIPPING_METHODS } from './cart-item.schema.ts';
import { identifier } from '../core/scope.schema.ts';

/** A shipment of the cart; by default the first home shipment. */
const shippingId = identifier.optional();

export const cartParams = z.object({ basketId: identifier });
export const shipmentParams = z.object({ basketId: identifier, shippingId: identifier });

export const shippingAddressBody = addressFields.extend({
  shippingId,
  /** Required where the site uses a captcha. */
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
  /** False where the page chose for the customer. */
  shopperAppliedSM: z.boolean().default(true),
  /** Id of the store, or of the collection point. */
  storeId: identifier.optional(),
});

export const addressValidation = z
  .object({
    valid: z.boolean(),
    /** The address in postal form, where it differs from the entered one. */
    suggestion: postalAddress.optional(),
    messages: z.array(z.object({ code: z.string(), field: z.string().optional(), message: z.string() })),
  })
  .meta({ id: 'AddressValidation' });

export const deliveryPlace = z.object({
  /** ISO 3166-1; by default the site's own. */
  countryCode: z.string().length(2).optional(),
  postalCode: z.string().max(10).optional(),
});

export const deliveryEstimateQuery = deliveryPlace.extend({
  /** Id, slug or variant of a product: the dates are those of the warehouse that has it. */
  productId: identifier.optional(),
});

export const deliveryEstimate = z
  .object({
    countryCode: z.string(),
    /** The methods that deliver there, to any address. */
    methods: z.array(z.object({ code: z.string(), label: z.string(), deliveryDates })),
    /** ISO 8601: from then on the dates are later. */
    validUntil: z.string(),
  })
  .meta({ id: 'DeliveryEstimate' });

export type DeliveryTarget = z.output<typeof deliveryPlace>;
export type DeliveryEstimateQuery = z.output<typeof deliveryEstimateQuery>;
export type DeliveryEstimate = z.output<typeof deliveryEstimate>;
export type ShippingAddressInput = z.input<typeof shippingAddressBody>;
export type AddressValidation = z.output<typeof addressValidation>;
export type ShippingMethodChoice = z.input<typeof shippingMethodBody>;
