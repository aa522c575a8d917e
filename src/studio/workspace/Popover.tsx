import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** Name of what is chosen, before its present value. */
  readonly label: string;
  readonly value: string;
  /** Whether something else than the usual is chosen. */
  readonly isChanged?: boolean;
  readonly children: ReactNode;
}

/** A button that says what is chosen, and below it a panel to choose in. Escape, or a press elsewhere, closes it. */
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
    // A press inside the frame is told to nobody here; the window only loses its focus.
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
