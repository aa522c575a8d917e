import { makeModal } from '../kit/modality.ts';

interface FrameOptions {
  readonly shape: 'modal' | 'panel';
  readonly isPersistent: boolean;
  /** What Close and Escape do where the shopper uses them. */
  readonly onDismiss: () => void;
  /** It was closed in whatever way, and is fading out. */
  readonly onClosed: () => void;
  /** It is no longer on the page. */
  readonly onGone: () => void;
  /** Gets the focus back. */
  readonly opener: Element | null;
}

export interface Frame {
  readonly body: HTMLElement;
  /** The words of the frame, once they are known. */
  name(title: string, close: string): void;
  rename(title: string): void;
  /** Takes it away, when it has faded out. */
  close(): void;
}

let count = 0;

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className });
}

/** The size of what comes. */
function skeleton(): HTMLElement {
  const lines = element('div', 'dialog__skeleton');
  lines.ariaHidden = 'true';
  for (let line = 0; line < 3; line += 1) lines.append(element('i', 'skeleton'));
  return lines;
}

function build({ shape, isPersistent }: FrameOptions) {
  const dialog = element('dialog', `drawer dialog dialog--${shape}`);
  const head = element('div', 'drawer__head');
  const title = element('h2', 'drawer__title');
  const closeButton = element('button', 'button button--quiet');
  const body = element('div', 'drawer__body');
  title.id = `dialog-title-${(count += 1)}`;
  closeButton.type = 'button';
  dialog.popover = isPersistent ? 'manual' : 'auto';
  dialog.ariaModal = 'true';
  dialog.ariaBusy = 'true';
  dialog.setAttribute('aria-labelledby', title.id);
  body.append(skeleton());
  head.append(title, closeButton);
  dialog.append(head, body);
  return { dialog, title, closeButton, body };
}

/** Gone for good once the motion has ended; `allSettled` because a motion may be cut short. */
async function removeAfterAnimation(dialog: HTMLElement, onGone: () => void): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  dialog.remove();
  onGone();
}

/** Escape closes what the browser does not close by itself. */
function dismissOnEscape(event: KeyboardEvent, dismiss: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  dismiss();
}

/** Shows an empty dialog at once; one opened from within another is put inside it, so that both stay open. */
export function openFrame(options: FrameOptions): Frame {
  const { isPersistent, opener, onDismiss, onClosed, onGone } = options;
  const { dialog, title, closeButton, body } = build(options);
  (opener?.closest('dialog:popover-open') ?? document.body).append(dialog);
  dialog.showPopover();
  closeButton.focus({ preventScroll: true });
  makeModal(dialog, opener);
  closeButton.addEventListener('click', onDismiss);
  if (isPersistent) dialog.addEventListener('keydown', (event) => dismissOnEscape(event, onDismiss));
  dialog.addEventListener('toggle', () => {
    if (dialog.matches(':popover-open')) return;
    onClosed();
    void removeAfterAnimation(dialog, onGone);
  });
  return {
    body,
    name(text, close) {
      title.textContent = text;
      closeButton.textContent = close;
      dialog.ariaBusy = null;
    },
    rename(text) {
      title.textContent = text;
    },
    close: () => dialog.hidePopover(),
  };
}
