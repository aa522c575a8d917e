import { thumbnailSet } from '../../../lib/image-thumbnail.ts';

/** A decorative thumbnail: the product name beside it describes it. */
export function CartImage({ src }: { src: string | null | undefined }) {
  if (!src) return <span className="cart__picture" />;
  return <img className="cart__picture" src={src} srcSet={thumbnailSet(src)} sizes="5.5rem" alt="" loading="lazy" />;
}
