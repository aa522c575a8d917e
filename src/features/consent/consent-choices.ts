import { ALL_CONSENT, CONSENT_CATEGORIES, consentTo, REQUIRED_CATEGORY, REQUIRED_CONSENT } from './consent-cookie.ts';
import { $consent, chooseConsent, isGranted, rereadConsent } from './consent-store.ts';
import { openWholePage } from '../../islands/kit/show-modal.ts';

const banner = document.getElementById('consent-banner');
const dialog = document.querySelector<HTMLDialogElement>('dialog#consent-dialog');

const checkbox = (category: string) => dialog?.querySelector<HTMLInputElement>(`input[name="${category}"]`);

/** The banner is hidden while its choices are open, and removed once a choice is made. */
function showBanner(): void {
  if (banner) banner.hidden = $consent.get() !== undefined || dialog?.open === true;
}

function openChoices(opener: HTMLElement): void {
  for (const category of CONSENT_CATEGORIES) {
    const input = checkbox(category);
    if (input) input.checked = category === REQUIRED_CATEGORY || isGranted(category);
  }
  if (dialog) openWholePage(dialog, opener);
  showBanner();
}

const DECISIONS = {
  accept: () => ALL_CONSENT,
  reject: () => REQUIRED_CONSENT,
  save: () => consentTo((category) => checkbox(category)?.checked ?? false),
} as const;

/** Handles a button's value: saves the decision, or opens the choices. */
export function decideConsent(button: HTMLElement): void {
  const word = button.dataset.consent ?? '';
  if (!Object.hasOwn(DECISIONS, word)) return openChoices(button);
  chooseConsent(DECISIONS[word as keyof typeof DECISIONS]());
  dialog?.close();
}

dialog?.addEventListener('close', showBanner);
$consent.listen(showBanner);
document.addEventListener('visibilitychange', rereadConsent);
