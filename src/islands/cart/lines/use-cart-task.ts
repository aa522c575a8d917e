import { refreshAfterError } from '../../../stores/cart/cart-view.ts';
import { useTask } from '../../kit/use-task.ts';

/** A task of the cart: where a refusal says that the page is behind, the cart is read anew. */
export const useAction = () => useTask((error) => void refreshAfterError(error));
