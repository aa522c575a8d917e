import type { ApiError } from '../../api/core/api-error.ts';
import { mountCardFrame, type CardToken } from '../../providers/payment/provider-frame.ts';
import { addCard, openNewCard } from '../../stores/account/new-card.ts';
import { savingErrorMessage } from '../../stores/account/saving-errors.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { showToast } from '../../stores/core/toasts.ts';
import { shopHref } from '../kit/shop-href.ts';
import { toastOffline } from '../kit/toast-loader.ts';
import { askToSignIn } from './account-forms.ts';

type State = 'loading' | 'ready' | 'off' | 'failed';

function showError(error: ApiError): Promise<void> | void {
  const { status, errorId } = error;
  if (status === 401 || (status === 403 && errorId !== 'AUT403')) return askToSignIn();
  if (status === 0) return toastOffline();
  showToast('error', savingErrorMessage('CREDIT_CARD', error));
}

/** Saves the card whose number the frame has taken. Returns whether the page is left. */
async function saveCard(form: HTMLFormElement, { paymentToken }: CardToken): Promise<boolean> {
  const fields = new FormData(form);
  const holder = String(fields.get('holder') ?? '').trim();
  const card = { paymentToken, main: fields.has('main'), ...(holder !== '' && { holder }) };
  const outcome = await addCard(card, pageData().providers.captcha);
  if (outcome.ok) location.assign(shopHref('/account/credit-cards?done=card'));
  else await showError(outcome.error);
  return outcome.ok;
}

/** The form of a new card (`NewCard.astro`): its number is entered in the provider's frame, which the page cannot read. */
export function startNewCard(form: HTMLFormElement): void {
  const host = form.querySelector<HTMLElement>('[data-card-frame]');
  const button = form.querySelector('button[type="submit"]');
  if (!host) return;
  form.hidden = false;
  let frame: ReturnType<typeof mountCardFrame> | undefined;
  let state: State = 'loading';
  let isPending = false;

  const setPending = (is: boolean) => {
    isPending = is;
    button?.setAttribute('aria-busy', `${is}`);
  };
  const show = (next: State) => {
    state = next;
    host.ariaBusy = `${next === 'loading'}`;
    for (const note of form.querySelectorAll<HTMLElement>('[data-card-state]'))
      note.hidden = note.dataset['cardState'] !== next;
    if (next === 'off' || next === 'failed') setPending(false);
    // The form was sent before the frame was ready.
    if (next === 'ready' && isPending) frame?.submit();
  };
  const take = async (token: CardToken) => {
    if (!(await saveCard(form, token))) setPending(false);
  };
  const open = async () => {
    show('loading');
    frame?.remove();
    const outcome = await openNewCard();
    if (!outcome.ok) return show('failed');
    if (outcome.value === null) return show('off');
    frame = mountCardFrame(host, {
      url: outcome.value,
      title: host.dataset['title'] ?? '',
      onReady: () => show('ready'),
      onToken: (token) => void take(token),
      onRejected: () => setPending(false),
    });
  };

  form.querySelector('[data-retry]')?.addEventListener('click', () => void open());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isPending || state === 'off' || state === 'failed') return;
    setPending(true);
    if (state === 'ready') frame?.submit();
  });
  void open();
}
