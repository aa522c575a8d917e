const loadConsent = () => import('../consent/consent-choices.ts');

/** Reopens the choices from the footer. */
export async function openConsent(opener: HTMLElement): Promise<void> {
  await loadConsent().then((module) => module.openChoices(opener));
  opener.removeAttribute('aria-busy');
}

/** The banner is on pages where consent is asked; it shows itself where no choice was made yet. */
export function startConsent(): void {
  if (document.getElementById('consent-banner')) void loadConsent().then((module) => module.showBanner());
}
