import {
  ALL_CONSENT,
  CONSENT_CATEGORIES,
  consentTo,
  REQUIRED_CATEGORY,
  REQUIRED_CONSENT,
} from '../../services/consent/consent.ts';
import { $consent, chooseConsent, isGranted, rereadConsent } from '../../stores/consent.ts';
import { openDialog } from '../shell/dialogs.ts';

const banner = document.getElementById('consent-banner');
const dialog = document.querySelector<HTMLDialogElement>('dialog#consent-dialog');
const form = dialog?.querySelector<HTMLFormElement>('.consent-form');

const checkbox = (category: string) => form?.querySelector<HTMLInputElement>(`input[name="${category}"]`);

function decide(choice: string | undefined): void {
  if (choice === 'accept') chooseConsent(ALL_CONSENT);
  else if (choice === 'reject') chooseConsent(REQUIRED_CONSENT);
  else if (choice === 'save') chooseConsent(consentTo((category) => checkbox(category)?.checked ?? false));
}

/** The banner waits while its choices are open, and goes for good once a choice is made. */
export function showBanner(): void {
  if (banner) banner.hidden = $consent.get() !== undefined || dialog?.open === true;
}

export function openChoices(opener: HTMLElement): void {
  if (!dialog) return;
  for (const category of CONSENT_CATEGORIES) {
    const input = checkbox(category);
    if (input) input.checked = category === REQUIRED_CATEGORY || isGranted(category);
  }
  openDialog(dialog, opener);
  showBanner();
}

dialog?.addEventListener('close', showBanner);
$consent.listen(showBanner);
document.addEventListener('visibilitychange', rereadConsent);
for (const button of document.querySelectorAll<HTMLElement>('[data-consent]')) {
  button.addEventListener('click', () => {
    if (button.dataset.consent === 'choose') openChoices(button);
    else decide(button.dataset.consent);
  });
}
