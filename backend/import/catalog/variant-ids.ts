import type { ProductDraft } from '../parsing/product-draft.ts';

export interface RenamedVariant {
  line: number;
  sku: string | undefined;
  id: string;
}

/**
 * Assigns each variant of a file its id: the SKU, or `<handle>--<n>` where the SKU is missing or taken by another
 * variant.
 */
export class VariantIds {
  readonly #given = new Set<string>();

  /** `taken` are variant ids of products that the file does not replace. `n` counts the product's variants from 1. */
  assign({ handle, variants }: ProductDraft, taken: ReadonlySet<string>) {
    const renamed: RenamedVariant[] = [];
    const isFree = (id: string) => !this.#given.has(id) && !taken.has(id);
    const ids = variants.map(({ sku, line }, index) => {
      const id = sku !== undefined && isFree(sku) ? sku : freeName(handle, index + 1, isFree);
      if (id !== sku) renamed.push({ line, sku, id });
      this.#given.add(id);
      return id;
    });
    return { ids, renamed };
  }
}

function freeName(handle: string, number: number, isFree: (id: string) => boolean): string {
  const name = `${handle}--${number}`;
  return isFree(name) ? name : freeName(name, 2, isFree);
}
