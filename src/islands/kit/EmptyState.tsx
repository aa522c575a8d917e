interface Props {
  readonly title: string;
  readonly help: string;
  /** Text of what leads on. */
  readonly action: string;
  readonly href: string;
}

/** A list of the shopper's that holds nothing yet, and where to begin. */
export const EmptyBox = ({ title, help, action, href }: Props) => (
  <div className="empty contour">
    <p className="lead">{title}</p>
    <p>{help}</p>
    <a className="button button--primary" href={href}>
      {action}
    </a>
  </div>
);
