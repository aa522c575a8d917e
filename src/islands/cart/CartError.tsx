import { LoadFailure } from '../kit/LoadError.tsx';
import { useText } from '../kit/text.ts';

export function CartFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return <LoadFailure text={t('cart.loadFailed')} onRetry={onRetry} />;
}
