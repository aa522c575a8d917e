// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventErrors } from '../../lib/measurement/event-list.ts';
import { $dialog } from '../../stores/core/dialogs.ts';
import { replaceIntersections, startCollector, checkPushed } from './collectors.test-support.ts';
import { collectLists } from './collect-lists.ts';
import { collectProduct } from './collect-product.ts';

const card = (id: string, price: number, token = '') => `
  <article class="card" data-item-id="${id}" data-item-price="${price}">
    <h3><a class="card__link" href="/p/${id}"${token && ` data-rec-token="${token}"`}>Name of ${id}</a></h3>
    <a href="#modal=quickshop_${id}" aria-label="Quick view"></a>
    <button data-action="add-to-cart">+</button>
  </article>`;
const LISTING = { routeName: 'c-slug', place: 'listing', pageKind: 'category' } as const;
let intersections: ReturnType<typeof replaceIntersections>;

beforeEach(() => {
  sessionStorage.clear();
  intersections = replaceIntersections();
  history.replaceState(null, '', '/c/boots');
});
afterEach(() => {
  checkPushed(eventErrors);
  vi.unstubAllGlobals();
});

const element = (selector: string) => document.querySelector<HTMLElement>(selector);
const click = (selector: string) => element(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

function showListing(): void {
  document.body.innerHTML = `<div data-listing data-interaction-origin="grid"><div id="products">${card('boot', 120)}${card('shoe', 80)}</div></div>`;
}

describe('a set of products', () => {
  test('gives its origin to the products that are added', () => {
    document.body.innerHTML = `<div data-interaction-origin="product-bundles" data-delocalized-tracking="sets"><form>
      <input name="set" value="wet-day"><input name="variant.boot" value="boot-9"><select name="variant.mug"></select>
    </form></div>`;
    const { memory } = startCollector(collectLists);
    element('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(memory.read()).toMatchObject({
      origins: { boot: 'product-bundles', mug: 'product-bundles' },
      tracking: { boot: 'sets', mug: 'sets' },
    });
  });
});

describe('a list of products', () => {
  test('is reported once, when its first product is in view', () => {
    showListing();
    const { events } = startCollector(collectLists, LISTING);
    expect(events).toEqual([]);
    intersections.show(element('.card'));
    intersections.show(element('.card'));
    expect(events).toEqual([
      {
        event: 'view_item_list',
        place: 'listing',
        ecommerce: {
          item_list_name: 'c-slug',
          items: [
            expect.objectContaining({ item_id: 'boot', item_name: 'Name of boot', price: 120, index: 1 }),
            expect.objectContaining({ item_id: 'shoe', index: 2, interactionOrigin: 'grid' }),
          ],
        },
      },
    ]);
  });

  test('that is replaced in place is a page view, and is reported again', async () => {
    showListing();
    const { events, viewPage } = startCollector(collectLists, LISTING);
    element('#products')?.replaceChildren();
    element('#products')?.insertAdjacentHTML('beforeend', card('sandal', 60));
    element('[data-listing]')?.dispatchEvent(new Event('listchange', { bubbles: true }));
    history.replaceState(null, '', '/c/boots?sort=price');
    await vi.waitFor(() => expect(viewPage).toHaveBeenCalledExactlyOnceWith('list'));
    intersections.show(element('.card'));
    expect(events).toHaveLength(1);
  });

  test('of a section has its id and what its editor wrote', () => {
    document.body.innerHTML = `<section data-section-id="hero-row" data-delocalized-tracking="autumn">
      <div data-interaction-origin="recommendation-carousel">${card('boot', 120, 't-1')}</div></section>`;
    const { events } = startCollector(collectLists);
    click('.card__link');
    expect(events).toEqual([
      {
        event: 'select_item',
        place: 'product',
        ecommerce: {
          item_list_name: 'hero-row',
          items: [expect.objectContaining({ delocalizedTracking: 'autumn', index: 1 })],
        },
      },
      { event: 'select_recommendation', recToken: 't-1' },
    ]);
  });

  test('of a look is one of its own too', () => {
    document.body.innerHTML = `<div data-interaction-origin="shop-the-look">${card('boot', 120)}</div>`;
    const { names } = startCollector(collectLists);
    click('.card__link');
    expect(names()).toEqual(['select_item', 'select_look_item']);
  });

  test('of photos of customers is reported with its section', () => {
    document.body.innerHTML = `<section data-section-id="photos"><div class="photos"><button id="photo"></button></div></section>`;
    const { events } = startCollector(collectLists);
    click('#photo');
    expect(events).toEqual([{ event: 'select_social_photo', section: 'photos' }]);
  });

  test('says where the visitor came from, also of a product that is added from its card', () => {
    showListing();
    const { events, memory } = startCollector(collectLists, LISTING);
    click('[data-item-id="shoe"] button');
    expect([events, memory.read().origins]).toEqual([[], { shoe: 'grid' }]);
  });
});

