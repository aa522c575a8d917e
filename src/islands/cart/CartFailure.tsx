import { LoadFailure } from '../shell/LoadFailure.tsx';
import { useText } from '../shell/text.ts';

export function CartFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return <LoadFailure text={t('cart.loadFailed')} onRetry={onRetry} />;
}
