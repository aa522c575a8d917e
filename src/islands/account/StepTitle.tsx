import { useEffect, useId, useRef, type ReactNode } from 'react';

interface Props {
  /** Position among the steps, which is announced with the title. */
  readonly count?: string;
  readonly children: ReactNode;
}

/** The heading of an enrollment step: takes the focus when the step begins, and so is announced. */
export function StepTitle({ count, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const countId = useId();
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      {count !== undefined && (
        <p className="eyebrow" id={countId}>
          {count}
        </p>
      )}
      <h3 ref={title} tabIndex={-1} aria-describedby={count === undefined ? undefined : countId}>
        {children}
      </h3>
    </div>
  );
}
