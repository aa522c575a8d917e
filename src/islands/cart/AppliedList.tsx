import type { ReactNode } from 'react';
import { useText } from '../kit/text.ts';

interface Applied {
  readonly id: string;
  readonly text: ReactNode;
  /** Accessible name of the remove button. */
  readonly removeLabel: string;
}

interface Props {
  readonly className: string;
  readonly applied: readonly Applied[];
  readonly isPending: boolean;
  readonly onRemove: (id: string) => unknown;
  /** Rendered at the end of the list. */
  readonly children?: ReactNode;
}

/** The applied codes or cards, each with a remove button. */
export function AppliedList({ className, applied, isPending, onRemove, children }: Props) {
  const t = useText();
  return (
    <ul className={className} role="list" aria-busy={isPending}>
      {applied.map(({ id, text, removeLabel }) => (
        <li key={id}>
          <span>{text}</span>
          <button
            type="button"
            className="button button--quiet"
            aria-label={removeLabel}
            aria-disabled={isPending}
            onClick={() => void onRemove(id)}
          >
            {t('cart.removeShort')}
          </button>
        </li>
      ))}
      {children}
    </ul>
  );
}
