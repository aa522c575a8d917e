import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { asLength, type Fitted } from '../lib/device-sizes.ts';

const STEP = 10;

/** Resizes the frame by dragging its edge or by arrow keys. The frame is centred: it grows on both sides. */
export function useWidthDrag({ width, scale }: Fitted, onWidth: (width: number | undefined) => void) {
  const from = useRef({ x: 0, width });
  const [isDragged, setDragged] = useState(false);
  const handle = {
    'aria-label': 'Width of the page: drag, or press the left or right arrow',
    title: 'Drag, or press the left or right arrow',
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, width };
      setDragged(true);
    },
    onPointerMove({ clientX }: PointerEvent<HTMLElement>) {
      if (isDragged) onWidth(asLength(from.current.width + (2 * (clientX - from.current.x)) / scale));
    },
    onPointerUp: () => setDragged(false),
    onPointerCancel: () => setDragged(false),
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'ArrowRight') onWidth(asLength(width + STEP));
      if (key === 'ArrowLeft') onWidth(asLength(width - STEP));
    },
  };
  return { isDragged, handle };
}
