interface Props {
  readonly text: string | undefined;
  /** `li` in a list. */
  readonly as?: 'p' | 'li';
  readonly className?: string;
  /** For the control that it describes. */
  readonly id?: string;
}

/** What went wrong, announced when it is drawn; nothing where nothing did. */
export function ErrorMessage({ text, as: Tag = 'p', className = 'error', id }: Props) {
  if (text === undefined) return null;
  return (
    <Tag className={className} id={id} role="alert">
      {text}
    </Tag>
  );
}
