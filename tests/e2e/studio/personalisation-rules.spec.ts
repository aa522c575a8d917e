import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/edited-shop-test.ts';
import { openWorkspace, putDocument } from '../../harness/browser/workspace-page.ts';

const FRAGMENT = 'us/en-us/fragment/personalisation';
const ruleOf = (name: string, content: object) => ({
  type: 'personalisation-rule',
  id: `rule-${name}`,
  variant: 'rule',
  content: { name, ...content },
});

test('the rules of personal products are set in the form of their fragment, and visitors see none of them', async ({
  page,
  request,
  content,
  complaints,
}) => {
  const sections = [
    ruleOf('members', { productIds: ['buttress-mid'], loyaltyEnrolled: 'yes' }),
    ruleOf('everybody', { productIds: ['col-high', 'burn-line'] }),
  ];
  putDocument(content.path, FRAGMENT, { id: 'fragment-personalisation', type: 'fragment', sections });
  const { frame, row, address } = await openWorkspace(page, '/cms/preview');
  const side = page.getByRole('complementary', { name: 'Pages and outline' });
  const form = page.getByRole('complementary', { name: 'Section', exact: true });
  await side.getByRole('button', { name: 'Pages', exact: true }).click();
  await side.getByText('Fragments', { exact: false }).first().click();
  await side.getByRole('button', { name: /^personalisation/ }).click();
  await expect(address).toHaveValue('/fragment-preview/personalisation');
  await expect(frame.getByRole('heading', { name: 'members' })).toBeVisible();
  await expect(frame.getByText('Member of the loyalty program: yes')).toBeVisible();
  await expect(frame.getByRole('article')).toHaveCount(3);

  await side.getByRole('button', { name: 'Outline', exact: true }).click();
  await row('rule-members').click();
  const name = form.getByRole('textbox', { name: /^Name/ });
  await name.fill('');
  await expect(name).toHaveAccessibleDescription(/Write a name\./);
  await name.fill('members with a cart');
  await form.getByRole('combobox', { name: 'Empty cart' }).selectOption('no');
  await form.getByLabel('Find a product to add').fill('Croft');
  await form
    .getByRole('button', { name: /^Add Croft/ })
    .first()
    .click();
  await expect(frame.getByText('Empty cart: no', { exact: false })).toBeVisible();
  await expect(frame.getByRole('article')).toHaveCount(4);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  const [saved] = JSON.parse(readFileSync(join(content.path, `${FRAGMENT}.draft.json`), 'utf8')).sections;
  expect(saved.content).toMatchObject({ name: 'members with a cart', loyaltyEnrolled: 'yes', cartEmpty: 'no' });
  expect(saved.content.productIds).toHaveLength(2);
  expect((await request.get('/fragment-preview/personalisation')).status()).toBe(404);
  // The folder of this shop has no pictures of products.
  expect(complaints.splice(0).filter((text) => !text.includes('/media/products/'))).toEqual([]);
});
