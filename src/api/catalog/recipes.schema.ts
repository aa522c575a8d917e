import { z } from 'zod';
import { identifier } from '../core/scope.schema.ts';

/** Color ids by part id. */
const choices = z.record(z.string().max(60), z.string().max(60));
/** Longer texts are rejected by the product's own limit. */
const text = z.string().max(200);

export const recipeBody = z.object({
  productId: identifier,
  choices: choices.refine((own) => Object.keys(own).length <= 20, { error: 'There are too many parts.' }).default({}),
  text: text.nullish(),
});

export const recipeParams = z.object({ recipeId: identifier });

/** `part` is `<part>:<color>`; repeated for several parts. */
export const recipePreviewQuery = z.object({
  part: z.union([z.string().transform((one) => [one]), z.array(z.string()).max(20)]).optional(),
  text: text.optional(),
});

/** A color is "Upper: Moss", the text "Name: ANNA". */
export const recipeFact = z.object({ label: z.string(), value: z.string() });

const recipeContent = z.object({
  productId: z.string(),
  /** One color for every part. */
  choices,
  text: z.string().nullable(),
  facts: z.array(recipeFact),
  /** What it costs beyond the product, in the currency of the site. */
  surcharge: z.number(),
});

export const recipePreview = recipeContent.meta({ id: 'RecipePreview' });

export const recipe = recipeContent
  .extend({
    recipeId: z.string(),
    /** The code of a design that the shop made beforehand. */
    precreatedCustomsCode: z.string().nullable(),
  })
  .meta({ id: 'Recipe' });

const hex = z.string();
const surcharge = z.number().optional();

/** The parts of a product that a customer chooses the colors of. */
export const customization = z.object({
  parts: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** The first is the default. */
      colors: z.array(z.object({ id: z.string(), label: z.string(), hex, surcharge })),
    }),
  ),
  text: z.object({ label: z.string(), maxLength: z.number().int(), surcharge }).optional(),
  /** Designs that the shop made beforehand. */
  designs: z.array(z.object({ code: z.string(), name: z.string(), choices, text: z.string().nullable() })),
  drawing: z.object({
    width: z.number(),
    height: z.number(),
    shapes: z.array(
      z.object({
        d: z.string(),
        part: z.string().optional(),
        color: z.string().optional(),
        line: z.number().optional(),
        opacity: z.number().optional(),
      }),
    ),
    text: z
      .object({
        x: z.number(),
        y: z.number(),
        width: z.number(),
        size: z.number(),
        rotate: z.number().optional(),
        color: z.string(),
      })
      .optional(),
  }),
  /** Units are made for each order; otherwise a customised one takes a unit of the variant's stock. */
  madeToOrder: z.boolean(),
});

export type Recipe = z.output<typeof recipe>;
export type RecipePreview = z.output<typeof recipePreview>;
export type NewRecipe = z.input<typeof recipeBody>;
export type Customization = z.output<typeof customization>;
export type RecipeFact = z.output<typeof recipeFact>;
