import { useContext, useEffect, useRef } from 'react';
import type { ApiError } from '../../../api/core/api-error.ts';
import { isCorrectedInCart } from '../../../stores/cart/checkout-errors.ts';
import { shopHref } from '../../kit/shop-href.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { ErrorMessage } from '../../kit/ErrorMessage.tsx';
import { errorText } from '../../kit/error-text.ts';
import { MessagesContext, useText } from '../../kit/text.ts';

interface Props {
  readonly error: ApiError;
  readonly isAtCheckout: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The error of a wallet payment, with buttons to retry or continue. */
export function WalletError({ error, isAtCheckout, onRetry, onClose }: Props) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  const { cart, checkout } = pageData().paths;
  const isOfCart = isCorrectedInCart(error);
  return (
    <div className="dialog__stack dialog__message" ref={container} tabIndex={-1}>
      <ErrorMessage text={errorText(error, messages)} />
      <div className="dialog__actions">
        {isOfCart ? (
          <a className="button button--primary" href={shopHref(cart)}>
            {t('wallets.toCart')}
          </a>
        ) : (
          <button type="button" className="button button--primary" onClick={onRetry}>
            {t('shell.retry')}
          </button>
        )}
        {isAtCheckout ? (
          <button type="button" className="button" onClick={onClose}>
            {t('wallets.otherWay')}
          </button>
        ) : (
          <a className="button" href={shopHref(isOfCart ? '/' : checkout)}>
            {t(isOfCart ? 'cart.browse' : 'wallets.otherWay')}
          </a>
        )}
      </div>
    </div>
  );
}
