import { useStore } from '@nanostores/react';
import { useContext } from 'react';
import type { Cart } from '../../api/cart.schema.ts';
import { $notice } from '../../stores/checkout.ts';
import { errorText } from '../shell/error-text.ts';
import { MessagesContext, useText } from '../shell/text.ts';

/** What went wrong, above the step, and what the service has to say of the cart. */
export function Notice({ cart }: { cart: Cart }) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const notice = useStore($notice);
  return (
    <>
      {notice && (
        <p className="checkout__alert" role="alert">
          {'error' in notice ? errorText(notice.error, messages) : t(notice.key)}
        </p>
      )}
      {cart.flashMessages.length > 0 && (
        <ul className="checkout__notes" aria-live="polite">
          {cart.flashMessages.map(({ code, message }) => (
            <li key={code + message}>{message}</li>
          ))}
        </ul>
      )}
    </>
  );
}
