import { recordProductView } from '../../api/catalog/recommendations.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';

/** Products that one view is counted with. */
const MAX_BEFORE = 4;

/** Counts the product with those viewed before it on the device. */
export const recordView = createAction('catalog/view', async (productId: string, viewedBefore: readonly string[]) =>
  viewedBefore.length === 0
    ? undefined
    : callApi(recordProductView, { body: { productId, viewedBefore: viewedBefore.slice(0, MAX_BEFORE) } }),
);
