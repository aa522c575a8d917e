import { z } from 'zod';
import { checkRecipe } from '../../../domain/customization/recipe.ts';

/** `customizations.json` of the catalogue: what customers can change of products, by product id. */

const id = z.string().regex(/^[a-z][a-z\d-]{0,30}$/);
const hex = z.string().regex(/^#[\da-f]{6}$/i);
/** By locale or language; `en` is the last resort. */
const texts = z.record(z.string(), z.string().min(1)).refine((own) => 'en' in own, 'has to have `en`');
/** By currency. */
const prices = z.record(z.string().length(3), z.number().nonnegative());
/** Commands and numbers of a path, nothing that could end an attribute. */
const path = z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/);

const color = z.object({ id, hex, names: texts, prices: prices.optional() });

const part = z.object({
  id,
  names: texts,
  /** Ids of colors; the first is the default. */
  colors: z.array(id).min(1).max(12),
});

const drawing = z.object({
  width: z.number().positive(),
  height: z.number().positive(),
  shapes: z
    .array(
      z.object({
        d: path,
        part: id.optional(),
        color: hex.optional(),
        line: z.number().positive().optional(),
        opacity: z.number().min(0).max(1).optional(),
      }),
    )
    .max(80),
  text: z
    .object({
      x: z.number(),
      y: z.number(),
      width: z.number().positive(),
      size: z.number().positive(),
      rotate: z.number().optional(),
      color: hex,
    })
    .optional(),
});

const design = z.object({
  /** The `precreatedCustomsCode`. */
  code: z.string().regex(/^[A-Z\d][A-Z\d-]{2,30}$/),
  names: texts,
  choices: z.record(id, id),
  text: z.string().optional(),
});

const product = z.object({
  /** Forms have a field for each part: six. */
  parts: z.array(part).min(1).max(6),
  text: z.object({ names: texts, maxLength: z.number().int().min(1).max(40), prices: prices.optional() }).optional(),
  /** `variant`: a unit of the variant is customised and leaves its stock. Default: it is made for the order. */
  stock: z.enum(['made-to-order', 'variant']).default('made-to-order'),
  designs: z.array(design).default([]),
  drawing,
});

/** One product with the colors that its parts name. */
export const definition = product.extend({ colors: z.array(color).min(1) }).superRefine((own, context) => {
  const known = new Set(own.colors.map((one) => one.id));
  const parts = own.parts.map((one) => ({ ...one, colors: one.colors.map((colorId) => ({ id: colorId })) }));
  for (const { colors, id: partId } of own.parts)
    if (colors.some((one) => !known.has(one)))
      context.addIssue({ code: 'custom', message: `the part ${partId} has an unknown color` });
  for (const { code, choices, text } of own.designs)
    if (checkRecipe({ parts, text: own.text }, { choices, text }).kind !== 'ok')
      context.addIssue({ code: 'custom', message: `the design ${code} is no recipe of the product` });
});

/** Colors are listed once for all products. */
export const customizationFile = z.object({ colors: z.array(color), products: z.record(z.string(), product) });

export type Definition = z.output<typeof definition>;
