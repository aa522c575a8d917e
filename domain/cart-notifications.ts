/** A change of the cart that its customer did not make, as a screen shows it (docs/contract.md#cart). */
export interface CartNotification {
  readonly code: string;
  readonly message: string;
  /** `error`: the customer has to act. */
  readonly type: 'error' | 'info';
  /** Where it belongs: to the cart, to a line, or to the quantity of a line, which was lowered. */
  readonly level: 'top' | 'item' | 'input';
  readonly details: Readonly<Record<string, unknown>>;
}

type FlashMessage = Pick<CartNotification, 'code' | 'message' | 'details'>;

interface Line {
  readonly id: string;
  readonly qty: number;
}

const typeOf = ({ code }: FlashMessage) => (code.startsWith('Product') ? 'error' : 'info');

function levelOf({ details }: FlashMessage, lines: readonly Line[]): CartNotification['level'] {
  const line = lines.find(({ id }) => id === details['itemId']);
  if (line === undefined) return 'top';
  const { availableQty } = details;
  return typeof availableQty === 'number' && line.qty <= availableQty ? 'input' : 'item';
}

/** The flash messages of a cart with these lines. */
export const notificationsOf = (messages: readonly FlashMessage[], lines: readonly Line[]): CartNotification[] =>
  messages.map((flash) => ({ ...flash, type: typeOf(flash), level: levelOf(flash, lines) }));

/** Those of a line; a shortage of stock is among them only where the caller asked for it. */
export const ofLine = <Notification extends Pick<CartNotification, 'level' | 'details'>>(
  notifications: readonly Notification[],
  lineId: string,
  { withShortage }: { readonly withShortage: boolean },
): Notification[] =>
  notifications.filter(
    ({ level, details }) =>
      level !== 'top' && details['itemId'] === lineId && (withShortage || !('availableQty' in details)),
  );
