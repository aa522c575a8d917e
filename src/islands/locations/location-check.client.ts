import { countryToConfirm, hasSwitched } from '../../lib/locations.ts';
import { $consent } from '../../features/consent/consent-store.ts';
import { $dialog, openDialog } from '../../stores/core/dialogs.ts';
import {
  confirmLocation,
  findVisitorCountry,
  isLocationConfirmed,
  loadLocations,
} from '../../stores/locations/visitor-location.ts';
import { localeOfPage } from '../../stores/core/shop-state.ts';

/** Runs once the page has loaded and the browser is idle. */
function whenIdle(run: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Waits until the consent banner is closed, which a dialog would make inert. */
function whenConsentIsClear(run: () => void): void {
  const banner = document.getElementById('consent-banner');
  if (!banner || banner.hidden) return run();
  const stop = $consent.listen((consent) => {
    if (!consent) return;
    stop();
    run();
  });
}

/** The visitor is interacting with the page: the next page asks. */
const isBusy = () =>
  $dialog.get() !== undefined ||
  document.querySelector('dialog:popover-open, dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

function ask(country: string): void {
  if (!isBusy() && !isLocationConfirmed()) openDialog('location-confirmation', country);
}

async function check(siteCountry: string): Promise<void> {
  const visitor = await findVisitorCountry();
  if (!visitor || visitor.code === siteCountry) return;
  const { language } = navigator;
  const context = { country: visitor.code, siteCountry, locale: localeOfPage(), language };
  if (countryToConfirm(context, await loadLocations())) whenConsentIsClear(() => ask(visitor.code));
}

/**
 * Offers visitors from another country their country's shop (docs/contract.md#location-confirmation); `data-country`
 * is the country of this shop.
 */
export function attach({ dataset }: HTMLElement): void {
  if (hasSwitched(document.referrer, location.href)) confirmLocation();
  if (isLocationConfirmed()) return;
  whenIdle(() => void check(dataset.country ?? '').catch(console.debug));
}
