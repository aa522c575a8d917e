import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../cms/site/sites.default.ts';
import { readReviewQuery } from '../../lib/product/review-query.ts';
import ReviewItem from './ReviewItem.astro';

const REVIEW = {
  id: 'r-1',
  author: 'Ada',
  rating: 4,
  title: 'Dry',
  text: 'Dry all day.',
  locale: 'en-us',
  createdAt: '2026-03-11T09:00:00.000Z',
  verified: true,
  helpful: 3,
  unhelpful: 0,
  scales: {},
  photos: [{ src: '/media/reviews/p-1.webp', width: 1600, height: 1200 }],
};

async function render(search?: string): Promise<string> {
  const shop = { locale: 'en-us', sitesConfig: DEFAULT_SITES, providers: {} };
  const query = search === undefined ? undefined : readReviewQuery(new URLSearchParams(search));
  const props = { review: REVIEW, product: { id: 'boot', variants: [] }, heading: 'h2', query };
  const container = await AstroContainer.create();
  return container.renderToString(ReviewItem, { props, locals: { shop } as unknown as App.Locals }); // all it reads
}

describe('a review', () => {
  test('shows its photos small, each a link to the whole one', async () => {
    const html = await render();
    expect(html).toContain('<a href="/media/reviews/p-1.webp" data-action="open-photo"');
    expect(html).toMatch(/srcset="\/img\/160\/\S+ 160w, \/img\/320\/\S+ 320w" sizes="9rem"/);
  });

  test('is voted on in the view that it is in', async () => {
    const html = await render('language=de&page=2&vote=counted');
    expect(html).toContain('<input type="hidden" name="view" value="?language=de&amp;page=2">');
    expect(html).toContain('id="review-r-1"');
    expect(await render('page=1')).not.toContain('name="view"');
  });
});
