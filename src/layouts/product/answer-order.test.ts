import { describe, expect, test } from 'vitest';
import type { Answer, Question } from '../../api/catalog/questions.schema.ts';
import { answersOfShop, sortAnswers } from './answer-order.ts';

const answer = (id: string, facts: Partial<Answer> = {}): Answer => ({
  id,
  author: 'Bo',
  text: `Answer <${id}>`,
  isStaff: false,
  isVerified: false,
  helpful: 0,
  unhelpful: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...facts,
});

const question = (text: string, answers: Answer[]): Question => ({
  id: text,
  productId: 'boot',
  author: 'Ada',
  text,
  locale: 'en-us',
  createdAt: '2026-01-01T00:00:00.000Z',
  answers,
});

describe('answers', () => {
  test('show those of the shop first, then the helpful, then the oldest', () => {
    const later = '2026-02-01T00:00:00.000Z';
    const sorted = sortAnswers([
      answer('late', { createdAt: later }),
      answer('early'),
      answer('disputed', { helpful: 9, unhelpful: 9 }),
      answer('liked', { helpful: 3, createdAt: later }),
      answer('staff', { isStaff: true, unhelpful: 4, createdAt: later }),
    ]);
    expect(sorted.map(({ id }) => id)).toEqual(['staff', 'liked', 'early', 'disputed', 'late']);
  });

  test('of the shop alone are stated to search engines, as HTML', () => {
    const asked = [
      question('Warm?', [answer('a'), answer('b', { isStaff: true })]),
      question('Dry?', [answer('c', { helpful: 5 })]),
      question('New?', []),
    ];
    expect(answersOfShop(asked)).toEqual([{ question: 'Warm?', answer: 'Answer &lt;b&gt;' }]);
  });
});
