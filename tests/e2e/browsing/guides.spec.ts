import type { Page } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: RegExp | string) => main(page).getByRole('heading', { name });
const link = (page: Page, name: RegExp | string) => main(page).getByRole('link', { name });

/** To the last question of the demo's guide to jackets. */
async function answerGuide(page: Page): Promise<void> {
  await page.goto('/guides/jackets');
  await expect(heading(page, 'Who is it for?')).toBeVisible();
  await link(page, 'Women').click();
  await expect(page).toHaveURL('/guides/jackets?answer=who.women');
  await expect(main(page)).toContainText(/\d+ products? fits? so far/);
  await link(page, /^Keep rain out/).click();
  await link(page, /^No preference$/).click();
  await expect(heading(page, 'What may it cost?')).toBeVisible();
}

/** The list that the guide leads to has as many products as the guide has found. */
async function openList(page: Page): Promise<void> {
  const total = /\d+/.exec((await heading(page, /your answers/).textContent()) ?? '')?.[0];
  await link(page, /with all filters/).click();
  await expect(page).toHaveURL(/\/c\/shell-jackets\?f\.gender=women&f\.waterproof=true/);
  await expect(
    main(page)
      .getByText(new RegExp(`^\\s*${total} products?\\s*$`))
      .first(),
  ).toBeVisible();
}

for (const width of [375, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a visitor answers a guide, changes an answer and opens the list of what was found', async ({ page }) => {
      await answerGuide(page);
      expect(await axeFindings(page), 'a question').toEqual([]);
      await link(page, /^Up to/)
        .last()
        .click();
      await expect(heading(page, /\d+ products? fits? your answers/)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      expect(await axeFindings(page), 'the result').toEqual([]);
      await link(page, /Change: What may it cost/).click();
      await expect(heading(page, 'What may it cost?')).toBeVisible();
      await link(page, /^No preference$/).click();
      await openList(page);
    });

    test('a visitor finds a shoe size by the length of a foot', async ({ page }) => {
      await page.goto('/size-advisor?unit=cm&length=long');
      await expect(main(page).getByLabel('Foot length')).toHaveAccessibleDescription(/.+/);
      expect(await axeFindings(page), 'a length that is none').toEqual([]);
      await main(page).getByLabel('Foot length').fill('26.5');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Your size')).toBeVisible();
      await expect(page.locator('[data-interaction-origin="fit-analytics"]')).toContainText('Your size');
      expect(await axeFindings(page), 'a size').toEqual([]);
    });

    test('a child’s foot has a size too, and one between children and adults has both', async ({ page }) => {
      await page.goto('/size-advisor?unit=cm&length=22');
      await expect(heading(page, 'Your size')).toBeVisible();
      await expect(main(page)).toContainText(/US\s*men\s*3\.5/);
      await expect(main(page)).toContainText(/US\s*kids\s*4Y/);
      await expect(link(page, 'Women’s footwear in this size')).toBeVisible();
      expect(await axeFindings(page), 'two sizes').toEqual([]);
      await page.goto('/size-advisor?unit=cm&length=18');
      await expect(main(page)).toContainText(/US\s*kids\s*12C/);
      await expect(link(page, /Men’s/)).toHaveCount(0);
      await link(page, 'Kids’ footwear in this size').click();
      await expect(page).toHaveURL(/\/c\/kids-footwear\?f\.size=12C/);
      await expect(
        main(page)
          .getByRole('link', { name: /Peewit/ })
          .first(),
      ).toBeVisible();
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor answers a guide, and finds a shoe size by the length of a foot', async ({ page }) => {
    await answerGuide(page);
    await link(page, /^No preference$/).click();
    await openList(page);
    await page.goto('/de-de/size-advisor?unit=cm');
    const field = main(page).getByLabel('Fußlänge');
    const find = main(page).getByRole('button', { name: 'Größe finden' });
    await field.fill('26 cm');
    await find.click();
    await expect(field).toHaveAccessibleDescription(/Geben Sie eine Länge/);
    await field.fill('26,5');
    await find.click();
    await expect(heading(page, 'Ihre Größe')).toBeVisible();
    await expect(main(page)).toContainText(/EU\s*42/);
    await link(page, 'Damenschuhe in dieser Größe').click();
    await expect(page).toHaveURL(/\/de-de\/c\/footwear\?f\.size=W10\.5/);
  });
});
