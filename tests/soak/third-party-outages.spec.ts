import { expect, test } from '@playwright/test';
import { launchWithOthersAt, openOutagePage } from '../harness/browser/outage-browser.ts';
import { buyFromProductPage, openEngineRow } from '../harness/browser/outage-purchase.ts';
import { copyDemoContent, type DemoContent } from '../harness/third-parties/demo-content.ts';
import { startShop } from '../harness/shop.ts';
import { OUTAGES, startOutage, type Outage } from '../harness/third-parties/outage.ts';
import { allParties, PARTIES, WITHOUT_PARTIES } from '../harness/third-parties/parties.ts';

let content: DemoContent;
test.beforeAll(() => {
  content = copyDemoContent();
});
test.afterAll(() => content.remove());

async function buyDuring(outage: Outage, settings: (port: number) => Readonly<Record<string, string>>): Promise<void> {
  const host = await startOutage(outage);
  const shop = await startShop({ env: { CONTENT_DIR: content.path, ...settings(host.port) } });
  const browser = await launchWithOthersAt(host.port);
  try {
    const { page, errors, lost } = await openOutagePage(browser, shop.origin, outage);
    await openEngineRow(page);
    const time = await buyFromProductPage(page, 'field-wax');
    console.log(`${outage}: bought in ${Math.round(time)} ms, ${lost.size} addresses of others`);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await shop.stop();
    await host.close();
  }
}

for (const outage of OUTAGES)
  test.describe(`a purchase while a third party is ${outage}`, () => {
    for (const [name, settings] of Object.entries(PARTIES))
      test(name, async () => {
        test.setTimeout(180_000);
        await buyDuring(outage, (port) => ({ ...WITHOUT_PARTIES, ...settings(port) }));
      });
    test('all of them', async () => {
      test.setTimeout(180_000);
      await buyDuring(outage, allParties);
    });
  });
