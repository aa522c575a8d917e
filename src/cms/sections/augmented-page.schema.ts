import { z } from 'zod';

/**
 * Envelope of an augmented page (docs/contract.md#content-documents). Lenient: unknown keys are left out, an invalid field gets its default,
 * section items stay unchanged for the compiler.
 */

const text = z.string().catch('');
const moment = z.string().nullable().catch(null);
const flag = z.boolean().catch(true);
const slot = z.array(z.unknown()).catch(() => []);

const seoImage = z
  .object({ src: z.string().min(1), alt: text })
  .optional()
  .catch(undefined);

const seo = z.object({
  title: text,
  description: text,
  robots: z.string().min(1).catch('index,follow'),
  image: seoImage,
});

const layout = z.object({ header: flag, footer: flag, locationCheck: flag });

const sections = z.object({ 'over-image': slot, main: slot, 'lazy-main': slot });

export const augmentedPage = z.object({
  id: text,
  type: z.string().min(1).catch('page'),
  slug: text,
  locale: text,
  revision: text,
  validFrom: moment,
  validTo: moment,
  seo: seo.catch(() => seo.parse({})),
  layout: layout.catch(() => layout.parse({})),
  sections: sections.catch(() => sections.parse({})),
});

export type AugmentedPage = z.output<typeof augmentedPage>;

/** `undefined` when the document is not a JSON object. */
export function parseAugmentedPage(document: unknown): AugmentedPage | undefined {
  return augmentedPage.safeParse(document).data;
}
