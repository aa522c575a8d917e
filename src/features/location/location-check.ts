import { countryToConfirm, hasSwitched } from '../../lib/locations.ts';
import { openDialog } from '../../stores/core/dialogs.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { dialogClosed, isBusy, type Prompt } from '../../stores/core/prompt.ts';
import { confirmLocation, findVisitorCountry, isLocationConfirmed, loadLocations } from './visitor-location.ts';

async function countryToOffer(): Promise<string | undefined> {
  const visitor = await findVisitorCountry();
  const { country: siteCountry, locale } = pageData();
  if (!visitor || visitor.code === siteCountry) return undefined;
  const { language } = navigator;
  const context = { country: visitor.code, siteCountry, locale, language };
  return countryToConfirm(context, await loadLocations()) ? visitor.code : undefined;
}

/**
 * The question for the country, for visitors from another one (docs/contract.md#location-confirmation). Where the visitor
 * is busy, the next page asks.
 */
export async function prepareLocation(): Promise<Prompt | undefined> {
  if (hasSwitched(document.referrer, location.href)) confirmLocation();
  if (isLocationConfirmed()) return undefined;
  const country = await countryToOffer();
  if (!country) return undefined;
  return async () => {
    if (isBusy() || isLocationConfirmed()) return;
    openDialog('location-confirmation', country);
    await dialogClosed();
  };
}
