import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { DEVICES } from '../../harness/browser/devices.ts';

/** A browser with a barcode detector, whose camera sees `code`, is refused or is not there. */
function fakeCamera({ code, failure }: { code: string; failure?: string }): void {
  const stream = document.createElement('canvas').captureStream();
  const getUserMedia = async () => {
    if (failure !== undefined) throw new DOMException('', failure);
    return stream;
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  HTMLVideoElement.prototype.play = async () => undefined;
  const detect = async () => (code === '' ? [] : [{ rawValue: code }]);
  Object.assign(self, {
    stream,
    BarcodeDetector: class {
      readonly detect = detect;
    },
  });
}

for (const [device, use] of DEVICES) {
  test.describe(`finding a product, ${device},`, () => {
    test.use(use);

    test('begins with the last searches of the device, which can be removed', async ({ page }) => {
      await page.goto('/help');
      const field = page.locator('#search-field');
      const open = async () => {
        await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
        await expect(field).toHaveRole('combobox');
        await expect(field).toBeFocused();
      };
      const searchFor = async (text: string) => {
        await open();
        await field.fill(text);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`q=${text}`));
      };
      await searchFor('tarp');
      await searchFor('socks');
      await open();
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options).toHaveText(['socks', 'tarp']);
      await field.fill('boot');
      await expect(options.first()).toContainText('boot');
      await field.fill('');
      await expect(options).toHaveText(['socks', 'tarp']);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/q=tarp/);
      await open();
      await page.getByRole('button', { name: 'Clear your last searches' }).click();
      await expect(options).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: 'cleared' })).toHaveCount(1);
      expect(await page.evaluate(() => localStorage.getItem('aisle.searches'))).toBeNull();
    });

    test('reads a barcode with the camera, and stops it', async ({ page }) => {
      const details = await page.request.get('/api/products/v2/products/field-wax/details');
      const { variants } = (await details.json()) as { variants: { upc: string }[] };
      await page.addInitScript(fakeCamera, { code: variants[0]?.upc ?? '' });
      await page.goto('/p/saddleback-mid#modal=barcode_saddleback-mid');
      await page.getByRole('dialog').getByRole('button', { name: 'Scan with the camera' }).click();
      await expect(page).toHaveURL(/\/p\/field-wax/);
    });

    test('stops the camera when the dialog closes, and says what is wrong with it', async ({ page }) => {
      await page.addInitScript(fakeCamera, { code: '' });
      await page.goto('/p/saddleback-mid#modal=barcode_saddleback-mid');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Scan with the camera' }).click();
      await expect(dialog.getByRole('button', { name: 'Stop the camera' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      const states = () =>
        page.evaluate(() => (Reflect.get(self, 'stream') as MediaStream).getTracks().map((track) => track.readyState));
      expect(await states()).toEqual(['live']);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(await states()).toEqual(['ended']);
    });
  });
}

for (const [failure, text] of [
  ['NotAllowedError', 'The camera may not be used here.'],
  ['NotFoundError', 'No camera was found'],
] as const) {
  test(`a camera that fails with ${failure} is explained`, async ({ page }) => {
    await page.addInitScript(fakeCamera, { code: '', failure });
    await page.goto('/p/saddleback-mid#modal=barcode_saddleback-mid');
    await page.getByRole('dialog').getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  });
}

test('editors redirect a search, and its synonyms find what the shop calls otherwise', async ({ page }) => {
  await page.goto('/search?q=repairs');
  await expect(page).toHaveURL(/\/repair-and-care$/);
  await page.goto('/search?q=wellies');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').filter({ hasText: 'Hoarfrost' }).first()).toBeVisible();
});
