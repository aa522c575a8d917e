import { refreshAfterError } from '../../../stores/cart/cart-view.ts';
import { useTask } from '../../kit/use-task.ts';

/** A task of the cart: an error that shows a stale page reloads the cart. */
export const useAction = () => useTask((error) => void refreshAfterError(error));
