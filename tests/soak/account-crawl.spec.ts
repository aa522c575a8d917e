import { expect, test } from '../harness/browser/own-shop-test.ts';
import { Crawl } from '../harness/pages/crawl.ts';
import { SIGNED_IN } from '../harness/pages/signed-in-pages.ts';

for (const [role, open] of Object.entries(SIGNED_IN)) {
  test(`no page that the pages of ${role} lead to names what is missing`, async ({ ownShop }) => {
    test.setTimeout(10 * 60_000);
    const { visitor, paths } = await open(ownShop);
    const crawl = new Crawl(visitor);
    for (const { path, html } of await crawl.openWithLinks(paths)) await crawl.read(path, html);
    expect(crawl.dead).toEqual([]);
    expect(crawl.count).toBeGreaterThan(300);
  });
}
