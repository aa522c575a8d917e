import { z } from 'zod';
import { INTERACTION_ORIGINS } from '../product/interaction-origins.ts';
import type { EventCategory } from './event-categories.ts';

interface EventDefinition<Fields extends z.ZodObject, Category extends EventCategory> {
  readonly category: Category;
  /** For analysts: what has to happen. */
  readonly when: string;
  readonly fields: Fields;
  readonly example: z.input<Fields>;
}

/** Defines an event of the data layer; unknown fields are errors. */
export const defineEvent = <Fields extends z.ZodObject, Category extends EventCategory>(
  definition: EventDefinition<Fields, Category>,
): EventDefinition<Fields, Category> => definition;

/** Product page; cart, whose route's name contains cart; mini cart; listing or search. */
export const PLACES = ['product', 'cart', 'miniCart', 'listing', 'search'] as const;
export const place = z.enum(PLACES).optional().meta({ description: 'Absent elsewhere.' });

export const amount = z.number().nonnegative();

export const measuredItem = z
  .strictObject({
    item_id: z.string().meta({ description: 'The product.' }),
    item_name: z.string(),
    item_variant: z.string().optional().meta({ description: 'The sellable variant.' }),
    item_brand: z.string().optional(),
    price: amount.optional().meta({ description: 'Of one unit, after discounts of the unit.' }),
    discount: amount.optional().meta({ description: 'Of one unit.' }),
    quantity: z.int().positive().optional(),
    coupon: z.string().optional(),
    index: z.int().positive().optional().meta({ description: 'Position in the list, from 1.' }),
    item_list_name: z.string().optional(),
    interactionOrigin: z
      .enum(INTERACTION_ORIGINS)
      .optional()
      .meta({ description: 'Where the visitor came from into the product.' }),
    delocalizedTracking: z.string().optional().meta({ description: 'Of the section that leads to the product.' }),
  })
  .meta({ id: 'item' });

export const measuredItems = z.array(measuredItem);
export const currency = z.string().length(3);

export type MeasuredItem = z.output<typeof measuredItem>;
