import { pageData } from '../../stores/core/page-data.ts';
import type { Feature } from '../feature.ts';

/** The banner is on pages that request consent, shown where no choice was made yet; or the element of a consent platform. */
export const feature: Feature = {
  id: 'consent-banner',
  starts: 'load',
  start(banner) {
    if (banner.dataset['src']) return import('./consent-platform.ts').then((module) => module.startPlatform(banner));
    const show = () => {
      banner.hidden = pageData().mode === 'preview' || /OptanonConsent=[^;]*groups/.test(document.cookie);
    };
    // Another tab may ask the same.
    globalThis.cookieStore?.addEventListener('change', show);
    return show();
  },
  actions: {
    /** A button of the banner, of the choices or of the footer; the module is loaded with the first tap. */
    'open-consent': (button) => import('./consent-choices.ts').then((module) => module.decideConsent(button)),
  },
};
