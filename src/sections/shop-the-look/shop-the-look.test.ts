import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { DRYING_ROOM } from '../sample-images.ts';
import { sampleProducts } from '../sample-products.ts';
import { shopTheLook } from './section.ts';
import ShopTheLook from './ShopTheLook.astro';

const items = [
  { productId: 'saddleback-mid', x: 7.4, y: 100 },
  { productId: 'gone', x: 0, y: 0 },
  { productId: 'catchment-shell', x: 62, y: 31 },
];
const render = (content: object = {}, options: object = {}) =>
  renderSection(
    ShopTheLook,
    shopTheLook,
    { image: DRYING_ROOM, items, ...content },
    { data: sampleProducts, ...options },
  );

describe('a shop-the-look section', () => {
  test('names each spot by number and product', async () => {
    const html = await render();
    expect(html).toContain('aria-label="1: Saddleback Mid"');
    expect(html).toContain('aria-label="2: Catchment Shell"');
  });

  test('opens a card at each spot without script', async () => {
    const html = await render();
    const targets = [...html.matchAll(/<button type="button"[^>]* popovertarget="([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(2);
    for (const id of targets) expect(html).toMatch(new RegExp(`<div popover[^>]* id="${id}"`));
  });

  test('positions spots in whole percent, two digits each, within the image', async () => {
    const html = await render();
    expect(html).toMatch(/<li data-at="07">\s*<button type="button" data-at="99"/);
    expect(html).toMatch(/<li data-at="62">\s*<button type="button" data-at="31"/);
  });

  test.each(['beside', 'below'])('lists every marked product beside the image too, %s', async (variant) => {
    const html = await render({ title: 'Wet' }, { variant });
    const legend = html.slice(html.indexOf('<ol'));
    expect(legend).toMatch(/aria-label="In this picture"/);
    expect(legend).toMatch(/href="\/p\/saddleback-mid"[^>]*>\s*Saddleback Mid/);
    expect(legend).toContain('Catchment Shell');
    expect(legend.match(/class="number"/g)).toHaveLength(2);
  });

  test('omits the spot of a product that is not sold', async () => {
    const html = await render({}, { data: [] });
    expect(html).toContain(DRYING_ROOM.src);
    expect(html).not.toMatch(/<button|<ol/);
  });

  test('rejects spots outside the image, and content without an image', () => {
    const valid = (content: object) => shopTheLook.schema.safeParse(content).success;
    expect(valid({ image: DRYING_ROOM, items: [{ productId: 'a', x: 101, y: 0 }] })).toBe(false);
    expect(valid({ image: DRYING_ROOM, items: [{ productId: 'a', x: '10px', y: 0 }] })).toBe(false);
    expect(valid({ items: [] })).toBe(false);
    expect(valid({ image: DRYING_ROOM, items: [] })).toBe(true);
  });

  test('requests a product once that it marks twice', () => {
    const twice = shopTheLook.schema.parse({ image: DRYING_ROOM, items: [items[0], items[0]] });
    const once = shopTheLook.schema.parse({ image: DRYING_ROOM, items: [items[0]] });
    expect(shopTheLook.loader?.key(twice)).toBe(shopTheLook.loader?.key(once));
  });
});
