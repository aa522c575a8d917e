import { expect, test } from '@playwright/test';
import {
  allowedIn,
  CHOICES,
  expectedIn,
  OPTED_OUT,
  PAGE_PATHS,
  REGIONS,
  visitCell,
  type PageKind,
} from '../harness/browser/consent-cells.ts';
import { copyDemoContent, type DemoContent } from '../harness/third-parties/demo-content.ts';
import { startShop, type Shop } from '../harness/shop.ts';
import { startCollector, type Collector } from '../harness/third-parties/collector.ts';

const KINDS = Object.keys(PAGE_PATHS) as readonly PageKind[]; // of the object above

let content: DemoContent;
let collector: Collector;
let shop: Shop;

// One shop for all: its visitors are new ones in each cell.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  content = copyDemoContent();
  collector = await startCollector();
  const env = { CONTENT_DIR: content.path, MONITORING_URL: `${collector.origin}/v1/events`, MONITORING_SAMPLE: '100' };
  shop = await startShop({ env });
});
test.afterAll(async () => {
  await shop.stop();
  await collector.close();
  content.remove();
});

test.describe('every kind of page stores and requests nothing of a category without its consent', () => {
  for (const region of REGIONS)
    for (const choice of [...CHOICES, ...(region.isAssumed ? [OPTED_OUT] : [])])
      test(`${region.locale}: ${choice.name}`, async ({ browser }) => {
        test.setTimeout(180_000);
        const before = collector.received.length;
        const hosts = { shop: shop.origin, monitoring: collector.origin };
        const cells = KINDS.map((kind) => ({ region, kind, choice }));
        await Promise.all(
          cells.map(async (cell) => {
            const { unlisted, denied, rows } = await visitCell(browser, cell, hosts);
            expect.soft(unlisted, `${cell.kind}: not in the table`).toEqual([]);
            expect.soft(denied, `${cell.kind}: not allowed`).toEqual([]);
            expect.soft([...rows], `${cell.kind}: used`).toEqual(expect.arrayContaining([...expectedIn(cell)]));
          }),
        );
        // A page reports when it is left; what waits when the consent is withdrawn is dropped.
        const isMeasured = cells.some((cell) => allowedIn(cell).includes('C0002'));
        expect(collector.received.length > before, 'reports to the collector').toBe(isMeasured);
      });
});
