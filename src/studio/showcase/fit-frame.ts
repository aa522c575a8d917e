/** Sizes a frame by its content; a frame that is wider than its container is scaled down, with a note. */

const VIEWPORT = '800px';
/**
 * A section with viewport height would grow with its frame forever: changes within this time after a resize are
 * ignored.
 */
const ECHO = 400;

export function followContent(frame: HTMLIFrameElement, onHeight: (height: number) => void): void {
  const main = frame.contentDocument?.querySelector('main, body > *');
  if (!main) return;
  let known = 0;
  let changedAt = -ECHO;
  const measure = () => {
    const height = Math.ceil(main.getBoundingClientRect().height);
    const isEcho = performance.now() - changedAt < ECHO && height > known;
    if (height === 0 || height === known || (isEcho && known > 0)) return;
    known = height;
    changedAt = performance.now();
    onHeight(height);
  };
  // Uses the frame's own `ResizeObserver`: this window's would not observe the frame's layout.
  const observer = new (frame.contentWindow as Window & typeof globalThis).ResizeObserver(measure); // a frame of this origin
  observer.observe(main);
}

export interface Size {
  /** CSS pixels; `undefined` fills the container. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** Sizes a frame within `container`; returns its scale. */
export function fitFrame(frame: HTMLIFrameElement, container: HTMLElement, { width, height }: Size): number {
  const room = container.clientWidth;
  const scale = width === undefined || width <= room ? 1 : room / width;
  frame.style.inlineSize = `${width ?? room}px`;
  frame.style.blockSize = height === undefined ? VIEWPORT : `${height}px`;
  frame.style.transform = scale === 1 ? '' : `scale(${scale})`;
  return scale;
}
