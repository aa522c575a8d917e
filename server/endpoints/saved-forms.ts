import { getSavedForLater, removeSavedLine, restoreSavedLine, saveCartLine } from '../../src/api/account/wishlists.ts';
import type { CallApi } from '../../src/api/core/operation.ts';
import { isApiError } from '../../src/api/core/api-error.ts';
import type { FormAction } from './form-action.ts';

const ownList = async (call: CallApi) => (await call(getSavedForLater, {})).saveForLaterId;

/** What is gone already was submitted twice. */
async function once(change: Promise<unknown>): Promise<string> {
  await change.catch((error: unknown) => {
    if (!isApiError(error) || error.errorId !== 'ITEM_NOT_AVAILABLE') throw error;
  });
  return '/cart#saved';
}

/** Moves a line of the cart to the saved items. */
export const saveLine: FormAction = ({ field, call, session: { basketId = '' } }) =>
  once(call(saveCartLine, { params: { basketId }, body: { itemId: field('item') } }));

/** Moves a saved item to the cart; on an error it stays saved. */
export const restoreLine: FormAction = async ({ field, call }) => {
  const saveForLaterId = await ownList(call);
  await call(restoreSavedLine, { body: { saveForLaterId, itemId: field('item') } });
  return '/cart';
};

export const removeSaved: FormAction = async ({ field, call }) => {
  const saveForlaterId = await ownList(call);
  return once(call(removeSavedLine, { params: { saveForlaterId, itemId: field('item') } }));
};
