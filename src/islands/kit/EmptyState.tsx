interface Props {
  readonly title: string;
  readonly help: string;
  /** Text of the link. */
  readonly action: string;
  readonly href: string;
}

/** An empty list of the customer, with a link to start from. */
export const EmptyState = ({ title, help, action, href }: Props) => (
  <div className="empty contour">
    <p className="lead">{title}</p>
    <p>{help}</p>
    <a className="button button--primary" href={href}>
      {action}
    </a>
  </div>
);
