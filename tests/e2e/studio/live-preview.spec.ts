import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { pageOf } from '../../harness/content-folder.ts';
import { expect, test } from '../../harness/browser/edited-shop-test.ts';
import { openWorkspace } from '../../harness/browser/workspace-page.ts';
import { FROM_SHOP } from '../../harness/from-shop.ts';

const hero = (title: string) => ({ type: 'hero', id: 'opening', content: { title } });
const answers = (...titles: string[]) => ({
  type: 'accordion',
  id: 'answers',
  content: { title: 'Answers', items: titles.map((title) => ({ title, html: `<p>About ${title}</p>` })) },
});
const letter = { type: 'newsletter', id: 'letter', content: { title: 'News of the hills' } };
const home = (...sections: object[]) => pageOf(sections, 'Start');

/** A page of one test's own: drafts stay in the folder. */
const pageName = () => `page-${randomUUID()}`;

const DOCUMENT = '/cms/api/documents/us/en-us/page/home';

test.describe('an open preview', () => {
  test('shows what changed while it was loaded', async ({ page, request, content }) => {
    content.writePage('home', home(hero('Before')));
    await expect.poll(async () => (await request.get('/')).text()).toContain('Before');
    const streams: Route[] = [];
    await page.route('**/cms/api/changes', (route) => void streams.push(route));
    await page.goto('/?preview=true');
    await expect.poll(() => streams.length).toBe(1);
    content.writePage('home', home(hero('Meanwhile')));
    await expect.poll(async () => (await request.get('/')).text()).toContain('Meanwhile');
    await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();
    await streams[0]?.continue();
    await expect(page.getByRole('heading', { name: 'Meanwhile' })).toBeVisible();
  });

  test('follows its document, and preserves what was typed, opened and focused', async ({ page, content }) => {
    content.writePage('home', home(hero('Before'), answers('Soles', 'Seams'), letter));
    await page.goto('/?preview=true', { waitUntil: 'networkidle' });
    await page.evaluate(() => Reflect.set(window, 'untouched', true));
    await page.getByText('Seams').first().click();
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
    await email.pressSequentially('ada@example.com');

    const quote = { type: 'quote', id: 'said', content: { items: [{ text: 'Dry at last', name: 'Ada' }] } };
    content.writePage('home', home(quote, hero('After'), answers('Soles', 'Seams', 'Laces'), letter));
    await expect(page.getByRole('heading', { name: 'After' })).toBeVisible();
    await expect(page.getByText('Dry at last')).toBeVisible();
    await expect(page.getByText('Laces', { exact: true })).toBeVisible();
    await expect(page.getByText('About Seams')).toBeVisible();
    await expect(page.getByText('About Soles')).toBeHidden();
    await expect(email).toHaveValue('ada@example.com');
    await expect(email).toBeFocused();
    expect(
      await page.locator('[data-edit]').evaluateAll((all) => all.map((one) => one.getAttribute('data-edit'))),
    ).toEqual(['main.0', 'main.1', 'main.2', 'main.3']);

    content.writePage('home', home(letter, hero('After')));
    await expect(page.getByText('Dry at last')).toBeHidden();
    await expect(email).toHaveValue('ada@example.com');
    await expect(page.locator('[data-section-type]').first()).toHaveAttribute('data-section-type', 'newsletter');
    expect(await page.evaluate(() => Reflect.get(window, 'untouched'))).toBe(true);
  });

  test('shows a draft that an API request saved, which no visitor sees', async ({ page, request, content }) => {
    content.writePage('home', home(hero('Published')));
    await page.goto('/?preview=true', { waitUntil: 'networkidle' });
    expect(await (await request.get('/')).text()).toContain('Published');
    const { document, revision } = await (await request.get(DOCUMENT)).json();
    const draft = { ...document, sections: { main: [hero('Only a draft')] } };
    const saved = await request.put(DOCUMENT, {
      headers: FROM_SHOP,
      data: { document: draft, baseRevision: revision },
    });
    expect(saved.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Only a draft' })).toBeVisible();
    expect(await (await request.get('/')).text()).not.toContain('Only a draft');
    const late = await request.put(DOCUMENT, { headers: FROM_SHOP, data: { document, baseRevision: revision } });
    expect(late.status()).toBe(409);
    const { revision: baseRevision } = await saved.json();
    expect((await request.delete(DOCUMENT, { headers: FROM_SHOP, data: { baseRevision } })).status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible();
  });
});

test.describe('the inspector', () => {
  test('shows a change as it is typed, says what is wrong at its field, and saves a draft', async ({
    page,
    request,
    content,
  }) => {
    content.writePage('home', home(hero('Opening words'), letter));
    await page.goto('/cms/preview?page=/&section=main.0');
    const frame = page.frameLocator('iframe');
    const title = page.getByRole('textbox', { name: /^Title/ });
    await expect(title).toHaveValue('Opening words');
    await title.fill('');
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(frame.getByRole('note')).toContainText('content.title');
    await title.pressSequentially('Closing words');
    await expect(frame.getByRole('heading', { level: 1, name: 'Closing words' })).toBeVisible();
    await expect(title).not.toHaveAttribute('aria-invalid');
    expect((await new AxeBuilder({ page }).include('.inspector').analyze()).violations).toEqual([]);

    await title.press('Control+s');
    await expect(page.getByText('Draft saved.')).toBeVisible();
    expect(await (await request.get('/')).text()).toContain('Opening words');
    expect(await (await request.get('/?preview=true')).text()).toContain('Closing words');
    const file = join(content.path, 'us', 'en-us', 'page', 'home.draft.json');
    expect(readFileSync(file, 'utf8')).toContain('Closing words');

    const outline = page.getByRole('complementary', { name: 'Pages and outline' });
    await outline.getByRole('button', { name: 'Duplicate' }).click();
    await expect(frame.getByRole('heading', { name: 'Closing words' })).toHaveCount(2);
    expect(JSON.parse(readFileSync(file, 'utf8')).sections.main.map(({ id }: { id: string }) => id)).toEqual([
      'opening',
      'opening-2',
      'letter',
    ]);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(frame.getByRole('heading', { level: 1, name: 'Opening words' })).toBeVisible();
  });

  test('changes a version of an experience as a form, with that version shown', async ({ page, content }) => {
    const tested = { ...hero('As ever'), experienceId: 'exp_home', experiences: {} };
    const name = pageName();
    content.writePage(name, home({ ...tested, content: { title: 'As ever', text: 'For everybody' } }));
    const { frame } = await openWorkspace(page, `/cms/preview?page=/${name}&section=main.0`);
    const form = page.getByRole('complementary', { name: 'Section', exact: true });
    await form.getByRole('textbox', { name: 'Name of a new version' }).fill('warmer');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    const version = form.getByRole('combobox', { name: 'Version that is shown and changed' });
    await expect(version).toHaveValue('warmer');
    await expect(form.getByText('As in the baseline: For everybody')).toBeVisible();
    await form.getByRole('button', { name: 'Change : Title' }).click();
    await form.getByRole('textbox', { name: /^Title/ }).fill('Warmer');
    await expect(frame.getByRole('heading', { level: 1, name: 'Warmer' })).toBeVisible();
    await expect(frame.getByText('For everybody')).toBeVisible();
    expect((await new AxeBuilder({ page }).include('.inspector').analyze()).violations).toEqual([]);

    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved.')).toBeVisible();
    const saved = JSON.parse(readFileSync(join(content.path, `us/en-us/page/${name}.draft.json`), 'utf8'));
    expect(saved.sections.main[0]).toMatchObject({
      content: { title: 'As ever' },
      experiences: { warmer: { content: { title: 'Warmer' } } },
    });
    await version.selectOption('Baseline');
    await expect(frame.getByRole('heading', { level: 1, name: 'As ever' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('As ever');
    await version.selectOption('warmer');
    await form.getByRole('button', { name: 'As in the baseline : Title' }).click();
    await expect(frame.getByRole('heading', { level: 1, name: 'As ever' })).toBeVisible();
    await form.getByRole('button', { name: 'Remove version warmer' }).click();
    await expect(version).toHaveValue('');
    await expect(version.locator('option')).toHaveText(['Baseline']);
  });

  test('moves, removes and adds entries and sections by keyboard, announces it, and undoes a removal', async ({
    page,
    content,
  }) => {
    const name = pageName();
    content.writePage(name, home(answers('Soles', 'Seams', 'Laces'), letter));
    const { frame, row } = await openWorkspace(page, `/cms/preview?page=/${name}&section=main.0`);
    const form = page.getByRole('complementary', { name: 'Section', exact: true });
    const button = (name: string) => form.getByRole('button', { name, exact: true });
    await button('Move “Soles” down').press('Enter');
    await expect(button('Move “Soles” down')).toBeFocused();
    await expect(page.getByText('“Soles” is now 2 of 3.')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Soles” is now 3 of 3.')).toBeAttached();
    await expect(button('Move “Soles” down')).toBeFocused();
    await expect(frame.locator('[data-edit="main.0"] summary').last()).toHaveText('Soles');
    await button('Remove “Laces”').press('Enter');
    await expect(frame.getByText('Laces', { exact: true })).toHaveCount(0);
    const undo = page.locator('.workspace__notice').getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(frame.getByText('Laces', { exact: true })).toBeVisible();

    const outline = page.getByRole('complementary', { name: 'Pages and outline' });
    await outline.getByRole('button', { name: 'Move down' }).press('Enter');
    await expect(row('answers')).toHaveAttribute('data-path', 'main.1');
    await expect(outline.getByRole('button', { name: 'Move down' })).toBeFocused();
    await expect(outline.getByRole('button', { name: 'Duplicate' })).toBeEnabled();
    await outline.getByRole('button', { name: 'Hide' }).press('Enter');
    await outline.getByRole('checkbox', { name: 'phones' }).press('Space');
    await expect(row('answers')).toContainText('Hidden on phones');
    await expect(outline.getByRole('button', { name: 'Duplicate' })).toBeEnabled();
    await outline.getByRole('button', { name: 'Add a section: Main' }).press('Enter');
    await page.getByRole('searchbox', { name: 'Find a type of section' }).fill('who said it');
    await page.keyboard.press('Enter');
    await expect(row('quote')).toHaveAttribute('aria-current', 'true');
    await expect(outline.getByRole('button', { name: 'Duplicate' })).toBeEnabled();
    await outline.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(row('quote')).toHaveCount(0);
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(row('quote')).toHaveAttribute('data-path', 'main.2');
  });

  test('makes a German version of a page that falls back, and never over one', async ({ page, request, content }) => {
    const name = pageName();
    const own = `/cms/api/documents/de/de-de/page/${name}`;
    content.writePage(name, { ...home(hero('Who we are')), locale: 'en-us' });
    const { frame } = await openWorkspace(page, `/cms/preview?page=/de-de/${name}`);
    const outline = page.getByRole('complementary', { name: 'Pages and outline' });
    await expect(outline).toContainText('There is no German version of this page');
    await outline.getByRole('button', { name: 'Make a German version' }).click();
    await expect(outline).not.toContainText('There is no German version');
    await expect(frame.getByRole('heading', { name: 'Who we are' })).toBeVisible();
    const created = await (await request.get(own)).json();
    expect(created).toMatchObject({ isDraft: true, publishedRevision: null, document: { locale: 'de-de' } });
    const again = { document: { title: 'Over it' }, baseRevision: null };
    expect((await request.put(own, { headers: FROM_SHOP, data: again })).status()).toBe(409);
  });

  test('tells each of two editors of the same section what happened, and neither loses a word', async ({
    page,
    browser,
    content,
    baseURL,
    complaints,
  }) => {
    content.writePage('home', home(hero('Opening words'), letter));
    const other = await browser.newPage({ baseURL });
    const title = (at: Page) => at.getByRole('textbox', { name: /^Title/ });
    for (const at of [page, other]) {
      await at.goto('/cms/preview?page=/&section=main.0');
      await expect(title(at)).toHaveValue('Opening words');
    }
    await title(page).fill('Of Ada');
    await title(other).fill('Of Bob');
    await title(page).press('Control+s');
    await expect(page.getByText('Draft saved.')).toBeVisible();
    const alert = other.getByRole('alert').filter({ hasText: 'changed in between' });
    await expect(alert).toBeVisible();
    await expect(title(other)).toHaveValue('Of Bob');
    await alert.getByRole('button', { name: 'Take theirs' }).click();
    await expect(title(other)).toHaveValue('Of Ada');
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(title(other)).toHaveValue('Of Bob');

    const ofDocuments = /\/cms\/api\/(documents|checks)\//;
    await other.route(ofDocuments, (route) => route.fulfill({ status: 401, json: {} }));
    await title(other).press('Control+s');
    await expect(other.getByRole('link', { name: 'Sign in again' })).toBeVisible();
    await expect(title(other)).toHaveValue('Of Bob');
    await other.unroute(ofDocuments);
    await other.getByRole('button', { name: 'Save draft' }).click();
    await expect(other.getByRole('link', { name: 'Sign in again' })).toBeHidden();
    await expect(title(page)).toHaveValue('Of Bob');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Of Bob' })).toBeVisible();
    await other.close();

    await page.route('**/_astro/checker.*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Check accessibility' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be checked' })).toBeVisible();
    await page.unroute('**/_astro/checker.*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(complaints.splice(0).filter((text) => !text.includes('checker'))).toEqual([]);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(title(page)).toHaveValue('Opening words');
  });
});
