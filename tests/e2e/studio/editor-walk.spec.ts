import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from '../../harness/content-folder.ts';
import { expect, test } from '../../harness/browser/edited-shop-test.ts';
import { openWorkspace, putDocument } from '../../harness/browser/workspace-page.ts';

const hero = (title: string, alt: string) => ({
  type: 'hero',
  id: 'opening',
  content: { title, image: { src: '/media/hill.svg', alt, width: 1600, height: 900 } },
});
const HILL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><path d="M0 900 800 100l800 800z"/></svg>';
/** Seen from the first of December on. */
const winter = { type: 'fragment', id: 'winter', content: { fragmentId: 'winter' } };

/** The walk of `docs/editors.md`, which a newcomer is to manage with nothing else. */
test('an editor changes the German hero for a date, fixes the findings, and shares a link', async ({
  page,
  browser,
  content,
}) => {
  mkdirSync(join(content.path, 'media'), { recursive: true });
  writeFileSync(join(content.path, 'media/hill.svg'), HILL);
  const put = (name: string, document: object) => putDocument(content.path, name, document);
  content.writePage('home', pageOf([hero('In all weathers', 'A hill in the rain')], 'Start'));
  put('de/de-de/page/home', pageOf([hero('Bei jedem Wetter', 'IMG_2041.jpg'), winter], 'Start'));
  const banner = { type: 'banner', id: 'snow', content: { title: 'Es schneit' } };
  put('de/de-de/fragment/winter', { validFrom: '2031-12-01T00:00:00Z', sections: [banner] });

  const { frame, row, section } = await openWorkspace(page, '/cms/preview');
  await expect(frame.getByRole('heading', { name: 'In all weathers' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Locale' }).selectOption({ label: 'Deutsch' });
  await expect(frame.getByRole('heading', { name: 'Bei jedem Wetter' })).toBeVisible();
  await page.getByRole('button', { name: 'Phone, 375 pixels' }).click();
  await expect.poll(() => section('main.0').evaluate(() => window.innerWidth)).toBe(375);

  await page.getByRole('button', { name: /^When/ }).click();
  await page.getByLabel(/^Date and time in Berlin/).fill('2031-12-24T18:00');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Es schneit' })).toBeVisible();
  await page.keyboard.press('Escape');

  await row('opening').click();
  const title = page.getByRole('textbox', { name: /^Title/ });
  await title.fill('Wetterfest');
  await expect(frame.getByRole('heading', { level: 1, name: 'Wetterfest' })).toBeVisible();

  await page.getByRole('button', { name: 'Check accessibility' }).click();
  const findings = page.getByRole('region', { name: 'Accessibility findings' });
  await expect(findings.getByRole('button', { name: 'Edit image.alt' })).toBeVisible();
  await expect(row('opening')).toContainText('1');
  await findings.getByRole('button', { name: 'Show' }).first().click();
  await findings.getByRole('button', { name: 'Edit image.alt' }).click();
  const altText = page.getByRole('textbox', { name: /^Words for who cannot see it/ });
  await expect(altText).toBeFocused();
  await altText.fill('Ein Hang im Regen, davor ein Weg');
  await expect(findings).toBeHidden();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  expect(readFileSync(join(content.path, 'de/de-de/page/home.draft.json'), 'utf8')).toContain('davor ein Weg');

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('combobox', { name: 'Works for' }).selectOption('One hour');
  await page.getByRole('button', { name: /^Make/ }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const colleague = await browser.newPage();
  await colleague.goto(link);
  await expect(colleague.getByRole('heading', { level: 1, name: 'Wetterfest' })).toBeVisible();
  await expect(colleague.getByRole('heading', { name: 'Es schneit' })).toBeVisible();
  await colleague.close();
});
