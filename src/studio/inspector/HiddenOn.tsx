import { WIDTHS } from '../lib/breakpoints.ts';

interface Props {
  readonly hidden: readonly unknown[];
  readonly change: (hidden: readonly string[]) => void;
  /** Disables all inputs. */
  readonly isBusy?: boolean;
}

/** Selects the breakpoints at which a section is hidden. */
export function HiddenOn({ hidden, change, isBusy = false }: Props) {
  const set = (name: string, isHidden: boolean) => {
    if (isBusy) return;
    const others = hidden.map(String).filter((other) => other !== name);
    change(isHidden ? [...others, name] : others);
  };
  return (
    <fieldset className="inspector-group">
      <legend className="tool-label">Hidden on</legend>
      {Object.entries(WIDTHS).map(([name, label]) => (
        <label key={name} className="inspector-check">
          <input
            type="checkbox"
            aria-disabled={isBusy || undefined}
            checked={hidden.includes(name)}
            onChange={(event) => set(name, event.target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
