import { signOut } from '../../stores/account/sign-out.ts';
import { openDialog } from '../../stores/core/dialogs.ts';
import { storeNotice } from '../../stores/core/notices.ts';
import { $session, renewSession } from '../../stores/core/session.ts';
import { shopHref } from '../kit/shop-href.ts';
import { toastOffline } from '../kit/toast-loader.ts';

/** The content of an account page (`AccountArea.astro`). */
const PAGE = '[data-account-page]';

/** Names of the query that say what became of a form. */
const OUTCOME = ['done', 'fewer', 'gone', 'soldOut'];

/** The address without the outcome of a form, which is shown once. */
function lastingAddress(address: string): string {
  const url = new URL(address);
  for (const name of OUTCOME) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** The page that is shown; dialogs change the fragment only. */
let shown = lastingAddress(location.href);

/** Moves the focus to what has to be corrected, to the outcome, or to where it was. */
function moveFocus(page: HTMLElement, former: string): void {
  const target =
    page.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    page.querySelector<HTMLElement>(
      '[data-asked], form > [role="alert"], :scope > [role="alert"], :scope > [role="status"]',
    ) ??
    document.getElementById(former) ??
    page.querySelector<HTMLElement>('h1');
  if (target?.matches('[role]')) target.tabIndex = -1;
  target?.focus();
}

/** Whether the content of a page can stand in this one: pages carry the styles of their sections in the document. */
const hasSameStyles = (html: string): boolean =>
  Array.from(document.querySelectorAll('style')).every(({ textContent }) => html.includes(textContent));

/**
 * Shows the page that answered a form in place of the present one. Returns false where it is no page of the account, or
 * one with other styles.
 */
function showPage(html: string, address: string, focus: string): boolean {
  if (!hasSameStyles(html)) return false;
  const answer = new DOMParser().parseFromString(html, 'text/html');
  const [page, fresh] = [document, answer].map((one) => one.querySelector<HTMLElement>(PAGE));
  if (!page || !fresh) return false;
  page.replaceChildren(...fresh.childNodes);
  document.title = answer.title;
  if (lastingAddress(address) !== shown) history.pushState(null, '', (shown = lastingAddress(address)));
  moveFocus(page, focus);
  return true;
}

/** The session is over: the dialog leaves what was typed where it is, unless another customer signs in. */
export async function askToSignIn(): Promise<void> {
  const former = $session.get()?.consumerNo;
  await renewSession();
  $session.listen((session) => {
    if (session?.loggedIn && former !== undefined && session.consumerNo !== former) location.reload();
  });
  openDialog('sign-in');
}

let isSending = false;

/** Sends a form as the browser would, and shows the answer in place; what was typed stays where nothing answers. */
async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  if (isSending) return;
  isSending = true;
  button?.setAttribute('aria-busy', 'true');
  const body = new URLSearchParams(Array.from(new FormData(form, button), ([name, value]) => [name, String(value)]));
  const focus = document.activeElement?.id ?? '';
  try {
    const response = await fetch(location.pathname + location.search, { method: 'POST', body });
    const [signIn, home] = ['/sign-in', '/'].map((page) => new URL(shopHref(page), location.href).pathname);
    const { pathname } = new URL(response.url);
    if (pathname === signIn) await askToSignIn();
    else if (body.get('form') === 'close' && pathname === home) await leave('identity.accountClosed');
    else if (!showPage(await response.text(), response.url, focus)) location.assign(response.url);
    else if (body.get('form') === 'again') await showCart();
  } catch {
    toastOffline();
  } finally {
    isSending = false;
    button?.removeAttribute('aria-busy');
  }
}

/** The server has changed the cart. */
async function showCart(): Promise<void> {
  const { readChangedCart } = await import('../../stores/cart/changed-cart.ts');
  await readChangedCart();
}

/** `text` is the key of what the page says that follows. */
async function leave(text: string): Promise<void> {
  const outcome = await signOut();
  if (!outcome.ok) return toastOffline();
  storeNotice('success', text);
  location.replace(shopHref('/'));
}

function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.matches('[data-sign-out]')) void leave('identity.signedOut');
  else if (form.matches('[data-account-form]')) void send(form, submitter);
  else return;
  event.preventDefault();
}

/** A choice that brings other fields is carried out at once. */
function onChange({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return;
  const button = target.closest('div:has(> [data-refresh])')?.querySelector<HTMLButtonElement>('[data-refresh]');
  if (button) target.form?.requestSubmit(button);
}

/** A phone number is shown in its mask from the moment that its field is used. */
function onFocus({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return;
  void import('./phone-input.ts').then(({ maskPhone }) => maskPhone(target), console.debug);
}

/** The forms of an account page answer without leaving it. */
export function startAccountForms(area: HTMLElement): void {
  area.addEventListener('submit', onSubmit);
  area.addEventListener('change', onChange);
  area.addEventListener('focusin', onFocus);
  if (area.querySelector('form > [role="alert"], [aria-invalid="true"]')) moveFocus(area, '');
  area.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  addEventListener('popstate', () => {
    if (lastingAddress(location.href) !== shown) location.reload();
  });
  if (location.search.includes('done=')) history.replaceState(history.state, '', shown + location.hash);
}
