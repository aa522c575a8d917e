import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls to the top when `form`, the identity of the form, changes. */
export function useTop(inside: RefObject<HTMLElement | null>, form: string): void {
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    inside.current?.closest('.workspace__scroll')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [inside, form]);
}
