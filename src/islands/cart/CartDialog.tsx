import { MiniCart } from './MiniCart.tsx';

/**
 * The cart opened by its dialog address; the button of the header opens the dialog in the page's HTML
 * (`MiniCartDialog.astro`).
 */
export default function CartDialog() {
  return <MiniCart />;
}
