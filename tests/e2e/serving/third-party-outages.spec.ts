import { expect, test } from '@playwright/test';
import { launchWithOthersAt, openOutagePage } from '../../harness/browser/outage-browser.ts';
import { buyFromProductPage } from '../../harness/browser/outage-purchase.ts';
import { startShop } from '../../harness/shop.ts';
import { startOutage } from '../../harness/third-parties/outage.ts';
import { allParties } from '../../harness/third-parties/parties.ts';

/** Each third party alone, and all of them dead or sending rubbish: `tests/soak/third-party-outages.spec.ts`. The beacons of a page that is left are no requests that a test sees. */
test('a guest buys while no third party answers, and no script of the shop fails', async () => {
  test.setTimeout(120_000);
  const host = await startOutage('slow');
  const shop = await startShop({ env: allParties(host.port) });
  const browser = await launchWithOthersAt(host.port);
  try {
    const { page, errors, lost } = await openOutagePage(browser, shop.origin, 'slow');
    await buyFromProductPage(page, 'field-wax');
    expect(errors).toEqual([]);
    for (const address of [/cdn\.cookielaw\.org/, /sierra\.chat/, /\/sstm\/GTM-AB12CD3/])
      expect(
        [...lost].filter((url) => address.test(url)),
        String(address),
      ).not.toEqual([]);
  } finally {
    await browser.close();
    await shop.stop();
    await host.close();
  }
});
