import { everyAddress, kindAddresses } from '../harness/addresses.ts';
import { test } from '../harness/browser/browser-test.ts';
import { checkPage, WIDTHS } from '../harness/browser/whole-pages.ts';

const PARTS = [1, 2, 3, 4] as const;

test.describe('every page that is not checked as one of its kind', () => {
  for (const part of PARTS) {
    test(`fits and is free of axe violations at any width, light or dark (${part} of ${PARTS.length})`, async ({
      page,
      range,
      complaints,
    }) => {
      test.setTimeout(600_000);
      const kinds = kindAddresses(range);
      const others = everyAddress(range).filter((address) => !kinds.includes(address));
      for (const address of others.filter((_, index) => index % PARTS.length === part - 1))
        await checkPage(page, address, { widths: WIDTHS, axeWidths: [320, 1280], hasControls: false, complaints });
    });
  }
});
