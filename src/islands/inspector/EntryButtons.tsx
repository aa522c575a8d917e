interface Props {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly move: (by: number) => void;
  readonly remove: () => void;
}

/** What one does with an entry of a list. */
export function EntryButtons({ name, index, count, move, remove }: Props) {
  return (
    <span className="inspector-buttons">
      <button
        type="button"
        className="tool-button"
        aria-label={`Move "${name}" up`}
        disabled={index === 0}
        onClick={() => move(-1)}
      >
        <span aria-hidden="true">↑</span>
      </button>
      <button
        type="button"
        className="tool-button"
        aria-label={`Move "${name}" down`}
        disabled={index === count - 1}
        onClick={() => move(1)}
      >
        <span aria-hidden="true">↓</span>
      </button>
      <button type="button" className="tool-button" aria-label={`Remove "${name}"`} onClick={remove}>
        <span aria-hidden="true">×</span>
      </button>
    </span>
  );
}
