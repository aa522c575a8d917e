import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import Newsletter from './Newsletter.astro';
import { newsletter } from './section.ts';

describe('a newsletter form', () => {
  test('requires only a title, and explains itself what signing up means', async () => {
    const html = await renderSection(Newsletter, newsletter, { title: 'Letters' });
    expect(html).toMatch(/<h2[^>]*>Letters<\/h2>/);
    expect(html).toMatch(/id="s1-consent">\s*<p>We use/);
    expect(newsletter.schema.safeParse({}).success).toBe(false);
  });

  test('associates errors and consent with its labelled input', async () => {
    const html = await renderSection(Newsletter, newsletter, newsletter.samples.band);
    expect(html).toContain('<label for="s1-email">Email</label>');
    expect(html).toMatch(
      /id="s1-email" type="email"[^>]* autocomplete="email"[^>]* aria-describedby="s1-error s1-consent"/,
    );
    expect(html).toContain('<p class="error" id="s1-error" role="alert"></p>');
    expect(html).toContain('<p class="done" role="status"></p>');
  });

  test('is sent without script too, to the page that shows the result in its locale', async () => {
    const html = await renderSection(Newsletter, newsletter, newsletter.samples.inline, { variant: 'inline' });
    expect(html).toMatch(/<form method="post" action="\/fapi\/forms\/subscribe\?locale=en-us"/);
    expect(html).toMatch(/<button[^>]* type="submit"/);
    expect(html).not.toContain('noscript');
  });

  test('shows the editor’s own consent', async () => {
    const html = await renderSection(Newsletter, newsletter, newsletter.samples.band);
    expect(html).toContain('<p>We use the address for these letters and nothing else.');
  });
});
