import type { Page } from '@playwright/test';
import { z } from 'zod';
import { axeFindings } from '../../harness/browser/axe.ts';
import { freshEmail } from '../../harness/identity.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';

const mails = z.array(z.object({ subject: z.string(), text: z.string(), headers: z.record(z.string(), z.string()) }));
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function newestMail(page: Page, to: string) {
  const response = await page.request.get(`/sandbox/inbox.json?to=${encodeURIComponent(to)}`);
  const [newest] = mails.parse(await response.json());
  return { ...newest, unsubscribe: /<([^>]+)>/.exec(newest?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '' };
}

/** Path and query: the shop of a test listens on a port of its own. */
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

test.afterEach(({ complaints }) => {
  const others = complaints.filter((text) => !/status of 404 .*\/unsubscribe/.test(text));
  complaints.splice(0, complaints.length, ...others);
});

test.describe('on a phone, in German, without script', () => {
  test.use({ viewport: { width: 375, height: 800 }, javaScriptEnabled: false });

  test('a reader joins, confirms, is welcomed, leaves by the link and comes back', async ({ page }) => {
    const email = freshEmail();
    await page.goto('/de-de/newsletter-subscription');
    await page.getByRole('main').getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(title(page)).toHaveText('Noch ein Schritt: in der Mail bestätigen');
    const confirmation = await newestMail(page, email);
    expect(confirmation.headers).toEqual({});
    await page.goto(pathOf(/https?:\S+confirm-subscription\S+/.exec(confirmation.text ?? '')?.[0] ?? ''));
    await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
    await expect(title(page)).toHaveText('Ihre Adresse ist bestätigt');
    const welcome = await newestMail(page, email);
    expect(welcome.subject).toBe('Sie stehen auf der Liste');
    expect(welcome.text).toContain(welcome.unsubscribe);
    await page.goto(pathOf(welcome.unsubscribe));
    await expect(title(page)).toHaveText('Newsletter abbestellen?');
    await page.reload();
    await page.getByRole('button', { name: 'Abbestellen' }).click();
    await expect(title(page)).toHaveText('Sie sind abgemeldet');
    await expect(page.getByRole('main')).toContainText('nicht mehr per E-Mail');
    await page.getByRole('button', { name: 'Rückgängig: weiter beziehen' }).click();
    await expect(title(page)).toHaveText('Sie sind wieder angemeldet');
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a mail program ends a subscription with one request, and unknown links are answered politely', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const email = freshEmail();
    await page.goto('/newsletter-subscription');
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    const { unsubscribe } = await newestMail(page, email);
    const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: 'null' } });
    const empty = await program.post(pathOf(unsubscribe), { form: { a: 'b' } });
    expect(await empty.text()).toContain('Leave the newsletter?');
    const ended = await program.post(pathOf(unsubscribe), {
      multipart: { 'List-Unsubscribe': 'One-Click' },
      maxRedirects: 0,
    });
    expect([ended.status(), ended.headers()['set-cookie']]).toEqual([200, undefined]);
    expect(await ended.text()).toContain('You are unsubscribed');
    await program.dispose();
    await page.goto(pathOf(unsubscribe));
    expect(await axeFindings(page), 'asked').toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(title(page)).toHaveText('You are unsubscribed');
    expect(await axeFindings(page), 'ended').toEqual([]);
    await page.goto(pathOf(unsubscribe).slice(0, -3));
    await expect(title(page)).toHaveText('We do not know this link');
    expect(await axeFindings(page), 'unknown').toEqual([]);
    await expect(page.getByRole('link', { name: 'To your profile' })).toBeVisible();
  });
});
