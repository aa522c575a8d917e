import { describe, expect, test } from 'vitest';
import { guideQuery, guideValues, readGuideAnswers, selectByAnswers, type GuideQuestion } from './guide-answers.ts';

const QUESTIONS: readonly GuideQuestion[] = [
  {
    id: 'weather',
    title: 'What for?',
    options: [
      { id: 'rain', label: 'Rain', categoryId: 'shell-jackets', filters: [{ facet: 'waterproof', values: ['true'] }] },
      { id: 'cold', label: 'Cold', categoryId: 'insulated-jackets' },
    ],
  },
  {
    id: 'use',
    title: 'Where?',
    isMultiple: true,
    options: [
      { id: 'hills', label: 'Hills', filters: [{ facet: 'activity', values: ['hiking', 'backpacking'] }] },
      { id: 'town', label: 'Town', filters: [{ facet: 'activity', values: ['everyday', 'hiking'] }] },
    ],
  },
];
const labels = (values: readonly string[]) =>
  readGuideAnswers(QUESTIONS, values).map(({ options }) => options.map(({ label }) => label));

describe('answers of a guide', () => {
  test('are read up to the first question without one, whatever their order in the address', () => {
    expect(labels([])).toEqual([]);
    expect(labels(['use.town'])).toEqual([]);
    expect(labels(['use.town', 'weather.cold', 'use.hills'])).toEqual([['Cold'], ['Hills', 'Town']]);
  });

  test('ignore questions and options that do not exist', () => {
    expect(labels(['weather.snow', 'sky.blue', 'weather', 'constructor.rain', 'weather.__proto__'])).toEqual([]);
  });

  test('have the last option where only one is possible, also when it precedes an unknown one', () => {
    expect(labels(['weather.rain', 'weather.cold', 'weather.snow'])).toEqual([['Cold']]);
  });

  test('may be no preference, which any option replaces', () => {
    expect(labels(['weather.any', 'use.any', 'use.town'])).toEqual([[], ['Town']]);
  });

  test('are read again from their own values', () => {
    const values = ['weather.any', 'use.hills', 'use.town'];
    expect(guideValues(readGuideAnswers(QUESTIONS, values))).toEqual(values);
    expect(guideQuery(values)).toBe('?answer=weather.any&answer=use.hills&answer=use.town');
    expect(guideQuery([])).toBe('');
  });

  test('select a category and each value of a filter once', () => {
    const answers = readGuideAnswers(QUESTIONS, ['weather.rain', 'use.hills', 'use.town']);
    expect(selectByAnswers('jackets', answers)).toEqual({
      categoryId: 'shell-jackets',
      facets: new Map([
        ['f.waterproof', ['true']],
        ['f.activity', ['hiking', 'backpacking', 'everyday']],
      ]),
    });
    expect(selectByAnswers('jackets', [])).toEqual({ categoryId: 'jackets', facets: new Map() });
  });
});
