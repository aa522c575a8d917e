import { z } from 'zod';
import { MAX_QUANTITY } from '../../config.ts';
import { tracked } from './products.schema.ts';
import { identifier } from '../core/scope.schema.ts';

const units = z.number().int().min(1).max(MAX_QUANTITY);

export const availabilityBody = z.object({
  /** Variants of the product with quantities; by default all variants, one of each. */
  items: z
    .array(z.object({ productId: identifier, qty: units.default(1) }))
    .min(1)
    .max(100)
    .optional(),
  /** Stores to check; unknown ones are left out. */
  storeIds: z.array(identifier).max(50).optional(),
});

const stock = z.number().int().nonnegative();

export const availability = z
  .object({
    /** Id of the product. */
    productId: z.string(),
    variants: z.array(
      z.object({
        productId: z.string(),
        /** The requested quantity. */
        qty: units,
        /** Stock of the web warehouse. */
        stock,
        tracked,
        /** Whether the stock covers the requested quantity. */
        available: z.boolean(),
        stores: z.array(z.object({ storeId: z.string(), stock, available: z.boolean() })),
      }),
    ),
  })
  .meta({ id: 'Availability' });

export const stockNoticeBody = z.object({
  /** A variant, or a product that has only one. */
  productId: identifier,
  /** By default the account's. An invalid email has an error of its own, `AUT453`. */
  email: z.string().max(320).optional(),
});

export const stockNotice = z
  .object({
    productId: z.string(),
    /**
     * `confirm`: waits for the owner of the address to open the link of a mail. Not registered: `available` can be bought,
     * `declined` is an account's own address that declined such mails.
     */
    status: z.enum(['waiting', 'confirm', 'available', 'declined']),
  })
  .meta({ id: 'StockNotice' });

/** The token of the link in the mail. */
export const noticeLink = z.object({ token: z.string().min(20).max(400) });

export const changedNotice = z
  .object({
    /** The product, while it is sold. */
    name: z.string().optional(),
    /** Of its page in the choice, without a locale. */
    path: z.string().optional(),
  })
  .meta({ id: 'ChangedNotice' });

export type AvailabilityRequest = z.input<typeof availabilityBody>;
export type AvailabilityQuestion = z.output<typeof availabilityBody>;
export type Availability = z.output<typeof availability>;
export type StockNoticeRequest = z.input<typeof stockNoticeBody>;
export type StockNotice = z.output<typeof stockNotice>;
export type NoticeLink = z.input<typeof noticeLink>;
export type ChangedNotice = z.output<typeof changedNotice>;
