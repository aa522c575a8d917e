import { slugify } from '../../../src/lib/slug.ts';
import { MAX_TEXT } from './cell.ts';
import type { CategoryDraft, ImageDraft } from './product-draft.ts';

/** Categories from paths of names, root first, each path once; names without a valid slug are left out. */
export function toCategories(paths: readonly (readonly string[])[]): CategoryDraft[] {
  const categories = paths.flatMap((names): CategoryDraft[] => {
    const parts = names
      .map((name) => name.trim())
      .filter((name) => name.length <= MAX_TEXT)
      .map((name) => ({ slug: slugify(name), name }));
    const last = parts.at(-1);
    if (last === undefined || last.slug === '') return [];
    return [{ ...last, path: parts.map(({ slug }) => slug).filter((slug) => slug !== '') }];
  });
  const first = new Map(categories.toReversed().map((category) => [category.path.join('/'), category]));
  return categories.filter((category) => first.get(category.path.join('/')) === category);
}

/** Of two with the same label the later one wins; values that are empty or too long to show are left out. */
export function toAttributes(entries: readonly (readonly [label: string, value: string])[]): Record<string, string> {
  const readable = entries.filter(
    ([label, value]) => ![label, value].some((text) => text === '' || text.length > MAX_TEXT) && label !== '__proto__',
  );
  return Object.fromEntries(readable);
}

export interface GalleryImage {
  readonly url: string;
  readonly alt?: string | undefined;
}

export interface VariantImage {
  readonly url: string;
  readonly color: string | undefined;
}

/** The product's own images in order, each once; images of single variants that the gallery lacks come last. */
export function toImages(
  gallery: readonly GalleryImage[],
  ofVariants: readonly VariantImage[],
  name: string,
): ImageDraft[] {
  const alts = new Map<string, string>();
  for (const { url, alt } of [...gallery, ...ofVariants.map(({ url }): GalleryImage => ({ url }))]) {
    if (url !== '' && !alts.has(url)) alts.set(url, alt || name);
  }
  const colors = colorsByUrl(ofVariants);
  return [...alts].map(([url, alt]) => ({ url, alt, color: onlyOne(colors.get(url)) }));
}

function colorsByUrl(images: readonly VariantImage[]): Map<string, Set<string>> {
  const colors = new Map<string, Set<string>>();
  for (const { url, color } of images) {
    if (color !== undefined) colors.set(url, (colors.get(url) ?? new Set()).add(color));
  }
  return colors;
}

/** An image of several colours is assigned to none of them. */
function onlyOne(colors: Set<string> | undefined): string | undefined {
  return colors?.size === 1 ? [...colors][0] : undefined;
}
