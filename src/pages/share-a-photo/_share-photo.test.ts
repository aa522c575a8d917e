import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import type { Page } from '../_own-calls.ts';
import { openSharePage } from './_share-photo.ts';

const BOOT = { id: 'boot', name: 'Boot' };

async function call({ name }: { name: string }, { params }: { params?: { productId: string } }) {
  if (name === 'searchProducts') return { products: [BOOT] };
  if (params?.productId === 'boot') return BOOT;
  throw new ApiError({ errorId: 'ITEM_NOT_AVAILABLE', status: 404, message: 'Not here.' });
}

const open = (query: string) =>
  openSharePage({
    locals: { shop: { fixture: undefined, call, providers: { photos: {} } } },
    request: new Request('https://shop.example/share-a-photo'),
    url: new URL(`https://shop.example/share-a-photo?${query}`),
  } as unknown as Page);

describe('the form for a photo', () => {
  test.each([
    ['', { query: '', found: [], product: undefined }],
    ['q=boot', { query: 'boot', found: [BOOT], product: undefined }],
    ['productId=boot&q=other', { query: '', found: [], product: BOOT }],
    ['productId=gone', { query: '', found: [], product: undefined }],
  ])('offers products to choose from, unless the address names one: "%s"', async (query, expected) => {
    expect(await open(query)).toMatchObject({ kind: 'form', ...expected });
  });
});
