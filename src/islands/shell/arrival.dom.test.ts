// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { REMEMBER_TRAIL, SHOW_TRAIL } from './arrival.ts';

const OWN = `<nav><ol><li><a href="/">Home</a></li><li><a href="/c/boots">Boots</a></li><li aria-current="page">Col High</li></ol></nav>`;

/** Runs an inline script where it stands in the page. */
function run(source: string, { referrer = '', trail = '' } = {}): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  if (trail !== '') script.dataset['trail'] = trail;
  document.body.append(script);
  for (const [name, value] of Object.entries({ currentScript: script, referrer }))
    Object.defineProperty(document, name, { value, configurable: true });
  new Function(source)();
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = OWN;
});

const shown = () =>
  Array.from(document.querySelectorAll('li'), (step) => {
    const address = step.querySelector('a')?.getAttribute('href');
    return [step.textContent, address ?? null];
  });
const address = (path: string) => new URL(path, location.href).href;
const OWN_TRAIL = [
  ['Home', '/'],
  ['Boots', '/c/boots'],
  ['Col High', null],
];
const FROM_SALE = JSON.stringify([
  ['Offers', '/c/offers'],
  ['<b>Sale</b>', '/c/sale'],
]);

describe('the breadcrumbs of a product', () => {
  test('lead back to the list that it was opened from, with its filters', () => {
    run(REMEMBER_TRAIL, { trail: FROM_SALE });
    run(SHOW_TRAIL, { referrer: address('/c/sale?f.color=Red&page=2') });
    expect(shown()).toEqual(OWN_TRAIL); // The script before it is no trail.
    document.body.innerHTML = OWN;
    run(SHOW_TRAIL, { referrer: address('/c/sale?f.color=Red&page=2') });
    expect(shown()).toEqual([
      ['Home', '/'],
      ['Offers', '/c/offers'],
      ['<b>Sale</b>', address('/c/sale?f.color=Red&page=2')],
      ['Col High', null],
    ]);
  });

  test.each([
    ['another page', address('/p/tarn-mid')],
    ['another site', 'https://elsewhere.example/c/sale'],
    ['nowhere', ''],
  ])('stay its own on the way from %s', (_, referrer) => {
    sessionStorage.setItem('aisle.trail', FROM_SALE);
    run(SHOW_TRAIL, { referrer });
    expect(shown()).toEqual(OWN_TRAIL);
  });

  test.each(['', '{', '[]', '{"a":1}', '[["x"]]', 'null'])('stay its own with the foreign text %j', (text) => {
    sessionStorage.setItem('aisle.trail', text);
    run(SHOW_TRAIL, { referrer: address('/c/sale') });
    expect(shown()).toEqual(OWN_TRAIL);
  });
});
