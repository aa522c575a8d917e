import { expect, test, type Page } from '@playwright/test';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const HOST = 'film.example';
const NEWSLETTER = { type: 'newsletter', id: 'letter', content: { title: 'Letters' } };
const film = (variant: string) => {
  const content = { url: `https://${HOST}/1`, label: 'A boot gets its second sole' };
  return { type: 'embed', id: variant, variant, content };
};
const CHART = {
  type: 'size-chart',
  id: 'chart',
  content: { tables: [{ columns: [{ system: 'EU' }, { measure: 'footLength' }], rows: [['42', 26.7]] }] },
};

let content: ContentFolder;
let shop: Shop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  content = createContentFolder();
  content.writePage('letters', pageOf([NEWSLETTER]));
  content.writePage('poster', pageOf([film('poster')]));
  content.writePage('direct', pageOf([film('direct')]));
  content.writePage('sizes', pageOf([CHART]));
  shop = await startShop({ env: { CONTENT_DIR: content.path, EMBED_HOSTS: HOST } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

async function joinWith(page: Page, email: string) {
  await page.getByRole('main').getByRole('textbox').fill(email);
  await page.getByRole('main').getByRole('button').click();
}

/** Requests of the page to the video's host. */
async function watchHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`https://${HOST}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>The film</p>' });
  });
  return asked;
}

test.describe('the newsletter', () => {
  test('accepts an email address and confirms it', async ({ page }) => {
    await page.goto(`${shop.origin}/letters`);
    await joinWith(page, 'ann@example.com');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Thank you. The next issue comes to this address.',
    );
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Sign up' })).not.toHaveAttribute('aria-busy');
  });

  test('shows the error of an email address beside it, and accepts the corrected one', async ({ page }) => {
    await page.goto(`${shop.origin}/letters`);
    await joinWith(page, 'ann@example');
    const input = page.getByLabel('Email');
    await expect(page.getByRole('alert')).toHaveText('Enter an address such as name@example.com.');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/^Enter an address such as/);
    await expect(input).toBeFocused();
    await input.fill('ann@example.org');
    await input.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Thank you/);
    await expect(page.getByRole('alert')).toHaveText('');
    await expect(input).not.toHaveAttribute('aria-invalid');
  });

  test('handles a tap before its script was loaded', async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_astro/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(`${shop.origin}/letters`, { waitUntil: 'commit' });
    await joinWith(page, 'early@example.com');
    expect(page.url()).toBe(`${shop.origin}/letters`);
    release();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Thank you/);
  });

  test('requires a confirmation where the law does, by a press of a button, once', async ({ page }) => {
    await page.goto(`${shop.origin}/de-de/letters`);
    await joinWith(page, 'anna@example.com');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/bitten Sie um Bestätigung/);
    const inbox = await (await page.request.get(`${shop.origin}/sandbox/inbox.json?to=anna@example.com`)).text();
    const link = /https?:\/\/[^\s"\\]*(\/de-de\/confirm-subscription\?token=[\w-]+)/.exec(inbox)?.[1] ?? '';
    const heading = page.getByRole('heading', { level: 1 });
    for (const text of ['Ihre Adresse ist bestätigt', 'Dieser Link gilt nicht mehr']) {
      await page.goto(shop.origin + link);
      await expect(heading).toHaveText('Bestätigen Sie Ihre Adresse');
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(heading).toHaveText(text);
    }
  });
});

test.describe('an embedded film', () => {
  test('is loaded by the visitor, and gets the focus', async ({ page }) => {
    const asked = await watchHost(page);
    await page.goto(`${shop.origin}/poster`);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Load: A boot gets its second sole' }).click();
    await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
    await expect(page.locator('iframe')).toBeFocused();
    expect(asked).toEqual([`https://${HOST}/1`]);
  });

  test('is loaded with the page where no consent is required', async ({ page }) => {
    await watchHost(page);
    await page.goto(`${shop.origin}/direct`);
    await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
  });

  test('waits for consent in Germany', async ({ page }) => {
    const asked = await watchHost(page);
    await page.goto(`${shop.origin}/de-de/direct`);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.locator('#consent-banner [data-consent="accept"]').click();
    await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
  });

  test('is a placeholder after consent was denied, and is loaded by its own button', async ({ page }) => {
    const asked = await watchHost(page);
    await page.goto(`${shop.origin}/de-de/direct`);
    await page.locator('#consent-banner [data-consent="reject"]').click();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: `Inhalt von ${HOST} laden` }).click();
    await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
  });

  test('may be framed on its own page only', async () => {
    const framesOf = async (path: string) => {
      const policy = (await fetch(`${shop.origin}${path}`)).headers.get('content-security-policy') ?? '';
      return /frame-src ([^;]*)/.exec(policy)?.[1]?.trim().split(' ');
    };
    expect(await framesOf('/direct')).toContain(`https://${HOST}`);
    expect(await framesOf('/letters')).toEqual(["'self'"]);
  });
});

test.describe('a size chart without script', () => {
  test.use({ javaScriptEnabled: false });

  test('changes its unit', async ({ page }) => {
    await page.goto(`${shop.origin}/sizes`);
    await expect(page.getByRole('cell', { name: '10.5' })).toBeVisible();
    await page.getByRole('radio', { name: 'cm' }).check();
    await expect(page.getByRole('cell', { name: '26.7' })).toBeVisible();
    await expect(page.getByText('10.5')).toBeHidden();
  });
});
