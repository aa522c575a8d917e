import { isPreview } from '../../stores/core/shop-state.ts';

/** Handles a button of the banner, of the choices or of the footer; its module is loaded with the first tap. */
export async function decideConsent(button: HTMLElement): Promise<void> {
  await import('./consent-choices.ts').then((module) => module.decideConsent(button));
  button.ariaBusy = null;
}

/** The banner is on pages that request consent; it is shown where no choice was made yet. */
export function startConsent(): void {
  const banner = document.getElementById('consent-banner');
  if (banner) banner.hidden = isPreview() || /OptanonConsent=[^;]*groups/.test(document.cookie);
}
