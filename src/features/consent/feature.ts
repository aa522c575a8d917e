import { pageData } from '../../stores/core/page-data.ts';
import type { Feature } from '../feature.ts';

/** The banner is on pages that request consent; it is shown where no choice was made yet. */
export const feature: Feature = {
  id: 'consent-banner',
  starts: 'load',
  start: (banner) => {
    banner.hidden = pageData().mode === 'preview' || /OptanonConsent=[^;]*groups/.test(document.cookie);
  },
  actions: {
    /** A button of the banner, of the choices or of the footer; the module is loaded with the first tap. */
    'open-consent': (button) => import('./consent-choices.ts').then((module) => module.decideConsent(button)),
  },
};
