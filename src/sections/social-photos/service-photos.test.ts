import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import type { CallApi } from '../../api/core/operation.ts';
import type { Media } from '../../api/catalog/photos.schema.ts';
import { renderSection } from '../render-section.ts';
import { socialPhotos } from './section.ts';
import SocialPhotos from './SocialPhotos.astro';

const photo: Media = {
  id: 'demo-1',
  author: 'Maren <b>',
  caption: 'Trocken & warm <script>',
  language: 'de',
  image: { src: '/media/scenes/boot-on-rock.webp', width: 1200, height: 900 },
  createdAt: '2026-09-01T08:00:00.000Z',
  streams: ['boot'],
};
const listOf = (media: readonly Media[], more: object = {}) => ({
  total: media.length,
  start: 0,
  count: media.length,
  media,
  setsCookies: false,
  ...more,
});
const render = (list: unknown, options: { readonly locale?: string } = {}, content: object = {}) =>
  renderSection(
    SocialPhotos,
    socialPhotos,
    { title: 'Seen', source: 'product', productId: 'boot', ...content },
    { data: { products: [], list }, ...options },
  );

async function load(content: object, answer: () => unknown = () => listOf([photo])) {
  const requests: unknown[] = [];
  const call = (async (...[{ name }, input]: Parameters<CallApi>) => {
    requests.push([name, input.params ?? {}, input.query ?? {}]);
    return answer();
  }) as unknown as CallApi; // mocks the whole client
  const context = { call, signal: new AbortController().signal, siteId: 'us', locale: 'en-us' };
  const data = await socialPhotos.loader?.load(socialPhotos.schema.parse(content), {
    ...context,
    document: async () => undefined,
  });
  return { data, requests };
}

describe('photos of the photo service', () => {
  test('open in a dialog, with the words of their author as text', async () => {
    const html = await render(listOf([photo]));
    expect(html).toMatch(/<figure[^>]* data-user-content="demo-1"/);
    expect(html).toContain('href="#modal=review-user-content_demo-1"');
    expect(html).toContain('alt="Photo by Maren <b>"');
    expect(html).toMatch(/<p lang="de"[^>]*>\s*Trocken &amp; warm &lt;script&gt;/);
    expect(html).toContain('id="customer-photos"');
    expect(html).toContain('href="/share-a-photo?productId=boot"');
  });

  test('of another host than allowed are their alternative text', async () => {
    const image = { src: 'https://elsewhere.example/x.jpg' };
    const html = await render(listOf([{ ...photo, image }]));
    expect(html).not.toContain('elsewhere.example');
    expect(html).toContain('Photo by Maren');
  });

  test('wait for consent where their hosts set cookies, and for script where it is assumed', async () => {
    const list = listOf([photo], { setsCookies: true });
    const german = await render(list, { locale: 'de-de' });
    expect(german).toMatch(
      /^\s*<div class="photos waiting"[^>]* data-behavior="social-photos">\s*<template>[\s\S]*<img/,
    );
    expect(german).toMatch(/<\/template>\s*<\/div>\s*$/);
    const american = await render(list);
    expect(american).toMatch(/data-behavior="social-photos">\s*<template>[\s\S]*<img[\s\S]*<\/template>\s*<noscript>/);
    expect(american.replace(/<(template|noscript)>[\s\S]*?<\/\1>/g, '')).not.toContain('<img');
  });

  test('leave nothing behind where the service does not respond, or is off', async () => {
    const nothing = '<div class="nothing" hidden></div>';
    expect((await render(listOf([], { unavailable: true }))).trim()).toBe(nothing);
    expect((await render(undefined)).trim()).toBe(nothing);
  });

  test.each([
    [{ source: 'recent' }, ['getStreamsPhotos', {}, { count: 12 }]],
    [{ source: 'category', categoryId: 'boots' }, ['getCategoryPhotos', {}, { category: 'boots', count: 12 }]],
    [{ source: 'products', productIds: ['a', 'b'] }, ['getStreamsPhotos', {}, { streams: 'a,b', count: 12 }]],
    [{ source: 'product', productId: 'a', count: 3 }, ['getStreamPhotos', { streamId: 'a' }, { count: 3 }]],
  ])('are loaded for %j', async (content, request) => {
    expect((await load(content)).requests).toEqual([request]);
  });

  test('are none of an unknown product, and not asked for without one', async () => {
    const unknown = new ApiError({ errorId: 'ITEM_NOT_AVAILABLE', status: 404, message: 'unknown' });
    const { data } = await load({ source: 'product', productId: 'a' }, () => Promise.reject(unknown));
    expect(data?.list).toBeUndefined();
    expect((await load({ source: 'product' })).requests).toEqual([]);
    expect((await load({})).requests).toEqual([]);
  });
});
