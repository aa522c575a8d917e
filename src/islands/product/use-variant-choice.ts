import { useId, useState } from 'react';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { chooseWithPreference } from '../../lib/product/preferred-size.ts';
import { chooseVariant, type ProductChoice } from '../../lib/product-choice.ts';
import { useText } from '../kit/text.ts';

type Variant = ProductDetails['variants'][number];

export interface VariantChoice {
  readonly product: ProductDetails;
  readonly choice: ProductChoice<Variant>;
  readonly error: { readonly of: 'color' | 'size'; readonly text: string } | undefined;
  /** Id of the element around the groups. */
  readonly id: string;
  choose(of: 'color' | 'size', value: string): void;
  /** Returns the chosen variant, or `undefined` after showing what is missing, as the product page does. */
  need(): Variant | undefined;
}

/** The initial choice: that of the product page's address, or the variant itself; else in the preferred shoe size. */
function initialOf(product: ProductDetails, wanted: string, preference: string) {
  const named = product.variants.find(({ productId }) => productId === wanted);
  const query = new URLSearchParams(location.search);
  const isHere = location.pathname.endsWith(`/p/${encodeURIComponent(product.slug)}`);
  const color = named?.color ?? (isHere ? query.get('color') : null);
  const size = named?.size ?? (isHere ? query.get('size') : null);
  return { color, size: size ?? chooseWithPreference(product, { color, size }, preference).size ?? null };
}

/**
 * Colour and size of a product, chosen by the rules of the product page. `wanted` may be the id of a variant, `preference` is the
 * shoe size of the profile.
 */
export function useVariantChoice(product: ProductDetails, wanted: string, preference = ''): VariantChoice {
  const t = useText();
  const id = useId();
  const [chosen, setChosen] = useState(() => initialOf(product, wanted, preference));
  const [error, setError] = useState<VariantChoice['error']>();
  const colorOrder = product.colors.map(({ name }) => name);
  const choice = chooseVariant(product.variants, { ...chosen, colorOrder });

  const showChoiceError = (of: 'color' | 'size', text: string) => {
    setError({ of, text });
    const radios = document.querySelectorAll<HTMLInputElement>(`#${CSS.escape(id)} input[data-of="${of}"]`);
    ([...radios].find(({ checked }) => checked) ?? radios[0])?.focus();
    return undefined;
  };

  return {
    product,
    choice,
    error,
    id,
    choose(of, value) {
      setError(undefined);
      setChosen((before) => ({ ...before, [of]: value }));
    },
    need() {
      const { sizes, size, variant } = choice;
      if (sizes.length > 0 && size === undefined) return showChoiceError('size', t('product.chooseSize'));
      if (variant && variant.stock > 0) return variant;
      return showChoiceError(sizes.length > 0 ? 'size' : 'color', t('product.unavailable'));
    },
  };
}
