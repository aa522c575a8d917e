interface Props {
  readonly text: string | undefined;
  /** `li` in a list. */
  readonly as?: 'p' | 'li';
  readonly className?: string;
  /** For the `aria-describedby` of a control. */
  readonly id?: string;
}

/** An error message, announced when it is rendered; renders nothing without a text. */
export function ErrorMessage({ text, as: Tag = 'p', className = 'error', id }: Props) {
  if (text === undefined) return null;
  return (
    <Tag className={className} id={id} role="alert">
      {text}
    </Tag>
  );
}
