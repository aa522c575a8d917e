import { useContext } from 'react';
import type { CustomerNotification } from '../../api/cart/cart-item.schema.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { MessagesContext } from '../kit/text.ts';

/** Changes of the cart since it was last shown: stock, gifts, delivery methods (docs/contract.md#cart). */
export function CartNotices({ cart }: { cart: Cart }) {
  const messages = useContext(MessagesContext);
  const textOf = ({ code, message, details }: CustomerNotification): string => {
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
  const notifications = cart.cachedCustomerNotifications;
  if (notifications.length === 0) return null;
  const isOver = cart.items.length === 0 && notifications.some(({ type }) => type === 'error');
  return (
    <ul className="cart__notices" role="list">
      {isOver && <li role="alert">{formatMessage(pageData().locale, messages, 'cart.orderOver')}</li>}
      {notifications.map((notification, index) => (
        <li
          key={`${notification.code} ${index}`}
          role={notification.type === 'error' ? 'alert' : 'status'}
          data-notice={notification.code}
        >
          {textOf(notification)}
        </li>
      ))}
    </ul>
  );
}
