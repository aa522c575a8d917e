import { toImages } from '../parsing/draft-fields.ts';
import type { ImageDraft, VariantDraft } from '../parsing/product-draft.ts';
import type { ShopifyRow } from './shopify-row.ts';

/** In the order of their positions; images of single variants that the gallery lacks come last. */
export function mapImages(rows: ShopifyRow[], variants: VariantDraft[], name: string): ImageDraft[] {
  const gallery = rows
    .map((row, index) => ({ row, rank: readPosition(row) ?? index + 1 }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ row }) => ({ url: row.text('imageUrl'), alt: row.text('imageAlt') }));
  const colorOfLine = new Map(variants.map(({ line, color }) => [line, color]));
  const ofVariants = rows.map((row) => ({ url: row.text('variantImageUrl'), color: colorOfLine.get(row.line) }));
  return toImages(gallery, ofVariants, name);
}

function readPosition(row: ShopifyRow): number | undefined {
  const text = row.text('imagePosition');
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
