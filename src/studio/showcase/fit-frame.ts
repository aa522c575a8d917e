/** What is in a frame decides how high it is; where it is wider than its place it is shown smaller, and says so. */

const VIEWPORT = '800px';
/** A section that is as high as its window would grow with its frame for ever: what follows on a change of ours is left alone. */
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
  // The observer of the frame's own window: that of this one would not see the frame's layout.
  const observer = new (frame.contentWindow as Window & typeof globalThis).ResizeObserver(measure); // a frame of this origin
  observer.observe(main);
}

export interface Size {
  /** CSS pixels; `undefined` for as wide as its place. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** Gives a frame its size within `place`; answers the scale at which it is shown. */
export function fitFrame(frame: HTMLIFrameElement, container: HTMLElement, { width, height }: Size): number {
  const room = container.clientWidth;
  const scale = width === undefined || width <= room ? 1 : room / width;
  frame.style.inlineSize = `${width ?? room}px`;
  frame.style.blockSize = height === undefined ? VIEWPORT : `${height}px`;
  frame.style.transform = scale === 1 ? '' : `scale(${scale})`;
  return scale;
}
