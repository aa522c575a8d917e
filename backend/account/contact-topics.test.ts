import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { listSubjects, listTopics } from './contact-topics.ts';

describe('contact topics', () => {
  test.each(Object.keys(DEFAULT_SITES.locales))('have a name for each topic and subject in %s', (locale) => {
    const named = [...listTopics(locale), ...listSubjects(locale)];
    expect(named).toHaveLength(24);
    expect(named.every(({ id, name }) => name.length > 3 && name !== id)).toBe(true);
    expect(new Set(named.map(({ name }) => name)).size).toBe(24);
  });

  test('are named in the language of the locale', () => {
    expect(listTopics('de-de')[0]).toEqual({ id: 'order', name: 'Bestellungen' });
    expect(listSubjects('fr-ca', 'return')[2]).toEqual({ id: 'refund', name: 'Remboursement', category: 'return' });
  });

  test('have no subjects for an unknown topic', () => expect(listSubjects('en-us', 'toString')).toEqual([]));
});
