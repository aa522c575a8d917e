import { loadFragment, type Fragment } from '../../islands/content/fragment.ts';
import { shopHref } from '../../islands/kit/shop-href.ts';
import { loadStylesheets } from '../../islands/kit/stylesheets.ts';
import { memoize } from '../../lib/memoize.ts';
import type { ListedPopup } from '../../lib/popups/listed-popup.ts';
import { isBusy, quietMoment, type Prompt } from '../../stores/core/prompt.ts';
import { dismissPopup, isDismissed, reportShownPopup } from './dismissed-popups.ts';
import { createPopupView } from './popup-view.ts';
import popupCss from './popups.css?url';

/**
 * Prepares the first pop-up of the page that the visitor has not closed. Where all are closed, the button of the first
 * that has one is shown at once.
 */
export async function preparePopup({ dataset }: HTMLElement): Promise<Prompt | undefined> {
  // Written by `prompts/Markup.astro`.
  const popups = JSON.parse(dataset.popups ?? '[]') as readonly ListedPopup[];
  const next = popups.find(({ id }) => !isDismissed(id));
  const popup = next ?? popups.find(({ minimizedTitle }) => minimizedTitle);
  if (popup === undefined) return undefined;
  const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>();
  const load = memoize(() => loadBody(popup));
  const view = createPopupView({
    minimizedTitle: popup.minimizedTitle,
    closeLabel: dataset.close ?? '',
    onReopen: async () => show(await load()),
    onClose() {
      void dismissPopup(popup);
      onClosed();
    },
  });
  const show = (body: Fragment | undefined) => {
    view.open(body);
    if (body) reportShownPopup(popup);
  };
  if (next === undefined) {
    await loadStylesheets([popupCss]);
    view.minimize();
    return undefined;
  }
  return async () => {
    await quietMoment();
    const body = await load();
    while (isBusy()) await quietMoment();
    show(body);
    if (body) await closed;
  };
}

/** Undefined where the pop-up is no longer valid. */
async function loadBody({ slug }: ListedPopup): Promise<Fragment | undefined> {
  const name = slug.split('/').map(encodeURIComponent).join('/');
  const [body] = await Promise.all([loadFragment(shopHref(`/fragments/popups/${name}`)), loadStylesheets([popupCss])]);
  return body;
}
