import { makeModal } from '../kit/modality.ts';

interface FrameOptions {
  readonly shape: 'modal' | 'panel';
  readonly isPersistent: boolean;
  /** Called when the visitor uses Close or Escape. */
  readonly onDismiss: () => void;
  /** The dialog was closed by any cause and is fading out. */
  readonly onClosed: () => void;
  /** The dialog has been removed from the page. */
  readonly onGone: () => void;
  /** Receives the focus on close. */
  readonly opener: Element | null;
}

export interface Frame {
  readonly dialog: HTMLElement;
  readonly body: HTMLElement;
  /** Part of the page's HTML. */
  readonly isOfPage: boolean;
  /** Sets the texts of the frame once they are loaded. */
  name(title: string, close: string): void;
  rename(title: string): void;
  /** Closes the dialog; one that is not part of the page's HTML is removed after it has faded out. */
  close(): void;
}

let count = 0;

export const isOpen = (dialog: HTMLElement): boolean => dialog.matches(':popover-open');

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className });
}

/** A placeholder of the size of the content. */
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

/** Removes the dialog once the animation has ended; `allSettled` because an animation may be cancelled. */
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

/** Shows the dialog as a modal one; calls `onClosed` once, whatever closes it. */
function showModally(dialog: HTMLElement, { opener, onClosed }: Pick<FrameOptions, 'opener' | 'onClosed'>): void {
  if (!isOpen(dialog)) dialog.showPopover();
  makeModal(dialog, opener);
  dialog.addEventListener('toggle', function onToggle() {
    if (isOpen(dialog)) return;
    dialog.removeEventListener('toggle', onToggle);
    onClosed();
  });
}

/** Shows an empty dialog at once; a dialog opened from within another is inserted into it, so that both stay open. */
export function openFrame(options: FrameOptions): Frame {
  const { isPersistent, opener, onDismiss, onClosed, onGone } = options;
  const { dialog, title, closeButton, body } = build(options);
  (opener?.closest('dialog:popover-open') ?? document.body).append(dialog);
  showModally(dialog, {
    opener,
    onClosed() {
      onClosed();
      void removeAfterAnimation(dialog, onGone);
    },
  });
  closeButton.focus({ preventScroll: true });
  closeButton.addEventListener('click', onDismiss);
  if (isPersistent) dialog.addEventListener('keydown', (event) => dismissOnEscape(event, onDismiss));
  return {
    dialog,
    body,
    isOfPage: false,
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

/** Shows a dialog of the page's HTML, which has its title and its Close; its content stays when it is closed. */
export function openPageFrame(dialog: HTMLElement, options: FrameOptions): Frame {
  showModally(dialog, options);
  return {
    dialog,
    body: dialog.querySelector<HTMLElement>('[data-dialog-body]') ?? dialog,
    isOfPage: true,
    name: () => undefined,
    rename: (text) => dialog.querySelector('.drawer__title')?.replaceChildren(text),
    close: () => dialog.hidePopover(),
  };
}
