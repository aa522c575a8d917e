import { z } from 'zod';

const MAX_EVENTS = 20;
const name = z.string().min(1).max(200);

export const decisionBody = z
  .object({
    brand: name.meta({ description: 'As in the path.' }),
    channel: name.optional().meta({ description: 'The engine gets the account instead.', example: 'ECOMM' }),
    customerId: name.optional().meta({ description: 'The engine gets the one of the session, whatever is sent.' }),
    events: z
      .array(z.looseObject({ eventType: name.meta({ example: 'monetate:decision:DecisionRequest' }) }))
      .min(1)
      .max(MAX_EVENTS),
    monetateId: name.optional().meta({ description: 'As an earlier response named the visitor.' }),
  })
  .meta({ id: 'DecisionRequest' });

const recommendedProduct = z
  .object({
    id: z.string(),
    sku: z.string(),
    title: z.string(),
    image: z.object({ src: z.string(), alt: z.string(), type: z.string() }),
    multiVariantsProduct: z.boolean(),
    recToken: z.string(),
    rating: z.object({ showScore: z.boolean(), score: z.number() }).optional(),
    price: z.object({
      currency: z.string(),
      lowOriginal: z.number(),
      highOriginal: z.number(),
      lowCurrent: z.number(),
      highCurrent: z.number(),
    }),
    url: z.string(),
  })
  .meta({ id: 'RecommendedProduct' });

export const decisionAnswer = z
  .object({
    meta: z.object({ monetateId: z.string().optional() }),
    data: z.object({
      responses: z
        .array(z.object({ actions: z.array(z.object({ items: z.array(recommendedProduct) })) }))
        .meta({ description: 'Empty where nothing was decided: without consent, and where the engine fails.' }),
    }),
  })
  .meta({ id: 'DecisionAnswer' });
