import { z } from 'zod';

/** Field schemas shared by sections, so that documents have uniform fields (docs/contract.md#sections). */

export const text = z.string().max(20_000);
export const html = z.string().max(200_000).meta({ title: 'Rich text', format: 'html' });

/** Only safe links reach a section: the compiler drops others before the schema validates them. */
export const link = z
  .object({
    label: z
      .string()
      .max(300)
      .meta({ title: 'Words', description: 'Where it leads, said so that it is clear on its own.' }),
    href: z.string().max(2_000).meta({ title: 'Address' }),
  })
  .meta({ title: 'Link', description: 'A path in the shop, such as /c/boots, or an https address.' });

const crop = z.object({
  src: z.string().max(2_000).meta({ title: 'File' }),
  width: z.number().int().positive().max(20_000).optional(),
  height: z.number().int().positive().max(20_000).optional(),
  focalPoint: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
});

export const image = crop
  .extend({
    alt: z.string().max(1_000).default('').meta({ title: 'Words for who cannot see it' }),
    small: crop
      .optional()
      .meta({ title: 'Crop for phones', description: 'Shown instead where the window is narrower than 768 pixels.' }),
  })
  .meta({ title: 'Picture' });

export const video = z
  .object({
    src: z.string().max(2_000).meta({ title: 'File' }),
    poster: z.string().max(2_000).optional().meta({ title: 'Picture before it plays' }),
    captions: z.string().max(2_000).optional().meta({ title: 'Captions', description: 'A WebVTT file.' }),
    title: z.string().max(300).meta({ title: 'Title' }),
  })
  .meta({ title: 'Video' });

/** Nested section items, compiled separately: an invalid child does not invalidate its parent. */
export const sections = z.array(z.unknown()).max(2_000).meta({ title: 'Sections', format: 'sections' });

export const products = {
  productIds: z.array(z.string().max(200)).max(200).optional().meta({ title: 'Products' }),
  categoryId: z.string().max(200).optional().meta({ title: 'Category' }),
};

export type Link = z.output<typeof link>;
export type Image = z.output<typeof image>;
export type Video = z.output<typeof video>;
