import type { Fragment } from '../../islands/content/fragment.ts';

interface PopupViewOptions {
  /** Without it nothing is left of a closed pop-up. */
  readonly minimizedTitle: string | undefined;
  readonly closeLabel: string;
  /** Called by the button of a minimised pop-up, whose visitor wants the focus inside. */
  onReopen(): Promise<void>;
  onClose(): void;
}

interface PopupView {
  /** Shows the body; `undefined` removes the pop-up. */
  open(body: Fragment | undefined): void;
  /** Shows the button that opens it again, where it has one. */
  minimize(): void;
}

function buttonOf(text: string, className: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', textContent: text, className });
}

/**
 * A region in the corner beside which the page stays usable. It is announced and takes no focus when it opens by itself;
 * Escape and its button close it, and the focus returns to where it came from.
 */
export function createPopupView({ minimizedTitle, closeLabel, onReopen, onClose }: PopupViewOptions): PopupView {
  const region = Object.assign(document.createElement('section'), { className: 'popup', tabIndex: -1, hidden: true });
  const status = Object.assign(document.createElement('output'), { className: 'visually-hidden' });
  const close = buttonOf(closeLabel, 'button button--quiet popup__close');
  const body = Object.assign(document.createElement('div'), { className: 'popup__body' });
  const reopen = buttonOf(minimizedTitle ?? '', 'button popup-button');
  reopen.hidden = true;
  region.append(close, body);
  document.body.append(status, region, reopen);
  let returnTo: EventTarget | null = null;
  let isWanted = false;

  const minimize = () => {
    reopen.hidden = !minimizedTitle;
  };

  function dismiss(): void {
    const hadFocus = region.contains(document.activeElement);
    region.hidden = true;
    status.textContent = '';
    minimize();
    if (hadFocus) focusAfter(reopen.hidden ? returnTo : reopen);
    onClose();
  }

  close.onclick = dismiss;
  reopen.onclick = () => {
    isWanted = true;
    void onReopen().catch(console.debug);
  };
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) returnTo = relatedTarget;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || region.hidden || isElsewhere(region)) return;
    dismiss();
  });

  return {
    minimize,
    open(fragment) {
      reopen.hidden = true;
      if (fragment === undefined) return;
      if (!body.hasChildNodes()) fragment.putInto(body);
      region.ariaLabel = fragment.title;
      region.hidden = false;
      status.textContent = isWanted ? '' : fragment.title;
      if (isWanted) region.focus();
    },
  };
}

/** Whether Escape belongs to a dialog or to a field outside. */
function isElsewhere(region: HTMLElement): boolean {
  if (document.querySelector('dialog:popover-open, dialog[open]') !== null) return true;
  const { activeElement } = document;
  return !region.contains(activeElement) && activeElement?.matches('input, textarea, select') === true;
}

function focusAfter(target: EventTarget | null): void {
  const main = document.getElementById('main');
  if (target instanceof HTMLElement && target.isConnected && target !== document.body) target.focus();
  else main?.focus({ preventScroll: true });
}
