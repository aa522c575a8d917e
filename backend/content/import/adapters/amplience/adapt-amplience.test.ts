import { describe, expect, test } from 'vitest';
import { adaptAmplience } from './adapt-amplience.ts';

const SCHEMA = 'https://shop.test/content';
const item = (id: string, type: string, body: object, deliveryKey?: string) => ({
  id,
  label: `${type} ${id}`,
  body: { _meta: { name: id, schema: `${SCHEMA}/${type}`, ...(deliveryKey && { deliveryKey }) }, ...body },
});
const link = (id: string) => ({ contentType: `${SCHEMA}/any`, id });
const localized = (values: Record<string, string>) => ({
  values: Object.entries(values).map(([locale, value]) => ({ locale, value })),
});
const imageField = (endpoint = 'shop') => ({
  img: { image: { poi: { x: 0.25, y: 0.5 }, image: { name: 'boot', endpoint, defaultHost: 'cdn.test' } } },
  imageAltText: 'A boot',
});
const banner = (id: string, header: unknown) => item(id, 'simple-banner', { bannerText: { header } });
const slot = (key: string, ...ids: string[]) => item(`slot-${key}`, 'flexible', { contentTypes: ids.map(link) }, key);
const adapt = (items: readonly unknown[], locale = 'en-us') => adaptAmplience(items, { locale });

describe('an export of Amplience', () => {
  test('becomes pages made of its slots, named by their keys', () => {
    const items = [
      slot('web/start/hero', 'a'),
      slot('web/start/body', 'b'),
      slot('web/start/footer-block', 'c'),
      banner('a', 'A'),
      banner('b', 'B'),
      banner('c', 'C'),
    ];
    const { pages, unmapped } = adapt(items);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.name).toBe('start');
    const titles = Object.entries(pages[0]?.sections ?? {}).map(([name, list]) => [
      name,
      list.map((one) => one.content),
    ]);
    expect(Object.fromEntries(titles)).toEqual({
      'over-image': [{ title: 'A' }],
      main: [{ title: 'B' }],
      'lazy-main': [{ title: 'C' }],
    });
    expect(unmapped).toEqual([]);
  });

  test('takes texts in the locale, then in its language, then the first', () => {
    const title = localized({ 'en-US': 'New', 'de-CH': 'Neu', 'fr-FR': 'Nouveau' });
    const titleIn = (locale: string) =>
      adapt([slot('web/start/body', 'a'), banner('a', title)], locale).pages[0]?.sections.main[0]?.content['title'];
    expect([titleIn('fr-fr'), titleIn('de-de'), titleIn('it-it')]).toEqual(['Nouveau', 'Neu', 'New']);
  });

  test('keeps images with their focal point, and lists an image whose address is a placeholder', () => {
    const withImage = (endpoint: string) => [
      slot('web/start/body', 'a'),
      item('a', 'simple-banner', { image: imageField(endpoint), bannerText: { header: 'A' } }),
    ];
    const image = adapt(withImage('shop')).pages[0]?.sections.main[0]?.content['image'];
    expect(image).toEqual({ src: 'https://cdn.test/i/shop/boot', alt: 'A boot', focalPoint: { x: 0.25, y: 0.5 } });
    const { pages, unmapped } = adapt(withImage('{{dam.endpoint}}'));
    expect(pages[0]?.sections.main[0]?.content['image']).toMatchObject({ src: '' });
    expect(unmapped).toContainEqual(expect.objectContaining({ what: 'picture "boot"' }));
    const defined = adaptAmplience(withImage('{{dam.endpoint}}'), { locale: 'en-us', define: { 'dam.endpoint': 'x' } });
    expect(defined.pages[0]?.sections.main[0]?.content['image']).toMatchObject({ src: 'https://cdn.test/i/x/boot' });
  });

  test('makes segments variants of an experience', () => {
    const targeted = item(
      'hero',
      'personalized-banner',
      { segments: [{ content: link('a') }, { segment: ['climber'], content: link('b') }] },
      'web/start/hero',
    );
    const [section] =
      adapt([targeted, banner('a', 'Base'), banner('b', 'Climb')]).pages[0]?.sections['over-image'] ?? [];
    expect(section).toMatchObject({
      content: { title: 'Base' },
      experienceId: 'hero',
      experiences: { climber: { content: { title: 'Climb' } } },
    });
  });

  test('keeps hotspots on products and lists the others', () => {
    const shoppableImage = item('look', 'shoppable-image', {
      shoppableImage: {
        image: { name: 'bench', endpoint: 'shop', defaultHost: 'cdn.test' },
        hotspots: [
          { target: 'boot', selector: '.product', points: { x: 0.2345, y: 0.5 } },
          { target: 'boots', selector: '.category', points: { x: 0.1, y: 0.1 } },
        ],
        polygons: [{ target: 'area' }],
      },
    });
    const { pages, unmapped } = adapt([slot('web/start/body', 'look'), shoppableImage]);
    expect(pages[0]?.sections.main[0]).toMatchObject({
      type: 'shop-the-look',
      content: { items: [{ productId: 'boot', x: 23.5, y: 50 }] },
    });
    expect(unmapped.map(({ what }) => what)).toEqual(['spot "boots"', 'area "area"']);
  });

  test('accepts dangling links, unknown types and values that are not items', () => {
    const items = [
      slot('web/start/body', 'gone', 'odd', 'a'),
      item('odd', 'moodboard', {}),
      banner('a', 'A'),
      { x: 1 },
      null,
    ];
    const { pages, unmapped } = adapt(items);
    expect(pages[0]?.sections.main).toHaveLength(1);
    expect(unmapped.map(({ what }) => what)).toEqual(['2 files', 'any', 'moodboard']);
  });

  test('drops unsafe links and lists them', () => {
    const bad = item('a', 'simple-banner', {
      bannerText: { header: 'A' },
      ctaSettings: { buttonText: 'Go', linkUrl: 'javascript:alert(1)' },
    });
    const { pages, unmapped } = adapt([slot('web/start/body', 'a'), bad]);
    expect(pages[0]?.sections.main[0]?.content).toEqual({ title: 'A' });
    expect(unmapped[0]?.what).toBe('link "Go"');
  });
});
