import type { ImageDraft, VariantDraft } from './product-draft.ts';
import type { ShopifyRow } from './shopify-row.ts';

/** In the order of their positions, each once; pictures of single variants that the gallery lacks come last. */
export function mapImages(rows: ShopifyRow[], variants: VariantDraft[], name: string): ImageDraft[] {
  const alts = new Map<string, string>();
  const gallery = rows
    .map((row, index) => ({ row, rank: readPosition(row) ?? index + 1 }))
    .toSorted((a, b) => a.rank - b.rank);
  for (const { row } of gallery) remember(alts, row.text('imageUrl'), row.text('imageAlt') || name);
  for (const row of rows) remember(alts, row.text('variantImageUrl'), name);
  const colors = colorsByUrl(rows, variants);
  return [...alts].map(([url, alt]) => ({ url, alt, color: onlyOne(colors.get(url)) }));
}

function remember(alts: Map<string, string>, url: string, alt: string): void {
  if (url !== '' && !alts.has(url)) alts.set(url, alt);
}

function readPosition(row: ShopifyRow): number | undefined {
  const text = row.text('imagePosition');
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function colorsByUrl(rows: ShopifyRow[], variants: VariantDraft[]): Map<string, Set<string>> {
  const colorOfLine = new Map(variants.map(({ line, color }) => [line, color]));
  const colors = new Map<string, Set<string>>();
  for (const row of rows) {
    const url = row.text('variantImageUrl');
    const color = colorOfLine.get(row.line);
    if (url === '' || color === undefined) continue;
    colors.set(url, (colors.get(url) ?? new Set()).add(color));
  }
  return colors;
}

/** A picture that stands for several colours belongs to none of them. */
function onlyOne(colors: Set<string> | undefined): string | undefined {
  return colors?.size === 1 ? [...colors][0] : undefined;
}
