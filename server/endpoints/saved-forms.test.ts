import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/core/api-error.ts';
import type { CallApi } from '../../src/api/core/operation.ts';
import { FORM_ACTIONS } from './form-actions.ts';
import type { SubmittedForm } from './form-action.ts';

type Name = 'save-for-later' | 'restore-saved' | 'remove-saved';

let sent: unknown[];
let failing: Readonly<Record<string, ApiError>>;

const call = (async ({ name }, { params, body }: { params?: unknown; body?: unknown }) => {
  sent.push([name, params, body]);
  const error = failing[name];
  if (error !== undefined) throw error;
  return { saveForLaterId: 'S1' };
}) as CallApi;

const submit = (name: Name) =>
  FORM_ACTIONS[name].run({
    field: (field: string) => (field === 'item' ? 'L1' : ''),
    call,
    session: { basketId: 'B1' },
  } as unknown as SubmittedForm);
const errorOf = (errorId: string) => new ApiError({ errorId, status: 404, message: errorId });

beforeEach(() => {
  sent = [];
  failing = {};
});

describe('the form of an item that is saved for later', () => {
  test.each([
    ['save-for-later', '/cart#saved', ['saveCartLine', { basketId: 'B1' }, { itemId: 'L1' }]],
    ['restore-saved', '/cart', ['restoreSavedLine', undefined, { saveForLaterId: 'S1', itemId: 'L1' }]],
    ['remove-saved', '/cart#saved', ['removeSavedLine', { saveForlaterId: 'S1', itemId: 'L1' }, undefined]],
  ] as const)('%s leads to %s', async (name, page, performed) => {
    expect(await submit(name)).toBe(page);
    expect(sent.at(-1)).toEqual(performed);
  });

  test.each(['save-for-later', 'remove-saved'] as const)('%s changes nothing when it is sent twice', async (name) => {
    failing = { saveCartLine: errorOf('ITEM_NOT_AVAILABLE'), removeSavedLine: errorOf('ITEM_NOT_AVAILABLE') };
    expect(await submit(name)).toBe('/cart#saved');
  });

  test('fails with what the cart rejects', async () => {
    failing = { restoreSavedLine: errorOf('ITEM_OOS'), saveCartLine: errorOf('CART_NOT_FOUND') };
    await expect(submit('restore-saved')).rejects.toMatchObject({ errorId: 'ITEM_OOS' });
    await expect(submit('save-for-later')).rejects.toMatchObject({ errorId: 'CART_NOT_FOUND' });
  });
});
