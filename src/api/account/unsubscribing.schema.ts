import { z } from 'zod';

/** Token of the link in a marketing mail. */
export const unsubscribeRequest = z.object({ token: z.string().min(20).max(400) });

/** The mailing list that the link ends. */
export const endedSubscription = z
  .object({ channel: z.string().meta({ example: 'email' }), type: z.string().meta({ example: 'newsletter' }) })
  .meta({ id: 'EndedSubscription' });

export type UnsubscribeRequest = z.input<typeof unsubscribeRequest>;
export type EndedSubscription = z.output<typeof endedSubscription>;
