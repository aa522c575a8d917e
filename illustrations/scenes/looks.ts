import { assortment } from '../../catalog/assortment/index.ts';
import type { ProductSource, SourceColor } from '../../catalog/assortment/source.ts';
import type { Look } from '../appearance.ts';

/** A product in one of its colours. */
export function lookOf(source: ProductSource, color: SourceColor): Look {
  return {
    color: color.hex,
    style: source.style ?? {},
    seed: source.slug,
    part: (name, fallback) => color.parts?.[name] ?? fallback,
  };
}

/** A product of the assortment for a scene: a shopper finds it beside the scene as it looks there. */
export function productLook(slug: string, color: string): Look {
  const source = assortment.find((product) => product.slug === slug);
  const found = source?.colors.find(({ name }) => name === color);
  if (!source || !found) throw new Error(`The assortment has no ${slug} in ${color}.`);
  return lookOf(source, found);
}

export const PEAT = productLook('saddleback-mid', 'Peat');
export const LICHEN = productLook('saddleback-mid', 'Lichen');
export const SLATE_WINTER = productLook('hoarfrost-winter', 'Slate');
export const HEATHER = productLook('scree-runner', 'Heather');
export const SIGNAL = productLook('catchment-shell', 'Signal');
export const BRACKEN = productLook('daymark-22', 'Bracken');
export const LOCH = productLook('longhaul-48', 'Loch');
export const OAT_SOCK = productLook('contour-crew-sock', 'Oat');
export const CHALK_MUG = productLook('hut-mug', 'Chalk');
export const RUST_BOTTLE = productLook('spring-bottle', 'Rust');
export const FJORD_BOTTLE = productLook('spring-bottle', 'Fjord');
