import { expect, test } from '@playwright/test';
import {
  CHOICES,
  expectedIn,
  OPTED_OUT,
  REGIONS,
  visitCell,
  type ConsentCell,
} from '../../harness/browser/consent-cells.ts';
import { copyDemoContent, type DemoContent } from '../../harness/third-parties/demo-content.ts';
import { startShop, type Shop } from '../../harness/shop.ts';
import { startCollector, type Collector } from '../../harness/third-parties/collector.ts';

let content: DemoContent;
let collector: Collector;
let shop: Shop;

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

/** All other cells are in `tests/soak/consent-matrix.spec.ts`. */
function sampleCells(): readonly ConsentCell[] {
  const [us, de, fr] = REGIONS;
  const choiceOf = (name: string) => CHOICES.find((choice) => choice.name === name);
  const [none, all] = [choiceOf('no choice'), choiceOf('all')];
  if (!us || !de || !fr || !none || !all) throw new Error('A cell of the sample is not in the matrix.');
  return [
    { region: de, kind: 'product', choice: none },
    { region: fr, kind: 'listing', choice: all },
    { region: us, kind: 'home', choice: OPTED_OUT },
  ];
}

test('pages with every sandbox store and request nothing of a category without its consent', async ({ browser }) => {
  const hosts = { shop: shop.origin, monitoring: collector.origin };
  await Promise.all(
    sampleCells().map(async (cell) => {
      const name = `${cell.region.locale} ${cell.kind}, ${cell.choice.name}`;
      const { unlisted, denied, rows } = await visitCell(browser, cell, hosts);
      expect.soft(unlisted, `${name}: not in the table`).toEqual([]);
      expect.soft(denied, `${name}: not allowed`).toEqual([]);
      expect.soft([...rows], `${name}: used`).toEqual(expect.arrayContaining([...expectedIn(cell)]));
    }),
  );
});
