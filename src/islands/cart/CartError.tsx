import { LoadError } from '../kit/LoadError.tsx';
import { useText } from '../kit/text.ts';

export function CartError({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return <LoadError text={t('cart.loadFailed')} onRetry={onRetry} />;
}
