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

/** When the page has finished loading, and the browser has nothing else to do. */
function whenIdle(run: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** The question about privacy comes first: its banner must stay in reach. */
function whenConsentIsClear(run: () => void): void {
  const banner = document.getElementById('consent-banner');
  if (!banner || banner.hidden) return run();
  const stop = $consent.listen((consent) => {
    if (!consent) return;
    stop();
    run();
  });
}

/** The visitor is in the middle of something: the next page asks. */
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

/** Asks a visitor from elsewhere for their country (docs/contract.md#location-confirmation); `data-country` is that of the shop. */
export function attach({ dataset }: HTMLElement): void {
  if (hasSwitched(document.referrer, location.href)) confirmLocation();
  if (isLocationConfirmed()) return;
  whenIdle(() => void check(dataset.country ?? '').catch(console.debug));
}
