import type { CartItem } from '../../api/cart/cart-item.schema.ts';
import type { ApiError } from '../../api/core/api-error.ts';
import { TOAST_DURATION, TOAST_TICK } from '../../config.ts';
import { formatMoney } from '../../../domain/money.ts';
import { thumbnailSet } from '../../lib/image-thumbnail.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { loadErrorText, loadText } from './load-text.ts';
import { $toasts, removeToast, showToast, type Toast } from '../../stores/core/toasts.ts';

interface ToastState {
  readonly element: HTMLElement;
  remaining: number;
}

const shown = new Map<number, ToastState>();
let ticking: ReturnType<typeof setInterval> | undefined;

async function textOf({ message, params }: Toast): Promise<string> {
  if (!/^[a-z]+\.\w+$/.test(message)) return message;
  return loadText(message, params);
}

/** Image, color, size and price of a line, and the links to cart and checkout except to the page that is open. */
function fillLine(element: HTMLElement, item: CartItem): void {
  const { productImageURL, colorLabel, color, sizeLabel, size, price } = item;
  const image = element.querySelector('img');
  if (image && productImageURL !== null) {
    image.sizes = '4rem';
    image.srcset = thumbnailSet(productImageURL) ?? '';
    image.src = productImageURL;
  } else image?.remove();
  element.querySelector('.hint')?.append([colorLabel ?? color, sizeLabel ?? size].filter(Boolean).join(' · '));
  element.querySelector('strong')?.append(formatMoney(price.current, price.currency, pageData().locale));
  const links = element.querySelector('.toast__links');
  const isOpen = [...(links?.querySelectorAll('a') ?? [])].some(({ pathname }) => pathname === location.pathname);
  if (isOpen) links?.remove();
}

/** The markup of a toast is the server's (`ToastHost.astro`). */
function elementOf(toast: Toast): HTMLElement {
  const { id, type, about } = toast;
  const template = document.querySelector<HTMLTemplateElement>('template#toast');
  const element = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  element.classList.add(`toast--${type}`);
  if (type === 'error') element.role = 'alert';
  const kind = typeof about === 'object' ? 'line' : about;
  for (const part of element.querySelectorAll<HTMLElement>('[data-about]')) {
    if (part.dataset['about'] !== kind) part.remove();
  }
  if (typeof about === 'object') fillLine(element, about);
  element.querySelector('button')?.addEventListener('click', () => removeToast(id));
  void textOf(toast).then((text) => element.querySelector('p')?.append(text));
  return element;
}

/**
 * Content outside an open modal dialog is neither announced nor clickable, so the host moves into the dialog and back,
 * within reach of Tab (`modality.ts`); earlier success toasts are dropped then.
 */
function moveHost(host: HTMLElement): void {
  const dialogs = document.querySelectorAll('dialog:modal, dialog[aria-modal]:popover-open');
  const parent = dialogs[dialogs.length - 1] ?? document.body;
  if (host.parentElement === parent) return;
  const end = parent.querySelector(':scope > [data-guard]:last-child');
  if (end) end.before(host);
  else parent.append(host);
  dropSuccess();
}

function dropSuccess(): void {
  for (const [id, { element }] of shown) if (element.matches('.toast--success')) removeToast(id);
}

function removeGone(toasts: readonly Toast[]): void {
  for (const [id, { element }] of shown) {
    if (toasts.some((toast) => toast.id === id)) continue;
    element.remove();
    shown.delete(id);
  }
}

function show(host: HTMLElement, toast: Toast): void {
  const element = elementOf(toast);
  shown.set(toast.id, { element, remaining: toast.isLasting ? Infinity : TOAST_DURATION });
  host.append(element);
}

function render(host: HTMLElement, toasts: readonly Toast[]): void {
  removeGone(toasts);
  const fresh = toasts.filter(({ id }) => !shown.has(id));
  if (fresh.length > 0) moveHost(host);
  // Where removed toasts triggered this function again, the new ones are shown already.
  for (const toast of fresh) if (!shown.has(toast.id)) show(host, toast);
  if (toasts.length > 0) ticking ??= setInterval(tick, TOAST_TICK, host);
  else stopTicking();
}

function stopTicking(): void {
  clearInterval(ticking);
  ticking = undefined;
}

/** Timers pause while a toast is hovered or has focus. */
function tick(host: HTMLElement): void {
  moveHost(host);
  if (host.matches(':hover, :focus-within')) return;
  for (const [id, toast] of shown) if ((toast.remaining -= TOAST_TICK) <= 0) removeToast(id);
}

/** Shows the current and all later toasts. */
export function startToasts(): void {
  const host = document.getElementById('toasts');
  host?.replaceChildren();
  // Before a dialog opens, so that nothing covers it.
  const onToggle = ({ newState, target }: ToggleEvent) => {
    if (newState === 'open' && target instanceof HTMLDialogElement) dropSuccess();
  };
  document.addEventListener('beforetoggle', onToggle, { capture: true });
  if (host) $toasts.subscribe((toasts) => render(host, toasts));
}

/** Loads the messages on demand. */
export async function showErrorToast(error: ApiError): Promise<void> {
  showToast('error', await loadErrorText(error));
}
