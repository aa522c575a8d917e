import { expect, test } from '../../harness/browser/own-shop-test.ts';
import { Crawl } from '../../harness/pages/crawl.ts';
import { SIGNED_IN } from '../../harness/pages/signed-in-pages.ts';

/** The pages behind them: `tests/soak/account-crawl.spec.ts`. */
for (const [role, open] of Object.entries(SIGNED_IN)) {
  test(`no link, form or image of the pages of ${role} ends on a missing page`, async ({ ownShop }) => {
    const { visitor, paths } = await open(ownShop);
    const crawl = new Crawl(visitor);
    await crawl.openWithLinks(paths);
    expect(crawl.dead).toEqual([]);
    expect(crawl.count).toBeGreaterThan(100);
  });
}
