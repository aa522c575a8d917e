import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend, type Backend } from '../backend/app.ts';
import { openDatabase } from '../backend/db/database.ts';
import { insertInBatches } from '../backend/db/insert-in-batches.ts';
import { refreshRating } from '../backend/reviews/ratings.ts';
import { hash } from '../illustrations/random.ts';
import { writeBenchCatalog } from './catalog-data.ts';
import type { Figure } from './figure.ts';

const REVIEWS = 100_000;
const QUESTIONS = 100;
const ANSWERS_EACH = 5;
/** Milliseconds of a page in the service, p95. */
const LIMIT = 30;
const RUNS = 40;
const PRODUCT = 'bench-0';
const SIZES = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12'];
const LOCALES = ['en-us', 'en-gb', 'de-de', 'fr-fr', 'es-es', 'it-it', 'nl-nl'];
const SCALES = ['fit', 'width', 'comfort'];

/** Queries of `getReviews`, by what is measured. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'first page': ['', 'sort=helpful', 'sort=highest', 'sort=lowest'],
  filtered: ['rating=2', 'size=9', 'hasPhoto=true', 'language=nl', 'rating=1&size=12&language=it&hasPhoto=true'],
  'filtered and sorted': ['rating=4&sort=helpful', 'size=7&sort=lowest', 'hasPhoto=true&sort=highest'],
  'deep pages': ['start=50000', 'start=99900&sort=helpful', 'start=99900&sort=lowest', 'language=en&start=25000'],
};

/** Queries of `getQuestions`. */
const QUESTION_QUERIES = [
  '',
  'sort=answered',
  'language=en',
  'start=90',
  'q=rain',
  'q=dry day&sort=answered',
  'count=3&language=de',
];

const quiet = { info() {}, warn() {}, error: (fields: object, message: string) => console.error(message, fields) };

/** A product with 100,000 reviews and 100 questions, through the embedded service in this process. */
export async function measureReviews(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-bench-reviews-'));
  const databaseUrl = `file:${join(folder, 'shop.db')}`;
  mkdirSync(join(folder, 'catalog'));
  await writeBenchCatalog(join(folder, 'shop.db'));
  await writeReviews(databaseUrl);
  await writeQuestions(databaseUrl);
  const [contentDir, catalogDir] = [join(folder, 'content'), join(folder, 'catalog')];
  const backend = await createBackend({
    databaseUrl,
    contentDir,
    catalogDir,
    seedDemo: false,
    isLocal: false,
    log: quiet,
  });
  try {
    const figures: Figure[] = [];
    for (const [name, queries] of Object.entries(GROUPS))
      figures.push(figure(`100,000 reviews: ${name}, p95`, await percentile(backend, 'reviews', queries)));
    const questions = await percentile(backend, 'reviews/questions', QUESTION_QUERIES);
    return [...figures, figure('100 questions on a product: page, p95', questions)];
  } finally {
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeReviews(databaseUrl: string): Promise<void> {
  const database = await openDatabase(databaseUrl);
  await database.write.transaction().execute(async (transaction) => {
    const rows = Array.from({ length: REVIEWS }, (_, index) => reviewRow(index));
    await insertInBatches(transaction, 'review', rows);
    const photos = rows
      .filter((_, index) => index % 20 === 0)
      .map(({ id }) => ({ id: `photo-${id}`, review_id: id, position: 0, width: 1200, height: 900 }));
    await insertInBatches(transaction, 'review_photo', photos);
    await refreshRating(transaction, PRODUCT);
  });
  await database.close();
}

async function writeQuestions(databaseUrl: string): Promise<void> {
  const database = await openDatabase(databaseUrl);
  const text = 'Does it stay dry after a whole day of rain, and how warm is it? ';
  const questions = Array.from({ length: QUESTIONS }, (_, index) => ({
    id: `question-${index}`,
    product_id: PRODUCT,
    consumer_no: null,
    author: `Author ${index}`,
    text: text.repeat(1 + (index % 4)),
    locale: LOCALES[index % LOCALES.length] ?? 'en-us',
    status: 'published' as const,
    source: 'import' as const,
    created_at: 1_600_000_000_000 + index * 1000,
  }));
  const answers = questions.flatMap(({ id }) =>
    Array.from({ length: ANSWERS_EACH }, (_, index) => ({
      id: `${id}-answer-${index}`,
      question_id: id,
      author: `Author ${index}`,
      text: text.repeat(2),
      is_staff: Number(index === 0),
      created_at: 1_600_000_000_000 + index,
    })),
  );
  await database.write.transaction().execute(async (transaction) => {
    await insertInBatches(transaction, 'question', questions);
    await insertInBatches(transaction, 'answer', answers);
  });
  await database.close();
}

function reviewRow(index: number) {
  const id = `review-${index}`;
  const pick = (of: string, count: number): number => hash(`${id} ${of}`) % count;
  const answers = SCALES.map((scale) => [scale, 1 + pick(scale, 5)] as const);
  return {
    id,
    product_id: PRODUCT,
    consumer_no: null,
    author: `Author ${index}`,
    rating: 5 - Math.floor(Math.sqrt(pick('stars', 25))),
    title: `Headline ${index}`,
    text: 'It holds, and it is dry after a day of rain. '.repeat(1 + pick('length', 20)),
    locale: LOCALES[pick('locale', LOCALES.length)] ?? 'en-us',
    status: 'published' as const,
    is_verified: pick('verified', 2),
    helpful: pick('helpful', 60),
    unhelpful: pick('unhelpful', 10),
    source: 'import' as const,
    created_at: 1_600_000_000_000 + pick('date', 100_000_000) * 1000,
    size: SIZES[pick('size', SIZES.length)] ?? '9',
    scales: JSON.stringify(Object.fromEntries(answers.slice(0, pick('answers', 4)))),
  };
}

const figure = (name: string, aisle: number): Figure => ({
  name,
  unit: 'ms',
  aisle,
  target: { kind: 'value-at-most', bound: LIMIT },
});

async function percentile(backend: Backend, path: string, queries: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    for (const query of queries) {
      const started = performance.now();
      await ask(backend, path, query);
      times.push(performance.now() - started);
    }
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

async function ask(backend: Backend, path: string, query: string): Promise<void> {
  const address = `http://commerce.internal/products/v1/products/${PRODUCT}/${path}?siteId=us&locale=en-us&${query}`;
  const answer = await backend.fetch(new Request(address));
  if (answer.status !== 200) throw new Error(`${query} returned ${answer.status}`);
  await answer.arrayBuffer();
}
