import { Icon, type IconName } from './Icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly isPressed?: boolean | undefined;
  readonly isExpanded?: boolean | undefined;
  /** Sets `aria-disabled`, so that the button keeps the focus. */
  readonly isDisabled?: boolean;
}

/** A button that shows only an icon; its label is a tooltip. */
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
