import { countryToConfirm, hasSwitched } from '../../lib/locations.ts';
import { $dialog, openDialog } from '../../stores/core/dialogs.ts';
import { pageData } from '../../stores/core/page-data.ts';
import type { ConsentGate } from '../feature.ts';
import { confirmLocation, findVisitorCountry, isLocationConfirmed, loadLocations } from './visitor-location.ts';

/** The visitor is interacting with the page: the next page asks. */
const isBusy = () =>
  $dialog.get() !== undefined ||
  document.querySelector('dialog:popover-open, dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

async function countryToOffer(): Promise<string | undefined> {
  const visitor = await findVisitorCountry();
  const { country: siteCountry, locale } = pageData();
  if (!visitor || visitor.code === siteCountry) return undefined;
  const { language } = navigator;
  const context = { country: visitor.code, siteCountry, locale, language };
  return countryToConfirm(context, await loadLocations()) ? visitor.code : undefined;
}

/** A dialog would cover the consent banner, so it waits for the choice. */
export async function start(_: HTMLElement, gate: ConsentGate): Promise<void> {
  if (hasSwitched(document.referrer, location.href)) confirmLocation();
  if (isLocationConfirmed()) return;
  const country = await countryToOffer().catch(console.debug);
  if (!country) return;
  await gate.chosen();
  if (!isBusy() && !isLocationConfirmed()) openDialog('location-confirmation', country);
}
