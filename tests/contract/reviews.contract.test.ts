import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productDetails } from '../../src/api/catalog/products.schema.ts';
import { questionList } from '../../src/api/catalog/questions.schema.ts';
import { reviewList, reviewPhoto, voteResponse } from '../../src/api/catalog/reviews.schema.ts';
import { jpegPhoto } from '../../backend/reviews/photos.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

const REVIEWS = '/products/v1/products/saddleback-mid/reviews';
const review = { rating: 4, title: 'Good', text: 'They hold, and they are dry.', author: 'Ada' };

describe.each(TARGETS)('the review calls of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  beforeAll(async () => {
    target = await open();
    visitor = await Visitor.start(target);
  });
  afterAll(() => target.close());

  const list = async (query = '') => reviewList.parse((await visitor.call('GET', `${REVIEWS}${query}`)).body);

  test('return the same ratings as the product', async () => {
    const { average, ratingCount, distribution, total } = await list();
    const product = productDetails.parse(
      (await visitor.call('GET', '/products/v2/products/saddleback-mid/details')).body,
    );
    expect(product.rating).toEqual({ average, count: ratingCount });
    expect(distribution.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1]);
    expect(distribution.reduce((sum, { count }) => sum + count, 0)).toBe(ratingCount);
    expect(total).toBeGreaterThan(3);
  });

  test('sort, filter and page', async () => {
    const { reviews, total } = await list('?sort=highest&count=100');
    expect(reviews).toHaveLength(total);
    const stars = reviews.map(({ rating }) => rating);
    expect(stars).toEqual(stars.toSorted((a, b) => b - a));
    const dates = (await list('?count=100')).reviews.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await list('?sort=highest&start=1&count=2')).reviews).toEqual(reviews.slice(1, 3));
    const fives = await list('?rating=5&count=100');
    expect(fives.reviews.map(({ id }) => id).toSorted()).toEqual(
      reviews
        .filter(({ rating }) => rating === 5)
        .map(({ id }) => id)
        .toSorted(),
    );
    const helpful = (await list('?sort=helpful')).reviews.map((one) => one.helpful);
    expect(helpful).toEqual(helpful.toSorted((a, b) => b - a));
  });

  test('queue a review for moderation when its author bought nothing', async () => {
    const before = await list();
    const written = await visitor.call('POST', REVIEWS, review);
    expect(written).toMatchObject({ status: 201, body: { ...review, status: 'pending', verified: false } });
    expect(await list()).toEqual(before);
    const again = await visitor.call('POST', REVIEWS, { ...review, rating: 2 });
    expect(again.body).toMatchObject({ rating: 2 });
    expect(again.body).toHaveProperty('id', reviewIdOf(written.body));
    const vote = await visitor.call('POST', `/products/v1/review/${reviewIdOf(written.body)}/vote`, { helpful: true });
    expect(errorOf(vote)).toMatchObject({ status: 404, errorId: 'API404' });
  });

  test('reject a review that is too long, without stars or a name, or empty', async () => {
    const write = async (change: object, path = REVIEWS) =>
      errorOf(await visitor.call('POST', path, { ...review, ...change }));
    expect(await write({ text: 'x'.repeat(4001) })).toMatchObject({ status: 400, errorId: 'REV410' });
    expect(await write({ rating: 6 })).toMatchObject({
      status: 400,
      errorId: 'VALIDATION',
      details: { path: 'rating' },
    });
    expect(await write({ author: undefined })).toMatchObject({ status: 400, details: { path: 'author' } });
    expect(await write({}, '/products/v1/products/NONE/reviews')).toMatchObject({ status: 404, code: 'ORD404' });
    const nobody = await new Visitor(target).call('POST', REVIEWS, review);
    expect(nobody.status).toBe(401);
  });

  test('store a photo for a review of the session that sent it, and no other file', async () => {
    const upload = (bytes: Buffer) =>
      visitor.call('POST', '/products/v1/review/photos', { image: bytes.toString('base64') });
    const uploaded = await upload(await jpegPhoto());
    expect(uploaded.status).toBe(201);
    const { id } = reviewPhoto.parse(uploaded.body);
    const stranger = await Visitor.start(target);
    const theirs = await stranger.call('POST', REVIEWS, { ...review, photos: [id] });
    expect(errorOf(theirs)).toMatchObject({ status: 400, errorId: 'VALIDATION', details: { path: 'photos' } });
    const fit = { size: '9', color: 'Bark', scales: { fit: 3, comfort: 5 } };
    expect((await visitor.call('POST', REVIEWS, { ...review, ...fit, photos: [id] })).status).toBe(201);
    const svg = errorOf(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')));
    expect(svg).toMatchObject({ status: 400, errorId: 'VALIDATION', details: { path: 'image', reason: 'type' } });
    expect(errorOf(await upload(Buffer.alloc(12 * 1024 * 1024)))).toMatchObject({ status: 413, errorId: 'API413' });
    const five = await visitor.call('POST', REVIEWS, { ...review, photos: Array.from({ length: 5 }, () => id) });
    expect(errorOf(five)).toMatchObject({ status: 400, details: { path: 'photos' } });
  });

  test('store one review of an author who sends it many times at once', async () => {
    const author = await Visitor.start(target);
    const sent = Array.from({ length: 6 }, () => author.call('POST', REVIEWS, review));
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(reviewIdOf(body))}`)).size).toBe(1);
  });

  test('take no secret of another order for a purchase', async () => {
    const order = { orderNumber: 'M-1', st: 'guessed' };
    expect(errorOf(await visitor.call('POST', REVIEWS, { ...review, order }))).toMatchObject({
      status: 404,
      errorId: 'OHS4004',
    });
  });

  test('count one vote per customer, the last', async () => {
    const [first] = (await list()).reviews;
    const other = await Visitor.start(target);
    const vote = async (who: Visitor, helpful: boolean) =>
      voteResponse.parse((await who.call('POST', `/products/v1/review/${first?.id}/vote`, { helpful })).body);
    const { helpful = 0, unhelpful = 0 } = first ?? {};
    expect(await vote(visitor, true)).toMatchObject({ helpful: helpful + 1, unhelpful, vote: 'helpful' });
    expect(await vote(visitor, true)).toMatchObject({ helpful: helpful + 1, unhelpful });
    expect(await vote(other, false)).toMatchObject({ helpful: helpful + 1, unhelpful: unhelpful + 1 });
    expect(await vote(visitor, false)).toMatchObject({ helpful, unhelpful: unhelpful + 2, vote: 'unhelpful' });
  });

  test('filter by stars, size, photos and language, with counts of each', async () => {
    const { counts, reviewCount, scales } = await list();
    const sum = (values: readonly { count: number }[]) => values.reduce((total, { count }) => total + count, 0);
    expect([sum(counts.rating), sum(counts.language)]).toEqual([reviewCount, reviewCount]);
    expect(scales.map(({ scale }) => scale)).toEqual(['fit', 'width', 'comfort']);
    for (const { value, count } of counts.language) {
      const { reviews, total } = await list(`?language=${value}&count=100`);
      expect([total, reviews.length]).toEqual([count, count]);
      expect(reviews.every(({ locale }) => locale.startsWith(value))).toBe(true);
    }
    const [size] = counts.size;
    const { reviews } = await list(`?size=${size?.value}&count=100`);
    expect(reviews.map((one) => one.size)).toEqual(Array.from({ length: size?.count ?? 0 }, () => size?.value));
    expect(await list('?hasPhoto=true')).toMatchObject({ total: counts.hasPhoto });
    for (const query of ['?language=German', '?hasPhoto=maybe', '?rating=6', `?size=${'9'.repeat(61)}`]) {
      const wrong = errorOf(await visitor.call('GET', REVIEWS + query));
      expect(wrong, query).toMatchObject({ status: 400, errorId: 'VALIDATION' });
    }
  });

  test('have the size, the answers and the reply of the shop', async () => {
    const { reviews } = await list('?count=100');
    const answered = reviews.find(({ reply }) => reply !== undefined);
    expect(answered).toMatchObject({ size: expect.any(String), scales: { fit: expect.any(Number) }, photos: [] });
    expect(Date.parse(answered?.reply?.createdAt ?? '')).toBeGreaterThan(Date.parse(answered?.createdAt ?? ''));
  });

  test('accept a flag, and translate what the service knows', async () => {
    const german = (await list('?language=de')).reviews[0];
    const path = `/products/v1/review/${german?.id}`;
    const flag = () => visitor.call('POST', `${path}/flag`, { reason: 'Not about the boot' });
    expect(await flag()).toMatchObject({ status: 200, body: { reviewId: german?.id, flagged: true } });
    expect((await flag()).status).toBe(200);
    const { id: reviewId, title, text, locale } = german ?? {};
    const english = await visitor.call('POST', `${path}/translate`, {});
    expect(english).toMatchObject({ status: 200, body: { reviewId, locale: 'en-us', translated: true } });
    expect(english.body).not.toMatchObject({ title });
    expect((await visitor.call('POST', `${path}/translate`, {})).body).toEqual(english.body);
    const italian = await visitor.call('POST', `${path}/translate?siteId=it&locale=it-it`, {});
    expect(italian).toMatchObject({ status: 200, body: { reviewId, title, text, locale, translated: false } });
    for (const call of ['flag', 'translate']) {
      const unknown = await visitor.call('POST', `/products/v1/review/none/${call}`, {});
      expect(errorOf(unknown)).toMatchObject({ status: 404, errorId: 'API404' });
    }
  });

  test('list questions with their answers, and accept new ones', async () => {
    const path = `${REVIEWS}/questions`;
    const { questions, total } = questionList.parse((await visitor.call('GET', `${path}?count=100`)).body);
    expect(total).toBe(questions.length);
    const question = questions.find(({ answers }) => answers.length > 1);
    const [answer] = question?.answers ?? [];
    expect(answer).toMatchObject({ isStaff: true });
    const asked = await visitor.call('POST', path, { text: 'Are the eyelets brass?', author: 'Ada' });
    expect(asked).toMatchObject({ status: 201, body: { status: 'pending', answers: [] } });
    const vote = (product: string) =>
      visitor.call('POST', `/products/v1/products/${product}/review/${answer?.id}/questions/vote`, { helpful: true });
    expect((await vote('saddleback-mid')).body).toMatchObject({ id: answer?.id, helpful: (answer?.helpful ?? 0) + 1 });
    expect(errorOf(await vote('tarn-mid'))).toMatchObject({ status: 404, errorId: 'API404' });
    expect(errorOf(await vote('NONE'))).toMatchObject({ status: 404, errorId: 'ITEM_NOT_AVAILABLE' });
  });

  test('find questions by the words of their answers, in one language, and sort them', async () => {
    const read = async (query: string) =>
      questionList.parse((await visitor.call('GET', `${REVIEWS}/questions?count=100&${query}`)).body).questions;
    expect((await read('q=midsole')).map(({ id }) => id)).toEqual(['q-saddleback-mid-1']);
    const german = await read('language=de');
    expect(german.length).toBeGreaterThan(0);
    expect(german.every(({ locale }) => locale === 'de-de')).toBe(true);
    const counts = (await read('sort=answered')).map(({ answers }) => answers.length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const wrong = await visitor.call('GET', `${REVIEWS}/questions?language=German`);
    expect(errorOf(wrong)).toMatchObject({ status: 400, errorId: 'VALIDATION', details: { path: 'language' } });
  });

  test('queue an answer of who is signed in, and take none of a guest', async () => {
    const path = `${REVIEWS}/questions/q-saddleback-mid-2/answers`;
    const answer = { text: 'On snow they held for me.', author: 'Ada' };
    expect(errorOf(await visitor.call('POST', path, answer))).toMatchObject({ status: 403, errorId: 'AUT404' });
    const account = await Visitor.signUp(target);
    const written = await account.call('POST', path, answer);
    expect(written).toMatchObject({ status: 201, body: { ...answer, status: 'pending', isStaff: false } });
    const again = await account.call('POST', path, { ...answer, text: 'And on ice they did not.' });
    expect(again.body).toMatchObject({ id: reviewIdOf(written.body), text: 'And on ice they did not.' });
    const unknown = await account.call('POST', `${REVIEWS}/questions/none/answers`, answer);
    expect(errorOf(unknown)).toMatchObject({ status: 404, errorId: 'API404' });
    const short = await account.call('POST', path, { ...answer, text: 'Yes' });
    expect(errorOf(short)).toMatchObject({ status: 400, errorId: 'VALIDATION', details: { path: 'text' } });
  });

  test('reject an address that is none with a question', async () => {
    const asked = await visitor.call('POST', `${REVIEWS}/questions`, {
      text: 'Which glue?',
      author: 'Ada',
      email: 'ada',
    });
    expect(errorOf(asked)).toMatchObject({ status: 400, errorId: 'AUT453' });
  });
});

const reviewIdOf = (body: unknown): unknown => (typeof body === 'object' && body && 'id' in body ? body.id : undefined);
