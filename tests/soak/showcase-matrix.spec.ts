import { axeFindings } from '../harness/browser/axe.ts';
import { expect, test } from '../harness/browser/browser-test.ts';
import { issuesOf, share, showcaseCells } from '../harness/browser/showcase.ts';

const WIDTHS = [375, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;
const LOCALES = ['en-us', 'de-de'] as const;
/** Seconds on two cores. */
const LIMIT = 300;

test('every variant pleases axe and fits at three widths, in both themes and two languages', async ({ context }) => {
  test.setTimeout(2 * LIMIT * 1000);
  const pages = await Promise.all([context.newPage(), context.newPage()]);
  const samples = (await showcaseCells()).flatMap((sample) => LOCALES.map((locale) => ({ sample, locale })));
  const issues: string[] = [];
  const started = performance.now();
  let cells = 0;
  await share(pages, samples, async (page, { sample, locale }) => {
    await page.goto(sample.address({ locale }));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const cell = `${sample.name}, ${locale}, ${width} px, ${colorScheme}`;
        const findings = [...(await issuesOf(page, sample)), ...(await axeFindings(page))];
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) findings.push(`${overflow} px wider than the page`);
        issues.push(...findings.map((finding) => `${cell}: ${finding}`));
        cells++;
      }
    }
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`showcase matrix: ${cells} cells in ${seconds} s`);
  expect(issues).toEqual([]);
  expect(cells).toBe(samples.length * WIDTHS.length * SCHEMES.length);
  expect(seconds).toBeLessThan(LIMIT);
});
