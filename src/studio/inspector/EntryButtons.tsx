import { IconButton } from '../ui/IconButton.tsx';

interface Props {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly move: (by: number) => void;
  readonly duplicate?: (() => void) | undefined;
  readonly remove: () => void;
}

/** The actions of a list entry. At an end of the list the move button stays, so that the focus does. */
export function EntryButtons({ name, index, count, move, duplicate, remove }: Props) {
  return (
    <span className="inspector-buttons">
      <IconButton icon="up" label={`Move “${name}” up`} isDisabled={index === 0} onClick={() => move(-1)} />
      <IconButton icon="down" label={`Move “${name}” down`} isDisabled={index === count - 1} onClick={() => move(1)} />
      {duplicate && <IconButton icon="copy" label={`Duplicate “${name}”`} onClick={duplicate} />}
      <IconButton icon="remove" label={`Remove “${name}”`} onClick={remove} />
    </span>
  );
}
