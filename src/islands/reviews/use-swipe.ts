import { useRef, type PointerEvent } from 'react';

/** Pixels along the line of text; less is a tap. */
const DISTANCE = 40;

interface Swipe {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
}

/** Handlers of an element: calls `step` with 1 for a swipe to the next one, with -1 for one to the previous. */
export function useSwipe(step: (by: 1 | -1) => void): Swipe {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown({ pointerId: id, clientX: x, clientY: y, isPrimary, currentTarget }) {
      start.current = isPrimary ? { id, x, y } : undefined;
      if (isPrimary) currentTarget.setPointerCapture(id);
    },
    onPointerUp({ pointerId, clientX, clientY }) {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) < DISTANCE || Math.abs(across) < Math.abs(clientY - from.y)) return;
      step(across < 0 ? 1 : -1);
    },
  };
}
