import type { Page } from '@playwright/test';
import { pageOf } from '../../harness/content-folder.ts';
import { expect, test } from '../../harness/browser/edited-shop-test.ts';
import { openWorkspace, type WorkspacePage } from '../../harness/browser/workspace-page.ts';

const banner = (id: string, title = id) => ({ type: 'banner', id, content: { title } });
const group = (id: string, ...sections: object[]) => ({ type: 'group', id, content: { title: id, sections } });

const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ });

/** Each row opens only the form of the section at its position in the page. */
async function expectSameSections({ page, section, row }: WorkspacePage, ids: readonly string[]): Promise<void> {
  await expect(page.locator('.outline__row')).toHaveCount(ids.length);
  for (const id of ids) {
    if ((await row(id).getAttribute('aria-current')) !== 'true') await row(id).click();
    await expect(title(page)).toHaveValue(id);
    const path = (await row(id).getAttribute('data-path')) ?? '';
    await expect(section(path)).toHaveAttribute('data-section-id', id);
    await expect(section(path)).toContainText(id);
  }
}

test('rows open their own sections after they were moved, copied, given up and taken back', async ({
  page,
  content,
}) => {
  const name = 'outline-walk';
  content.writePage(
    name,
    pageOf([banner('idea'), banner('years'), group('both', banner('left'), banner('right'))], 'Walk'),
  );
  const workspace = await openWorkspace(page, `/cms/preview?page=/${name}`);
  const { row } = workspace;
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).first().click();
  const start = ['idea', 'years', 'both', 'left', 'right'];
  await expectSameSections(workspace, start);
  await row('idea').click();
  await press('Move down');
  await expect(row('idea')).toHaveAttribute('data-path', 'main.1');
  await expect(page.getByText('is now 2 of 3')).toBeAttached();
  await press('Duplicate');
  await expect(row('idea-2')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('is duplicated')).toBeAttached();
  page.once('dialog', (dialog) => void dialog.accept());
  await press('Discard');
  await expect(row('idea-2')).toHaveCount(0);
  await expect(row('idea')).toHaveAttribute('data-path', 'main.0');
  await expectSameSections(workspace, start);
  await press('Undo');
  await expect(row('idea')).toHaveAttribute('data-path', 'main.1');
  await expect(row('idea-2')).toBeVisible();

  await row('both').click();
  await title(page).fill('Both of them');
  await expect(workspace.section('main.3')).toContainText('Both of them');
  await row('left').click();
  await title(page).fill('Changed within');
  await expect(workspace.section('main.3.content.sections.0')).toContainText('Changed within');
  await press('Save draft');
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await row('right').click();
  await expect(title(page)).toHaveValue('right');
});
