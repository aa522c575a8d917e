import { $dialog } from '../../stores/core/dialogs.ts';
import type { Collector } from './collector.ts';

const MINI_CART = 'mini-cart';

/** Dialogs of the registry by their store, and the mini cart, which its button opens natively before any script. */
export const collectDialogs: Collector = ({ push }) => {
  let open: string | undefined;
  $dialog.listen((dialog) => {
    const name = dialog?.name === MINI_CART ? undefined : dialog?.name;
    if (name === open) return;
    if (open !== undefined) push({ event: 'dialog_close', dialog: open });
    if (name !== undefined) push({ event: 'dialog_open', dialog: name });
    open = name;
  });
  document.addEventListener(
    'toggle',
    (event) => {
      if (!(event.target instanceof Element) || event.target.id !== MINI_CART) return;
      const isOpen = Reflect.get(event, 'newState') === 'open';
      push({ event: isOpen ? 'dialog_open' : 'dialog_close', dialog: MINI_CART });
    },
    true,
  );
};
