import {
  ALL_CONSENT,
  CONSENT_CATEGORIES,
  consentTo,
  REQUIRED_CATEGORY,
  REQUIRED_CONSENT,
} from '../../lib/consent/consent-cookie.ts';
import { $consent, allows, chooseConsent, isOptedOut } from '../../stores/core/consent.ts';
import { isRecord } from '../../../domain/record.ts';
import { openWholePage } from '../../islands/kit/show-modal.ts';

const banner = document.getElementById('consent-banner');
const dialog = document.querySelector<HTMLDialogElement>('dialog#consent-dialog');

const checkbox = (category: string) => dialog?.querySelector<HTMLInputElement>(`input[name="${category}"]`);

/** The banner is hidden while its choices are open, and removed once a choice is made. */
function showBanner(): void {
  if (banner) banner.hidden = $consent.get() !== undefined || dialog?.open === true;
}

/** Where consent is assumed, the browser's objection to targeting stands whatever is chosen here. */
function showOptOut(): void {
  const note = dialog?.querySelector<HTMLElement>('[data-opted-out]');
  const targeting = checkbox('C0004');
  if (!note || !targeting || !isOptedOut()) return;
  note.hidden = false;
  targeting.disabled = true;
}

function openChoices(opener: HTMLElement): void {
  for (const category of CONSENT_CATEGORIES) {
    const input = checkbox(category);
    if (input) input.checked = category === REQUIRED_CATEGORY || allows(category);
  }
  showOptOut();
  if (dialog) openWholePage(dialog, opener);
  showBanner();
}

/** Opens the choices of the consent platform (its script's own function); nothing happens before the script has loaded. */
function openPlatformChoices(): void {
  const platform: unknown = Reflect.get(globalThis, 'OneTrust');
  const open = isRecord(platform) ? platform['ToggleInfoDisplay'] : undefined;
  if (typeof open === 'function') open.call(platform);
}

const DECISIONS = {
  accept: () => ALL_CONSENT,
  reject: () => REQUIRED_CONSENT,
  save: () => consentTo((category) => checkbox(category)?.checked ?? false),
} as const;

/** Handles a button's value: saves the decision, or opens the choices. */
export function decideConsent(button: HTMLElement): void {
  if (!dialog) return openPlatformChoices();
  const word = button.dataset.consent ?? '';
  if (!Object.hasOwn(DECISIONS, word)) return openChoices(button);
  chooseConsent(DECISIONS[word as keyof typeof DECISIONS]());
  dialog?.close();
}

dialog?.addEventListener('close', showBanner);
$consent.listen(showBanner);
