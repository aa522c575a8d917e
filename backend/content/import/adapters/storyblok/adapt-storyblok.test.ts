import { describe, expect, test } from 'vitest';
import { adaptStoryblok } from './adapt-storyblok.ts';

const story = (section: readonly object[], rest: object = {}) => ({
  story: { name: 'Home', full_slug: 'home', content: { component: 'page', section, ...rest } },
});
const adapt = (...section: object[]) => adaptStoryblok([story(section)]);
const mainOf = (...section: object[]) => adapt(...section).pages[0]?.sections.main ?? [];

describe('a story of Storyblok', () => {
  test('becomes a page under its slug with its title and description', () => {
    const seo = [{ component: 'seo', title: 'Start', description: 'All of it' }];
    const { pages } = adaptStoryblok([story([], { seo })]);
    expect(pages[0]).toMatchObject({ name: 'home', title: 'Start', description: 'All of it' });
  });

  test('maps a section to a group of its bloks, with space below', () => {
    const text = { component: 'text', _uid: 't1', text: '**Dry** feet' };
    const section = { component: 'section', _uid: 's1', headline_text: 'How', spaceAfter: 'large', components: [text] };
    expect(mainOf(section)).toEqual([
      {
        type: 'group',
        id: 's1',
        bottomMargins: { small: 'l', medium: 'l', large: 'l' },
        content: {
          title: 'How',
          columns: 1,
          sections: [{ type: 'rich-text', id: 't1', content: { html: '<p><strong>Dry</strong> feet</p>' } }],
        },
      },
    ]);
  });

  test('merges consecutive cards into one list, of images where each has one', () => {
    const card = (headline: string, image?: string) => ({ component: 'teaser-card', _uid: headline, headline, image });
    const [plain] = mainOf({ component: 'section', components: [card('A'), card('B')] });
    expect(plain?.content['sections']).toMatchObject([
      { type: 'feature-list', content: { items: [{ title: 'A' }, { title: 'B' }] } },
    ]);
    const [withImage] = mainOf({ component: 'section', components: [card('A', '//cdn.test/f/1/640x480/a.jpg')] });
    expect(withImage?.content['sections']).toMatchObject([
      {
        type: 'image-grid',
        content: { images: [{ src: 'https://cdn.test/f/1/640x480/a.jpg', width: 640, height: 480 }] },
      },
    ]);
  });

  test('maps questions and figures', () => {
    const faq = { component: 'faq', questions: [{ question: 'Why?', answer: 'So.' }, { question: '' }] };
    const stats = { component: 'stats', stat: [{ number: 1500, title: 'Soles' }] };
    expect(mainOf(faq, stats).map(({ type, content }) => [type, content])).toEqual([
      ['accordion', { items: [{ title: 'Why?', html: '<p>So.</p>' }] }],
      ['statistics', { items: [{ value: '1500', label: 'Soles' }] }],
    ]);
  });

  test('lists components, fields and links it cannot map, and maps the rest', () => {
    const cta = { component: 'cta', headline: 'Go', buttons: [{ label: 'Now', target: '#' }], confetti: true };
    const { pages, unmapped } = adapt({ component: 'weather-map' }, cta);
    expect(pages[0]?.sections.main).toMatchObject([{ type: 'banner', content: { title: 'Go' } }]);
    expect(unmapped.map(({ what }) => what)).toEqual(['weather-map', 'field confetti', 'link "Now"']);
  });

  test('does not list fields of styling', () => {
    expect(
      adapt({ component: 'text', text: 'A', align: 'left', highlightText: true, _editable: '<!-- -->' }).unmapped,
    ).toEqual([]);
  });

  test('is listed when it has no slug', () => {
    expect(adaptStoryblok([{ story: { name: 'X', content: { component: 'page' } } }])).toMatchObject({
      pages: [],
      unmapped: [{ where: 'X', what: 'story' }],
    });
  });
});
