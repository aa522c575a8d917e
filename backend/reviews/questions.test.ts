import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProduct, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
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

  test.each([
    [{ start: 0, count: 10 }, ['q2', 'q3', 'q1']],
    [{ start: 1, count: 1 }, ['q3']],
    [{ start: 3, count: 10 }, []],
  ])('list the published questions %j, the newest first: %j', async (part, ids) => {
    const { questions: listed, total } = await questions.list('CAP', part);
    expect([total, listed.map(({ id }) => id)]).toEqual([3, ids]);
  });

  test('list answers in the order they were given', async () => {
    const { questions: listed } = await questions.list('cap', { start: 0, count: 10 });
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
    expect(await questions.list('boot', { start: 0, count: 10 })).toMatchObject({ total: 0, questions: [] });
    await questions.ask({ consumerNo: 'c-1', scope: us }, 'boot', { text: 'How large?', author: 'Ada' });
    expect(await questions.list('boot', { start: 0, count: 10 })).toMatchObject({ total: 1 });
  });
});
