import { useText } from './text.ts';

interface Props {
  readonly text: string;
  /** Undefined where a retry would not help. */
  readonly onRetry: (() => void) | undefined;
  readonly className?: string;
}

/** A failed load, with a retry button. */
export function LoadError({ text, onRetry, className = 'empty' }: Props) {
  const t = useText();
  return (
    <div className={className}>
      <p role="alert">{text}</p>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {t('shell.retry')}
        </button>
      )}
    </div>
  );
}
