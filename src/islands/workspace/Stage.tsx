import { useEffect, useRef } from 'react';
import { linkFrame } from './frame-link.ts';

/** The page in its frame. */
export function Stage({ onFrame }: { readonly onFrame: (frame: HTMLIFrameElement | null) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    onFrame(frame.current);
    return frame.current ? linkFrame(frame.current) : undefined;
  }, [onFrame]);
  return (
    <div className="stage">
      <iframe ref={frame} className="stage__frame" title="The page" />
    </div>
  );
}
