import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** Name of the option, before its value. */
  readonly label: string;
  readonly value: string;
  /** Whether the value differs from the default. */
  readonly isChanged?: boolean;
  readonly children: ReactNode;
}

/**
 * A button that shows the selected option and opens a panel to change it. Escape or a click outside closes the panel.
 */
export function Popover({ label, value, isChanged = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    // A click inside the frame fires no event in this document; the window only loses its focus.
    const closeInFrame = () => setOpen(false);
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    window.addEventListener('keydown', closeByKey);
    window.addEventListener('pointerdown', closeElsewhere);
    window.addEventListener('blur', closeInFrame);
    return () => {
      window.removeEventListener('keydown', closeByKey);
      window.removeEventListener('pointerdown', closeElsewhere);
      window.removeEventListener('blur', closeInFrame);
    };
  }, [isOpen]);
  return (
    <div className="workspace__popover" ref={root}>
      <button
        type="button"
        ref={button}
        className="tool-button workspace__choice"
        data-changed={isChanged}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="tool-label">{label}</span> {value}
      </button>
      <fieldset id={id} className="tool-panel workspace__panel" aria-label={label} hidden={!isOpen}>
        {isOpen && children}
      </fieldset>
    </div>
  );
}
