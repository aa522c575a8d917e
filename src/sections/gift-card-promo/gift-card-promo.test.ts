import { describe, expect, test } from 'vitest';
import type { GiftCard } from '../load-gift-card.ts';
import { renderSection } from '../render-section.ts';
import { GIFT_CARD } from '../sample-images.ts';
import GiftCardPromo from './GiftCardPromo.astro';
import { giftCardPromo } from './section.ts';

const card: GiftCard = {
  slug: 'ridge-gift-card',
  name: 'Gift Card',
  image: { src: '/media/card.webp', alt: 'Gift Card, the card' },
  currency: 'USD',
  amounts: [
    { size: '25', price: 25 },
    { size: '150', price: 150 },
  ],
};
const render = (content: object = {}, options: object = {}) =>
  renderSection(GiftCardPromo, giftCardPromo, { title: 'A card', ...content }, { data: [card], ...options });

describe('a gift card', () => {
  test('has its amounts as links that select them', async () => {
    const html = await render();
    expect(html).toMatch(/href="\/p\/ridge-gift-card\?size=25">\s*\$25\s*</);
    expect(html).toMatch(/href="\/p\/ridge-gift-card\?size=150">\s*\$150\s*</);
    expect(html).toContain('From $25 to $150');
  });

  test('names the list of amounts', async () => {
    const html = await render();
    expect(html).toMatch(/<p id="s1-amounts">\s*<strong>Choose an amount/);
    expect(html).toMatch(/<ul[^>]*aria-labelledby="s1-amounts"/);
  });

  test('shows no range for one amount', async () => {
    const one = { ...card, amounts: card.amounts.slice(0, 1) };
    expect(await render({}, { data: [one] })).not.toContain('From');
  });

  test('shows the editor’s image rather than the product’s', async () => {
    const html = await render({ image: GIFT_CARD });
    expect(html).toContain(GIFT_CARD.src);
    expect(html).not.toContain('/media/card.webp');
  });

  test('is in the visitor’s language and preserves the locale', async () => {
    const html = await render({}, { locale: 'de-de' });
    expect(html).toContain('Betrag wählen');
    expect(html).toContain('href="/de-de/p/ridge-gift-card?size=25"');
  });

  test('renders without its product, but not without a title', async () => {
    const html = await render({ cta: { label: 'Terms', href: '/terms' } }, { data: [] });
    expect(html).toContain('href="/terms"');
    expect(html).not.toMatch(/<img|<ul/);
    expect(giftCardPromo.schema.safeParse({ productId: 'ridge-gift-card' }).success).toBe(false);
  });
});
