import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Another form begins at its top; `form` says which one it is. */
export function useTop(inside: RefObject<HTMLElement | null>, form: string): void {
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    inside.current?.closest('.workspace__scroll')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [inside, form]);
}
