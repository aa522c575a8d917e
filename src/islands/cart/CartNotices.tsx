import { useContext } from 'react';
import type { Cart, FlashMessage } from '../../api/cart/cart.schema.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { MessagesContext } from '../kit/text.ts';

/** Changes of the cart since it was last shown: stock, gifts, delivery methods (docs/contract.md#cart). */
export function CartNotices({ cart }: { cart: Cart }) {
  const messages = useContext(MessagesContext);
  const textOf = ({ code, message, details }: FlashMessage): string => {
    const item = cart.items.find(({ id }) => id === details['itemId']);
    const { availableQty, name = item?.name } = details;
    const params = {
      ...(typeof name === 'string' ? { name } : {}),
      ...(typeof availableQty === 'number' ? { availableQty } : {}),
    };
    const gone = `notices.${code}_GONE`;
    const key = !item && gone in messages ? gone : `notices.${code}`;
    const isNameless = !('name' in params) && messages[key]?.includes('{name}');
    return (!isNameless && formatMessage(pageData().locale, messages, key, params)) || message;
  };
  if (cart.flashMessages.length === 0) return null;
  return (
    <ul className="cart__notices" role="list">
      {cart.flashMessages.map((notice, index) => (
        <li key={`${notice.code} ${index}`} role={isStop(cart, notice) ? 'alert' : 'status'} data-notice={notice.code}>
          {textOf(notice)}
        </li>
      ))}
    </ul>
  );
}

/** Whether the customer has to act: as the notification says, or the code where a service sends none. */
function isStop({ cachedCustomerNotifications: known }: Cart, { code }: FlashMessage): boolean {
  const type = known.find((one) => one.code === code)?.type;
  return type === undefined ? code.startsWith('Product') : type === 'error';
}
