import type { Feature } from '../feature.ts';

/** The banner is on pages that request consent; it is shown where no choice was made yet, here or in another tab. */
export const feature: Feature = {
  id: 'consent-banner',
  start(banner) {
    const show = () => (banner.hidden = /OptanonConsent=[^;]*groups/.test(document.cookie));
    self.cookieStore?.addEventListener('change', show);
    show();
  },
  actions: {
    /** A button of the banner, of the choices or of the footer; the module is loaded with the first tap. */
    'open-consent': (button) => import('./consent-choices.ts').then((module) => module.decideConsent(button)),
  },
};
