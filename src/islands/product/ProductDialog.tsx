import { useContext, type ReactNode } from 'react';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { loadProduct } from '../../stores/catalog/product.ts';
import { useAsyncValue } from '../kit/use-request.ts';
import { errorText } from '../kit/error-text.ts';
import { LoadError } from '../kit/LoadError.tsx';
import { MessagesContext, useText } from '../kit/text.ts';

interface Props {
  readonly productId: string;
  /** Whether all else that the dialog needs is loaded. */
  readonly isReady?: boolean;
  readonly children: (product: ProductDetails) => ReactNode;
}

/** Loads the product of a dialog, and shows a message where it does not exist. */
export function ProductDialog({ productId, isReady = true, children }: Props) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const { answer, retry } = useAsyncValue(productId, loadProduct);

  if (answer === undefined || !isReady) {
    return (
      <output className="dialog__skeleton" aria-label={t('shell.loading')}>
        <i className="skeleton" />
        <i className="skeleton" />
        <i className="skeleton" />
      </output>
    );
  }
  if (answer.ok) return children(answer.value);
  const isGone = answer.error.status === 404;
  return (
    <LoadError
      text={isGone ? t('dialogs.productGone') : errorText(answer.error, messages)}
      onRetry={isGone ? undefined : retry}
      className="dialog__failure"
    />
  );
}
