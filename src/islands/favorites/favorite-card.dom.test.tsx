// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { FavoriteItem } from '../../api/account/wishlists.schema.ts';
import { renderIsland, replaceIslandNetwork } from '../kit/island.test-support.tsx';
import { FavoriteCard } from './FavoriteCard.tsx';

type Price = NonNullable<FavoriteItem['price']>;

const priceOf = (change: Partial<Price>): Price => ({
  current: 90,
  original: 90,
  highCurrent: 90,
  highOriginal: 90,
  currency: 'USD',
  ...change,
});

function showCard(price: Price): string | null {
  const product = { id: 'boot', slug: 'boot', name: 'Boot', price } as FavoriteItem['product']; // what the card reads
  const item: FavoriteItem = {
    itemId: '1',
    productId: 'boot',
    masterId: 'boot',
    available: true,
    pageUrl: null,
    product,
  };
  replaceIslandNetwork(() => Response.json({}));
  renderIsland(<FavoriteCard item={item} onRemoved={vi.fn<() => void>()} />);
  return screen.getByRole('listitem').querySelector('.price')?.textContent ?? null;
}

describe('the price of a favorite', () => {
  test.each([
    ['one price', {}, '$90.00'],
    ['a price for each variant', { highCurrent: 140, highOriginal: 140 }, '$90.00 – $140.00'],
    ['a reduced price', { original: 120, highOriginal: 120 }, 'Price $90.00Original price $120.00'],
  ])('is %s', (_, change, text) => {
    expect(showCard(priceOf(change))).toContain(text);
  });
});
