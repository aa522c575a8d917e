import { useText } from './text.ts';

interface Props {
  readonly text: string;
  /** Nothing where another try would not help. */
  readonly onRetry: (() => void) | undefined;
  readonly className?: string;
}

/** Says that something could not be read, and offers another try. */
export function LoadFailure({ text, onRetry, className = 'empty' }: Props) {
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