test('a link to a product without its id says where the visitor came from, by the page', () => {
  document.body.innerHTML = `<table data-interaction-origin="product-compare" data-delocalized-tracking="table"><tr><td>
    <a href="/de-de/p/w%C3%A4rme">Wärme</a><a href="/compare?ids=b">Remove</a></td></tr></table>`;
  const { events, memory } = startCollector(collectLists);
  for (const link of document.querySelectorAll('a')) link.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect([events, memory.read()]).toMatchObject([
    [],
    {
      origins: { '/wärme': 'product-compare' },
      tracking: { '/wärme': 'table' },
      next: { path: '/de-de/p/w%C3%A4rme', origin: 'product-compare', tracking: 'table' },
    },
  ]);
});

describe('a product in a dialog', () => {
  const showDialog = (id: string) =>
    document.body.insertAdjacentHTML(
      'beforeend',
      `<dialog><div data-product-dialog="${id}" data-item-name="Name of ${id}" data-item-price="90"></div></dialog>`,
    );

  test('is a view with the origin of its list, once it is loaded, and once for each dialog', async () => {
    showListing();
    startCollector(collectLists, LISTING);
    click('[data-item-id="boot"] [href^="#modal"]');
    const { events } = startCollector(collectProduct, LISTING);
    $dialog.set({ name: 'quickshop', argument: 'boot' });
    expect(events).toEqual([]);
    showDialog('boot');
    await vi.waitFor(() => expect(events).toHaveLength(1));
    const item = { item_id: 'boot', item_name: 'Name of boot', price: 90, interactionOrigin: 'grid' };
    const ecommerce = { currency: 'USD', value: 90, items: [item] };
    expect(events).toEqual([{ event: 'view_item', place: 'listing', ecommerce }]);
    element('[data-product-dialog]')?.append('Moss');
    $dialog.set({ name: 'quickshop', argument: 'shoe' });
    showDialog('shoe');
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(events[1]).toMatchObject({
      ecommerce: { items: [{ item_id: 'shoe', interactionOrigin: 'direct-to-pdp' }] },
    });
    $dialog.set(undefined);
  });

  test('that was opened before the collectors is a view', () => {
    showListing();
    showDialog('boot');
    $dialog.set({ name: 'quickshop', argument: 'boot' });
    expect(startCollector(collectProduct, LISTING).names()).toEqual(['view_item']);
    $dialog.set(undefined);
  });
});

describe('a product page', () => {
  function showProduct(): void {
    history.replaceState(null, '', '/p/boot');
    document.body.innerHTML = `<div data-product-page="boot" data-item-price="120"><h1>Trail boot</h1>
      <fieldset data-option="color"><input type="radio" name="color" value="Moss"></fieldset></div>`;
  }
  const originOf = (events: readonly unknown[]) => JSON.stringify(events).match(/"interactionOrigin":"([^"]+)"/)?.[1];

  test('is viewed with the origin of the link that led to it', () => {
    showListing();
    startCollector(collectLists, LISTING);
    click('[data-item-id="boot"] .card__link');
    showProduct();
    const { events } = startCollector(collectProduct);
    expect(events).toMatchObject([
      {
        event: 'view_item',
        place: 'product',
        ecommerce: { currency: 'USD', value: 120, items: [{ item_id: 'boot', item_name: 'Trail boot' }] },
      },
    ]);
    expect(originOf(events)).toBe('grid');
  });

  test('is viewed directly where no list led to it, and keeps its origin in the visit', () => {
    showProduct();
    expect(originOf(startCollector(collectProduct).events)).toBe('direct-to-pdp');
    sessionStorage.clear();
    const { memory } = startCollector(collectProduct);
    memory.update({ origins: { boot: 'search' } });
    expect(originOf(startCollector(collectProduct).events)).toBe('search');
  });

  test('reports its options, which are no views', () => {
    showProduct();
    const { events, viewPage } = startCollector(collectProduct);
    const color = document.querySelector('input');
    if (color) color.checked = true;
    color?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(events.slice(1)).toEqual([{ event: 'select_option', option: 'color', value: 'Moss' }]);
    expect(viewPage).not.toHaveBeenCalled();
  });
});
