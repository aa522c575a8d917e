// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { swapList } from './swap-list.ts';

interface Sample {
  readonly title?: string;
  readonly count?: string;
  readonly results?: string;
  readonly facets?: string;
  readonly sort?: 'featured' | 'name';
}

const facet = (id: string, content: string) => `<details id="${id}"><summary>${id}</summary>${content}</details>`;
const colors = (chosen = '') =>
  facet(
    'color',
    ['moss', 'sand']
      .map((value) => `<input type="checkbox" name="f.color" value="${value}" ${value === chosen ? 'checked' : ''}>`)
      .join(''),
  );
const option = (value: string, sort: string) =>
  `<option value="${value}" ${value === sort ? 'selected' : ''}>${value}</option>`;

const regionOf = ({ count = '2', results = '<a href="/p/a">A</a>', facets = colors(), sort = 'featured' }: Sample) => `
  <div data-listing>
    <p data-part="count">${count}</p>
    <select name="sort">${option('featured', sort)}${option('name', sort)}</select>
    <div data-facets>${facets}</div>
    <div data-part="results">${results}</div>
  </div>`;
const pageOf = (sample: Sample) =>
  `<html><head><title>${sample.title ?? 'Boots'}</title></head><body>${regionOf(sample)}</body></html>`;
const find = <Found extends Element = HTMLElement>(selector: string) => document.querySelector<Found>(selector);

beforeEach(() => {
  document.body.innerHTML = regionOf({});
});

describe('swapping the list', () => {
  test('replaces results, count, sort and title by those of the new page', () => {
    expect(swapList(pageOf({ title: 'Boots by name', count: '1', results: '<a>B</a>', sort: 'name' }))).toBe(true);
    expect(find('[data-part="results"]')?.innerHTML).toBe('<a>B</a>');
    expect(find('[data-part="count"]')?.textContent).toBe('1');
    expect(find<HTMLSelectElement>('[name="sort"]')?.value).toBe('name');
    expect(document.title).toBe('Boots by name');
  });

  test('leaves an unchanged part, and with it its state', () => {
    const before = find('[data-part="results"] a');
    swapList(pageOf({ count: '1' }));
    expect(find('[data-part="results"] a')).toBe(before);
  });

  test('moves the focus from a replaced result to the count', () => {
    find('[data-part="results"] a')?.focus();
    swapList(pageOf({ results: '<a href="/p/b">B</a>', count: '1' }));
    expect(document.activeElement).toBe(find('[data-part="count"]'));
  });

  test('preserves the facet with the focus, and updates what is chosen in it', () => {
    const box = find<HTMLInputElement>('[value="moss"]');
    box?.focus();
    swapList(pageOf({ facets: colors('moss') }));
    expect(find('[value="moss"]')).toBe(box);
    expect(document.activeElement).toBe(box);
    expect([box?.checked, box?.defaultChecked]).toEqual([true, true]);
  });

  test('preserves which of the other facets are open', () => {
    find('#color')?.setAttribute('open', '');
    const before = find('#color');
    swapList(pageOf({ facets: colors('sand') }));
    expect(find('#color')).not.toBe(before);
    expect(find('#color')?.hasAttribute('open')).toBe(true);
  });

  test('adds new facets in their order, and removes those without values', () => {
    swapList(pageOf({ facets: facet('size', '') + colors() + facet('price', '') }));
    const ids = () => Array.from(find('[data-facets]')?.children ?? [], ({ id }) => id);
    expect(ids()).toEqual(['size', 'color', 'price']);
    swapList(pageOf({ facets: facet('price', '') }));
    expect(ids()).toEqual(['price']);
  });

  test('does nothing where the response is another page', () => {
    expect(swapList('<title>Error</title><main>Sorry</main>')).toBe(false);
    expect(find('[data-part="count"]')?.textContent).toBe('2');
  });
});
