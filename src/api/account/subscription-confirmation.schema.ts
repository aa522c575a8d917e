import { z } from 'zod';

/** Token of the link in the mail. */
export const confirmationRequest = z.object({ token: z.string().min(20).max(200) });
export const confirmationResponse = z.object({ locale: z.string() }).meta({ id: 'SubscriptionConfirmation' });

export type ConfirmationRequest = z.input<typeof confirmationRequest>;
export type ConfirmationResponse = z.output<typeof confirmationResponse>;
