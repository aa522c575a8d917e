import { fitFrame, followContent } from './fit-frame.ts';

/** Choices made for all frames at once. */
export interface ViewSettings {
  readonly width: string;
  readonly theme: string;
  readonly locale: string;
}

interface Stage {
  readonly container: HTMLElement;
  /** As it was last told. */
  isNear: boolean;
  frame?: HTMLIFrameElement;
  /** Gives the frame's place among those that load to the next; once. */
  release?: () => void;
  /** Of the content when it was last seen at this width, so that the page does not jump when the frame comes back. */
  height?: number | undefined;
}

/** Frames that load at the same time; the others wait. */
const AT_ONCE = 4;
const FIRST_HEIGHT = 320;
const SCROLLED_HEIGHT = 640;
const NEAR = '100% 0px';
const FAR = '500% 0px';

export interface Stages {
  show(view: ViewSettings): void;
}

/**
 * Puts a frame into each stage that comes near the viewport, and takes it out again when it is far. `onChange` is told when a stage
 * changed its height.
 */
export function createStages(containers: readonly HTMLElement[], first: ViewSettings, onChange: () => void): Stages {
  let view = first;
  let loading = 0;
  const stages = new Map<Element, Stage>(containers.map((container) => [container, { place: container, isNear: false }]));
  const waiting = new Set<Stage>();

  function fit(stage: Stage): void {
    if (stage.frame === undefined) return;
    const width = view.width === '' ? undefined : Number(view.width);
    const isScrolled = stage.container.dataset['scrolled'] !== undefined;
    if (isScrolled) stage.height = SCROLLED_HEIGHT;
    const scale = fitFrame(stage.frame, stage.container, { width, height: stage.height });
    const height = stage.height ?? FIRST_HEIGHT;
    stage.container.style.blockSize = `${Math.round(height * scale) + 2}px`;
    showScale(stage.container, width, scale);
    onChange();
  }

  function next(): void {
    for (const stage of waiting) {
      if (loading >= AT_ONCE) return;
      waiting.delete(stage);
      loading++;
      load(stage);
    }
  }

  function load(stage: Stage): void {
    const frame = document.createElement('iframe');
    frame.title = stage.container.dataset['title'] ?? '';
    const release = () => {
      if (stage.release !== release) return;
      delete stage.release;
      loading--;
      next();
    };
    stage.release = release;
    frame.addEventListener('load', () => {
      release();
      follow(stage, frame);
    });
    stage.frame = frame;
    fit(stage);
    frame.src = addressOf(stage.container, view);
    stage.container.append(frame);
  }

  function follow(stage: Stage, frame: HTMLIFrameElement): void {
    if (stage.container.dataset['scrolled'] !== undefined) return;
    followContent(frame, (height) => {
      stage.height = height;
      fit(stage);
    });
  }

  function unload(stage: Stage): void {
    waiting.delete(stage);
    stage.frame?.remove();
    delete stage.frame;
    // A frame that is taken out while it loads has no event any more.
    stage.release?.();
  }

  const near = watch(NEAR, (target, isNear) => {
    const stage = stages.get(target);
    if (stage === undefined) return;
    stage.isNear = isNear;
    if (isNear && stage.frame === undefined) waiting.add(stage);
    else waiting.delete(stage);
    next();
  });
  const far = watch(FAR, (target, isNear) => {
    const stage = stages.get(target);
    if (stage === undefined || isNear) return;
    unload(stage);
    // It came back before it was told that it had gone: being near is not told again.
    if (stage.isNear) waiting.add(stage);
    next();
  });
  const sizes = new ResizeObserver(() => stages.forEach(fit));
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
      for (const stage of stages.values()) {
        stage.height = undefined;
        if (stage.frame === undefined) continue;
        if (isOther) stage.frame.contentWindow?.location.replace(addressOf(stage.container, view));
        fit(stage);
        if (!isOther) follow(stage, stage.frame);
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
