import type { Page } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/edited-shop-test.ts';
import { pageOf } from '../../harness/content-folder.ts';

const EVENT = {
  title: 'To the tarn and back',
  start: new Date(Date.now() + 86_400_000).toISOString(),
  place: 'Boulder',
  organisation: 'Ridge Club',
  requestType: 'group-hike',
  eventId: 'tarn',
};
const field = (page: Page, name: 'Name' | 'Email' | 'How many people come, you included') =>
  page.getByRole('main').getByLabel(name, { exact: true });
const register = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register' }).click();

async function open(page: Page): Promise<void> {
  await page.goto('/tarn');
  await expect(page.getByRole('heading', { name: EVENT.title })).toBeVisible();
}

async function registerTwice(page: Page): Promise<void> {
  await open(page);
  expect(await axeFindings(page), 'the event').toEqual([]);
  // The browser itself refuses empty fields; blanks only the server does.
  await field(page, 'Name').fill(' ');
  await field(page, 'Email').fill('walker@ridge');
  await field(page, 'How many people come, you included').fill('3');
  await register(page);
  await expect(page).toHaveURL(/\/event-registration$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something has to be corrected');
  await expect(page.getByRole('main')).toContainText(EVENT.title);
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter your name.');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/name@example\.com/);
  await expect(field(page, 'Email')).toHaveValue('walker@ridge');
  await expect(field(page, 'How many people come, you included')).toHaveValue('3');
  expect(await axeFindings(page), 'with errors').toEqual([]);
  await field(page, 'Name').fill('Ada Walker');
  await field(page, 'Email').fill('walker@example.com');
  await register(page);
  await expect(page).toHaveURL(/\/event-registration\?result=registered$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are registered');
  expect(await axeFindings(page), 'registered').toEqual([]);
  await open(page);
  await field(page, 'Name').fill('Ada Walker');
  await field(page, 'Email').fill('walker@example.com');
  await register(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registration is changed');
}

test.beforeEach(({ content }) => {
  content.writePage('tarn', pageOf([{ type: 'event-registration', id: 'tarn', content: EVENT }]));
});

for (const width of [375, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a visitor registers for an event, corrects what was wrong, and registers again', ({ page }) =>
      registerTwice(page));
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor registers for an event, and reads what was wrong', async ({ page }) => {
    await open(page);
    await field(page, 'Name').fill(' ');
    await field(page, 'Email').fill('walker@example.com');
    await register(page);
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter your name.');
    await expect(field(page, 'Email')).toHaveValue('walker@example.com');
    await field(page, 'Name').fill('Ada Walker');
    await register(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are registered');
  });
});
