import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from '../../harness/content-folder.ts';
import { expect, test } from '../../harness/browser/edited-shop-test.ts';
import { openWorkspace } from '../../harness/browser/workspace-page.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><path d="M0 90 80 10l80 80z"/></svg>';

test('a form says in its own words what is missing, where links lead nowhere, and what a link would not show', async ({
  page,
  content,
}) => {
  mkdirSync(join(content.path, 'media'), { recursive: true });
  for (const name of ['hill', 'lake']) writeFileSync(join(content.path, `media/${name}.svg`), DRAWING);
  const image = { src: '/media/hill.svg', alt: 'A hill in the rain', width: 160, height: 90 };
  const opening = {
    type: 'banner',
    id: 'opening',
    content: { title: 'Opening words', html: '<p>Read this</p>', image, cta: { label: 'Go', href: '/' } },
  };
  content.writePage('forms', pageOf([opening], 'Forms'));
  await openWorkspace(page, '/cms/preview?page=/forms&section=main.0');
  const form = page.getByRole('complementary', { name: 'Section', exact: true });
  const title = form.getByRole('textbox', { name: /^Title/ });
  await title.fill('');
  await expect(title).toHaveAccessibleDescription('Write a title.');
  await expect(form.getByText('Left out: Write a title.')).toBeVisible();
  await expect(form).not.toContainText(/expected|Too small|Invalid/);
  await title.fill('Other words');

  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over a link' });
  await expect(dialog).toContainText('changes that are not saved (us/en-us/page/forms)');
  await dialog.getByRole('button', { name: 'Save the draft first' }).click();
  await expect(dialog).not.toContainText('not saved');
  await dialog.getByRole('button', { name: 'Close' }).click();

  const href = form.getByLabel('Address (needed)', { exact: true });
  await href.fill('javascript:alert(1)');
  await expect(href).toHaveAccessibleDescription(/no address that may be linked/);
  await href.fill('/no-such-page');
  await expect(href).toHaveAccessibleDescription(/leads nowhere/);
  await href.fill('/media/none.pdf');
  await expect(href).toHaveAccessibleDescription(/There is no file/);
  await href.fill('/');
  await expect(href).not.toHaveAttribute('aria-invalid');

  const prose = form.getByRole('textbox', { name: 'Rich text' });
  await prose.click();
  await page.keyboard.press('Control+a');
  await form.getByRole('button', { name: 'Link', exact: true }).click();
  const address = form.getByRole('textbox', { name: 'Address of the link' });
  await address.fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Set' }).click();
  await expect(address).toHaveAccessibleDescription(/no address that may be linked/);
  await address.fill('/abuot');
  await form.getByRole('button', { name: 'Set' }).click();
  await expect(prose).toHaveAccessibleDescription(/\/abuot leads nowhere/);

  await form.getByRole('button', { name: 'Choose a picture' }).first().click();
  await form.getByRole('button', { name: 'lake.svg' }).click();
  const altText = form.getByRole('textbox', { name: /^Words for who cannot see it/ });
  await expect(altText).toBeFocused();
  await expect(altText).toHaveValue('');
  await expect(form.getByRole('alert').filter({ hasText: 'This is another picture' })).toBeVisible();
  await altText.fill('A lake');
  await expect(form.getByText('This is another picture')).toBeHidden();
});
