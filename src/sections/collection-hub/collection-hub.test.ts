import { describe, expect, test } from 'vitest';
import type { ListedCollection } from '../../cms/sections/document-list.ts';
import { renderSection } from '../render-section.ts';
import { HUT } from '../sample-images.ts';
import CollectionHub from './CollectionHub.astro';
import { collectionHub } from './section.ts';

const winter: ListedCollection = {
  slug: 'collections/winter',
  path: '/collections/winter',
  title: 'Standing still in the cold',
  summary: 'From minus five down.',
  image: HUT,
};
const minimal: ListedCollection = { ...winter, title: 'Rain', summary: '', image: undefined };
const render = (content: object = {}, options: object = {}) =>
  renderSection(CollectionHub, collectionHub, content, { data: [winter, minimal], ...options });

describe('a hub of collections', () => {
  test('links to each, with its image and summary where it has them', async () => {
    const html = await render();
    expect(html.match(/<a href="\/collections\/winter">/g)).toHaveLength(2);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html.match(/From minus five down\./g)).toHaveLength(1);
  });

  test('shows names without images as an index', async () => {
    const html = await render({}, { variant: 'index' });
    expect(html).toContain('Standing still in the cold');
    expect(html).not.toContain('<img');
  });

  test('shows no image of a host that is not allowed', async () => {
    const image = { src: 'https://elsewhere.example/a.webp', alt: '' };
    expect(await render({}, { data: [{ ...winter, image }] })).not.toContain('elsewhere');
  });

  test('preserves the locale of the page', async () => {
    expect(await render({}, { locale: 'fr-ca' })).toContain('href="/fr-ca/collections/winter"');
  });

  test('shows a message when there are no collections', async () => {
    expect(await render({ title: 'Collections' }, { data: [] })).toContain('Nothing to show here just now.');
  });

  test('rejects a list of anything but names', () => {
    expect(collectionHub.schema.safeParse({ slugs: 'winter' }).success).toBe(false);
    expect(collectionHub.schema.safeParse({}).success).toBe(true);
  });
});
