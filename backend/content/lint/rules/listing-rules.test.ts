import { expect, test } from 'vitest';
import { lines, lintWith, type Files } from '../lint.test-support.ts';

const found = async (files: Files) =>
  (await lintWith(files)).findings.map((finding) => `${finding.document} ${lines([finding])[0]}`);
const category = (members: object): Files => ({ 'us/en-us/category/boots.json': { ...members, sections: {} } });
const search = (members: object): Files => ({ 'us/en-us/search/search.json': { ...members, sections: {} } });
const BOOTS = 'us/en-us/category/boots';
const SEARCH = 'us/en-us/search/search';

test.each<[string, Files, string]>([
  ['a pinned product that does not exist', category({ pinned: ['boot', 'bot'] }), `${BOOTS} error product pinned.1`],
  ['a buried one', category({ buried: ['none'] }), `${BOOTS} error product buried.0`],
  ['a list that is none', category({ pinned: 'boot' }), `${BOOTS} error listing pinned`],
  [
    'an unknown product of a search',
    search({ searches: [{ terms: ['a'], pinned: ['x'] }] }),
    `${SEARCH} error product searches.0.pinned.0`,
  ],
  ['a search without words', search({ searches: [{ terms: [] }] }), `${SEARCH} error listing searches.0.terms`],
  [
    'a redirect to another site',
    search({ searches: [{ terms: ['a'], redirect: '//b.example' }] }),
    `${SEARCH} error listing searches.0.redirect`,
  ],
  ['a group of one word', search({ synonyms: [{ words: ['a'] }] }), `${SEARCH} error listing synonyms.0.words`],
  [
    'a search in two entries',
    search({ searches: [{ terms: ['Boots'] }, { terms: ['socks', 'boot'] }] }),
    `${SEARCH} warning listing searches.1.terms.1`,
  ],
])('%s is reported', async (_, files, line) => {
  expect((await found(files)).join('\n')).toContain(line);
});

test('valid rules are not', async () => {
  const rules = {
    searches: [{ terms: ['boots'], pinned: ['boot'], buried: ['sock'], redirect: '/about-us' }],
    synonyms: [{ words: ['wellies', 'rubber boots'] }],
  };
  const findings = [...(await found(search(rules))), ...(await found(category({ pinned: ['sock'] })))];
  expect(findings.filter((line) => / (listing|product|envelope) /.test(line))).toEqual([]);
});
