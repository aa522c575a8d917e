import { z } from 'zod';

/** The whole address, or the whole number. */
export const customerContact = z
  .object({
    email: z.string().max(320).optional().meta({ example: 'shopper@example.com' }),
    phone: z.string().max(40).optional(),
    /** By default that of the site's country. */
    phoneCode: z.string().max(6).optional(),
  })
  .superRefine(({ email, phone }, context) => {
    const isMissing = email === undefined && phone === undefined;
    if (isMissing) context.addIssue({ code: 'custom', path: ['email'], message: 'An address or a number is needed' });
  });

/** What an associate sees of a customer. */
export const servedCustomer = z
  .object({
    /** Empty for an account without one. */
    name: z.string(),
    /** Masked, as is the number. */
    email: z.string().meta({ example: 's•••@example.com' }),
    phone: z.string().nullable(),
    isLoyaltyMember: z.boolean(),
    /** `null` without membership. */
    points: z.number().nullable(),
  })
  .meta({ id: 'ServedCustomer' });

export const leftCustomer = z.object({ served: z.literal(false) }).meta({ id: 'LeftCustomer' });

export type CustomerContact = z.input<typeof customerContact>;
export type ServedCustomer = z.output<typeof servedCustomer>;
export type LeftCustomer = z.output<typeof leftCustomer>;
