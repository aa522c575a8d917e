import { WIDTHS } from '../lib/breakpoints.ts';

interface Props {
  readonly hidden: readonly unknown[];
  readonly change: (hidden: readonly string[]) => void;
  /** Nothing can be changed just now. */
  readonly isBusy?: boolean;
}

/** On which widths a section is not shown. */
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
