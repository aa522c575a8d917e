import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { QuestionModeration } from '../../src/cms/preview/question-moderation.ts';
import { putProduct, scopeOf, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { SHOP_OF } from '../messaging/mail-shop.test-support.ts';
import type { Message } from '../messaging/message.ts';
import { createAskerMails } from './question-mails.ts';
import type { QuestionService } from './questions.ts';
import { createReviewServices } from './review-services.ts';

const EDITOR = { name: 'Ed' };
const QUERY = { start: 0, count: 100, sort: 'newest' } as const;

describe.each(TEST_DATABASES)('moderated questions on $name', ({ open }) => {
  let database: Database;
  let questions: QuestionService;
  let moderation: QuestionModeration;
  let customers = 0;
  const sent: Message[] = [];

  beforeAll(async () => {
    database = await open();
    const enqueue = async (_: unknown, mail: Message) => void sent.push(mail);
    const linkTo = (path: string, locale: string) => `https://shop.example/${locale}${path}`;
    const notifyAsker = createAskerMails({ enqueue, linkTo, shopOf: SHOP_OF, scopeOf });
    const shop = createReviewServices({ ...database, isLocal: false, notifyAsker, brand: 'Marrow Ridge' });
    ({ questions, questionModeration: moderation } = shop);
    await putProduct(database, { id: 'boot', name: 'Boot', variants: [{ sku: 'BOOT', currency: '*' }] });
  });
  afterAll(() => database.close());
  beforeEach(() => void sent.splice(0));

  const authorOf = (locale = 'en-us') => ({
    consumerNo: `c-${(customers += 1)}`,
    scope: locale === 'en-us' ? us : scopeOf({ siteId: 'de', locale }),
  });
  const ask = async (email?: string, author = authorOf()) =>
    (await questions.ask(author, 'boot', { text: 'Is it warm?', author: 'Ada', ...(email && { email }) })).id;
  const answer = async (questionId: string, author = authorOf()) =>
    (await questions.answer(author, { productId: 'boot', questionId }, { text: 'Down to ten below.', author: 'Bo' }))
      .id;
  const shown = async (id: string) =>
    (await questions.list('boot', QUERY, 'en-us')).questions.find((question) => question.id === id);
  const emailOf = async (id: string) =>
    (await database.read.selectFrom('question').select('email').where('id', '=', id).executeTakeFirst())?.email;

  test('wait in the queue until they are approved, once', async () => {
    const id = await ask();
    const queue = await moderation.loadQueue();
    expect(queue.questions).toContainEqual(expect.objectContaining({ id, productId: 'boot', product: 'Boot' }));
    const approvals = await Promise.allSettled([
      moderation.approve('question', id, EDITOR),
      moderation.approve('question', id, EDITOR),
    ]);
    expect(approvals.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await shown(id)).toMatchObject({ text: 'Is it warm?', answers: [] });
    const { questions: waiting, unanswered } = await moderation.loadQueue();
    expect(waiting.some((one) => one.id === id)).toBe(false);
    expect(unanswered.some((one) => one.id === id)).toBe(true);
  });

  test('are never shown once refused, and their address is erased', async () => {
    const id = await ask('ann@example.com');
    await moderation.reject('question', id, { editor: EDITOR, reason: 'Not about the boot' });
    expect(await shown(id)).toBeUndefined();
    expect(await emailOf(id)).toBeNull();
    await expect(moderation.approve('question', id, EDITOR)).rejects.toMatchObject({ errorId: 'API404' });
    await expect(moderation.answerAsStaff(id, { editor: EDITOR, text: 'It is.' })).rejects.toMatchObject({
      errorId: 'API404',
    });
  });

  test('are published by an answer of the shop, which is marked, and mailed once', async () => {
    const id = await ask('Ann@Example.com', authorOf('de-de'));
    await moderation.answerAsStaff(id, { editor: EDITOR, text: 'Very warm.' });
    expect((await shown(id))?.answers).toMatchObject([{ author: 'Marrow Ridge', text: 'Very warm.', isStaff: true }]);
    expect(sent).toMatchObject([
      { recipient: 'ann@example.com', subject: 'Ihre Frage zu Boot ist beantwortet', locale: 'de-de' },
    ]);
    expect(sent[0]?.text).toContain('https://shop.example/de-de/questions/boot');
    expect(await emailOf(id)).toBeNull();
    await moderation.answerAsStaff(id, { editor: EDITOR, text: 'And dry.' });
    expect(sent).toHaveLength(1);
  });

  test('are mailed once, however many answers are approved at once', async () => {
    const id = await ask('ann@example.com');
    await moderation.approve('question', id, EDITOR);
    const answers = [await answer(id), await answer(id), await answer(id)];
    expect(sent).toEqual([]);
    expect((await moderation.loadQueue()).answers.filter((one) => answers.includes(one.id))).toHaveLength(3);
    await Promise.all(answers.map((answerId) => moderation.approve('answer', answerId, EDITOR)));
    expect((await shown(id))?.answers).toHaveLength(3);
    expect(sent).toHaveLength(1);
  });

  test('are not mailed for a refused answer, nor for the own', async () => {
    const author = authorOf();
    const id = await ask('ann@example.com', author);
    await moderation.approve('question', id, EDITOR);
    await moderation.reject('answer', await answer(id), { editor: EDITOR, reason: 'Advertising' });
    await moderation.approve('answer', await answer(id, author), EDITOR);
    expect(sent).toEqual([]);
    expect((await shown(id))?.answers).toHaveLength(1);
  });

  test('are listed once they are shown, found by their words, and hidden by an editor, once', async () => {
    const id = await ask('ann@example.com');
    await moderation.approve('question', id, EDITOR);
    const answerId = await answer(id);
    await moderation.approve('answer', answerId, EDITOR);
    await moderation.answerAsStaff(id, { editor: EDITOR, text: 'Up to 100% wool_socks.' });
    const listed = await moderation.listShown({ q: '', page: 1 });
    expect(
      listed.entries
        .slice(0, 3)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['answer', 'answer', 'question']);
    expect(listed.entries.find((entry) => entry.id === answerId)).toMatchObject({
      kind: 'answer',
      product: 'Boot',
      question: 'Is it warm?',
      isStaff: false,
    });
    const found = async (q: string) => (await moderation.listShown({ q, page: 1 })).entries;
    expect(await found('100% WOOL_socks')).toMatchObject([{ isStaff: true, author: 'Marrow Ridge' }]);
    expect(await found('100_')).toEqual([]);
    expect((await moderation.listShown({ q: '', page: 99 })).entries).toEqual([]);

    const rejection = { editor: EDITOR, reason: 'Wrong' };
    const [staff] = await found('wool_socks');
    await moderation.hide('answer', staff?.id ?? '', rejection);
    expect((await shown(id))?.answers.map((one) => one.id)).toEqual([answerId]);
    const twice = await Promise.allSettled([
      moderation.hide('question', id, rejection),
      moderation.hide('question', id, rejection),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await shown(id)).toBeUndefined();
    expect((await found('')).some((entry) => entry.id === id || entry.id === answerId)).toBe(false);
    const waiting = await ask();
    await expect(moderation.hide('question', waiting, rejection)).rejects.toMatchObject({ errorId: 'API404' });
  });

  test('name the rules that they break while they wait', async () => {
    const { id } = await questions.ask(authorOf(), 'boot', { text: 'See www.example.com?', author: 'Ada' });
    const { questions: waiting } = await moderation.loadQueue();
    expect(waiting.find((one) => one.id === id)?.brokenRules).toEqual(['link']);
  });

  test('reject an address that is none, and one that was given too often', async () => {
    await expect(ask('nobody')).rejects.toMatchObject({ errorId: 'AUT453' });
    for (let count = 0; count < 10; count += 1) await ask('often@example.com');
    await expect(ask('often@example.com')).rejects.toMatchObject({ errorId: 'API429' });
  });
});
