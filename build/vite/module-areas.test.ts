import { describe, expect, test } from 'vitest';
import { assignModules, reachedFrom } from './module-areas.mjs';

interface Module {
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}

const SHELL = '/src/islands/shell/main.ts';
const PRODUCT = '/src/islands/product/product-page.ts';
const SEARCH = '/src/islands/search/suggest.ts';
const CART = '/src/islands/cart/MiniCart.tsx';
const CART_PAGE = '/src/islands/cart/mount.tsx';
const ORDERS = '/src/islands/orders/mount.tsx';

const onDemand = (...importedIds: string[]): Module => ({ isEntry: false, importedIds, dynamicImporters: [SHELL] });
const imported = (...importedIds: string[]): Module => ({ isEntry: false, importedIds, dynamicImporters: [] });

function assigned(modules: Readonly<Record<string, Module>>, taken: readonly string[] = []) {
  const fileOf = assignModules({
    ids: Object.keys(modules),
    infoOf: (id: string) => modules[id] ?? null,
    isTaken: (id: string) => taken.includes(id),
  });
  return Object.fromEntries(Object.keys(modules).map((id) => [id, fileOf(id)]));
}

describe('a module', () => {
  test('is in the file of the only area that needs it, however deep', () => {
    expect(assigned({ [PRODUCT]: onDemand('/a'), '/a': imported('/b'), '/b': imported() })).toEqual({
      [PRODUCT]: 'product',
      '/a': 'product',
      '/b': 'product',
    });
  });

  test('that several areas need is in the file of the lightest of them', () => {
    const modules = {
      [SEARCH]: onDemand('/plain'),
      [CART]: onDemand('/plain', '/kit'),
      [ORDERS]: onDemand('/kit', '/form'),
    };
    const shared = { '/plain': imported(), '/kit': imported(), '/form': imported() };
    const files = assigned({ ...modules, ...shared, [CART_PAGE]: onDemand('/form') });
    expect([files['/plain'], files['/kit'], files['/form']]).toEqual(['shared', 'kit', 'forms']);
  });

  test('of an area and of one that brings it along is in the file of the former', () => {
    expect(assigned({ [CART]: onDemand('/line'), [CART_PAGE]: onDemand('/line'), '/line': imported() })).toMatchObject({
      '/line': 'cart',
    });
  });

  test('stays in the file of the area that owns it', () => {
    const item = '/src/stores/cart/add-item.ts';
    expect(assigned({ [PRODUCT]: onDemand(item), [ORDERS]: onDemand(item), [item]: imported() })[item]).toBe('product');
  });

  test('is left to the bundler where no area needs it, or where it is assigned already', () => {
    const entry: Module = { isEntry: true, importedIds: ['/studio'], dynamicImporters: [] };
    const modules = {
      '/src/pages/cms/x': entry,
      '/studio': imported(),
      [PRODUCT]: onDemand('/store'),
      '/store': imported(),
    };
    expect(assigned(modules, ['/store'])).toEqual({
      '/src/pages/cms/x': undefined,
      '/studio': undefined,
      [PRODUCT]: 'product',
      '/store': undefined,
    });
  });
});

test('imports in a circle are followed once', () => {
  const infoOf = (id: string) => ({ importedIds: id === '/a' ? ['/b'] : ['/a'] });
  expect([...reachedFrom('/a', infoOf)]).toEqual(['/a', '/b']);
});
