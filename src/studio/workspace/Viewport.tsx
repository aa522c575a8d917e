import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type RefObject, type KeyboardEvent, type PointerEvent } from 'react';
import { fitInto, asLength, type Fitted } from '../lib/device-sizes.ts';
import { askWhoAmI } from '../stores/editor-api.ts';
import { $info, $isLoading, $frameTarget, $workspace, changeWorkspace } from '../stores/workspace.ts';
import { linkFrame } from './frame-link.ts';
import { ViewportToolbar } from './ViewportToolbar.tsx';

const STEP = 10;

/** Resizes the frame by dragging its edge or by arrow keys. The frame is centred: it grows on both sides. */
function useWidthDrag({ width, scale }: Fitted, onWidth: (width: number | undefined) => void) {
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

interface Props {
  readonly onFrame: (frame: HTMLIFrameElement | null) => void;
}

/** The page in its frame, in the selected size, scaled down where it does not fit. */
export function Viewport({ onFrame }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const room = useRoom(container);
  const { size } = useStore($workspace);
  const { element } = useStore($frameTarget);
  const fitted = fitInto(size, room);
  const { width, height, scale } = fitted;
  const drag = useWidthDrag(fitted, (next) => changeWorkspace({ size: { ...size, width: next } }));
  useEffect(() => {
    onFrame(frame.current);
    return frame.current ? linkFrame(frame.current, element) : undefined;
  }, [onFrame, element]);
  return (
    <div className="stage">
      <ViewportToolbar fitted={fitted} />
      <div className="stage__place" ref={container}>
        <div
          className="stage__device"
          data-free={size.width !== undefined}
          style={{ width: width * scale, height: height * scale }}
        >
          {/* The shop's own page, which the studio reads and outlines: a sandbox would separate the two. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            key={element}
            ref={frame}
            className="stage__frame"
            title="The previewed page"
            data-dragged={drag.isDragged}
            style={{ width, height, transform: `scale(${scale})` }}
          />
          <Absence />
          <button type="button" className="stage__handle" {...drag.handle} />
        </div>
      </div>
    </div>
  );
}

/** Shown where the frame contains no page of the shop. */
function Absence() {
  const isLoading = useStore($isLoading);
  const info = useStore($info);
  const isAbsent = !isLoading && info === undefined;
  // Checks whether the editor was signed out.
  useEffect(() => {
    if (isAbsent) void askWhoAmI();
  }, [isAbsent]);
  if (!isAbsent) return null;
  return (
    <output className="stage__absence">
      This page cannot be previewed: it says nothing of itself. It may be no page of the shop, the shop may be out of
      reach, or you may have been signed out. “Load again” is above.
    </output>
  );
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of the element in CSS pixels; the last one while it is hidden. */
function useRoom(container: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 800, height: 600 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setRoom({ width, height });
    });
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, [container]);
  return room;
}
