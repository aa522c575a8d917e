import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { pageOf } from '../../harness/content-folder.ts';
import { expect, test } from '../../harness/browser/edited-shop-test.ts';
import { openWorkspace } from '../../harness/browser/workspace-page.ts';

const banner = (id: string) => ({ type: 'banner', id, content: { title: id } });
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M0 0h400v300H0z"/></svg>';
const hero = {
  type: 'hero',
  id: 'opening',
  content: { title: 'opening', image: { src: '/media/lake.svg', alt: 'A lake', width: 400, height: 300 } },
};

const outlineOf = (page: Page) => page.getByRole('complementary', { name: 'Pages and outline' });
const formOf = (page: Page) => page.getByRole('complementary', { name: 'Section', exact: true });
const titleIn = (form: Locator) => form.getByRole('textbox', { name: /^Title/ });

/** Whether something else lies over the middle or an end of the element that has the focus. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, bottom, width } = focused.getBoundingClientRect();
    return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
      const hit = document.elementFromPoint(left + width / 2, y);
      return hit === null || !(focused.contains(hit) || hit.contains(focused) || hit.closest('label') !== null);
    });
  });

test('F6 moves the focus between the panels', async ({ page, content }) => {
  content.writePage('keys', pageOf([banner('one'), banner('two')], 'Keys'));
  const { row } = await openWorkspace(page, '/cms/preview?page=/keys');
  const [outline, form] = [outlineOf(page), formOf(page)];
  await row('two').focus();
  await page.keyboard.press('Enter');
  await expect(titleIn(form)).toHaveValue('two');
  await page.keyboard.press('F6');
  await expect(form.locator('.inspector-form :focus')).toBeVisible();
  await titleIn(form).focus();
  await page.keyboard.press('F6');
  await expect(page.getByTitle('The previewed page')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(row('two')).toBeFocused();
  await page.keyboard.press('F6');
  await expect(titleIn(form)).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(row('two')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(outline.getByRole('button', { name: 'Go to the form' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titleIn(form)).toBeFocused();
});

test('the focus moves to what was added, copied and restored, and stays on Undo, Redo and Save', async ({
  page,
  content,
}) => {
  content.writePage('focus', pageOf([banner('one'), banner('two')], 'Focus'));
  const { row } = await openWorkspace(page, '/cms/preview?page=/focus');
  const [outline, form] = [outlineOf(page), formOf(page)];
  await outline.getByRole('button', { name: 'Add a section: Main' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Find a type of section' }).fill('newsletter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.outline__row')).toHaveCount(3);
  await expect(page.locator('.outline__row').last()).toBeFocused();
  await row('two').press('Enter');
  await outline.getByRole('button', { name: 'Duplicate' }).press('Enter');
  await expect(row('two-2')).toBeFocused();
  await outline.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(row('two-2')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().press('Enter');
  await expect(row('two-2')).toBeFocused();

  await row('one').press('Enter');
  await titleIn(form).fill('other words');
  for (const name of ['Undo', 'Redo', 'Save draft']) {
    const button = form.getByRole('button', { name });
    await button.press('Enter');
    await expect(button).toBeFocused();
  }
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save draft' })).toBeFocused();
});

test('a form begins at its top, no focus is covered in it, and arrows move the point of a picture', async ({
  page,
  content,
}) => {
  mkdirSync(join(content.path, 'media'), { recursive: true });
  writeFileSync(join(content.path, 'media', 'lake.svg'), IMAGE);
  content.writePage('form', pageOf([hero, { ...hero, id: 'second' }], 'Form'));
  await page.setViewportSize({ width: 1280, height: 500 });
  const { row } = await openWorkspace(page, '/cms/preview?page=/form');
  const form = formOf(page);
  await row('opening').click();
  const image = form.getByRole('button', { name: /^Point that stays visible/ }).first();
  await image.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowUp']) await image.press(key);
  await expect(image).toHaveAccessibleName(/52% from the left, 40% from the top/);
  const chooser = form.getByRole('button', { name: 'Choose a picture' }).first();
  await chooser.press('Enter');
  await form.getByRole('button', { name: 'lake.svg' }).press('Enter');
  await expect(chooser).toBeFocused();

  await titleIn(form).first().focus();
  const covered: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('.inspector-form') ? focused.id || focused.textContent : undefined;
    });
    if (name === undefined) break;
    if (await isFocusCovered(page)) covered.push(name);
  }
  expect(covered).toEqual([]);
  const scrolled = form.locator('.workspace__scroll');
  expect(await scrolled.evaluate((pane) => pane.scrollTop)).toBeGreaterThan(100);
  await row('second').click();
  await expect.poll(() => scrolled.evaluate((pane) => pane.scrollTop)).toBe(0);
});

/** The styles that distinguish a selected control with forced colours; text and position do not count. */
const styleOf = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, color, borderTopColor, borderBlockEnd, borderInlineStart, outline } =
      getComputedStyle(element);
    return { backgroundColor, color, borderTopColor, borderBlockEnd, borderInlineStart, outline };
  });

test('a selection is visible in forced colours', async ({ page, content }) => {
  content.writePage('colours', pageOf([banner('one'), banner('two')], 'Colours'));
  await page.emulateMedia({ forcedColors: 'active' });
  const { row } = await openWorkspace(page, '/cms/preview?page=/colours');
  await row('one').click();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await button(/^Phone/)
    .first()
    .click();
  await button('Light theme').click();
  await page.mouse.move(0, 0);
  const pairs = [
    [button(/^Phone/).first(), button('All the room there is')],
    [button('Light theme'), button('Dark theme')],
    [row('one'), row('two')],
    [outlineOf(page).getByRole('button', { name: 'Outline' }), outlineOf(page).getByRole('button', { name: 'Pages' })],
  ] as const;
  for (const [chosen, other] of pairs) expect(await styleOf(chosen)).not.toEqual(await styleOf(other));
  const handle = button(/^Width of the page/);
  const [line, ground] = await handle.evaluate((element) => [
    getComputedStyle(element, '::after').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(line).not.toBe(ground);
  await page.setViewportSize({ width: 390, height: 800 });
  const panes = page.getByRole('navigation', { name: 'Parts of the workspace' });
  const [chosen, other] = [panes.getByRole('button', { name: 'Page', exact: true }), panes.getByRole('button').first()];
  expect(await styleOf(chosen)).not.toEqual(await styleOf(other));
});

test('the name of the shop is never truncated', async ({ page }) => {
  await page.goto('/');
  const name = page.locator('.shop-header .wordmark__text');
  for (const width of [320, 352, 360, 375, 384, 390, 412, 430, 479, 480, 600, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await name.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut, `${width} pixels`).toBeLessThanOrEqual(0);
  }
});
