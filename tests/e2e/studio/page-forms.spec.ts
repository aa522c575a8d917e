import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings } from '../../harness/browser/axe.ts';
import { pageOf } from '../../harness/content-folder.ts';
import { expect, test } from '../../harness/browser/edited-shop-test.ts';
import { openWorkspace } from '../../harness/browser/workspace-page.ts';

test('a page is made, described, dated, copied, moved and deleted in forms', async ({
  page,
  request,
  content,
  complaints,
}) => {
  content.writePage('walks', pageOf([{ type: 'banner', id: 'one', content: { title: 'One' } }], 'Walks'));
  const { address, frame } = await openWorkspace(page, '/cms/preview?page=/walks');
  const side = page.getByRole('complementary', { name: 'Pages and outline' });
  const form = page.getByRole('complementary', { name: 'Section', exact: true });
  const saved = (name: string) =>
    JSON.parse(readFileSync(join(content.path, `us/en-us/page/${name}.draft.json`), 'utf8'));
  await side.getByRole('button', { name: 'Pages', exact: true }).click();
  await side.getByRole('button', { name: 'New page' }).click();
  await side.getByRole('textbox', { name: 'Title of the new page' }).fill('Autumn walks');
  await expect(side.getByRole('textbox', { name: 'Address of the new page' })).toHaveValue('autumn-walks');
  await side.getByRole('button', { name: 'Make it' }).click();
  await expect(address).toHaveValue('/autumn-walks');
  await expect(form.getByText('Address: autumn-walks')).toBeVisible();
  await form.getByRole('textbox', { name: 'Description' }).fill('Where the larches are');
  await form.getByLabel('Shown until').fill('2031-12-01T08:00');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  expect(saved('autumn-walks')).toMatchObject({
    seo: { title: 'Autumn walks', description: 'Where the larches are' },
    validTo: expect.stringMatching(/^2031-1[12]-/),
  });
  expect(await axeFindings(page)).toEqual([]);

  await form.getByRole('button', { name: 'Change its address' }).click();
  await form.getByRole('textbox', { name: 'New address' }).fill('larches');
  await form.getByRole('button', { name: 'Set the address' }).click();
  await expect(address).toHaveValue('/larches');
  await expect(form.getByText('Address: larches')).toBeVisible();
  await form.getByRole('button', { name: 'Copy this page' }).click();
  await form.getByRole('textbox', { name: 'Title of the new page' }).fill('Spring walks');
  await form.getByRole('button', { name: 'Make the copy' }).click();
  await expect(address).toHaveValue('/spring-walks');
  expect((await request.get('/spring-walks')).status()).toBe(404);

  await side.getByRole('button', { name: 'Walks', exact: true }).click();
  await expect(frame.getByText('One', { exact: true })).toBeVisible();
  await expect(form.getByText('Address: walks')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await form.getByRole('button', { name: 'Delete this page' }).click();
  await expect(side.getByRole('button', { name: /^Walks.*Deleted/ })).toBeVisible();
  expect((await request.get('/walks')).status()).toBe(200);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(frame.getByText('One', { exact: true })).toBeVisible();
  // A deleted page cannot be shown.
  expect(complaints.splice(0).filter((text) => !/status of 404.*\/cms\/page\/walks/.test(text))).toEqual([]);
});

test('a pop-up is made and edited in a form of its own', async ({ page, content, complaints }) => {
  content.writePage('walks', pageOf([], 'Walks'));
  await openWorkspace(page, '/cms/preview?page=/walks');
  const side = page.getByRole('complementary', { name: 'Pages and outline' });
  const form = page.getByRole('form', { name: 'The page' });
  await side.getByRole('button', { name: 'Pages', exact: true }).click();
  await side.getByRole('button', { name: 'New page' }).click();
  await side.getByLabel('What it is').selectOption('Pop-up');
  await side.getByRole('textbox', { name: 'Title of the new page' }).fill('Winter letters');
  await side.getByRole('button', { name: 'Make it' }).click();
  await form.getByRole('textbox', { name: 'Name in reports' }).fill('newsletter-winter');
  await form.getByRole('textbox', { name: 'Button after closing' }).fill('Letters');
  await form.getByRole('button', { name: 'Add to pages' }).click();
  await form.getByRole('group', { name: 'Pages', exact: true }).getByRole('textbox').fill('/articles/*');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  const file = join(content.path, 'us/en-us/popup/winter-letters.draft.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    type: 'popup',
    title: 'Winter letters',
    name: 'newsletter-winter',
    minimizedTitle: 'Letters',
    pages: ['/articles/*'],
  });
  // Fields of pages in search engines mean nothing to it.
  await expect(form.getByRole('textbox', { name: 'Description' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
