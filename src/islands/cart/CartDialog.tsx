import { MiniCart } from './MiniCart.tsx';

/** The cart where its address is asked for; the button of the header opens the dialog of the page's HTML (`MiniCartDialog.astro`). */
export default function CartDialog() {
  return <MiniCart />;
}
