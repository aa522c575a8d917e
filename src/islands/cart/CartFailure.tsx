import { useText } from '../shell/text.ts';

export function CartFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className="empty">
      <p role="alert">{t('cart.loadFailed')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('shell.retry')}
      </button>
    </div>
  );
}
