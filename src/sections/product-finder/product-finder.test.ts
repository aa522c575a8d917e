import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import type { CallApi } from '../../api/core/operation.ts';
import { renderSection } from '../render-section.ts';
import { sampleProducts } from '../sample-products.ts';
import { readGuideAnswers } from '../../lib/product/guide-answers.ts';
import { loadMatches } from './load-matches.ts';
import ProductFinder from './ProductFinder.astro';
import { productFinder } from './section.ts';

const CONTENT = productFinder.samples.steps;
const ALL = Object.fromEntries(['rain', 'cold', 'moving', 'hiking', 'everyday'].map((id) => [id, 3]));
const NOTHING = { counts: ALL, total: 0, products: [], unmet: [] };
const render = (values: readonly string[], data: object = NOTHING, locale = 'en-us') => {
  const answers = readGuideAnswers(CONTENT.questions, values);
  return renderSection(ProductFinder, productFinder, CONTENT, { data: { answers, ...data }, locale });
};

type Query = Readonly<Record<string, unknown>>;

async function matchesOf(answers: readonly string[], totalOf: (query: Query) => number) {
  const queries: Query[] = [];
  const call: CallApi = async (_operation, input) => {
    const query = (input as { query: Query }).query; // that of the only operation
    queries.push(query);
    return { total: totalOf(query), products: sampleProducts } as never; // what the loader reads of a catalogue
  };
  const { signal } = new AbortController();
  const context = { call, document: async () => undefined, siteId: 'us', locale: 'en-us', signal };
  const matches = await loadMatches({ ...productFinder.schema.parse(CONTENT), answers }, context);
  return { matches, queries };
}

describe('a guide to a product', () => {
  test('begins with its first question, whose answers are links', async () => {
    const html = await render([]);
    expect(html).toContain('Question 1 of 2');
    expect(html).toContain('href="/guides/jackets?answer=weather.rain"');
    expect(html).toContain('href="/guides/jackets?answer=weather.any"');
    expect(html).toContain('data-interaction-origin="jacket-finder"');
    expect(html).not.toContain('Previous question');
    expect(html.match(/3 products/g)).toHaveLength(3);
  });

  test('leaves out answers that lead to no product', async () => {
    const html = await render([], { ...NOTHING, counts: { ...ALL, cold: 0 } });
    expect(html).toContain('answer=weather.rain');
    expect(html).not.toContain('answer=weather.cold');
  });

  test('goes on with a form where several answers may be given, which keeps those before', async () => {
    const html = await render(['weather.rain'], { ...NOTHING, total: 5 }, 'de-de');
    expect(html).toMatch(/<form action="\/de-de\/guides\/jackets">/);
    expect(html).toContain('<input type="hidden" name="answer" value="weather.rain">');
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html).toContain('Bisher passen 5 Produkte.');
    expect(html).toContain('href="/de-de/guides/jackets"');
  });

  test('ends with products, the list with the same filters, and what was left out', async () => {
    const unmet = [{ question: CONTENT.questions[1], options: [CONTENT.questions[1]?.options[0]] }];
    const data = { total: 12, products: sampleProducts, unmet };
    const html = await render(['weather.rain', 'use.hiking'], data);
    expect(html).toContain('12 products fit your answers');
    expect(html).toContain('Left out: Day walks.');
    expect(html).toContain('href="/c/shell-jackets?f.waterproof=true&amp;f.available=true"');
    expect(html.match(/class="card"/g)).toHaveLength(sampleProducts.length);
  });

  test('asks for available products only, and for one while questions are open', async () => {
    const { matches, queries } = await matchesOf(['weather.rain'], () => 9);
    const rain = { category: 'shell-jackets', count: 1, 'f.waterproof': ['true'], 'f.available': ['true'] };
    expect(queries.at(-1)).toEqual(rain);
    expect(queries.slice(0, -1)).toEqual([
      { ...rain, 'f.activity': ['hiking'] },
      { ...rain, 'f.activity': ['everyday', 'travel'] },
    ]);
    expect(matches).toMatchObject({ total: 9, products: [], unmet: [] });
    expect(matches.counts).toEqual({ hiking: 9, everyday: 9 });
  });

  test('passes over a question none of whose answers leads to a product', async () => {
    const { matches } = await matchesOf(['weather.rain'], (query) => ('f.activity' in query ? 0 : 4));
    expect(matches.answers.map(({ question, options }) => [question.id, options.length])).toEqual([
      ['weather', 1],
      ['use', 0],
    ]);
    expect(matches).toMatchObject({ total: 4, products: sampleProducts, unmet: [] });
  });

  test('gives up the last answers, one at a time, where nothing meets them all', async () => {
    const answers = ['weather.rain', 'use.hiking'];
    const { matches } = await matchesOf(answers, (query) => ('f.activity' in query ? 0 : 4));
    expect(matches.total).toBe(4);
    expect(matches.products).toEqual(sampleProducts);
    expect(matches.unmet.map(({ question }) => question.id)).toEqual(['use']);
    const none = await matchesOf(answers, () => 0);
    expect(none.matches.unmet.map(({ question }) => question.id)).toEqual(['weather', 'use']);
  });

  test('has no products in a category that does not exist', async () => {
    const missing = new ApiError({ errorId: 'PLP400', status: 404, message: '' });
    const { matches } = await matchesOf([], () => {
      throw missing;
    });
    expect(matches).toMatchObject({ total: 0, products: [], unmet: [] });
  });
});
