import { fitFrame, followContent } from './fit-frame.ts';

/** Options of all frames. */
export interface ViewSettings {
  readonly width: string;
  readonly theme: string;
  readonly locale: string;
}

interface SampleFrame {
  readonly container: HTMLElement;
  /** The last state that the intersection observer reported. */
  isNear: boolean;
  frame?: HTMLIFrameElement;
  /** Frees the frame's loading slot; undefined once called. */
  release?: () => void;
  /** Last content height at this width, so that the layout does not shift when the frame is created again. */
  height?: number | undefined;
}

/** Number of concurrently loading frames; the others are queued. */
const MAX_LOADING = 4;
const FIRST_HEIGHT = 320;
const SCROLLED_HEIGHT = 640;
const NEAR = '100% 0px';
const FAR = '500% 0px';

export interface Frames {
  show(view: ViewSettings): void;
}

/**
 * Creates a frame in each container that comes near the viewport, and removes it when it is far. Calls `onChange` when
 * a container changed its height.
 */
export function createFrames(containers: readonly HTMLElement[], first: ViewSettings, onChange: () => void): Frames {
  let view = first;
  let loading = 0;
  const viewports = new Map<Element, SampleFrame>(
    containers.map((container) => [container, { container, isNear: false }]),
  );
  const waiting = new Set<SampleFrame>();

  function fit(viewport: SampleFrame): void {
    if (viewport.frame === undefined) return;
    const width = view.width === '' ? undefined : Number(view.width);
    const isScrolled = viewport.container.dataset['scrolled'] !== undefined;
    if (isScrolled) viewport.height = SCROLLED_HEIGHT;
    const scale = fitFrame(viewport.frame, viewport.container, { width, height: viewport.height });
    const height = viewport.height ?? FIRST_HEIGHT;
    viewport.container.style.blockSize = `${Math.round(height * scale) + 2}px`;
    showScale(viewport.container, width, scale);
    onChange();
  }

  function next(): void {
    for (const viewport of waiting) {
      if (loading >= MAX_LOADING) return;
      waiting.delete(viewport);
      loading++;
      load(viewport);
    }
  }

  function load(viewport: SampleFrame): void {
    const frame = document.createElement('iframe');
    frame.title = viewport.container.dataset['title'] ?? '';
    const release = () => {
      if (viewport.release !== release) return;
      delete viewport.release;
      loading--;
      next();
    };
    viewport.release = release;
    frame.addEventListener('load', () => {
      release();
      follow(viewport, frame);
    });
    viewport.frame = frame;
    fit(viewport);
    frame.src = addressOf(viewport.container, view);
    viewport.container.append(frame);
  }

  function follow(viewport: SampleFrame, frame: HTMLIFrameElement): void {
    if (viewport.container.dataset['scrolled'] !== undefined) return;
    followContent(frame, (height) => {
      viewport.height = height;
      fit(viewport);
    });
  }

  function unload(viewport: SampleFrame): void {
    waiting.delete(viewport);
    viewport.frame?.remove();
    delete viewport.frame;
    // A frame that is removed while it loads fires no event.
    viewport.release?.();
  }

  const near = watch(NEAR, (target, isNear) => {
    const viewport = viewports.get(target);
    if (viewport === undefined) return;
    viewport.isNear = isNear;
    if (isNear && viewport.frame === undefined) waiting.add(viewport);
    else waiting.delete(viewport);
    next();
  });
  const far = watch(FAR, (target, isNear) => {
    const viewport = viewports.get(target);
    if (viewport === undefined || isNear) return;
    unload(viewport);
    // The container came near again before it was reported as far: the observer does not report it again.
    if (viewport.isNear) waiting.add(viewport);
    next();
  });
  const sizes = new ResizeObserver(() => viewports.forEach(fit));
  for (const container of containers) {
    near.observe(container);
    far.observe(container);
  }
  const [one] = containers;
  if (one !== undefined) sizes.observe(one.parentElement ?? one);

  return {
    show(chosen) {
      const isOther = chosen.theme !== view.theme || chosen.locale !== view.locale;
      view = chosen;
      for (const viewport of viewports.values()) {
        viewport.height = undefined;
        if (viewport.frame === undefined) continue;
        if (isOther) viewport.frame.contentWindow?.location.replace(addressOf(viewport.container, view));
        fit(viewport);
        if (!isOther) follow(viewport, viewport.frame);
      }
    },
  };
}

function watch(rootMargin: string, onChange: (target: Element, isNear: boolean) => void): IntersectionObserver {
  return new IntersectionObserver(
    (changes) => changes.forEach(({ target, isIntersecting }) => onChange(target, isIntersecting)),
    { rootMargin },
  );
}

function addressOf(container: HTMLElement, { theme, locale }: ViewSettings): string {
  const address = new URL(container.dataset['stage'] ?? '', location.origin);
  for (const [name, value] of Object.entries({ theme, locale })) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address.href;
}

function showScale(container: HTMLElement, width: number | undefined, scale: number): void {
  container.querySelector('.stage__note')?.remove();
  if (width === undefined || scale === 1) return;
  const text = document.createElement('span');
  text.className = 'stage__note';
  text.textContent = `${width} px at ${Math.round(scale * 100)} %`;
  container.append(text);
}
