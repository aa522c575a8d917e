import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { CAIRN } from '../sample-images.ts';
import { sampleProducts } from '../sample-products.ts';
import { socialPhotos } from './section.ts';
import SocialPhotos from './SocialPhotos.astro';

const render = (items: readonly object[], options: object = {}) =>
  renderSection(SocialPhotos, socialPhotos, { items }, { data: { products: sampleProducts }, ...options });

describe('photos of the community', () => {
  test('credit their author, linked only where there is a link', async () => {
    const plain = await render([{ image: CAIRN, author: 'Maren H.' }]);
    expect(plain).toContain('Photo: Maren H.');
    expect(plain).not.toContain('<a ');
    const linked = await render([{ image: CAIRN, author: 'Maren H.', href: 'https://photos.example/m' }]);
    expect(linked).toMatch(/<a href="https:\/\/photos\.example\/m">Photo: Maren H\.<\/a>/);
  });

  test('link to the product in them, where it is sold', async () => {
    const html = await render([
      { image: CAIRN, productId: 'saddleback-mid' },
      { image: CAIRN, productId: 'gone' },
    ]);
    expect(html).toMatch(/<a href="\/p\/saddleback-mid">Saddleback Mid<\/a>/);
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  test('load nothing of a third party', async () => {
    const html = await render([{ image: CAIRN, author: 'Maren', href: 'https://photos.example/m' }]);
    expect(html).not.toMatch(/<script|<iframe|target=|src="https?:/);
  });

  test('scroll by keyboard in the strip variant only', async () => {
    expect(await render([{ image: CAIRN }], { variant: 'strip' })).toMatch(/<ul[^>]* tabindex="0" aria-label="Photos"/);
    expect(await render([{ image: CAIRN }], { variant: 'mosaic' })).not.toContain('tabindex');
  });

  test('show a message when there are none, and require an image each', async () => {
    expect(await render([])).toContain('Nothing to show here just now.');
    expect(socialPhotos.schema.safeParse({ items: [{ author: 'Maren' }] }).success).toBe(false);
  });
});
