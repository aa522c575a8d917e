/** Zoom of the image in a viewer: pinch, wheel, keys, double tap and buttons; a zoomed image is moved by dragging. */

const MAX_SCALE = 4;
const STEP = 1.5;
/** Pixels that an arrow key moves a zoomed image. */
const PAN = 60;

interface View {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** The view in which the point, measured from the centre of the image, stays where it is. */
export function zoomAt(view: View, factor: number, point: Point): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  if (scale === 1) return WHOLE;
  const ratio = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
}

/** Moves the view, as far as the image covers its frame. */
export function panBy(view: View, by: Point, frame: { readonly width: number; readonly height: number }): View {
  const clamp = (value: number, size: number) => {
    const most = (size * (view.scale - 1)) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { ...view, x: clamp(view.x + by.x, frame.width), y: clamp(view.y + by.y, frame.height) };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Enables zooming in the dialog; each image that it shows starts unzoomed. */
export function startZoom(dialog: HTMLElement, viewer: HTMLElement): void {
  let image: HTMLImageElement | null = null;
  let view = WHOLE;
  const pointers = new Map<number, Point>();

  const show = (next: View) => {
    const current = viewer.querySelector('img');
    if (current === null) return;
    view = panBy(next, { x: 0, y: 0 }, { width: current.offsetWidth, height: current.offsetHeight });
    current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    viewer.toggleAttribute('data-zoomed', view.scale > 1);
    if (view.scale > 1) useLargest(current);
  };
  const reset = () => {
    image = viewer.querySelector('img');
    view = WHOLE;
    pointers.clear();
    viewer.removeAttribute('data-zoomed');
  };
  /** From the centre of the unzoomed image. */
  const fromCentre = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = image?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - (box.left + box.right) / 2 + view.x, y: clientY - (box.top + box.bottom) / 2 + view.y };
  };
  const zoom = (factor: number, point: Point = { x: 0, y: 0 }) => show(zoomAt(view, factor, point));

  reset();
  new MutationObserver(reset).observe(viewer, { childList: true });
  viewer.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300), fromCentre(event));
    },
    { passive: false },
  );
  viewer.addEventListener('dblclick', (event) => (view.scale > 1 ? show(WHOLE) : zoom(2, fromCentre(event))));
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-zoom]')) {
    button.hidden = false;
    button.addEventListener('click', () => zoom(button.dataset['zoom'] === '+' ? STEP : 1 / STEP));
  }
  // Before the viewer's own keys, which step to another image.
  dialog.addEventListener(
    'keydown',
    (event) => (onKey(event, view, { show, zoom }) ? event.stopPropagation() : undefined),
    true,
  );
  followPointers(viewer, pointers, {
    zoom,
    pan: (by) => show({ ...view, x: view.x + by.x, y: view.y + by.y }),
    fromCentre,
  });
}

interface Controls {
  readonly show: (view: View) => void;
  readonly zoom: (factor: number, point?: Point) => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

/** Returns whether the key was one of the zoom's: arrows move a zoomed image. */
function onKey({ key, ctrlKey, metaKey }: KeyboardEvent, view: View, { show, zoom }: Controls): boolean {
  if (ctrlKey || metaKey) return false;
  const by = ARROWS[key];
  if (key === '+' || key === '=') zoom(STEP);
  else if (key === '-') zoom(1 / STEP);
  else if (key === '0') show(WHOLE);
  else if (by !== undefined && view.scale > 1) show({ ...view, x: view.x + by.x, y: view.y + by.y });
  else return false;
  return true;
}

interface Gestures {
  readonly zoom: (factor: number, point: Point) => void;
  readonly pan: (by: Point) => void;
  readonly fromCentre: (event: PointerEvent | { readonly clientX: number; readonly clientY: number }) => Point;
}

/** One pointer drags, two pinch. */
function followPointers(viewer: HTMLElement, pointers: Map<number, Point>, { zoom, pan, fromCentre }: Gestures): void {
  viewer.addEventListener('pointerdown', (event) => {
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    viewer.setPointerCapture(event.pointerId);
  });
  viewer.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, now);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return pan({ x: now.x - before.x, y: now.y - before.y });
    const centre = middle(now, other);
    zoom(distance(now, other) / distance(before, other), fromCentre({ clientX: centre.x, clientY: centre.y }));
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    viewer.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId));
}

/** A zoomed image is loaded in twice the size of the window. */
function useLargest(image: HTMLImageElement): void {
  const sources = image.parentElement?.querySelectorAll('source') ?? [];
  for (const source of sources) if (source.sizes !== '200vw') source.sizes = '200vw';
}
