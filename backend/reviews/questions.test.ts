import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProduct, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import type { QuestionsQuery } from '../../src/api/catalog/questions.schema.ts';
import type { QuestionService } from './questions.ts';
import { createReviewServices } from './review-services.ts';

describe.each(TEST_DATABASES)('questions on $name', ({ open }) => {
  let database: Database;
  let questions: QuestionService;
  beforeAll(async () => {
    database = await open();
    ({ questions } = createReviewServices({ ...database, isLocal: true }));
    for (const id of ['boot', 'cap']) await putProduct(database, { id, variants: [{ sku: id.toUpperCase() }] });
    const row = { product_id: 'cap', consumer_no: null, author: 'Ada', locale: 'en-us', source: 'demo' } as const;
    const question = (id: string, created_at: number, status: 'pending' | 'published' = 'published') => ({
      ...row,
      id,
      created_at,
      status,
      text: `Question ${id}`,
    });
    await database.write
      .insertInto('question')
      .values([question('q1', 1), question('q2', 2), question('q3', 2), question('q4', 3, 'pending')])
      .execute();
    const answer = (id: string, question_id: string, created_at: number, is_staff = 0) => ({
      id,
      question_id,
      created_at,
      is_staff,
      author: 'Bo',
      text: `Answer ${id}`,
    });
    await database.write
      .insertInto('answer')
      .values([answer('late', 'q1', 5), answer('early', 'q1', 4, 1), answer('waits', 'q4', 4)])
      .execute();
  });
  afterAll(() => database.close());

  const QUERY = { start: 0, count: 10, sort: 'newest' } as const;
  const listAll = (productId: string, query: Partial<QuestionsQuery> = {}) =>
    questions.list(productId, { ...QUERY, ...query }, 'en-us');
  const idsOf = async (query: Partial<QuestionsQuery>, productId = 'tent') =>
    (await listAll(productId, query)).questions.map(({ id }) => id);

  test.each([
    [{ start: 0, count: 10 }, ['q2', 'q3', 'q1']],
    [{ start: 1, count: 1 }, ['q3']],
    [{ start: 3, count: 10 }, []],
  ])('list the published questions %j, the newest first: %j', async (part, ids) => {
    const { questions: listed, total } = await listAll('CAP', part);
    expect([total, listed.map(({ id }) => id)]).toEqual([3, ids]);
  });

  test('list answers in the order they were given', async () => {
    const { questions: listed } = await listAll('cap');
    const answers = listed.find(({ id }) => id === 'q1')?.answers;
    expect(answers?.map(({ id, isStaff }) => [id, isStaff])).toEqual([
      ['early', true],
      ['late', false],
    ]);
    expect(answers?.[0]?.createdAt).toBe('1970-01-01T00:00:00.004Z');
  });

  test('count one vote of each customer on an answer, also under concurrency', async () => {
    const vote = (consumerNo: string, isHelpful: boolean) =>
      questions.voteOnAnswer({ consumerNo, productId: 'cap', answerId: 'early', isHelpful });
    await Promise.all(Array.from({ length: 12 }, (_, index) => vote(`v-${index % 4}`, index % 2 === 0)));
    expect(await vote('v-0', true)).toMatchObject({ helpful: 2, unhelpful: 2, vote: 'helpful' });
    expect(await vote('v-0', false)).toMatchObject({ helpful: 1, unhelpful: 3, vote: 'unhelpful' });
    expect(await vote('v-9', true)).toMatchObject({ helpful: 2, unhelpful: 3 });
  });

  test.each([
    ['cap', 'none', 'API404'],
    ['boot', 'early', 'API404'],
    ['cap', 'waits', 'API404'],
    ['none', 'early', 'ITEM_NOT_AVAILABLE'],
  ])('reject a vote for %s on the answer %s with %s', async (productId, answerId, errorId) => {
    const voting = questions.voteOnAnswer({ consumerNo: 'v-1', productId, answerId, isHelpful: true });
    await expect(voting).rejects.toMatchObject({ errorId });
    const votes = database.read.selectFrom('helpful_vote').selectAll().where('consumer_no', '=', 'v-1');
    expect((await votes.execute()).every(({ subject_id }) => subject_id === 'early')).toBe(true);
  });

  test('wait for moderation where the shop is not local and the author bought nothing', async () => {
    const strict = createReviewServices({ ...database, isLocal: false, now: () => 7 }).questions;
    const asked = await strict.ask({ consumerNo: 'c-1', scope: us }, 'BOOT', { text: 'Wie groß? 🥾', author: 'Ada' });
    expect(asked).toMatchObject({ productId: 'boot', status: 'pending', locale: 'en-us', text: 'Wie groß? 🥾' });
    expect(asked.createdAt).toBe('1970-01-01T00:00:00.007Z');
    expect(await listAll('boot')).toMatchObject({ total: 0, questions: [] });
    await questions.ask({ consumerNo: 'c-1', scope: us }, 'boot', { text: 'How large?', author: 'Ada' });
    expect(await listAll('boot')).toMatchObject({ total: 1 });
  });

  test('are asked once by a form that is sent twice, under concurrency too', async () => {
    const author = { consumerNo: 'c-2', scope: us };
    const ask = (text: string, email?: string) =>
      questions.ask(author, 'boot', { text, author: 'Ada', ...(email !== undefined && { email }) });
    const before = (await listAll('boot')).total;
    const sent = await Promise.all(Array.from({ length: 4 }, () => ask('Is it light?', 'ada@example.com')));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await ask('Is it light?')).id).toBe(sent[0]?.id);
    expect((await listAll('boot')).total).toBe(before + 1);
    expect((await ask('Is it light?', 'bo@example.com')).id).not.toBe(sent[0]?.id);
    expect((await ask('Is it heavy?')).id).not.toBe(sent[0]?.id);
  });

  describe('of a tent', () => {
    beforeAll(async () => {
      await putProduct(database, { id: 'tent', variants: [{ sku: 'TENT' }] });
      const row = {
        product_id: 'tent',
        author: 'Ada',
        source: 'demo',
        status: 'published',
        consumer_no: null,
      } as const;
      await database.write
        .insertInto('question')
        .values([
          { ...row, id: 't1', locale: 'en-us', text: 'How heavy are the poles?', created_at: 1 },
          { ...row, id: 't2', locale: 'en-gb', text: 'Does it stand in wind?', created_at: 2 },
          { ...row, id: 't3', locale: 'de-de', text: 'Hält es im Wind?', created_at: 3 },
          { ...row, id: 't4', locale: 'en-us', text: 'Can I cook inside?', created_at: 4 },
        ])
        .execute();
      const answer = { author: 'Bo', is_staff: 0, status: 'published' } as const;
      await database.write
        .insertInto('answer')
        .values([
          { ...answer, id: 'a1', question_id: 't1', text: 'Half a kilo.', created_at: 5 },
          { ...answer, id: 'a2', question_id: 't1', text: 'Mine bent in a storm.', created_at: 6 },
          { ...answer, id: 'a3', question_id: 't2', text: 'Yes, with all guys out.', created_at: 7 },
          { ...answer, id: 'a4', question_id: 't4', text: 'Secretly.', created_at: 8, status: 'pending' },
          { ...answer, id: 'a5', question_id: 't4', text: 'Badly.', created_at: 9, status: 'hidden' },
        ])
        .execute();
    });

    test.each([
      [{}, ['t4', 't3', 't2', 't1']],
      [{ sort: 'answered' }, ['t1', 't2', 't4', 't3']],
      [{ language: 'en' }, ['t4', 't2', 't1']],
      [{ language: 'de' }, ['t3']],
      [{ language: 'fr' }, []],
      [{ q: 'pole' }, ['t1']],
      [{ q: 'storm' }, ['t1']],
      [{ q: 'wind' }, ['t3', 't2']],
      [{ q: 'wind', language: 'en' }, ['t2']],
      [{ q: 'WIND', start: 1, count: 1 }, ['t2']],
      [{ q: 'secretly' }, []],
      [{ q: 'zebra' }, []],
    ] as const)('list what %j asks for: %j', async (query, ids) => {
      expect(await idsOf(query)).toEqual(ids);
    });

    test('find a new answer at once', async () => {
      expect(await idsOf({ q: 'condensation' })).toEqual([]);
      const author = { consumerNo: 'c-5', scope: us };
      const text = 'Some condensation, open both vents.';
      await questions.answer(author, { productId: 'TENT', questionId: 't2' }, { text, author: 'Cy' });
      expect(await idsOf({ q: 'condensation' })).toEqual(['t2']);
    });
  });

  describe('are answered', () => {
    const answer = (consumerNo: string, text: string, questionId = 'q2') =>
      questions.answer({ consumerNo, scope: us }, { productId: 'cap', questionId }, { text, author: 'Cy' });
    const answersTo = async (id: string) =>
      (await listAll('cap')).questions.find((one) => one.id === id)?.answers ?? [];

    test('once by a customer, whose later answer has none of the votes of the former', async () => {
      const first = await answer('c-1', 'It shrinks a little.');
      await questions.voteOnAnswer({ consumerNo: 'v-1', productId: 'cap', answerId: first.id, isHelpful: true });
      expect(await answersTo('q2')).toMatchObject([{ helpful: 1, isStaff: false, isVerified: false }]);
      const second = await answer('c-1', 'It does not shrink.');
      expect(second).toMatchObject({ id: first.id, questionId: 'q2', status: 'published' });
      expect(await answersTo('q2')).toMatchObject([{ text: 'It does not shrink.', helpful: 0 }]);
      const votes = database.read.selectFrom('helpful_vote').select('consumer_no').where('subject_id', '=', first.id);
      expect(await votes.execute()).toEqual([]);
    });

    test('once under concurrency', async () => {
      await Promise.all(['One.', 'Two.', 'Three'].map((text) => answer('c-2', `${text} Fits.`, 'q3')));
      expect(await answersTo('q3')).toHaveLength(1);
    });

    test('by a text with a link only after moderation', async () => {
      expect(await answer('c-3', 'Look at cheap-caps.com/caps')).toMatchObject({ status: 'pending' });
      expect((await answersTo('q2')).map(({ author }) => author)).toEqual(['Cy']);
    });

    test.each([
      ['cap', 'q4', 'API404'],
      ['boot', 'q2', 'API404'],
      ['cap', 'none', 'API404'],
      ['none', 'q2', 'ITEM_NOT_AVAILABLE'],
    ])('never for %s and the question %s: %s', async (productId, questionId, errorId) => {
      const written = { text: 'Yes it is', author: 'Cy' };
      const answering = questions.answer({ consumerNo: 'c-1', scope: us }, { productId, questionId }, written);
      await expect(answering).rejects.toMatchObject({ errorId });
    });
  });
});
