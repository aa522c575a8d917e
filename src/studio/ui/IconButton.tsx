import { Icon, type IconName } from './Icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly isPressed?: boolean | undefined;
  readonly isExpanded?: boolean | undefined;
  /** Does nothing just now; the focus may stay on it. */
  readonly isDisabled?: boolean;
}

/** A button that is only a picture; a pointer that rests on it is told what it does. */
export function IconButton({ icon, label, onClick, isPressed, isExpanded, isDisabled = false }: Props) {
  return (
    <button
      type="button"
      className="tool-button workspace__icon-button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
