import { describe, expect, test } from 'vitest';
import { BadCell } from '../parsing/cell.ts';
import type { JsonObject } from '../parsing/json-values.ts';
import { addressesOf, listOf, memberOf, textOf, textsOf, typesOf } from './members.ts';
import { readOffers } from './offers.ts';

describe('a member of a node', () => {
  test.each([
    [{ name: 'a' }, 'a'],
    [{ 'schema:name': 'a' }, 'a'],
    [{ 'https://schema.org/name': 'a' }, 'a'],
    [{ 'http://schema.org/name': 'a' }, 'a'],
    [{ 'schema:name': 'b', name: 'a' }, 'a'],
    [{ 'og:name': 'a' }, undefined],
    [{}, undefined],
  ])('of %j is %j', (node, value) => {
    expect(memberOf(node, 'name')).toBe(value);
  });

  test('is never inherited', () => {
    expect(memberOf({}, 'constructor')).toBeUndefined();
  });

  test.each([
    [undefined, []],
    [null, []],
    [0, [0]],
    ['', ['']],
    [
      [1, 2],
      [1, 2],
    ],
    [{ '@list': [1, 2] }, [1, 2]],
    [{ a: 1 }, [{ a: 1 }]],
  ])('%j is the list %j', (value, list) => {
    expect(listOf(value)).toEqual(list);
  });

  test.each([
    ['a', ['a']],
    [5, ['5']],
    [true, []],
    [' a ', ['a']],
    ['  ', []],
    [
      ['a', null, 'b'],
      ['a', 'b'],
    ],
    [{ '@value': 'a', '@language': 'en' }, ['a']],
    [{ name: 'a' }, ['a']],
    [{ value: 'a' }, ['a']],
    [{ url: 'a' }, []],
    [[['a']], []],
  ])('%j has the texts %j', (value, texts) => {
    expect(textsOf(value)).toEqual(texts);
  });

  test('is the first text of several names', () => {
    expect(textOf({ sku: '', mpn: 'm', gtin: 'g' }, 'sku', 'mpn', 'gtin')).toBe('m');
    expect(textOf({}, 'sku')).toBe('');
  });

  test.each([
    ['https://a.example/1', ['https://a.example/1']],
    [{ url: 'u', contentUrl: 'c' }, ['c']],
    [{ url: 'u' }, ['u']],
    [{ '@id': 'i' }, ['i']],
    [{ caption: 'x' }, []],
    [
      ['a', { url: 'b' }],
      ['a', 'b'],
    ],
  ])('%j has the addresses %j', (value, addresses) => {
    expect(addressesOf(value)).toEqual(addresses);
  });

  test.each([
    ['Product', ['Product']],
    ['https://schema.org/Product', ['Product']],
    [
      ['schema:Product', 'Thing', 5],
      ['Product', 'Thing'],
    ],
    [undefined, []],
  ])('@type %j has the types %j', (type, types) => {
    expect(typesOf({ '@type': type })).toEqual(types);
  });
});

describe('the offers of a node', () => {
  const offersOf = (offers: unknown) => readOffers({ line: 1, path: '', node: { offers } });
  const issueOf = (offers: unknown, path = '') => {
    try {
      readOffers({ line: 1, path, node: offers === undefined ? {} : { offers } });
    } catch (error) {
      if (error instanceof BadCell) return `${error.issue.column}: ${error.issue.message}`;
    }
    return undefined;
  };
  const usd = (current: number, original = current) => ({ currency: 'USD', current, original });
  const offer = { price: 10, priceCurrency: 'USD' };
  const listPrice = (price: number, more: JsonObject = {}) => ({
    ...offer,
    priceSpecification: [{ priceType: 'https://schema.org/ListPrice', price, ...more }],
  });

  test.each([
    ['one offer', offer, [usd(1000)]],
    ['a price as text', { ...offer, price: '10.50' }, [usd(1050)]],
    ['no currency', { price: 10 }, [{ currency: '*', current: 1000, original: 1000 }]],
    ['the cheapest of a currency', [{ ...offer, price: 12 }, offer, { ...offer, price: 11 }], [usd(1000)]],
    [
      'several currencies',
      [offer, { price: 9, priceCurrency: 'eur' }],
      [usd(1000), { currency: 'EUR', current: 900, original: 900 }],
    ],
    ['the lowest price of an aggregate', { lowPrice: 8, highPrice: 20, priceCurrency: 'USD' }, [usd(800)]],
    [
      'the offers in an aggregate',
      { priceCurrency: 'USD', lowPrice: 1, offers: [{ price: 7 }, { price: 6 }] },
      [usd(600)],
    ],
    ['the price of a specification', { priceSpecification: { price: 5, priceCurrency: 'USD' } }, [usd(500)]],
    ['a former price', listPrice(15), [usd(1000, 1500)]],
    ['no former price below the current one', listPrice(5), [usd(1000)]],
    ['no former price of another currency', listPrice(15, { priceCurrency: 'EUR' }), [usd(1000)]],
  ])('have the prices of %s', (_, offers, prices) => {
    expect(offersOf(offers).prices).toEqual(prices);
  });

  test.each([
    [{}, 100],
    [{ availability: 'https://schema.org/InStock' }, 100],
    [{ availability: { '@id': 'https://schema.org/OutOfStock' } }, 0],
    [{ availability: 'InStock', inventoryLevel: { value: 7 } }, 7],
    [{ inventoryLevel: 3 }, 3],
    [{ availability: 'OutOfStock', inventoryLevel: 3 }, 0],
  ])('with %j have the stock %i', (more, stock) => {
    expect(offersOf({ ...offer, ...more }).stock).toBe(stock);
  });

  test('have the stock of the offer that has most', () => {
    expect(
      offersOf([
        { ...offer, inventoryLevel: 2 },
        { ...offer, availability: 'OutOfStock' },
      ]).stock,
    ).toBe(2);
  });

  test.each([
    [undefined, 'offers: is missing'],
    [[], 'offers: is missing'],
    [{}, 'offers.price: is empty'],
    [{ price: 'free' }, 'offers.price: "free" is not a price such as 49.95'],
    [{ price: 10.5, priceCurrency: 'JPY' }, 'offers.price: "10.5" is not a price such as 49.95'],
    [{ price: 10, priceCurrency: 'Dollar' }, 'offers.priceCurrency: "Dollar" is not a currency such as USD'],
    [{ ...offer, availability: 'Maybe' }, 'offers.availability: "Maybe" is not an availability such as in_stock'],
    [{ ...offer, inventoryLevel: 'few' }, 'offers.inventoryLevel: "few" is not a whole number'],
  ])('%j have the issue %j', (offers, issue) => {
    expect(issueOf(offers)).toBe(issue);
    if (issue !== undefined) expect(issueOf(offers, 'hasVariant[2]')).toBe(`hasVariant[2].${issue}`);
  });
});
